"""The fuzz test: hostile clients send anything while honest people play.

`make fuzz` runs it in full, the tests a small part of it. All is drawn from the seed; only how the
messages of different connections mix is the machine's.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from stosy.games import games
from tests.server.e2e.authenticator import Authenticator
from tests.server.hostile.asks import Asks
from tests.server.hostile.bad_requests import Known, http_noise
from tests.server.hostile.forged_passkeys import forged
from tests.server.hostile.frames import CLOSE, PING, PONG, TEXT, Answer, Guest, Wire, frame, shake
from tests.server.hostile.honest import Witness, witness
from tests.server.hostile.noise import HELLO, SOCKET_NOISE, half_a_frame, random_bytes
from tests.server.hostile.world import UNLIMITED, World, serving
from tests.timeouts import POLL_SECONDS, STORY_TIMEOUT

BATCHES = (4, 12, 40)
"""So many messages are sent at once."""
ABREAST = 6
"""So many attackers of each kind send at a time, each waiting for its answer."""
BRIEFLY = 0.01
"""Seconds that are thought about a hint or a move."""
TABLE_LIFE = 25
"""After so many batches an attacker makes a new table."""
GUEST_LIFE = 200
"""After so many requests they come from somebody else: this one may have been erased."""
WITHOUT_END = (random_bytes, half_a_frame)
"""After these the server may wait for more."""
NO_KERNEL = 501
"""For an analysis: this server has nobody to make one."""
MINUTE = 60
PROBE = b"are you there?"
ORIGIN = "https://cards.example"
SETTINGS: dict[str, Any] = {
    **UNLIMITED,
    "thinking": BRIEFLY,
    "remote_bots": BRIEFLY,
    "origin": ORIGIN,
    "push_contact": "mailto:host@cards.example",
    "push_providers": "",  # nothing leaves this machine
    "push_loopback": True,
    "revocation_rate": 1.0,  # an erasure searches the whole store
    **dict.fromkeys(("hello_seconds", "silent_seconds"), 3600.0),  # clients share our process
}
SHARES = {"asks": 0.69, "frames": 0.12, "requests": 0.18, "passkeys": 0.01}
HONEST = 500
"""An honest match may begin for so many messages of the attackers."""


class Tally(Struct):
    """What was sent, and what came back."""

    sent: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    acks: int = 0
    closes: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    matches: int = 0
    """Matches of honest people, played meanwhile and verified."""

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            sent=self.sent + other.sent,
            refusals=self.refusals + other.refusals,
            acks=self.acks + other.acks,
            closes=self.closes + other.closes,
            statuses=self.statuses + other.statuses,
            matches=self.matches + other.matches,
        )

    def lines(self) -> Iterator[str]:
        yield f"messages   {sum(self.sent.values())}  {_list(self.sent)}"
        yield f"acks       {self.acks}"
        yield f"refusals   {sum(self.refusals.values())}  {_list(self.refusals)}"
        yield f"closes     {self.closes}"
        yield f"statuses   {_list(self.statuses)}"
        yield f"honest matches finished and verified meanwhile: {self.matches}"


def _list(counts: Counter[Any]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.most_common())


class Fuzz:
    """Strangers at a server."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.port = world.port
        self.seed = seed
        self.tally = Tally()
        self.known = Known()
        self._begun = 0

    def is_busy(self) -> bool:
        """Is another match of honest people due, so that they notice if something goes wrong? If
        they played all the time, most of the time would be theirs."""
        due = sum(self.tally.sent.values()) >= self._begun * HONEST
        self._begun += due
        return due

    async def asks(self, game: str, messages: int) -> None:
        """A host at tables of their own, with bots."""
        random = Random(f"{self.seed} asks {game}")
        guest = await Guest.named(self.port, "Mallory")
        left, wire, asks = messages, None, Asks(game, random)
        for number in count():
            if left <= 0:
                break
            if wire is None or number % TABLE_LIFE == 0 or asks.closed:
                if wire is not None:
                    wire.abort()
                asks = Asks(game, random)
                table = await guest.open(game, bots="casual", start=True)
                self.known.tables = (*self.known.tables[-9:], table)
                wire = await guest.socket(table, mixes=random.random() < 0.5)
            size = min(random.choice(BATCHES), left)
            await self._batch(wire, asks, [asks.message() for _ in range(size)])
            left -= size
        if wire is not None:
            wire.abort()

    async def strangers(self, table: str, game: str, messages: int) -> None:
        """A spectator at the table of honest people, who asks for everything."""
        random = Random(f"{self.seed} stranger {game}")
        guest = await Guest.named(self.port, "Eve")
        wire, asks = await guest.socket(table), Asks(game, random)
        left = messages
        while left > 0:
            size = min(random.choice(BATCHES), left)
            await self._batch(wire, asks, [asks.message() for _ in range(size)])
            left -= size
        wire.abort()

    async def _batch(self, wire: Wire, asks: Asks, messages: list[str]) -> None:
        """Every message has one answer: an `ack`, a `planned`, `hints` or a `refusal`."""
        await wire.send(b"".join(frame(text.encode()) for text in messages))
        self.tally.sent["asks"] += len(messages)
        waiting = len(messages)
        while waiting:
            told = await wire.tell()
            assert told is not None, ("closed after", messages)
            asks.heard(told)
            if told["tell"] in ("ack", "planned", "hints"):
                self.tally.acks += 1
                waiting -= 1
            elif told["tell"] == "refusal":
                assert told["code"] != "broken", messages
                self.tally.refusals[told["code"]] += 1
                waiting -= 1
            else:
                assert told["tell"] in ("update", "table_is"), told

    async def frames(self, number: int, messages: int) -> None:
        """Sockets of the lobby and of tables on which nothing is as it should be."""
        random = Random(f"{self.seed} frames {number}")
        wire: Wire | None = None
        for _ in range(messages):
            if wire is None:
                wire = await self._opened(random)
            if not await self._noise(wire, random):
                wire.abort()
                wire = None
        if wire is not None:
            wire.abort()

    async def _opened(self, random: Random) -> Wire:
        while not self.known.tables:
            await asyncio.sleep(POLL_SECONDS)
        while True:
            table = random.choice((None, *self.known.tables))
            path = "/api/lobby" if table is None else f"/api/tables/{table}/socket"
            wire, answer = await shake(self.port, path)
            self._check(answer)
            if answer.status == 101:
                if table is not None and random.random() < 0.7:
                    await wire.send(frame(HELLO))
                return wire
            wire.abort()

    async def _noise(self, wire: Wire, random: Random) -> bool:
        """Afterwards the server is either there, and answers a ping, or has closed."""
        noise = random.choice(SOCKET_NOISE)
        self.tally.sent["frames"] += 1
        if noise in WITHOUT_END:
            wire.send_last(noise(random))
        else:
            wire.writer.write(noise(random) + frame(PROBE, PING))
        while heard := await wire.hear():
            if heard.opcode == TEXT:
                told = heard.tell
                if told.get("tell") == "refusal":
                    self.tally.refusals[told["code"]] += 1
            elif heard.opcode == CLOSE:
                break
            elif (heard.opcode, heard.payload) == (PONG, PROBE):
                return True
        self.tally.closes += 1
        return False

    async def requests(self, number: int, messages: int) -> None:
        """HTTP, more or less."""
        random = Random(f"{self.seed} requests {number}")
        wire: Wire | None = None
        for sent in range(messages):
            if sent % GUEST_LIFE == 0:
                guest = await Guest.named(self.port, "Trudy")
            data, waits = http_noise(random, self.port, self.known, guest.cookie)
            self.tally.sent["requests"] += 1
            if wire is None:
                wire = await Wire.open(self.port, 2**20)
            if waits:
                wire.send_last(data)
            else:
                wire.writer.write(data)
            again = await self._answers(wire, only_head=data.startswith(b"HEAD"), all=waits)
            if not again or waits:
                wire.abort()
                wire = None
        if wire is not None:
            wire.abort()

    async def _answers(self, wire: Wire, *, only_head: bool, all: bool) -> bool:
        """Read one answer, or all there are; may the connection be used again?"""
        while True:
            try:
                answer = await wire.answer(only_head)
            except (EOFError, ConnectionError):
                self.tally.closes += 1
                return False
            if answer.status == 100:
                continue
            self._check(answer)
            if answer.status < 300 and answer.body.startswith(b"{"):
                self.known.learn(answer.body)
            if answer.status == 101 or only_head or answer.headers.get("connection") == "close":
                return False
            if not all:
                return True

    async def passkeys(self, messages: int) -> None:
        """Passkeys with something wrong, made and signed for challenges of this server."""
        random = Random(f"{self.seed} passkeys")
        own = Authenticator(ORIGIN, "cards.example")
        for sent in range(messages):
            if sent % GUEST_LIFE == 0:
                guest = await Guest.named(self.port, "Trent")
            signs = own.handle and random.random() < 0.5
            path = "/api/me/sign-in" if signs else "/api/me/passkeys"
            asked = await guest.fetch("POST", f"{path}/options", {})
            self._check(asked)
            options = json.loads(asked.body)["options"]
            credential = forged(own.sign(options) if signs else own.make(options), random)
            self.tally.sent["passkeys"] += 1
            self._check(await guest.fetch("POST", path, {"credential": credential}))

    def _check(self, answer: Answer) -> None:
        """No answer is our mistake, and all carry the headers."""
        self.tally.statuses[answer.status] += 1
        busy = b'"status":"down"' in answer.body  # of `/api/ready`, where the machine is too busy
        assert answer.status < 500 or answer.status == NO_KERNEL or busy, answer
        assert answer.headers.get("server") == "stosy", answer
        assert answer.headers.get("x-content-type-options") == "nosniff", answer
        assert "default-src 'none'" in answer.headers.get("content-security-policy", ""), answer
        if answer.headers.get("content-type") == "application/json" and answer.status >= 400:
            code = json.loads(answer.body)["code"] if answer.body else "head"
            self.tally.refusals[code] += 1


async def fuzz(
    folder: Path, messages: int, seed: int, progress: Callable[[Tally], None] | None = None
) -> Tally:
    """So many messages; AssertionError if any of them does harm. Tells progress once a minute."""
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(serving(folder, **SETTINGS))
        fuzz = Fuzz(world, seed)
        witnesses = [
            await stack.enter_async_context(witness(world.port, game, seed)) for game in games()
        ]
        playing = [asyncio.create_task(each.matches(fuzz.is_busy)) for each in witnesses]
        telling = asyncio.create_task(_tell(progress, fuzz.tally)) if progress else None
        await _attack(fuzz, witnesses, messages)
        if telling:
            telling.cancel()
        for each in witnesses:
            each.stop = True
        await asyncio.wait_for(asyncio.gather(*playing), STORY_TIMEOUT)
        for each in witnesses:
            for player in each.players:
                assert not player.refused, (each.game, player.refused)
            fuzz.tally.matches += await each.verified()
        assert not world.troubles(), world.troubles()[:5]
    assert not world.troubles(), world.troubles()[:5]
    return fuzz.tally


async def _attack(fuzz: Fuzz, witnesses: list[Witness], messages: int) -> None:
    asks = int(messages * SHARES["asks"] / len(witnesses) / 2)
    async with asyncio.TaskGroup() as group:
        for each in witnesses:
            group.create_task(fuzz.asks(each.game, asks))
            group.create_task(fuzz.strangers(each.table, each.game, asks))
        for number in range(ABREAST):
            group.create_task(fuzz.frames(number, _part(messages, "frames")))
            group.create_task(fuzz.requests(number, _part(messages, "requests")))
        group.create_task(fuzz.passkeys(int(messages * SHARES["passkeys"])))


def _part(messages: int, kind: str) -> int:
    """Of one of those who send abreast."""
    return round(messages * SHARES[kind] / ABREAST)


async def _tell(progress: Callable[[Tally], None], tally: Tally) -> None:
    while True:
        await asyncio.sleep(MINUTE)
        progress(tally)
