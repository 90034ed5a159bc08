"""All tables of a server: loading, waking and unloading them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from time import time

import structlog
from msgspec import Struct

from stosy.core import Refused
from stosy.games import find
from stosy.host.creating import Opener, begin, opened
from stosy.server.matches.dailies import Dailies
from stosy.server.matches.replays import Replays
from stosy.server.metrics import Metrics
from stosy.server.push.calls import Calls
from stosy.server.settings import ServerSettings
from stosy.server.store import Deposed, Store, StoreError
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.loading import Progress, load
from stosy.server.tables.lobby import Lobby
from stosy.server.tables.node import Node
from stosy.server.tables.opening import given_match
from stosy.server.tables.room import Elsewhere, Room
from stosy.server.tables.search_pool import SearchPool
from stosy.server.tables.wandering import HandOvers
from stosy.server.tables.writer import ServiceClock, Writer
from stosy.table import Opened, Secrets, Table
from stosy.table.pacing import Tempo
from stosy.wire.api import Create
from stosy.wire.asks import Close
from stosy.wire.tells import Goodbye

FLUSH = 1.5
"""Seconds for what is still to be written when the server stops."""
AT_ONCE, LATER = 0, 1000
"""Ms after which clients come back: another node takes over, or this one is started again."""
STAYS = 2000.0
"""Ms for which a table stays, with its people, where another node has handed it over."""
LOOK_FOR_WANTED = 0.1
"""Seconds between two looks for tables that other nodes ask for."""
CHORES = 1.0
"""Seconds between two looks for tables to be woken or unloaded."""
LOOK = 0.25
"""Seconds between two looks at how late the event loop is."""
DUE_AT_ONCE = 50
"""Due tables that one query names."""
TRY_AGAIN = 60_000
"""Ms until a table that could not be read when it was due is tried again."""

log = structlog.get_logger()


class Glance(Struct, frozen=True):
    """A table as the store has it, to be looked at: this node does not own it."""

    table: Table

    @property
    def id(self) -> str:
        return self.table.state.id

    async def durable(self) -> None:
        """It is."""


REAL_SECRETS = Secrets(
    seed=lambda: secrets.token_hex(32), key=lambda: secrets.token_urlsafe(16), mixes=True
)


class Hub:
    """The loaded tables, and loading of the others."""

    def __init__(
        self, store: Store, clock: ServiceClock, metrics: Metrics, settings: ServerSettings
    ) -> None:
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.settings = settings
        self.node = Node(store, clock, self._drop, settings.lease_seconds)
        self.writer = Writer(store, clock, metrics, self.node.leased)
        self.dailies = Dailies(store)
        self.replays = Replays(store)
        self.replays.is_over = self.dailies.is_over
        self.search_pool = SearchPool(settings.thinkers)
        self.quick_pool = SearchPool(1)
        """For bots that are quick but would delay the loop: they never wait for a long search."""
        self.lobby = Lobby(settings.lobby_seconds, settings.lobby_size, settings.listed_tables)
        self.calls = Calls(store, settings, metrics, clock.now, self._is_first)
        self.secrets = REAL_SECRETS
        self.tempo = Tempo(settings.pace, settings.thinking, settings.remote_bots)
        self.boot = clock.now()
        self.stopping = False
        self._closed = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._apart: dict[str, asyncio.Event] = {}
        """Tables that are handed over, or whose logs are being changed: nobody loads them."""
        self._numbers = 0
        self._creating: Counter[str] = Counter()
        """Tables on their way into the store, by guest."""
        self._broken: dict[str, float] = {}
        """Tables that could not be read when they were due, and when each is tried again."""
        self._left: set[str] = set()
        """Tables that were unloaded, and are to be released."""
        self._releasing: asyncio.Task[None] | None = None
        self._hand_overs = HandOvers(metrics)
        self._asked: set[str] = set()
        """Tables for which we have asked other nodes."""
        self._listed: set[str] = set()
        """Tables in the lobby that are not loaded here."""
        self._tasks: list[asyncio.Task[None]] = []
        self._watch()

    def _watch(self) -> None:
        """Show what waits, and for what."""
        watch = self.metrics.watch
        watch("stosy_writes_waiting", "Appends for the next commit.", lambda: self.writer.waiting)
        watch(
            "stosy_searches_waiting",
            "Tables that wait for a search of a bot or a hint.",
            lambda: self.search_pool.waiting,
        )
        watch("stosy_searches_running", "Searches.", lambda: self.search_pool.running)
        watch(
            "stosy_store_connections_used",
            "Connections to the database in use, or threads of SQLite that work.",
            lambda: self.store.used,
        )
        watch("stosy_nodes", "Processes on the same store.", self.share)

    async def start(self) -> None:
        """Begin."""
        await self.node.join()
        self.boot = self.clock.now()
        await self._list_others()
        self.writer.start()
        chores = (
            self.node.run(),
            self._wake_due(),
            self._ping(),
            self._unload_idle(),
            self._hand_over_wanted(),
            self._share_lobby(),
            self._measure_lag(),
        )
        self._tasks = [asyncio.create_task(each) for each in chores]

    async def stop(self) -> None:
        """Write everything that can be written quickly, and notify all clients."""
        self.stopping = True
        self.search_pool.stop()
        self.quick_pool.stop()
        for task in self._tasks:
            task.cancel()
        for room in self.rooms():
            room.rest()
        try:
            async with asyncio.timeout(FLUSH):
                await self.writer.flush()
                for room in self.rooms():
                    room.lost = True  # what comes now is for the next owner
                await self.node.leave()
        except TimeoutError:
            pass
        except StoreError:
            log.error("beat_failed", exc_info=True)
        for room in self.rooms():
            room.say(self.goodbye())
            for socket in list(room.sockets.values()):
                socket.close(1012)
        for socket in self.lobby.watchers():
            socket.close(1012)
        self.lobby.stop()

    def goodbye(self) -> Goodbye:
        """What clients are told when the server stops."""
        return Goodbye(reason="stopping", retry=AT_ONCE if self.node.peers else LATER)

    async def close(self) -> None:
        """Close the store, after the last request."""
        if self._closed:
            return
        self._closed = True
        await self.writer.stop()
        await self.store.close()

    async def learn_blocks(self, guests: Sequence[str], *tables: Table) -> None:
        """Let tables know whom these guests have blocked."""
        found = await self.store.blocked_by(guests)
        for table in tables:
            for guest in guests:
                table.blocks.learn(guest, found.get(guest, ()))

    def number(self) -> int:
        """A number for a new connection."""
        self._numbers += 1
        return self._numbers

    def _is_first(self) -> bool:
        """Of several nodes, is it this one that does what one of them has to do?"""
        return all(self.store.node < peer.id for peer in self.node.peers)

    def rooms(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    def loaded(self, table: str) -> Room | None:
        """The room of a table, if it is loaded."""
        return self._rooms.get(table)

    def has(self, room: Room) -> bool:
        """Is this the room in which its table is played?"""
        return self._rooms.get(room.id) is room

    def share(self) -> int:
        """This node grants one of so many parts of what an address may do."""
        return 1 + len(self.node.peers)

    def check_goes_on(self) -> None:
        """Refused when the server stops."""
        if self.stopping:
            raise Refused("stopping", "T6")

    async def ask_for(self, table: str) -> None:
        """Ask the node that owns a table to hand it over, or to be deposed if it is dead."""
        self.node.look_soon()
        await self.store.want(table)
        self._asked.add(table)

    async def reading(self, table: str) -> Room | Glance:
        """The table to look at: that which is played here or, if another node may have it, as it is
        in the store. Refused if there is none."""
        if table in self._rooms or not self.node.peers:
            with suppress(Elsewhere, Deposed):
                return await self.room(table)
        row = await self.store.table(table)
        if row is None:
            raise Refused("no_such_table", "T6")
        if not self.node.reads.suit(row):
            raise Elsewhere
        loaded, _ = await load(self, row)
        loaded.names.avatars = await self.store.people.avatars(row.members)
        return Glance(loaded)

    async def room(self, table: str) -> Room:
        """The table, loaded if need be; Refused if there is none, Elsewhere if another node has
        it."""
        self.check_goes_on()
        while (apart := self._apart.get(table)) is not None:
            await apart.wait()
        room = self._rooms.get(table)
        if room is not None:
            room.idle_since = self.clock.now()
        else:
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.create_task(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        if room is None:
            raise Refused("no_such_table", "T6")
        return room

    @asynccontextmanager
    async def apart(self, table: str) -> AsyncIterator[None]:
        """Own a table that is not loaded meanwhile, to change its log. Whoever is there is
        disconnected, and finds it changed. Elsewhere if another node owns it."""
        async with self._unloaded(table):
            if (room := self._rooms.get(table)) is not None:
                room.fail()
            await self.writer.settle()
            try:
                await self._claim(table)
                yield
            finally:
                self._left.add(table)

    @asynccontextmanager
    async def _unloaded(self, table: str) -> AsyncIterator[None]:
        """Nobody loads the table meanwhile, nor is loading it."""
        while (apart := self._apart.get(table)) is not None:
            await apart.wait()
        done = self._apart[table] = asyncio.Event()
        try:
            if (loading := self._loading.get(table)) is not None:
                await asyncio.wait((loading,))
            yield
        finally:
            del self._apart[table]
            done.set()

    async def create(
        self, guest: str, name: str, create: Create, opener: str, id_: str | None = None
    ) -> str:
        """Make a table with the guest as its host, opened from an address that `opener` marks.

        It gets this id, which nobody can guess, or any; the id.
        """
        self.check_goes_on()
        most = self.settings.tables_per_guest
        self._creating[guest] += 1
        try:
            if await self.store.hosted(guest) + self._creating[guest] > most:
                raise Refused("too_many_tables", "T6", most=most)
            like = None if create.lesson else create.like
            if like is not None:
                await self.dailies.check_over(like.table)
            given = None if like is None else await given_match(self.replays, like)
            avatars = await self.store.people.avatars([guest])
            at = int(self.clock.now())
            by = Opener(guest, name, id_ or secrets.token_urlsafe(16), at)
            entry = opened(by, create, given)
            room = await self._open(entry, create, opener, avatars)
            if self.store.shared and await self.store.hosted(guest) > most:
                # Others were made at the same time by other nodes.
                await room.ask(guest, name, Close(id="create-close"))
                raise Refused("too_many_tables", "T6", most=most)
            await self._let_go_of_new(room)
            return room.id
        finally:
            self._creating[guest] -= 1
            if not self._creating[guest]:
                del self._creating[guest]

    async def open_daily(self, entry: Opened, opener: str) -> None:
        """The table of a try, which begins at once; Elsewhere if another node makes it."""
        self.check_goes_on()
        await self._claim(entry.table)
        if await self.store.table(entry.table) is not None:  # another node has made it meanwhile
            await self.store.hand_over(entry.table)
            return
        guest, create = entry.who or "", Create(game=entry.game, start=True)
        avatars = await self.store.people.avatars([guest])
        await self._let_go_of_new(await self._open(entry, create, opener, avatars))

    async def _let_go_of_new(self, room: Room) -> None:
        """A new table is for the node to which its people come, if there is another."""
        if self.node.peers:
            await self._let_go(room.id)

    async def _open(
        self, entry: Opened, create: Create, opener: str, avatars: Mapping[str, str]
    ) -> Room:
        by = Opener(entry.who or "", entry.name, entry.table, entry.at)
        await self.store.claim(entry.table)
        table = Table.open(find(entry.game), entry, self.secrets, self.tempo)
        await self.learn_blocks([by.person], table)
        room = self._rooms[entry.table] = Room(self, table, Progress(), None, int(time()), opener)
        table.names.avatars = avatars
        self.metrics.tables_created.add()
        self.metrics.tables_loaded.set(len(self._rooms))
        begin(table, by, create, self.clock.now())
        room.flow()
        await room.durable()
        log.info("table_created", table=room.id, game=entry.game)
        return room

    def forget(self, room: Room) -> None:
        """Unload a table."""
        if self.has(room):
            del self._rooms[room.id]
            self._left.add(room.id)
            self.metrics.tables_loaded.set(len(self._rooms))

    async def _load(self, table: str) -> Room | None:
        """Load a table; quick ones were paused while nobody was connected."""
        await self.writer.settle()  # the table may have failed, with something on its way
        known = await self.store.table(table)
        if known is None:
            return None
        if not self.node.reads.suit(known):
            raise Elsewhere  # a newer program has played here
        await self._claim(table)
        node, row = self.store.node, await self.store.table(table)
        if row is None:
            return None  # it has just been deleted
        try:
            loaded, progress = await load(self, row)
            avatars = await self.store.people.avatars(row.members)
        except StoreError as error:
            if error.damaged:
                log.error("table_damaged", table=table, exc_info=error)
            raise
        owners = (loaded.state.host, *(seat.person for seat in loaded.state.seats))
        await self.learn_blocks(sorted({each for each in owners if each}), loaded)
        if self.store.node != node:
            raise Deposed(node)
        self.clock.reach(loaded.at)
        loaded.wake(self.boot)
        loaded.names.avatars = avatars
        room = Room(self, loaded, progress, row, row.created, row.opener)
        self._rooms[table] = room
        self.metrics.tables_loaded.set(len(self._rooms))
        if table in self._asked:
            self._asked.discard(table)
            room.came = self.clock.now()
            self._hand_overs.note(table, room.came)
        room.flow()
        return room

    async def _claim(self, table: str) -> None:
        """Own a table; Elsewhere if another node does."""
        self._left.discard(table)
        if self._releasing is not None:
            await asyncio.wait((self._releasing,))
        if await self.store.claim(table) is not None:
            raise Elsewhere

    async def _drop(self) -> None:
        """Let go of all tables: we were deposed."""
        for room in self.rooms():
            room.fail()
        self._left.clear()
        await self.writer.settle()

    async def _wake_due(self) -> None:
        """Load slow tables that are due."""
        while True:
            await asyncio.sleep(CHORES)
            try:
                after = None
                while due := await self.store.due(int(self.clock.now()), DUE_AT_ONCE, after):
                    for each in due:
                        await self._wake(each.table)
                    after = due[-1]
            except Exception:
                log.error("waking_failed", exc_info=True)

    async def _wake(self, table: str) -> None:
        """Load a table; one that cannot be read is left alone for a while."""
        now = self.clock.now()
        if table in self._rooms or self._broken.get(table, now) > now:
            return
        try:
            await self.room(table)
            self._broken.pop(table, None)
        except Elsewhere:
            return  # its owner wakes it
        except Exception as error:
            if isinstance(error, StoreError) and not error.damaged:
                raise
            self._broken[table] = now + TRY_AGAIN
            log.error("table_broken", table=table, exc_info=True)

    async def _hand_over_wanted(self) -> None:
        """Let other nodes have the tables that they ask for."""
        while True:
            await asyncio.sleep(LOOK_FOR_WANTED)
            try:
                if self.node.peers:
                    for table in await self.store.wanted():
                        await self._hand_over(table)
            except Exception:
                log.error("hand_over_failed", exc_info=True)
                await asyncio.sleep(CHORES)

    async def _hand_over(self, table: str) -> None:
        """Let another node have a table, unless it has just been handed over to us."""
        room, now = self._rooms.get(table), self.clock.now()
        if table in self._apart or table in self._loading:
            return
        if room is not None and room.sockets and now - room.came < STAYS:
            return
        await self._let_go(table)
        self._hand_overs.note(table, now)

    async def _let_go(self, table: str) -> None:
        """Write what is left of a table, and own it no longer; its people come to whoever does."""
        async with self._unloaded(table):
            room = self._rooms.get(table)
            if room is not None:
                room.leave()
                await self.writer.settle()
                self.forget(room)
                room.lost = True
            try:
                await self.store.hand_over(table)
                self._left.discard(table)
            finally:
                if room is not None:
                    room.say(Goodbye(reason="moved", retry=AT_ONCE))
                    for socket in list(room.sockets.values()):
                        socket.close(1012)

    async def _unload_idle(self) -> None:
        """Unload tables without connections, and let other nodes have them."""
        while True:
            self._unload(self.clock.now())
            if self._left:
                self._releasing = asyncio.create_task(self._release())
                await asyncio.wait((self._releasing,))
                self._releasing = None
            await asyncio.sleep(CHORES)

    async def _release(self) -> None:
        left = self._left - self._rooms.keys() - self._loading.keys() - self._apart.keys()
        self._left = set()
        try:
            if left:
                await self.store.release(tuple(left))
        except Exception:
            self._left |= left
            log.error("release_failed", exc_info=True)

    def _unload(self, now: float) -> None:
        idle = self.settings.idle_seconds * 1000
        for room in self.rooms():
            if not room.sockets and not room.unwritten and now - room.idle_since > idle:
                room.rest()
                self.forget(room)

    async def _share_lobby(self) -> None:
        """Tell other nodes where people are, and list their tables."""
        told: tuple[list[str], list[str]] = [], []
        alone = True
        while True:
            await asyncio.sleep(CHORES)
            try:
                if self.node.peers or not alone:
                    alone = not self.node.peers
                    people = self._people()
                    if people != told:
                        await self.store.show(*people)
                        told = people
                    await self._list_others()
            except Exception:
                told = [], []
                log.error("lobby_failed", exc_info=True)

    def _people(self) -> tuple[list[str], list[str]]:
        """The public tables at which people are, and those of them with somebody on a seat."""
        here: list[str] = []
        seated: list[str] = []
        for room in self.rooms():
            if room.sockets and room.row is not None and room.row.public:
                here.append(room.id)
                if any(map(room.table.presence.here, room.row.members)):
                    seated.append(room.id)
        return here, seated

    async def _list_others(self) -> None:
        """List slow tables, and those of other nodes at which people are."""
        most, each = self.settings.lobby_size, self.settings.listed_tables
        slow = await self.store.slow_public_tables(most, each)
        others = await self.store.open_elsewhere(most)
        listed = {row.id: (row, False, False) for row in reversed(slow)}
        listed |= {found.row.id: (found.row, True, found.seated) for found in reversed(others)}
        for gone in self._listed - listed.keys() - self._rooms.keys():
            self.lobby.forget(gone)
        for table, (row, here, seated) in listed.items():
            if table not in self._rooms:
                self.lobby.note(row, here=here, seated=seated)
        self._listed = set(listed)

    async def _measure_lag(self) -> None:
        """How late the loop comes back to what is due."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            self.metrics.loop_lag_seconds.observe(max(0.0, loop.time() - due))

    async def _ping(self) -> None:
        """Measure round trips; disconnect silent clients."""
        while True:
            await asyncio.sleep(min(1.0, self.settings.ping_seconds))
            self._look_after_all(self.clock.now())

    def _look_after_all(self, now: float) -> None:
        for room in self.rooms():
            for socket in list(room.sockets.values()):
                self._look_after(socket, now)
        for socket in self.lobby.watchers():
            self._look_after(socket, now)

    def _look_after(self, socket: Socket, now: float) -> None:
        if now - socket.alive > self.settings.silent_seconds * 1000:
            socket.send(framed(Goodbye(reason="silent", retry=1000)))
            socket.close(1001)
        elif socket.wants_ping(now, self.settings.ping_seconds * 1000):
            socket.ping(now)
