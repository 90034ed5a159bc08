"""The program on the screen: which screen follows which."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from textual.app import App
from textual.binding import Binding

from stosy.core import Action, AnyGame, Refused
from stosy.text import Words
from stosy.tui.address import Address, Unreachable
from stosy.tui.front import Agreed, Flow, Records
from stosy.tui.full.menus import Menu, Question
from stosy.tui.full.menus import Text as Reading
from stosy.tui.full.play import Seated
from stosy.tui.full.setup import Setup
from stosy.tui.full.table import TableScreen
from stosy.tui.joined import Joined, Quit
from stosy.tui.session import Site


class StosyApp(App[Exception | None]):
    """Runs a flow of screens; the result is the error that ended it."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]
    TITLE = "Stosy"

    def __init__(self, words: Words, flow: Flow) -> None:
        super().__init__()
        self.words = words
        self._flow = flow
        self.records: Records | None = None
        self.seated: Seated | None = None

    @property
    def table(self) -> Joined | None:
        return None if self.seated is None else self.seated.table

    def on_mount(self) -> None:
        self.theme = "textual-light" if is_light(os.environ) else "textual-dark"
        self.run_worker(self._run(), exit_on_error=True)

    async def _run(self) -> None:
        try:
            await self._flow(self)
        except Quit:
            self.exit(None)
        except (Refused, Unreachable, OSError) as error:
            self.exit(error)
        else:
            self.exit(None)

    async def choose(
        self, title: str, choices: Sequence[str], names: Sequence[Sequence[str]] = ()
    ) -> int:
        place = await self.push_screen_wait(Menu(title, choices))
        if place is None:
            raise Quit
        return place

    async def question(self, text: str) -> str:
        answer = await self.push_screen_wait(Question(text))
        if answer is None:
            raise Quit
        return answer

    async def agree(self, game: AnyGame, shared: bool = False) -> Agreed | None:
        return await self.push_screen_wait(Setup(game, self.words, shared))

    async def sit(self, site: Site, where: Address, records: Records) -> None:
        self.records = records
        self.seated = seated = Seated(site, where, self.words)
        screen = TableScreen(seated)
        seated.screen = TableView(self, screen)
        self.push_screen(screen)
        await seated.session.run()


class TableView:
    """The table's screen and what opens over it."""

    def __init__(self, app: StosyApp, screen: TableScreen) -> None:
        self._app = app
        self._table = screen

    def draw(self) -> None:
        self._table.draw()

    def ask(self, title: str, choices: Sequence[str], then: Callable[[int], None]) -> None:
        def chosen(place: int | None) -> None:
            if place is not None:
                then(place)
            self.draw()

        self._app.push_screen(Menu(title, choices), chosen)

    def read(self, title: str, lines: Sequence[str]) -> None:
        self._app.push_screen(Reading(title, lines))

    def which(self, actions: Sequence[Action]) -> None:
        self._table.ask_which(actions)

    def replay(self, match: int) -> None:
        self._app.run_worker(self._replay(match))

    def dark(self) -> None:
        dark = self._app.theme == "textual-dark"
        self._app.theme = "textual-light" if dark else "textual-dark"

    async def _replay(self, match: int) -> None:
        from stosy.tui.full.replay import ReplayScreen

        find = self._app.records
        record = None if find is None else await find(match)
        if record is not None:
            self._app.push_screen(ReplayScreen(record, self._app.words))


def is_light(environ: os._Environ[str] | dict[str, str]) -> bool:
    """Does the terminal say that its background is light?"""
    _, _, background = environ.get("COLORFGBG", "").rpartition(";")
    return background in ("7", "15")
