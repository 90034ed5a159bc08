"""A loaded table: its connections, its timer, and writing to the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakMethod

import structlog
from msgspec.structs import replace

from stosy.core import Refused
from stosy.server.push.calls import Due, Ringer
from stosy.server.store import Append, TableRow
from stosy.server.tables.connection import Socket, framed
from stosy.server.tables.listing import deals_in, ended, row_of
from stosy.server.tables.loading import WITHOUT, Progress, snapshot_of
from stosy.server.tables.search_pool import Requests
from stosy.table import Out, Table, encode
from stosy.table.bots import MoveRequest
from stosy.table.entries import Played, numbered
from stosy.table.hints import HintRequest
from stosy.table.out import Addressed
from stosy.wire import Ask
from stosy.wire.tells import Goodbye, Refusal

if TYPE_CHECKING:
    from stosy.server.tables.hub import Hub

Mail: TypeAlias = dict[int, bytes]
"""Frames for connections, by their numbers."""

NOBODY = ""
"""The address of tables at which no player is connected."""

log = structlog.get_logger()


class Elsewhere(Refused):
    """Another node owns the table, or only another one can read it."""

    def __init__(self) -> None:
        super().__init__("table_elsewhere", "T6")


def _weakly(method: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    """The method for as long as its object is there: who may call it does not keep the object."""
    kept = WeakMethod(method)

    def call(request: Any, found: Any) -> None:
        if (there := kept()) is not None:
            there(request, found)

    return call


class Room:
    """All work of one table goes through here, sequentially. It is in no reference cycle, so it is
    freed when it is unloaded."""

    def __init__(
        self,
        hub: Hub,
        table: Table,
        progress: Progress,
        row: TableRow | None,
        made: int,
        opener: str | None,
    ) -> None:
        self.hub = hub
        self.table = table
        self.progress = progress
        self.row = row
        """As it was last written."""
        self.made = made
        self.opener = opener
        self.sockets: dict[int, Socket] = {}
        self.unwritten = 0
        self.idle_since = hub.clock.now()
        self.came = -inf
        """When another node handed it over; people who only follow each other wait for nothing."""
        self.leaving = False
        """Another node gets the table."""
        self.lost = False
        """The store could not keep up with what we said, or the table is at another node: it must
        be read again."""
        self.ringer = Ringer(table) if hub.calls.enabled else None
        answered = _weakly(self._answered)
        self._searches = Requests(hub.search_pool, answered)
        self._quick = Requests(hub.quick_pool, answered)
        self._wanted: tuple[MoveRequest | HintRequest, ...] = ()
        self._loss_noted = False
        self._timer: asyncio.TimerHandle | None = None
        self._ticks_at = 0.0
        """When the timer is set for, if there is one."""

    @property
    def id(self) -> str:
        return self.table.state.id

    def connect(
        self,
        number: int,
        socket: Socket,
        person: str,
        name: str,
        seen: int | None,
        coach: bool = False,
        mix: bool = False,
    ) -> None:
        self.sockets[number] = socket
        if self.ringer is not None:
            self.ringer.came(person)
        connect = partial(self.table.connect, number, person, name, seen=seen, coach=coach, mix=mix)
        self._let(connect)

    def disconnect(self, number: int) -> None:
        gone = self.sockets.pop(number, None)
        if gone is not None and not self._over:
            self._note_life(number, gone.alive)
            self.idle_since = self.hub.clock.now()
            self._let(self.table.disconnect, number)

    def _note_life(self, number: int, alive: float) -> None:
        """Whoever was heard of since a turn began has seen it."""
        connection = self.table.presence.connections.get(number)
        if self.ringer is not None and connection is not None:
            self.ringer.heard(connection.person, alive)

    def receive(self, number: int, ask: Ask[Any]) -> None:
        if not self._over:
            self._let(self.table.receive, number, ask)
            if self.ringer is not None:
                self._note_life(number, self.hub.clock.now())

    @property
    def _over(self) -> bool:
        """May nothing be changed here any more? What is asked now is asked again elsewhere."""
        return self.lost or self.leaving or self.hub.stopping

    def rename(self, person: str, name: str) -> None:
        """The person is called so from now on."""
        self._let(self.table.names.rename, person, name)

    def show_avatar(self, person: str, avatar: str) -> None:
        """The person looks so from now on."""
        self._let(self.table.names.show_avatar, person, avatar)

    def withdraw_key(self, person: str) -> None:
        """A key to the person's seat does not count any more."""
        self._let(self.table.withdraw_key, person)

    async def ask(self, person: str, name: str, ask: Ask[Any]) -> None:
        """Carry out an ask over HTTP; returns when it is durable."""
        await self.carry_out(partial(self.table.ask, person, name, ask))

    async def carry_out(self, change: Callable[[float], None]) -> None:
        """Let the table do something; returns when it is durable, Refused if it is not allowed."""
        if self.leaving or not self.hub.has(self):
            raise self._gone()
        refusals: list[Refused] = []

        def attempt(now: float) -> None:
            try:
                change(now)
            except Refused as refused:
                refusals.append(refused)

        self._let(attempt)
        if refusals:
            raise refusals.pop()  # what is left here would hold its traceback: a cycle
        await self.durable()

    async def durable(self) -> None:
        """Wait until everything so far is written; Refused if that failed."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(outcome: str) -> None:
            if not done.done():  # who asked may be gone
                done.set_result(outcome == "durable")

        self.hub.writer.append(self, None, then)
        if not await done or self.lost:
            raise self._gone()

    def _gone(self) -> Refused:
        """Why the table is not here any more."""
        return Elsewhere() if self.leaving else Refused("not_saved", "T6")

    def _let(self, change: Callable[..., None], *arguments: object) -> None:
        """Let the table do something now, and pass the results on.

        On an exception the table is unloaded; it is loaded again from the store.
        """
        if self.leaving:
            return  # nothing that comes now would be kept
        now = self.hub.clock.now()
        try:
            change(*arguments, now)
            self._flow(now)
        except Exception:
            log.error("table_failed", table=self.id, exc_info=True)
            self.fail()

    def flow(self) -> None:
        """Pass on what the table has done."""
        self._flow(self.hub.clock.now())

    def _flow(self, now: float) -> None:
        """Write the results of the last call, send the messages when they are durable, and set the
        timer."""
        if self.lost:
            return
        out = self.table.take(now)
        mail = self._mail(out.messages)
        calls = [] if self.ringer is None else [*self.ringer.due(out, now)]
        # A move at a quick table changes nothing that stands in the row.
        changed = out.facts or self.table.state.slow
        row = self._row(now) if changed else None
        if out.entries or (row is not None and self._due_differs(row)):
            self._write(out, row, mail, calls, now)
        elif self.unwritten or not self.hub.node.leased():
            self._after_writing(None, row, mail, calls, now)
        else:
            self._tell(row, mail, calls)
        if self.progress.fresh >= self.progress.enough:
            self._write_snapshot()
        if out.lost:
            self._note_loss(max(out.lost.values()))
        self._count(out)
        self._go_on(now)

    def _note_loss(self, seen: int) -> None:
        """Tell the host, once: any number can be claimed."""
        if not self._loss_noted:
            self._loss_noted = True
            log.error("moves_lost", table=self.id, seen=seen, kept=self.table.read_n)

    def say_next(self, number: int, message: Any) -> None:
        """Send to a connection, after what it is sent already."""

        def then(_: str) -> None:
            if socket := self.sockets.get(number):
                socket.send(framed(message))

        self.hub.writer.append(self, None, then)

    def say(self, message: Any) -> None:
        """Send the same to all connections."""
        data = framed(message)
        for socket in list(self.sockets.values()):
            socket.send(data)

    def fail(self) -> None:
        """Unsaved changes are lost: disconnect all clients, which then get the stored state."""
        if self.lost:
            return
        self.lost = True
        self.rest()
        self.hub.forget(self)
        self.hub.lobby.forget(self.id)
        self.say(Goodbye(reason="failed", retry=1000))
        for socket in list(self.sockets.values()):
            socket.close()

    def leave(self) -> None:
        """Change nothing any more: another node gets the table."""
        self.leaving = True
        self.rest()

    def rest(self) -> None:
        """Stop timers and searches."""
        self._stop_timer()
        self._request(())

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _write(
        self, out: Out, row: TableRow | None, mail: Mail, calls: list[Due], now: float
    ) -> None:
        of_matches = numbered(out.entries, self.table.state.match)
        entries = tuple([(match, encode(entry)) for match, entry in of_matches])
        new = row if row is not None and self._differs(row) else None
        deals = deals_in(out.entries, self.table) if out.facts else ()
        ends = tuple([ended(end, self.table) for end in out.ended])
        append = Append(self.id, self.progress.seq, entries, new, deals, ends)
        self.row = new or self.row
        self.progress.seq += len(entries)
        self.progress.fresh += sum([len(body) for _, body in entries])
        if deals and any(match == WITHOUT + 1 for match, _ in deals):
            self.progress.fresh = max(self.progress.fresh, self.progress.enough)
        self._after_writing(append, row, mail, calls, now)

    def _row(self, now: float) -> TableRow:
        return row_of(self.table, self.made, self.opener, now, self.hub.node.format, self.row)

    def _write_snapshot(self) -> None:
        """Write a snapshot; if that fails, everything goes on without it."""
        snapshot = snapshot_of(self.table, self.progress)
        append = Append(self.id, snapshot.seq, (), snapshot=snapshot)
        self.hub.writer.append(self, append, lambda _: None)

    def _differs(self, row: TableRow) -> bool:
        """Is the row another than the one last written?"""
        return self.row is None or replace(row, changed=self.row.changed) != self.row

    def _due_differs(self, row: TableRow) -> bool:
        """Must the table be woken at another time than the row last written says?"""
        return self.row is not None and row.due != self.row.due

    def _after_writing(
        self,
        append: Append | None,
        row: TableRow | None,
        mail: Mail,
        calls: list[Due],
        now: float,
    ) -> None:
        self.unwritten += 1

        def then(outcome: str) -> None:
            self.unwritten -= 1
            if outcome == "failed":
                self.fail()
            elif not self.lost:
                self._tell(row, mail, calls)
                self.hub.metrics.ack_seconds.observe((self.hub.clock.now() - now) / 1000)

        self.hub.writer.append(self, append, then)

    def _tell(self, row: TableRow | None, mail: Mail, calls: list[Due]) -> None:
        """One write per socket: a system call costs more than joining frames."""
        if row is not None:
            seated = any(self.table.presence.here(each) for each in row.members)
            self.hub.lobby.note(row, here=bool(self.sockets), seated=seated)
        sockets = self.sockets
        for number, data in mail.items():
            if socket := sockets.get(number):
                socket.send(data)
        for call in calls:
            self.hub.calls.ring(call)

    def _mail(self, messages: Sequence[Addressed]) -> Mail:
        """The frames for each connection, joined; shared messages are encoded once."""
        frames: dict[int, bytes] = {}
        mail: Mail = {}
        for number, message in messages:
            key = id(message)
            frame = frames.get(key)
            if frame is None:
                frame = frames[key] = framed(message)
            before = mail.get(number)
            mail[number] = frame if before is None else before + frame
        return mail

    def _count(self, out: Out) -> None:
        metrics, game = self.hub.metrics, self.table.game.id
        for entry in out.entries:
            if isinstance(entry, Played):
                metrics.actions.add(game)
        for _ in out.ended:
            metrics.matches_finished.add(game)
        for _, reply in out.replies:
            if isinstance(reply, Refusal):
                metrics.refusals.add(reply.code)

    def _go_on(self, now: float) -> None:
        """Set the timer, and start or cancel searches.

        A timer that is set too early remains: a tick for nothing costs less than a timer per move.
        """
        if self.lost or self.leaving or self.hub.stopping:
            self._stop_timer()
            return
        self._request(self.table.requests())
        due = self.table.due()
        if due is None:
            self._stop_timer()
        elif self._timer is None or due < self._ticks_at:
            self._stop_timer()
            self._ticks_at = due
            delay = max(0.0, (due - now) / 1000)
            self._timer = asyncio.get_running_loop().call_later(delay, self._tick)

    def _request(self, wanted: tuple[MoveRequest | HintRequest, ...]) -> None:
        """Have just these answered, long searches and what is quick each in its pool."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        address = self._address()
        self._searches.want((each for each in wanted if not each.quick), address)
        self._quick.want((each for each in wanted if each.quick), address)

    def _address(self) -> str:
        """Whose searches those of the table are: of the seated person who is connected longest."""
        for number, connection in self.table.presence.connections.items():
            if number in self.sockets and self.table.state.seat_of(connection.person) is not None:
                return self.sockets[number].address
        return NOBODY

    def _tick(self) -> None:
        self._timer = None
        self._let(self.table.tick)

    def _answered(self, request: MoveRequest | HintRequest, found: Any) -> None:
        self._let(self.table.answer, request, found)
