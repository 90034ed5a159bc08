"""The store on any SQL database: the same functions, in a thread or on a socket."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from errno import errorcode
from functools import partial
from time import time
from typing import Protocol, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from stosy.server.store import (
    dailies,
    erasing,
    keys,
    mending,
    nodes,
    people,
    push,
    reads,
    restrictions,
    retention,
    solving,
    writes,
)
from stosy.server.store.blocks import SqlBlocks
from stosy.server.store.errors import StoreError
from stosy.server.store.migrate import migrate, rollback
from stosy.server.store.played import PlayedLists
from stosy.server.store.rows import (
    FIRST_READS,
    Alike,
    Append,
    Day,
    Due,
    Entry,
    Erased,
    Erasure,
    GuestRow,
    KeptAnalysis,
    KeptMatch,
    KeptStudy,
    News,
    OpenTable,
    Peer,
    Reads,
    Renewal,
    Restriction,
    Rollback,
    Service,
    Snapshot,
    TableRow,
    Try,
)

SECRET_BYTES = 32
LOCKED = "55P03"
"""PostgreSQL's state for a lock that was not had in time."""
TRIES, BETWEEN_TRIES = 60, 0.5
DAY = 24 * 60 * 60
"""Seconds. When a guest was last seen is noted to the day."""
PAGE = 512
"""Entries of a log looked at in one read: so long does somebody else's read wait."""

T = TypeVar("T")


class Database(Protocol):
    """Runs functions on a connection, each in a transaction of its own."""

    dialect: Dialect
    backends: str | None
    """What the server calls the connections; None if nobody else may use the database."""

    @property
    def used(self) -> int:
        """How many connections work now."""

    async def prepare(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, but it may take as long as it takes: a migration does."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Durable on return; an exception undoes everything. Ends within a bounded time."""

    async def append(self, work: Callable[[writes.Execute], None]) -> None:
        """Like `write`, with as little as possible between a statement and the driver."""

    async def renew(self, work: Callable[[Connection], T]) -> T:
        """Like `write`, but it does not wait for other work of this process."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Does not wait for writes nor delay them. Ends within a bounded time."""

    async def scrub(self) -> None:
        """Leave no copies of what was overwritten in files beside the database."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""


@contextmanager
def failing_as(code: str) -> Iterator[None]:
    """Turn database errors into a StoreError without values or passwords in its text."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        said = error.orig if isinstance(error, DBAPIError) and error.orig else error
        raise StoreError(code, str(said), _state(said)) from error


def _state(error: BaseException) -> str:
    match error:
        case sqlite3.Error():
            return error.sqlite_errorname if hasattr(error, "sqlite_errorname") else ""
        case OSError():
            return errorcode.get(error.errno or 0, "")
        case _:
            return str(getattr(error, "sqlstate", None) or "")


class SqlStore(SqlBlocks, push.SqlPush):
    """See `Store`: each method is one function on a connection."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writes = writes.compiled_for(database.dialect)
        self.people = people.People(database, self._tell, push.hand_over)
        self.played = PlayedLists(database)
        self.node = ""
        self.migrated = False

    async def prepare(self) -> None:
        """Bring the database to the right revision; a new one gets its secret.

        Others may play meanwhile: if they hold a lock for long, it is tried again.
        """
        for _ in range(TRIES):
            try:
                self.migrated = await self._database.prepare(_prepare)
                return
            except StoreError as error:
                if error.state != LOCKED:
                    raise
                await asyncio.sleep(BETWEEN_TRIES)
        raise StoreError("failed", "others use the database all the time")

    @property
    def shared(self) -> bool:
        return self._database.backends is not None

    @property
    def used(self) -> int:
        return self._database.used

    async def join(
        self, address: str, lease: int, process: str = "", reads: Reads = FIRST_READS
    ) -> int:
        node, backends = secrets.token_urlsafe(12), self._database.backends

        def work(conn: Connection) -> int:
            if backends is None:
                return nodes.join_alone(conn, node)
            return nodes.join(conn, Peer(node, address, process, reads), backends, lease)

        uptime = await self._database.write(work)  # there is no lease yet that could lapse
        self.node = node
        return uptime

    async def renew(self, uptime: int, lease: int) -> Renewal:
        node = self.node
        return await self._database.renew(lambda conn: nodes.renew(conn, node, uptime, lease))

    async def depose(self, node: str, ended: bool = False) -> bool:
        await self._database.renew(lambda conn: nodes.end_backends(conn, node))
        return await self._database.renew(lambda conn: nodes.leave(conn, node, lapsed=not ended))

    async def leave(self) -> None:
        node, self.node = self.node, ""
        await self._database.renew(lambda conn: nodes.leave(conn, node))

    async def claim(self, table: str) -> Peer | None:
        node = self.node
        if not self.shared:
            return None
        return await self._database.write(lambda conn: nodes.claim(conn, node, table))

    async def owner(self, table: str) -> Peer | None:
        return await self._database.read(lambda conn: nodes.owner(conn, table))

    async def release(self, tables: Sequence[str]) -> None:
        node = self.node
        if self.shared:
            await self._database.write(lambda conn: nodes.release(conn, node, tables))

    async def show(self, here: Sequence[str], seated: Sequence[str]) -> None:
        node = self.node
        await self._database.write(lambda conn: nodes.show(conn, node, here, seated))

    async def open_elsewhere(self, limit: int) -> list[OpenTable]:
        node = self.node
        return await self._database.read(lambda conn: reads.open_elsewhere(conn, node, limit))

    async def news(self) -> list[News]:
        node = self.node
        return await self._database.read(lambda conn: nodes.heard(conn, node))

    async def append(self, batch: Sequence[Append], uptime: int) -> None:
        node = self.node
        await self._database.append(lambda run: self._writes.append(run, batch, node, uptime))

    async def service(self) -> Service:
        return await self._database.read(keys.service)

    async def table(self, table: str) -> TableRow | None:
        return await self._database.read(lambda conn: reads.table(conn, table))

    async def length(self, table: str) -> int:
        return await self._database.read(lambda conn: reads.length(conn, table))

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._database.read(lambda conn: reads.snapshot(conn, table))

    async def entries(self, table: str, first: int = 0, match: int = 0) -> AsyncIterator[Entry]:
        for page in _pages(range(first, await self.length(table))):
            read = partial(reads.from_match, id_=table, numbers=page, match=match)
            for entry in await self._database.read(read):
                yield entry

    async def log(self, table: str, match: int, until: int | None = None) -> AsyncIterator[bytes]:
        numbers = await self._database.read(lambda conn: reads.numbers_of(conn, table, match))
        if until is not None:
            numbers = range(numbers.start, min(numbers.stop, until))
        for page in _pages(numbers):
            read = partial(reads.of_match, id_=table, numbers=page, match=match)
            for entry in await self._database.read(read):
                yield entry.body

    async def alike(self, table: str, match: int, limit: int) -> list[Alike]:
        return await self._database.read(lambda conn: reads.alike(conn, table, match, limit))

    async def analysis(self, table: str, match: int) -> KeptAnalysis | None:
        return await self._database.read(lambda conn: reads.analysis(conn, table, match))

    async def keep_analysis(self, table: str, match: int, kept: KeptAnalysis) -> None:
        await self._database.write(
            lambda conn: self._writes.keep_analysis(conn, table, match, kept)
        )

    async def slow_public_tables(self, limit: int, each: int) -> list[TableRow]:
        return await self._database.read(lambda conn: reads.slow_public_tables(conn, limit, each))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return await self._database.read(lambda conn: reads.tables_of(conn, guest, limit))

    async def hosted(self, guest: str) -> int:
        return await self._database.read(lambda conn: reads.hosted(conn, guest))

    async def due(self, until: int, limit: int, after: Due | None = None) -> list[Due]:
        return await self._database.read(lambda conn: reads.due(conn, until, limit, after))

    async def guest(self, guest: str) -> str | None:
        return await self._database.read(lambda conn: people.name_of(conn, guest))

    async def see_guest(self, guest: str) -> None:
        then = int(time()) - DAY
        if await self._database.read(lambda conn: reads.guest_not_seen_since(conn, guest, then)):
            await self._database.write(lambda conn: self._writes.see_guest(conn, guest))

    async def save_guest(self, guest: str, name: str) -> None:
        def work(conn: Connection) -> None:
            self._writes.save_guest(conn, guest, name)
            for each in people.ids(conn, guest):
                self._tell(conn, each, "renamed")

        await self._database.write(work)

    async def guest_row(self, guest: str) -> GuestRow | None:
        return await self._database.read(lambda conn: erasing.guest_row(conn, guest))

    async def begin_erasure(self, guest: str, called: str) -> None:
        def work(conn: Connection) -> None:
            for each in erasing.begin(conn, guest, called, self.node):
                self._tell(conn, each, "erased")

        await self._database.write(work)

    async def adopt_erasure(self, guest: str) -> None:
        await self._database.write(lambda conn: erasing.adopt(conn, guest, self.node))

    async def erasures(self) -> list[Erasure]:
        return await self._database.read(erasing.unfinished)

    async def tell_of_erasure(self, guest: str) -> None:
        await self._database.write(lambda conn: self._tell(conn, guest, "erased"))

    async def end_erasure(self, guest: str) -> None:
        await self._database.write(lambda conn: erasing.end(conn, guest))
        await self.scrub()

    async def mentioning(self, guests: Sequence[str], after: str) -> tuple[list[str], str | None]:
        return await self._database.read(lambda conn: erasing.mentioning(conn, guests, after))

    async def mentions(self, guest: str, table: str) -> bool:
        return await self._database.read(lambda conn: erasing.mentions(conn, guest, table))

    async def erase_at(self, erased: Erased) -> None:
        await self._as_owner(lambda conn: erasing.erase_at(conn, erased))

    async def _as_owner(self, work: Callable[[Connection], None]) -> None:
        """Change a table that this node owns."""
        node = self.node

        def change(conn: Connection) -> None:
            work(conn)
            nodes.require(conn, node)

        await self._database.write(change)

    async def talking(self, after: str) -> tuple[list[tuple[str, int]], str | None]:
        return await self._database.read(lambda conn: retention.talking(conn, after))

    async def rewrite(self, table: str, bodies: tuple[tuple[int, bytes], ...]) -> None:
        await self._as_owner(lambda conn: erasing.rewrite(conn, table, bodies))

    async def unused(self, before: int, after: str) -> list[str]:
        return await self._database.read(lambda conn: retention.unused(conn, before, after))

    async def delete_table(self, table: str) -> None:
        await self._as_owner(lambda conn: retention.delete_table(conn, table))

    async def forget_guests(self, before: int) -> int:
        return await self._database.write(lambda conn: retention.forget_guests(conn, before))

    async def scrub(self) -> None:
        await self._database.scrub()

    async def replace_secret(self) -> None:
        secret = secrets.token_bytes(SECRET_BYTES)
        await self._database.write(lambda conn: keys.replace(conn, secret))

    async def rotate_secret(self, least: int) -> bool:
        secret = secrets.token_bytes(SECRET_BYTES)

        def work(conn: Connection) -> bool:
            done = keys.rotate(conn, secret, least)
            if done:
                self._tell(conn, "", "rotated")
            return done

        return await self._database.write(work)

    async def revoke(self, guest: str, at: int) -> None:
        def work(conn: Connection) -> None:
            self._writes.revoke(conn, guest, at)
            self._tell(conn, guest, "revoked")

        await self._database.write(work)

    async def revocations(self, since: int) -> dict[str, int]:
        return await self._database.read(lambda conn: reads.revocations_since(conn, since))

    async def restrict(self, restriction: Restriction) -> None:
        def work(conn: Connection) -> None:
            for each in people.all_ids(conn, restriction.whom):
                restrictions.put(conn, replace(restriction, whom=each))
            self._tell(conn, "", "restricted")

        await self._database.write(work)

    async def lift(self, what: str, whom: str) -> bool:
        def work(conn: Connection) -> bool:
            self._tell(conn, "", "restricted")
            same = people.all_ids(conn, whom)
            return sum(restrictions.lift(conn, what, each) for each in same) > 0

        return await self._database.write(work)

    async def restrictions(self) -> list[Restriction]:
        return await self._database.read(restrictions.known)

    async def announce(self, text: str) -> None:
        def work(conn: Connection) -> None:
            restrictions.announce(conn, text)
            self._tell(conn, "", "announced")

        await self._database.write(work)

    async def announcement(self) -> str:
        return await self._database.read(restrictions.announcement)

    async def all_tables(self, after: str) -> list[TableRow]:
        return await self._database.read(lambda conn: reads.all_tables(conn, after))

    async def matches_of(self, table: str) -> list[tuple[int, int, bool]]:
        return await self._database.read(lambda conn: mending.matches_of(conn, table))

    async def members_of(self, table: str) -> list[str]:
        return await self._database.read(lambda conn: mending.members_of(conn, table))

    async def ended_at(self, table: str, match: int) -> int | None:
        return await self._database.read(lambda conn: mending.ended_at(conn, table, match))

    async def mend(
        self, row: TableRow, matches: Sequence[KeptMatch], tried: Try | None = None
    ) -> None:
        await self._as_owner(lambda conn: mending.mend(conn, row, matches, tried))

    async def rollback(self) -> Rollback:
        return await self._database.read(rollback)

    async def days(self, secrets: dict[str, str], first: str) -> list[Day]:
        known = await self._database.read(lambda conn: dailies.days_since(conn, first))
        if secrets.keys() - {day.date for day in known}:
            await self._database.write(lambda conn: dailies.keep_days(conn, secrets))
            known = await self._database.read(lambda conn: dailies.days_since(conn, first))
        return known

    async def begin_try(self, new: Try) -> Try:
        return await self._database.write(lambda conn: dailies.begin(conn, new))

    async def try_at(self, table: str) -> Try | None:
        return await self._database.read(lambda conn: dailies.of_table(conn, table))

    async def tries_of(self, guest: str) -> list[Try]:
        return await self._database.read(lambda conn: dailies.of_guest(conn, guest))

    async def best_tries(self, date: str, game: str, most: int) -> list[Try]:
        return await self._database.read(lambda conn: dailies.best(conn, date, game, most))

    async def try_points(self, date: str) -> dict[str, dict[int, int]]:
        return await self._database.read(lambda conn: dailies.points(conn, date))

    async def study(self, date: str, game: str) -> KeptStudy | None:
        return await self._database.read(lambda conn: dailies.study(conn, date, game))

    async def keep_study(self, date: str, game: str, study: KeptStudy) -> None:
        await self._database.write(lambda conn: dailies.keep_study(conn, date, game, study))

    async def keep_answer(self, guest: str, puzzle: str, solved: bool) -> bool:
        return await self._database.write(lambda conn: solving.keep(conn, guest, puzzle, solved))

    async def answers(self, guest: str) -> dict[str, bool]:
        return await self._database.read(lambda conn: solving.answered(conn, guest))

    def _tell(self, conn: Connection, guest: str, what: str) -> None:
        if self.shared:
            nodes.tell(conn, self.node, guest, what)

    async def close(self) -> None:
        await self._database.close()


def _prepare(conn: Connection) -> bool:
    migrated = migrate(conn)
    push.keep_key(conn)
    keys.keep(conn, secrets.token_bytes(SECRET_BYTES))
    return migrated


def _pages(numbers: range) -> Iterator[range]:
    return (numbers[start : start + PAGE] for start in range(0, len(numbers), PAGE))
