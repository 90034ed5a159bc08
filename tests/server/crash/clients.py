"""Players who reconnect and repeat unanswered asks as browsers do, and note what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

import aiohttp

from tests.server.crash.history import PING, History
from tests.server.e2e.client import Guest, Hangup, Json, Line, NoProblem, Refused
from tests.server.e2e.playing import chosen

GONE = (aiohttp.ClientError, ConnectionError, Hangup, TimeoutError)
AT_ONCE = 0.05
HELLO_WITHIN = 8.0
ANSWER_WITHIN = 15.0
LOOK_EVERY, ASKED_AFTER, ANSWERED_WITHIN = 3.0, 6.0, 8.0
"""Seconds, as in web/src/table/link.ts: a silent connection is pinged, then given up."""
SAYS, LEAVES, READS, MOVES = 0.1, 0.01, 0.05, 0.3
"""How probable each is: the first three at a move, to go to a new table after a match."""
NUMBERED = {"began": "match", "seed_revealed": "match"}
"""Which number of an event is noted, if it is not the seat."""


@dataclass(frozen=True)
class Manners:
    """Seconds: the first and the longest pause before reconnecting, and between two moves."""

    first: float
    longest: float
    between: float


HASTY = Manners(first=0.01, longest=0.01, between=0.0)
AS_BROWSERS = Manners(first=0.5, longest=10.0, between=0.1)


class RecordedLine(Line):
    """A socket whose messages are noted; the referee judges them, and not the client."""

    def __init__(self, guest: Guest, table: str, history: History, name: str) -> None:
        super().__init__(guest, table)
        self.heard = monotonic()
        self.greeted = False
        self._history = history
        self._name = name

    def _hear(self, told: Json) -> None:
        self.heard, self.greeted = monotonic(), True
        super()._hear(told)
        match told["tell"]:
            case "update":
                events = tuple(map(_shown, told.get("events", [])))
                flags = {name: told.get(name, False) for name in ("gap", "lost")}
                self._note("update", n=told["n"], events=events, **flags)
            case "ack":
                self._note("ack", id=told["id"], n=self.n)
            case "refusal":
                self._note("refusal", id=told["id"] or "", text=told["code"])
            case "goodbye":
                self._note("goodbye", text=told["reason"])

    def _check_numbers(self, told: Json) -> None:
        pass

    def _note(self, what: Any, **more: Any) -> None:
        self._history.note(self._name, what, self.table, **more)


def _shown(event: Json) -> str:
    """What everybody sees of an event."""
    number = event.get(NUMBERED.get(event["event"], "seat"), "")
    return f"{event['event']}:{number}"


class Party:
    """People who play together, at one table after another."""

    def __init__(self, name: str, create: Json, history: History) -> None:
        self.name = name
        self.create = create
        self.history = history
        self.table = ""
        self.tables: list[str] = []

    async def open(self, guest: Guest, client: str) -> None:
        """Go to a new table."""
        id = f"{self.name}-{len(self.tables)}-{len(self.history.events)}"
        self.history.note(client, "get", self.table, id=id, text="create")
        self.table = await guest.table(**self.create)
        self.tables.append(self.table)
        self.history.note(client, "got", self.table, id=id, text="create")


class Player:
    """One person of a party, who repeats asks until they are answered."""

    def __init__(
        self, guest: Guest, party: Party, name: str, manners: Manners, seed: int = 0
    ) -> None:
        self.guest = guest
        self.party = party
        self.name = name
        self.dice = Random(f"{seed} {name}")
        self.comings = 0
        self.line: RecordedLine | None = None
        self.stays_away = False
        self._manners = manners
        self._pause = manners.first
        self._table = ""
        self._n: int | None = None
        self._unanswered: dict[str, tuple[str, Json]] = {}
        self._ids = 0

    async def run(self) -> None:
        """Play through crashes of the server, until cancelled or told to stay away."""
        while not self.stays_away:
            try:
                await self._come()
            except GONE:
                await self._wait()

    async def _wait(self) -> None:
        """Longer and longer, until it works."""
        await asyncio.sleep(self._pause * self.dice.uniform(0.7, 1.3))
        self._pause = min(max(self._pause * 2, self._manners.first), self._manners.longest)

    async def _come(self) -> None:
        await self._sit_down()
        line = self.line = RecordedLine(self.guest, self._table, self.party.history, self.name)
        pulse = asyncio.create_task(_pulse(line))
        try:
            self._note("hello", n=-1 if self._n is None else self._n)
            await self._open(line)
            self.comings += 1
            self._pause = self._manners.first
            await self._visit(line)
        finally:
            self._note("gone")
            if line.n >= 0:
                self._n = line.n
            if line.told is not None and (retry := line.told.get("retry")) is not None:
                self._pause = max(AT_ONCE, min(retry / 1000, self._manners.longest))
            pulse.cancel()
            line.hang_up()
            with suppress(*GONE):
                await line.close()

    async def _open(self, line: RecordedLine) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                await line.open(self._n)
        except aiohttp.WSServerHandshakeError as error:
            self._note("failed", text=f"{error.status} socket")
            raise

    async def _sit_down(self) -> None:
        """Take a seat at the table to which the party has gone."""
        if self._table == self.party.table:
            return
        table = self.party.table
        with suppress(SeatedAlready):
            await self._request("join", lambda: self.guest.post(f"/api/tables/{table}/join", {}))
        self._table, self._n = table, None
        self._unanswered.clear()

    async def _visit(self, line: RecordedLine) -> None:
        """Ask again what was not answered, then play on."""
        for id, (ask, fields) in list(self._unanswered.items()):
            await self._ask(line, ask, fields, id)
        seen = None
        while self._table == self.party.table:
            if self.dice.random() < READS:
                await self._read()
            wishes = self._wishes(line, seen)
            seen = line.at
            if line.phase == "over" and wishes and self.dice.random() < MOVES:
                with suppress(*GONE):
                    await self._request("create", lambda: self.party.open(self.guest, self.name))
            elif wishes:
                await gathered(self._ask(line, ask, fields) for ask, fields in wishes)
            else:
                await self._news(line)
            if self._manners.between:
                await asyncio.sleep(self._manners.between * self.dice.uniform(0.5, 1.5))

    async def _news(self, line: RecordedLine) -> None:
        """Something has happened here, or the party has gone elsewhere."""
        at, facts = line.at, line.facts
        moved_on = line.until(lambda: line.at != at or line.facts is not facts)
        waiting = asyncio.create_task(moved_on)
        try:
            while self._table == self.party.table and not waiting.done():
                await asyncio.wait((waiting,), timeout=0.2)
        finally:
            waiting.cancel()
        if waiting.done():
            waiting.result()

    def _wishes(self, line: Line, seen: int | None) -> list[tuple[str, Json]]:
        """What to ask for now; now and then two things at once."""
        room = any(seat["kind"] == "open" for seat in line.facts["seats"])
        if line.you is None:
            return [("sit", {})] if room or line.may_return is not None else []
        hosts = line.facts["host"] == line.you
        if line.phase != "playing":
            return [("start", {})] if hosts and not room else []
        if line.facts.get("between_rounds"):
            ready = line.facts["seats"][line.you].get("ready")
            return [] if ready else [("go_on", {})]
        choice = chosen(line, self.dice, seen)
        if choice is None:
            return []
        if not hosts and self.dice.random() < LEAVES:
            return [("leave", {})]
        wishes = [("act", choice)]
        if self.dice.random() < SAYS:
            wishes.append(("say", {"text": f"{self.party.name} again"}))
        return wishes

    async def _ask(self, line: Line, ask: str, fields: Json, id: str | None = None) -> None:
        if id is None:
            self._ids += 1
            id = f"{self.name}-{self._ids}"
        self._unanswered[id] = ask, fields
        self._note("ask", id=id, text=ask)
        with suppress(Refused):
            await line.ask(ask, id=id, **fields)
        del self._unanswered[id]

    async def _read(self) -> None:
        """Look at the table past the socket."""
        path = f"/api/tables/{self._table}"

        async def facts() -> int:
            return int((await self.guest.get(path))["match"])

        async def records() -> int:
            return max((await self.guest.get(f"{path}/records"))["matches"], default=0)

        name, read = self.dice.choice((("facts", facts), ("records", records)))
        self._ids += 1
        id = f"{self.name}-{self._ids}"
        self._note("get", id=id, text=name)
        with suppress(*GONE):
            if (found := await self._request(name, read)) is not None:
                self._note("got", id=id, text=name, n=found)

    async def _request(self, name: str, request: Any) -> Any:
        """The answer; none if it was refused, which is noted."""
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                return await request()
        except Refused as refused:
            self._note("failed", text=f"{refused.status} {name} {refused.code}")
            if refused.code == "seated_already":
                raise SeatedAlready from None
            raise Hangup from None
        except NoProblem as answer:
            self._note("failed", text=f"{answer.status} {name}")
            raise Hangup from None

    def _note(self, what: Any, **more: Any) -> None:
        self.party.history.note(self.name, what, self._table, **more)


class SeatedAlready(Exception):
    """An earlier request, whose answer was lost, has done it."""


async def _pulse(line: RecordedLine) -> None:
    """Give up a connection that has been silent for long and does not answer a ping."""
    with suppress(Hangup):
        while not line.closed:
            await asyncio.sleep(LOOK_EVERY)
            if line.greeted and monotonic() - line.heard > ASKED_AFTER:
                try:
                    async with asyncio.timeout(ANSWERED_WITHIN):
                        await line.ask("ping", id=PING)
                except TimeoutError:
                    line.hang_up()


async def gathered(asks: Iterable[Coroutine[Any, Any, None]]) -> None:
    """All of them; the first failure comes when all are answered."""
    done = await asyncio.gather(*asks, return_exceptions=True)
    for each in done:
        if isinstance(each, BaseException):
            raise each
