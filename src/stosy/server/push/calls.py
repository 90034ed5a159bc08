"""Whom to call when they are away: whose move it is at a slow table, who has company now.

Called by the one node that has the table, after what happened is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from hashlib import sha256
from time import time
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec
import structlog
from msgspec import Struct

from stosy.server.http.limits import Buckets
from stosy.server.push.encrypting import encode
from stosy.server.push.providers import Providers
from stosy.server.push.sending import GONE, Message, Sender
from stosy.server.settings import ServerSettings
from stosy.server.store import Store, StoreError
from stosy.server.store.push import Subscription
from stosy.table import Out, Table
from stosy.vocabulary.events import Seated

if TYPE_CHECKING:
    from stosy.server.metrics import Metrics

Turn: TypeAlias = tuple[int, int, int]
"""The match, the turn there, and whose it is."""
Now: TypeAlias = Callable[[], float]

LEAST_TTL, MOST_TTL = 60, 28 * 24 * 3600
JOINED_TTL, SLOWLY_JOINED_TTL, INVITED_TTL = 3600, 24 * 3600, 3600
RATE, BURST = 1 / 60, 20.0
"""Calls of one person, a second, whatever others do."""
INVITE_RATE, INVITE_BURST = 1 / 600, 3.0
"""Invitations of one person by another."""
DAY, DAILY_AT = 24 * 3600, 8 * 3600
"""Seconds of a day by UTC: the deal of the day is called then."""
LOOK, LOOKS = 0.1, 100
"""Seconds between two looks whether push services keep up, and how many there are for one page of
subscriptions: a dead service does not stop the others."""
TOPIC = 32
"""Characters that a topic may have."""

log = structlog.get_logger()


class Call(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a browser is told; it finds the words itself. No card, and nothing that opens a seat:
    whoever opens the table is known by their cookie."""

    call: Literal["move", "joined", "invited", "daily"]
    table: str = ""
    game: str = ""
    name: str = ""


class Due(Struct, frozen=True):
    """A call to a person, for as many seconds as it is worth something."""

    guest: str
    call: Call
    ttl: int


class Ringer:
    """Decides at one table who is to be called: once for a turn or for company, and only who is not
    connected. Whoever was there when it began has seen it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._called = _turn(table)
        """Of a table that is read again, the one who had it called."""
        self._joined: set[str] = set()
        self._heard: dict[str, float] = {}

    def heard(self, person: str, at: float) -> None:
        """Somebody was heard of then."""
        self._heard[person] = max(at, self._heard.get(person, at))

    def came(self, person: str) -> None:
        self._joined.discard(person)

    def due(self, out: Out, now: float) -> Iterator[Due]:
        """The calls that follow from what has just happened."""
        if out.play or out.facts:
            yield from self._moves(now)
        for event in out.events:
            if isinstance(event, Seated):
                yield from self._company(event)

    def _moves(self, now: float) -> Iterator[Due]:
        table, turn = self._table, _turn(self._table)
        if turn is None or turn == self._called or not table.state.slow:
            return
        person, play = table.state.seats[turn[2]].person, table.state.play
        if person is None or play is None or table.presence.here(person):
            return
        self._called = turn
        if self._heard.get(person, -1.0) > play.turn_since:
            return
        left = table.clock.left(now)
        ttl = MOST_TTL if left is None else min(max(left // 1000, LEAST_TTL), MOST_TTL)
        yield Due(person, Call(call="move", table=table.state.id, game=table.game.id), ttl)

    def _company(self, event: Seated) -> Iterator[Due]:
        table, state = self._table, self._table.state
        newcomer = state.seats[event.seat].person
        if state.phase == "playing" or newcomer is None:
            return
        ttl = SLOWLY_JOINED_TTL if state.slow else JOINED_TTL
        call = Call(call="joined", table=state.id, game=table.game.id, name=event.name)
        for person in sorted(state.people() - {newcomer} - self._joined):
            if not table.presence.here(person) and newcomer not in table.blocks.of(person):
                self._joined.add(person)
                yield Due(person, call, ttl)


def _turn(table: Table) -> Turn | None:
    """Whose turn it is, if play waits for somebody."""
    state = table.state
    if state.phase != "playing" or state.play is None:
        return None
    waited = table.running.offered().waited
    return None if waited is None else (state.match, state.play.turn, waited.seat)


def until_daily(now: float) -> float:
    """Seconds from a unix time until the deal of the day is called."""
    return (DAILY_AT - now) % DAY or DAY


class Calls:
    """Hands calls to the thread that sends them. Without a contact of the host there are none."""

    def __init__(
        self,
        store: Store,
        settings: ServerSettings,
        metrics: Metrics,
        now: Now,
        is_first: Callable[[], bool],
    ) -> None:
        self.providers = Providers(settings.push_providers, settings.push_loopback)
        self.enabled = bool(settings.push_contact)
        self._store = store
        self._metrics = metrics
        self._now = now
        self._is_first = is_first
        self._limit = Buckets(RATE, BURST)
        self._invitations = Buckets(INVITE_RATE, INVITE_BURST)
        self._sender = Sender(self.providers, settings.push_contact, self._sent)
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        if self.enabled:
            self._loop = asyncio.get_running_loop()
            self._sender.start()
            self._begin(self._each_day())

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._loop = None
        self._sender.stop()

    def ring(self, due: Due) -> None:
        """Call somebody; returns at once."""
        if self._loop is not None and self._limit.take(due.guest, self._now() / 1000):
            self._begin(self._ring(due))

    def may_invite(self, guest: str, friend: str) -> bool:
        """May somebody invite this friend once more? It is counted then."""
        return self._invitations.take(f"{guest} {friend}", self._now() / 1000)

    def invite(self, friend: str, table: str, game: str, name: str) -> None:
        """Call somebody to a table where a person of this name waits."""
        call = Call(call="invited", table=table, game=game, name=name)
        self.ring(Due(friend, call, INVITED_TTL))

    async def _each_day(self) -> None:
        """Of several nodes one does it."""
        while True:
            await asyncio.sleep(until_daily(time()))
            try:
                if self._is_first():
                    await self.daily(DAY - DAILY_AT)
            except StoreError as error:
                log.error("push_lost", exc_info=error)

    async def daily(self, ttl: int) -> int:
        """Tell everybody who wants it that the deal of the day is there, for so many seconds; how
        many browsers were called."""
        count, after = 0, ""
        while self._loop is not None:
            page = await self._store.daily_subscriptions(after)
            if not page:
                break
            self._send(page, Call(call="daily"), ttl)
            count, after = count + len(page), page[-1].id
            await self._wait_for_room()
        return count

    async def _wait_for_room(self) -> None:
        """More than a service has room for would be dropped."""
        for _ in range(LOOKS):
            await asyncio.sleep(LOOK)
            if not self._sender.is_crowded:
                break

    async def _ring(self, due: Due) -> None:
        try:
            self._send(await self._store.subscriptions(due.guest), due.call, due.ttl)
        except StoreError as error:
            log.error("push_lost", exc_info=error)

    def _send(self, to: list[Subscription], call: Call, ttl: int) -> None:
        body = msgspec.json.encode(call)
        about = f"{call.call} {call.table}".encode()
        topic = encode(sha256(about).digest())[:TOPIC]
        for each in to:
            self._sender.send(Message(to=each, body=body, ttl=ttl, topic=topic))

    def _sent(self, to: Subscription, status: int) -> None:
        """In the thread of the sender."""
        if (loop := self._loop) is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._answered, to, status)

    def _answered(self, to: Subscription, status: int) -> None:
        self._metrics.pushes.add("gone" if status in GONE else f"{status // 100}xx")
        if status in GONE:
            self._begin(self._drop(to))

    async def _drop(self, to: Subscription) -> None:
        try:
            await self._store.drop_subscription(to.id)
        except StoreError as error:
            log.error("push_lost", exc_info=error)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
