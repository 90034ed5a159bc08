"""Players who act as fast as they are answered, reconnect, and repeat unanswered asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import aiohttp

from tests.server.e2e.client import Guest, Hangup, Json, Line, Refused
from tests.server.e2e.playing import chosen, news

PAUSE = 0.01
"""Seconds between two attempts to reach a server that is down."""
GONE = (aiohttp.ClientError, ConnectionError, Hangup, TimeoutError)

LATE = ("match_runs", "no_talk", "signals_only")
"""How a table refuses what others, or an ask sent with it, have overtaken."""

TABLES: tuple[Json, ...] = (
    {"game": "quick-and-easy", "settings": {"seats": 2}},
    {"game": "face-to-face", "settings": {"seats": 2}},
    {"game": "the-game", "settings": {"seats": 3}},
    {"game": "snakes-and-ladders", "settings": {"seats": 4, "options": {"target": 60}}},
)


@dataclass
class Told:
    """The answers to a player: the ids of acknowledged and of refused asks."""

    table: str
    person: str
    acked: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Player:
    """One person at one table, who repeats asks until they are answered."""

    def __init__(self, guest: Guest, table: str, name: str) -> None:
        self.guest = guest
        self.told = Told(table, guest.id)
        self.dice = Random(name)
        self.n: int | None = None
        self.comings = 0
        self.unanswered: dict[str, tuple[str, Json]] = {}
        self.line: Line | None = None
        self.stays_away = False
        self._ids = 0
        self._name = name

    async def run(self) -> None:
        """Play through crashes of the server, until cancelled or told to stay away."""
        while not self.stays_away:
            line = self.line = Line(self.guest, self.told.table)
            try:
                await line.open(self.n)
                self.comings += 1
                await self._visit(line)
            except GONE:
                await asyncio.sleep(PAUSE)
            finally:
                if line.n >= 0:
                    self.n = line.n
                with suppress(*GONE):
                    await line.close()

    async def _visit(self, line: Line) -> None:
        """Ask again what was not answered, then play on."""
        for id, (ask, fields) in list(self.unanswered.items()):
            await self._ask(line, ask, fields, id)
        seen = None
        while True:
            wishes = self._wishes(line, seen)
            seen = line.at
            if wishes:
                await gathered(self._ask(line, ask, fields) for ask, fields in wishes)
            else:
                await news(line)

    def _wishes(self, line: Line, seen: int | None) -> list[tuple[str, Json]]:
        """What to ask for now; now and then two things at once."""
        wishes: list[tuple[str, Json]] = []
        if line.phase != "playing":
            return [("start", {})] if line.facts["host"] == line.you else []
        if line.facts.get("between_rounds"):
            ready = line.facts["seats"][line.you].get("ready")
            return [] if ready else [("go_on", {})]
        choice = chosen(line, self.dice, seen)
        if choice is not None:
            wishes.append(("act", choice))
            if self.dice.random() < 0.1:
                wishes.append(("say", {"text": f"{self._name} again"}))
        return wishes

    async def _ask(self, line: Line, ask: str, fields: Json, id: str | None = None) -> None:
        if id is None:
            self._ids += 1
            id = f"{self._name}-{self._ids}"
        self.unanswered[id] = ask, fields
        try:
            await line.ask(ask, id=id, **fields)
        except Refused as refused:
            if refused.rule.startswith("T") and refused.code not in LATE:
                raise  # the rules of games refuse what was overtaken, those of tables do not
            self.told.refused.append(id)
        else:
            if ask != "go_on":  # who is ready is not kept
                self.told.acked.append(id)
        del self.unanswered[id]


async def gathered(asks: Iterable[Coroutine[Any, Any, None]]) -> None:
    """All of them; the first failure comes when all are answered."""
    done = await asyncio.gather(*asks, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            raise each


class Load:
    """Players at several tables."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def at(cls, *urls: str) -> AsyncIterator[Load]:
        """Everybody sits down, each at the next of these servers, and waits for `begin`."""
        async with AsyncExitStack() as stack:
            players = []
            for number, create in enumerate(TABLES):
                guests = []
                for seat in range(create["settings"]["seats"]):
                    url = urls[seat % len(urls)]
                    guest = await stack.enter_async_context(Guest(url))
                    guests.append(await guest.call_me(f"Guest {seat}"))
                table = await guests[0].table(**create)
                for guest in guests:
                    await guest.post(f"/api/tables/{table}/join", {})
                players += [
                    Player(guest, table, f"{'abcdef'[number]}{'uvwxyz'[seat]}")
                    for seat, guest in enumerate(guests)
                ]
            load = cls(players)
            try:
                yield load
            finally:
                await load.end()

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(player.run()) for player in self.players]

    def move(self, *urls: str) -> None:
        """From now on players connect to these servers, and leave where they were."""
        for number, player in enumerate(self.players):
            player.guest.url = urls[number % len(urls)]
            if player.line is not None:
                player.line.hang_up()

    def stay_away(self) -> None:
        """From now on players do not reconnect."""
        for player in self.players:
            player.stays_away = True

    @property
    def lines(self) -> list[Line]:
        """Everybody's last connection."""
        return [player.line for player in self.players if player.line is not None]

    def check(self) -> None:
        """Check that no player had an error other than a server that is down."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for done in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(done, Exception):
                raise done

    @property
    def told(self) -> list[Told]:
        return [player.told for player in self.players]
