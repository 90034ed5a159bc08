"""The load generator: players of real matches over sockets, with random offered actions.

The seat to act acts at once, or when the pacer says so. Clients parse as little as possible of each
message, so that they use less of the machine than the server.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from random import Random
from statistics import median
from time import perf_counter

import msgspec
from picows import (
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    ws_connect,
)

from bench.server.tables import Place
from stosy.wire import VERSION

HELLO = b'{"ask":"hello","version":%d}' % VERSION
TEXT = WSMsgType.TEXT
UPDATE, ACK, TABLE_IS = b'{"tell":"update"', b'{"tell":"ack"', b'{"tell":"table_is"'
WAITED_FOR = b'"fallback":{'
"""Stands in an update if, and only if, the game waits for its reader."""
CONNECT_AT_ONCE = 64
PACE = 0.0005
"""Seconds between two looks of the pacer."""
PINGS = 20
REST_SECONDS = 5.0
"""So long at most the last answers are waited for."""


class Offered(msgspec.Struct):
    id: str
    actions: list[msgspec.Raw]
    fallback: msgspec.Raw


class News(msgspec.Struct):
    offers: list[Offered]


class Answered(msgspec.Struct):
    id: str | None


class Facts(msgspec.Struct):
    phase: str
    match: int
    between_rounds: bool = False


class TableIs(msgspec.Struct):
    facts: Facts


read_news = msgspec.json.Decoder(News).decode
read_answer = msgspec.json.Decoder(Answered).decode
read_facts = msgspec.json.Decoder(TableIs).decode


class Crowd:
    """All players, and their measurements."""

    def __init__(self, seed: int = 1) -> None:
        self.random = Random(seed).random
        self.paced = True
        self.ready: deque[tuple[Player, bytes]] = deque()
        """Actions that wait for the pacer's word."""
        self.latencies: list[float] = []
        """Seconds from sending an action to its acknowledgement."""
        self.acts = self.answers = 0
        self.refused = 0
        self.received = 0
        """Bytes of all messages."""
        self.messages = 0
        self.lost = 0
        self.leaving = False
        self.players: list[Player] = []

    async def come(self, port: int, places: Sequence[Place]) -> None:
        """Everybody connects; the hosts start."""
        gate = asyncio.Semaphore(CONNECT_AT_ONCE)

        async def connect(place: Place, seat: int) -> None:
            url = f"ws://127.0.0.1:{port}/api/tables/{place.table}/socket"
            cookie = {"Cookie": f"stosy={place.cookies[seat]}"}
            player = Player(self, seat)
            async with gate:
                await ws_connect(lambda: player, url, extra_headers=cookie)
            self.players.append(player)

        for seat in reversed(range(len(places[0].cookies))):
            await asyncio.gather(*(connect(place, seat) for place in places))

    async def go(self) -> None:
        """Everybody leaves."""
        self.leaving = True
        for player in self.players:
            player.transport.disconnect()
        await asyncio.gather(*(each.transport.wait_disconnected() for each in self.players))

    async def play(self, seconds: float) -> float:
        """Let players act at once; returns the time, including the last answers."""
        begun = perf_counter()
        self.paced = False
        while self.ready:
            player, message = self.ready.popleft()
            player.send(message)
        await asyncio.sleep(seconds)
        await self.rest()
        return perf_counter() - begun

    async def pace(self, rate: float, seconds: float) -> float:
        """Let this many act per second, without waiting for answers."""
        begun, sent = perf_counter(), 0
        while (elapsed := perf_counter() - begun) < seconds:
            while sent < elapsed * rate and self.ready:
                player, message = self.ready.popleft()
                player.send(message)
                sent += 1
            await asyncio.sleep(PACE)
        await self.rest()
        return perf_counter() - begun

    async def ping(self) -> float:
        """The median round trip of a ping in ms; no hold lasts longer."""
        return median([await self.players[0].ping() for _ in range(PINGS)]) * 1000

    async def rest(self) -> None:
        """Stop all actions and wait for open answers."""
        self.paced = True
        until = perf_counter() + REST_SECONDS
        while self.acts > self.answers and perf_counter() < until:
            await asyncio.sleep(PACE)


class Player(WSListener):
    """One person on one seat."""

    transport: WSTransport

    def __init__(self, crowd: Crowd, seat: int) -> None:
        self.crowd = crowd
        self.is_host = seat == 0
        self.asks = 0
        self.sent: dict[str, float] = {}
        self.match = 0
        self.pong = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(TEXT, HELLO)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.crowd.leaving:
            self.crowd.lost += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != TEXT:
            if frame.msg_type == WSMsgType.PONG:
                self.pong.set()
            return
        data = frame.get_payload_as_bytes()
        crowd = self.crowd
        crowd.messages += 1
        crowd.received += len(data)
        if data.startswith(UPDATE):
            if WAITED_FOR in data:
                self.choose(read_news(data).offers)
        elif data.startswith(ACK):
            begun = self.sent.pop(read_answer(data).id or "", None)
            if begun is not None:
                crowd.answers += 1
                crowd.latencies.append(perf_counter() - begun)
        elif data.startswith(TABLE_IS):
            self.look_up(read_facts(data).facts)
        else:
            crowd.refused += 1
            crowd.answers += self.sent.pop(read_answer(data).id or "", None) is not None

    async def ping(self) -> float:
        """Seconds until the answer to a ping."""
        self.pong.clear()
        begun = perf_counter()
        self.transport.send_ping(b"bench")
        await self.pong.wait()
        return perf_counter() - begun

    def choose(self, offers: list[Offered]) -> None:
        """A random action of the turn."""
        offer = next(offer for offer in offers if bytes(offer.fallback) != b"null")
        action = offer.actions[int(self.crowd.random() * len(offer.actions))]
        message = b'"offer":"%b","actions":[%b]}' % (offer.id.encode(), bytes(action))
        if self.crowd.paced:
            self.crowd.ready.append((self, message))
        else:
            self.send(message)

    def send(self, message: bytes) -> None:
        """Act, under the next id."""
        self.asks += 1
        self.crowd.acts += 1
        ask = f"a{self.asks}"
        self.sent[ask] = perf_counter()
        self.transport.send(TEXT, b'{"ask":"act","id":"%b",%b' % (ask.encode(), message))

    def look_up(self, facts: Facts) -> None:
        """Start the next match or round when possible."""
        if facts.between_rounds:
            self.ask(b"go_on")
        elif facts.phase in ("gathering", "over") and self.is_host and self.match == facts.match:
            self.match += 1
            self.ask(b"start")

    def ask(self, kind: bytes) -> None:
        self.asks += 1
        message = b'{"ask":"%b","id":"a%d"}' % (kind, self.asks)
        self.transport.send(TEXT, message)
