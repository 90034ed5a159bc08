"""Parties at tables of all games, who play until they are told to end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

from tests.server.crash.clients import HASTY, Manners, Party, Player
from tests.server.crash.history import History
from tests.server.e2e.client import Guest, Json, Line
from tests.timeouts import POLL_SECONDS, TIMEOUT

TABLES: tuple[Json, ...] = (
    {"game": "quick-and-easy", "settings": {"seats": 2}},
    {"game": "face-to-face", "settings": {"seats": 2}},
    {"game": "the-game", "settings": {"seats": 3}},
    {"game": "snakes-and-ladders", "settings": {"seats": 4, "options": {"target": 60}}},
)
CHEAP = {"stand_in": "casual"}
"""The bots of those who have left: they need no search."""


class Load:
    """Players at several tables, and what they did and were told."""

    def __init__(self, history: History, parties: list[Party], players: list[Player]) -> None:
        self.history = history
        self.parties = parties
        self.players = players
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def at(
        cls, url: str, manners: Manners = HASTY, seed: int = 0, tables: int = len(TABLES)
    ) -> AsyncIterator[Load]:
        """Everybody sits down and waits for `begin`."""
        async with AsyncExitStack() as stack:
            load = cls(History(), [], [])
            for number in range(tables):
                create = TABLES[number % len(TABLES)]
                create = create | {"settings": create["settings"] | CHEAP}
                party = Party(f"{'abcdefghijkl'[number]}", create, load.history)
                load.parties.append(party)
                for seat in range(create["settings"]["seats"]):
                    name = f"{party.name}{seat}"
                    guest = await stack.enter_async_context(Guest(url))
                    await guest.call_me(f"Guest {seat}")
                    load.players.append(Player(guest, party, name, manners, seed))
                    if seat == 0:
                        await party.open(guest, name)
                    else:
                        await guest.post(f"/api/tables/{party.table}/join", {})
            try:
                yield load
            finally:
                await load.end()

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(player.run()) for player in self.players]

    def stay_away(self) -> None:
        """From now on players do not reconnect."""
        for player in self.players:
            player.stays_away = True

    @property
    def lines(self) -> list[Line]:
        """Everybody's last connection."""
        return [player.line for player in self.players if player.line is not None]

    @property
    def people(self) -> dict[str, str]:
        """Who the clients are for the server."""
        return {player.name: player.guest.id for player in self.players}

    def check(self) -> None:
        """Check that no player had an error other than a server that is down."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def everybody_back(self) -> None:
        """Wait until every party has been answered anew."""
        since, silent = len(self.history.events), {party.name: party for party in self.parties}
        late = monotonic() + TIMEOUT
        while silent:
            await asyncio.sleep(POLL_SECONDS)
            self.check()
            events = self.history.events[since:]
            since += len(events)
            for event in events:
                if event.acts:
                    silent.pop(event.client[0], None)
            if monotonic() > late:
                tables = [party.table for party in silent.values()]
                told = [self.history.around(table, late, TIMEOUT + 5) for table in tables]
                raise AssertionError("\n\n".join(["some play no more", *told]))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for done in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done
