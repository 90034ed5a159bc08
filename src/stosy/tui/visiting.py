"""Coming to a table on a server: a name, a table of the list or a new one, then the table."""

from __future__ import annotations

from collections.abc import Callable

from stosy.chat import display_name
from stosy.core import Malformed, Record, read
from stosy.games import games
from stosy.text import Words
from stosy.tui.address import Address, Unreachable
from stosy.tui.cookies import CookieJar
from stosy.tui.front import Front, choose_game
from stosy.tui.site import ServerClient
from stosy.vocabulary.settings import Change
from stosy.wire.api import Create, TableSummary


def server(origin: str) -> ServerClient:
    """A server, with the cookies of this person."""
    return ServerClient(origin, CookieJar())


class Visit:
    """A person on the way to a table."""

    def __init__(
        self,
        where: Address,
        name: str,
        words: Words,
        site: Callable[[str], ServerClient] = server,
    ) -> None:
        self.where = where
        self._made = site
        self.name = name
        self.words = words

    async def run(self, front: Front) -> None:
        """Until the person leaves."""
        self.site = self._made(self.where.origin)
        try:
            await self._introduce(front)
            while self.where.table is None:
                self.where = Address(self.where.origin, await self._find(front))
            await front.sit(self.site, self.where, self._record)
        finally:
            await self.site.close()

    async def _introduce(self, front: Front) -> None:
        """Set the name on the server: the given one, or ask for it."""
        me = await self.site.me()
        name = display_name(self.name)
        while not (name or me.name):
            name = display_name(await front.question(self.words.say("join-name-prompt")))
        if name and name != me.name:
            await self.site.rename(name)

    async def _find(self, front: Front) -> str | None:
        """A table of the list, which grows on request, or a new one; None to look again."""
        say = self.words.say
        known = {table.table: table for table in (await self.site.me()).tables}
        start = 0
        while True:
            page = await self.site.tables(start)
            start += len(page.tables)
            known.update((table.table, table) for table in page.tables)
            tables = [each for each in known.values() if self._can_join(each)]
            title = say("join-tables" if tables else "join-no-tables")
            more = [say("join-more")] if page.more else []
            choices = [say("screen-new-table"), *map(self._line_of, tables), *more]
            place = await front.choose(title, choices)
            if place == 0:
                return await self._open(front)
            if place <= len(tables):
                return tables[place - 1].table

    def _can_join(self, table: TableSummary) -> bool:
        return table.phase != "closed" and table.game in games()

    def _line_of(self, table: TableSummary) -> str:
        return self.words.say(
            "join-listed",
            game=self.words.game_name(table.game),
            names=", ".join(self.words.person(name) for name in table.names if name) or None,
            open=table.open,
            playing=table.phase == "playing",
        )

    async def _open(self, front: Front) -> str | None:
        game = await choose_game(front)
        wanted = await front.agree(game, shared=True)
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
