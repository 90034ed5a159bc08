"""The terminal's screen, played by keys and by mouse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from stosy.bots import usual_level
from stosy.games import find
from stosy.host import Game
from stosy.table.pacing import Tempo
from stosy.text import Words
from stosy.tui.alone import Alone
from stosy.tui.front import Flow
from stosy.tui.full.app import StosyApp
from stosy.tui.full.table import TableScreen
from stosy.tui.full.widgets import Row
from stosy.tui.joined import Joined
from stosy.tui.saved import SavedTable
from tests.text.spaces import spaced
from tests.timeouts import TIMEOUT

AT_ONCE = Tempo(pace=0.0, thinking=0.02)


class Player:
    """Somebody at the screen."""

    def __init__(self, app: StosyApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def text(self) -> str:
        """What the screen shows."""
        strips = self.app.screen._compositor.render_strips()
        return spaced("\n".join("".join(part.text for part in strip) for strip in strips))

    @property
    def table(self) -> Joined:
        assert self.app.seated is not None
        assert self.app.seated.table is not None
        return self.app.seated.table

    @property
    def screen(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                await self.pilot.pause(0.01)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def click(self, row: str, place: int) -> None:
        await self.pilot.click(self.screen.query_one(f"#{row}", Row).pieces[place])
        await self.pilot.pause()

    def my_turn(self) -> bool:
        """Is the person asked for something, or is it over?"""
        table = self.app.seated and self.app.seated.table
        if not table or table.sight is None or table.busy:
            return False
        if table.facts.phase == "over" or table.between_rounds:
            return True
        return table.sight.my_turn and table.talk.automatic(table.sight) is None


@asynccontextmanager
async def alone(
    game: str,
    folder: Path,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
    seats: int | None = None,
    seed: str = "ab" * 32,
    new: bool = True,
    level: str | None = None,
    **options: Any,
) -> AsyncIterator[Player]:
    """A table in this process, with quick bots."""
    rules, words = find(game), Words(language)
    count = rules.usual_seats if seats is None else seats
    levels = [level or usual_level(rules)] * (count - 1)
    flow = Alone(
        words=words,
        name="Olha",
        game=rules,
        wanted=lambda game: Game(game=game, seats=count, options=options, levels=levels),
        seed=lambda: seed,
        new=new,
        tempo=AT_ONCE,
        store=SavedTable(folder / "play.jsonl"),
    )
    async with screen(words, flow.run, size) as player:
        yield player


@asynccontextmanager
async def screen(words: Words, flow: Flow, size: tuple[int, int]) -> AsyncIterator[Player]:
    app = StosyApp(words, flow)
    async with app.run_test(size=size) as pilot:
        yield Player(app, pilot)
