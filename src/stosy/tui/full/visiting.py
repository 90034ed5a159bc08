"""Coming to a table on a server: a name, a table of the list or a new one, then the table."""

from __future__ import annotations

from collections.abc import Callable

from stosy.chat import display_name
from stosy.core import AnyGame, Malformed, Record, read
from stosy.games import find, games
from stosy.text import Words
from stosy.tui.address import Address, Unreachable
from stosy.tui.full.app import StosyApp
from stosy.tui.full.play import Seated
from stosy.tui.full.setup import Setup
from stosy.tui.site import ServerClient
from stosy.vocabulary.settings import Change
from stosy.wire.api import Create, TableSummary


class Visit:
    """A person on the way to a table."""

    def __init__(
        self,
        site: ServerClient,
        where: Address,
        name: str,
        words: Words,
        line_of: Callable[[TableSummary], str],
    ) -> None:
        self.site = site
        self.where = where
        self.name = name
        self.words = words
        self.seated: Seated | None = None
        self._line_of = line_of

    async def run(self, app: StosyApp) -> None:
        """Until the person leaves."""
        app.records = self._record
        try:
            await self._introduce(app)
            while self.where.table is None:
                table = await self._find(app)
                self.where = Address(self.where.origin, table)
            self.seated = Seated(self.site, self.where, self.words)
            await app.sit(self.seated)
        finally:
            await self.site.close()

    async def _introduce(self, app: StosyApp) -> None:
        me = await self.site.me()
        name = display_name(self.name)
        while not (name or me.name):
            name = display_name(await app.question(self.words.say("join-name-prompt")))
        if name and name != me.name:
            await self.site.rename(name)

    async def _find(self, app: StosyApp) -> str | None:
        """A table of the list or a new one; None to look again."""
        own = (await self.site.me()).tables
        page = await self.site.tables()
        known = {table.table: table for table in (*own, *page.tables) if table.game in games()}
        tables = [table for table in known.values() if table.phase != "closed"]
        title = self.words.say("join-tables" if tables else "join-no-tables")
        choices = [self.words.say("screen-new-table"), *map(self._line_of, tables)]
        place = await app.choose(title, choices)
        return tables[place - 1].table if place else await self._open(app)

    async def _open(self, app: StosyApp) -> str | None:
        ids = list(games())
        told = [f"{self.words.game_name(each)}: {self.words.idea(each)}" for each in ids]
        game: AnyGame = find(ids[await app.choose(self.words.say("play-choose"), told)])
        wanted = await app.push_screen_wait(Setup(game, self.words, shared=True))
        if wanted is None:
            return None
        change = Change(
            seats=wanted.seats,
            options=dict(wanted.options),
            stand_in=wanted.level,
            first=wanted.first,
            **wanted.terms,
        )
        return await self.site.create(Create(game=game.id, settings=change))

    async def _record(self, match: int) -> Record | None:
        try:
            return read(await self.site.record(self.where.table or "", match))
        except (Malformed, Unreachable):
            return None
