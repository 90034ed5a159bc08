"""Honest people, who play whole matches during the fuzz test."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

from stosy.core import read, verify
from stosy.games import find
from tests.server.hostile.frames import Guest, Wire, frame
from tests.timeouts import POLL_SECONDS

SHORT: dict[str, dict[str, Any]] = {
    "snakes-and-ladders": {"rounds": "single", "draw": "only_without_a_fit"}
}
"""Options with which a match ends soon, though it is played at random."""


class Player:
    """Answers what the game waits for, by the offers alone."""

    def __init__(self, wire: Wire, seat: int, random: Random) -> None:
        self.wire = wire
        self.seat = seat
        self.random = random
        self.acked = 0
        self.refused: list[str] = []
        self._ended = 0
        self._over = asyncio.Event()
        self._asks = 0
        self._open: str | None = None

    async def play(self) -> None:
        """Until the match is over, and then whenever there is another."""
        while told := await self.wire.tell():
            match told["tell"]:
                case "table_is":
                    await self._table(told["facts"])
                case "update" if "at" in told:
                    self._open = None
                    await self._act(told.get("offers", []))
                case "ack":
                    self.acked += 1
                case "refusal":
                    self.refused.append(told["code"])
                case "goodbye":
                    raise AssertionError(told)

    async def _table(self, facts: dict[str, Any]) -> None:
        if facts.get("between_rounds") and not facts["seats"][self.seat].get("ready"):
            await self.ask("go_on")
        if facts["phase"] != "playing":
            self._ended = facts["match"]
            self._over.set()

    async def seen_the_end_of(self, match: int) -> None:
        """The table may be told again and again between two matches."""
        while self._ended < match:
            self._over.clear()
            await self._over.wait()

    async def _act(self, offers: list[dict[str, Any]]) -> None:
        for offer in offers:
            if offer["fallback"] is not None:
                action = self.random.choice(offer["actions"] or [offer["fallback"]])
                await self.ask("act", offer=offer["id"], actions=[action])

    async def ask(self, ask: str, **fields: Any) -> None:
        self._asks += 1
        message = {"ask": ask, "id": f"{self.seat}-{self._asks}", **fields}
        await self.wire.send(frame(json.dumps(message).encode()))


class Witness:
    """A table of two honest players."""

    def __init__(self, game: str, table: str, host: Guest, players: tuple[Player, Player]) -> None:
        self.game = game
        self.table = table
        self.host = host
        self.players = players
        self.stop = False

    async def matches(self, due: Callable[[], bool] = lambda: True) -> None:
        """One match after the other, whenever one is due, until `stop` is set."""
        for match in count(1):
            while not due() and not self.stop:
                await asyncio.sleep(POLL_SECONDS)
            await self.players[0].ask("start")
            for player in self.players:
                await player.seen_the_end_of(match)
            if self.stop:
                return

    async def verified(self) -> int:
        """How many matches there are; each of them was played by the rules, to an end."""
        path = f"/api/tables/{self.table}/records"
        numbers = json.loads((await self.host.fetch("GET", path)).body)["matches"]
        for number in numbers:
            record = read((await self.host.fetch("GET", f"{path}/{number}")).body)
            verify(find(self.game), record)
            assert record.result, number
        return len(numbers)


@asynccontextmanager
async def witness(port: int, game: str, seed: int) -> AsyncIterator[Witness]:
    """Two people at a table for two."""
    ann, bob = await Guest.named(port, "Ann"), await Guest.named(port, "Bob")
    settings = {"seats": 2, "options": SHORT.get(game, {})}
    table = await ann.open(game, settings=settings)
    seated = await bob.fetch("POST", f"/api/tables/{table}/join", {})
    assert seated.status == 200, seated
    wires = await ann.socket(table), await bob.socket(table)
    players = tuple(Player(wire, seat, Random(seed + seat)) for seat, wire in enumerate(wires))
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield Witness(game, table, ann, (players[0], players[1]))
        for task in tasks:
            assert not task.done(), "an honest player was cut off"
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for wire in wires:
            wire.abort()
