"""The store on any SQL database: the same functions, in a thread or on a socket."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from time import time

from msgspec.structs import replace
from sqlalchemy import Connection

from stosy.server.store import blocks as moderation
from stosy.server.store import (
    dailies,
    derived,
    erasing,
    keys,
    nodes,
    people,
    push,
    reads,
    retention,
    solving,
    writes,
)
from stosy.server.store import restrictions as bans
from stosy.server.store.database import Database, in_transaction, reading, writing
from stosy.server.store.errors import StoreError
from stosy.server.store.migrate import migrate
from stosy.server.store.played import PlayedLists
from stosy.server.store.rows import (
    FIRST_READS,
    Append,
    Day,
    Entry,
    Erased,
    News,
    OpenTable,
    Peer,
    Reads,
    Renewal,
    Restriction,
)

SECRET_BYTES = 32
LOCKED = "55P03"
"""PostgreSQL's state for a lock that was not had in time."""
TRIES, BETWEEN_TRIES = 60, 0.5
DAY = 24 * 60 * 60
"""Seconds. When a guest was last seen is noted to the day."""
PAGE = 512
"""Entries of a log looked at in one read: so long does somebody else's read wait."""


class Store:
    """Tables with their logs, guests, and the service's own data. All may raise StoreError.

    Whoever writes to tables is a node, and Deposed once others have taken it for dead. Most methods
    are one function on a connection; what they do is said there.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writes = writes.compiled_for(database.dialect)
        self.people = people.People(database, self._tell, push.hand_over)
        """Who is the same person."""
        self.played = PlayedLists(database)
        """Who played in which match."""
        self.node = ""
        """The id of this node; "" for none."""
        self.migrated = False
        """Was the database new, or of an earlier revision, when it was opened?"""

    async def prepare(self) -> None:
        """Bring the database to the right revision; a new one gets its secret.

        Others may play meanwhile: if they hold a lock for long, it is tried again.
        """
        for _ in range(TRIES):
            try:
                self.migrated = await self.database.prepare(_prepare)
                return
            except StoreError as error:
                if error.state != LOCKED:
                    raise
                await asyncio.sleep(BETWEEN_TRIES)
        raise StoreError("failed", "others use the database all the time")

    async def close(self) -> None:
        """Finish running work and close the database."""
        await self.database.close()

    @property
    def shared(self) -> bool:
        """May other nodes use the same store?"""
        return self.database.backends is not None

    @property
    def used(self) -> int:
        """How many connections to the database work now."""
        return self.database.used

    async def join(self, lease: int, reads: Reads = FIRST_READS) -> int:
        """Become a node, with a lease of so many ms; the service time.

        If the store is not shared, this is the only node, and no lease lapses.
        """
        node, backends = secrets.token_urlsafe(12), self.database.backends

        def work(conn: Connection) -> int:
            if backends is None:
                return nodes.join_alone(conn, node)
            return nodes.join(conn, Peer(node, reads), backends, lease)

        uptime = await self.database.write(work)  # there is no lease yet that could lapse
        self.node = node
        return uptime

    async def renew(self, uptime: int, lease: int) -> Renewal:
        """Prolong the lease, and note the service time."""
        node = self.node
        return await self.database.renew(lambda conn: nodes.renew(conn, node, uptime, lease))

    async def depose(self, node: str) -> bool:
        """Remove a node whose lease has lapsed; false if it is gone, or has come back."""
        await self.database.renew(lambda conn: nodes.end_backends(conn, node))
        return await self.database.renew(lambda conn: nodes.leave(conn, node, lapsed=True))

    async def leave(self) -> None:
        """Be a node no longer: others may own its tables."""
        node, self.node = self.node, ""
        await self.database.renew(lambda conn: nodes.leave(conn, node))

    async def claim(self, table: str) -> Peer | None:
        """Own a table, unless another node does: then that one."""
        node = self.node
        if not self.shared:
            return None
        return await self.database.write(lambda conn: nodes.claim(conn, node, table))

    async def want(self, table: str) -> None:
        """Ask the node that owns a table for it, if one does."""
        node = self.node
        await self.database.write(lambda conn: nodes.want(conn, node, table))

    async def wanted(self) -> list[str]:
        """The tables of this node for which others ask."""
        node = self.node
        return await self.database.read(lambda conn: nodes.wanted(conn, node))

    async def hand_over(self, table: str) -> None:
        """Own a table no longer, but let the node own it that asks for it."""
        node = self.node
        if self.shared:
            await self.database.write(lambda conn: nodes.hand_over(conn, node, table))

    owner = reading(nodes.owner)
    any_lives = reading(nodes.any_lives)

    async def release(self, tables: Sequence[str]) -> None:
        """Own these tables no longer."""
        node = self.node
        if self.shared:
            await self.database.write(lambda conn: nodes.release(conn, node, tables))

    async def show(self, here: Sequence[str], seated: Sequence[str]) -> None:
        """Tell other nodes at which of the tables people are, and at which of those with a seat."""
        node = self.node
        await self.database.write(lambda conn: nodes.show(conn, node, here, seated))

    async def open_elsewhere(self, limit: int) -> list[OpenTable]:
        """Public tables of other nodes at which people are, the last changed first."""
        node = self.node
        return await self.database.read(lambda conn: reads.open_elsewhere(conn, node, limit))

    async def news(self) -> list[News]:
        """What other nodes have told in the last seconds; the same news may come again."""
        node = self.node
        return await self.database.read(lambda conn: nodes.heard(conn, node))

    def _tell(self, conn: Connection, guest: str, what: str) -> None:
        """Tell the other nodes what has become of a guest."""
        if self.shared:
            nodes.tell(conn, self.node, guest, what)

    async def append(self, batch: Sequence[Append], uptime: int) -> None:
        """Write a batch in one transaction, durable on return; the uptime never goes back.

        Conflict if one of the entries exists already: then nothing of the batch is written. An
        empty batch only proves that this is still a node.
        """
        node = self.node
        await self.database.append(lambda run: self._writes.append(run, batch, node, uptime))

    table = reading(reads.table)
    length = reading(reads.length)
    snapshot = reading(reads.snapshot)
    numbers_of = reading(reads.numbers_of)

    async def entries(self, table: str, first: int = 0, match: int = 0) -> AsyncIterator[Entry]:
        """The log from this number on, without matches before `match`.

        This and `log` read in pages, between which others read.
        """
        for page in _pages(range(first, await self.length(table))):
            read = partial(reads.from_match, id_=table, numbers=page, match=match)
            for entry in await self.database.read(read):
                yield entry

    async def log(self, table: str, match: int, until: int | None = None) -> AsyncIterator[bytes]:
        """The entries of one match, in order; only those with numbers below `until`."""
        numbers = await self.numbers_of(table, match)
        if until is not None:
            numbers = range(numbers.start, min(numbers.stop, until))
        for page in _pages(numbers):
            read = partial(reads.of_match, id_=table, numbers=page, match=match)
            for entry in await self.database.read(read):
                yield entry.body

    alike = reading(reads.alike)
    analysis = reading(reads.analysis)
    keep_analysis = writing(writes.keep_analysis)
    slow_public_tables = reading(reads.slow_public_tables)
    tables_of = reading(reads.tables_of)
    hosted = reading(reads.hosted)
    due = reading(reads.due)
    all_tables = reading(reads.all_tables)

    guest = reading(people.name_of)

    async def see_guest(self, guest: str) -> None:
        """Note that a guest was here today."""
        then = int(time()) - DAY
        if await self.database.read(lambda conn: reads.guest_not_seen_since(conn, guest, then)):
            await self.database.write(lambda conn: writes.see_guest(conn, guest))

    @in_transaction
    def save_guest(self, conn: Connection, guest: str, name: str) -> None:
        """Note the name of a guest."""
        writes.save_guest(conn, guest, name)
        for each in people.ids(conn, guest):
            self._tell(conn, each, "renamed")

    guest_row = reading(erasing.guest_row)

    @in_transaction
    def begin_erasure(self, conn: Connection, guest: str, called: str) -> None:
        """Forget a guest's name and cookies, note that their traces are to be removed, and tell
        others."""
        for each in erasing.begin(conn, guest, called, self.node):
            self._tell(conn, each, "erased")

    @in_transaction
    def adopt_erasure(self, conn: Connection, guest: str) -> None:
        """The node that does it is this one from now on."""
        erasing.adopt(conn, guest, self.node)

    erasures = reading(erasing.unfinished)

    @in_transaction
    def tell_of_erasure(self, conn: Connection, guest: str) -> None:
        """Tell the other nodes again to remove a guest from their tables."""
        self._tell(conn, guest, "erased")

    async def end_erasure(self, guest: str) -> None:
        """Nothing of the guest is left, not even in files beside the database."""
        await self.database.write(lambda conn: erasing.end(conn, guest))
        await self.scrub()

    mentioning = reading(erasing.mentioning)
    mentions = reading(erasing.mentions)

    @in_transaction
    def erase_at(self, conn: Connection, erased: Erased) -> None:
        """Write a table without a guest. Nobody else may have it loaded."""
        erasing.erase_at(conn, erased)
        nodes.require(conn, self.node)

    talking = reading(retention.talking)

    @in_transaction
    def rewrite(self, conn: Connection, table: str, bodies: tuple[tuple[int, bytes], ...]) -> None:
        """Replace bodies of entries by number. Nobody else may have the table loaded."""
        erasing.rewrite(conn, table, bodies)
        nodes.require(conn, self.node)

    unused = reading(retention.unused)

    @in_transaction
    def delete_table(self, conn: Connection, table: str) -> None:
        """Delete a table with all its matches. Nobody else may have it loaded."""
        retention.delete_table(conn, table)
        nodes.require(conn, self.node)

    forget_guests = writing(retention.forget_guests)

    async def scrub(self) -> None:
        """Leave no copies of what was overwritten in files beside the database."""
        await self.database.scrub()

    service = reading(keys.service)

    async def replace_secret(self) -> None:
        """Sign with another key from now on; none of before is believed any more."""
        secret = secrets.token_bytes(SECRET_BYTES)
        await self.database.write(lambda conn: keys.replace(conn, secret))

    @in_transaction
    def rotate_secret(self, conn: Connection, least: int) -> bool:
        """Sign with another key soon, and believe the present one, but none of before; tell others.
        False if the present one is not so many ms old: it may not sign yet."""
        done = keys.rotate(conn, secrets.token_bytes(SECRET_BYTES), least)
        if done:
            self._tell(conn, "", "rotated")
        return done

    @in_transaction
    def revoke(self, conn: Connection, guest: str, at: int) -> None:
        """Note that cookies of a guest issued before this time (unix time in ms) do not count."""
        writes.revoke(conn, guest, at)
        self._tell(conn, guest, "revoked")

    revocations = reading(reads.revocations_since)

    @in_transaction
    def restrict(self, conn: Connection, restriction: Restriction) -> None:
        """Mute or ban somebody, and tell others."""
        for each in people.all_ids(conn, restriction.whom):
            bans.put(conn, replace(restriction, whom=each))
        self._tell(conn, "", "restricted")

    @in_transaction
    def lift(self, conn: Connection, what: str, whom: str) -> bool:
        """End a mute or a ban, and tell others; was there one?"""
        self._tell(conn, "", "restricted")
        return sum(bans.lift(conn, what, each) for each in people.all_ids(conn, whom)) > 0

    restrictions = reading(bans.known)

    @in_transaction
    def announce(self, conn: Connection, text: str) -> None:
        """Keep what all clients are to be told, and tell others; "" for nothing."""
        bans.announce(conn, text)
        self._tell(conn, "", "announced")

    announcement = reading(bans.announcement)

    async def kept(self, table: str) -> derived.Kept | None:
        """A log and what is kept of it, as of one moment while others write."""
        run = self.database.write if self.shared else self.database.read
        return await run(lambda conn: derived.kept(conn, table))

    rebuild = writing(derived.rebuild)

    async def days(self, secrets: dict[str, str], first: str) -> list[Day]:
        """The days from the first on; those of `secrets` get theirs unless they have one."""
        known = await self.database.read(lambda conn: dailies.days_since(conn, first))
        if secrets.keys() - {day.date for day in known}:
            await self.database.write(lambda conn: dailies.keep_days(conn, secrets))
            known = await self.database.read(lambda conn: dailies.days_since(conn, first))
        return known

    begin_try = writing(dailies.begin)
    try_at = reading(dailies.of_table)
    tries_of = reading(dailies.of_guest)
    best_tries = reading(dailies.best)
    try_points = reading(dailies.points)
    study = reading(dailies.study)
    keep_study = writing(dailies.keep_study)
    keep_answer = writing(solving.keep)
    answers = reading(solving.answered)

    @in_transaction
    def block(self, conn: Connection, guest: str, blocked: str, name: str) -> None:
        """A guest blocks another, and other nodes hear of it."""
        moderation.put(conn, guest, blocked, name)
        self._tell(conn, guest, "blocked")

    @in_transaction
    def unblock(self, conn: Connection, guest: str, id: str) -> bool:
        """The guest does so no longer; was there such a block?"""
        self._tell(conn, guest, "blocked")
        return moderation.remove(conn, guest, id)

    blocks = reading(moderation.of)
    blocked_by = reading(moderation.by)
    keep_report = writing(moderation.keep)
    reports = reading(moderation.kept)
    settle = writing(moderation.settle)
    delete_reports = writing(moderation.delete_reports)

    push_key = reading(push.key)
    rotate_push_key = writing(push.add_key)
    subscribe = writing(push.subscribe)
    unsubscribe = writing(push.unsubscribe)
    devices = reading(push.of)
    subscriptions = reading(push.subscriptions_of)
    daily_subscriptions = reading(push.daily)
    drop_subscription = writing(push.drop)


def _prepare(conn: Connection) -> bool:
    migrated = migrate(conn)
    push.keep_key(conn)
    keys.keep(conn, secrets.token_bytes(SECRET_BYTES))
    return migrated


def _pages(numbers: range) -> Iterator[range]:
    return (numbers[start : start + PAGE] for start in range(0, len(numbers), PAGE))
