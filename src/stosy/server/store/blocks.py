"""Who has blocked whom, and reports to the host."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from stosy.server.store import people, upserts
from stosy.server.store.schema import blocks, reports

if TYPE_CHECKING:
    from stosy.server.store.sql import Database

REPORTS_AT_ONCE = 200
"""The latest that a list has."""

_said = msgspec.json.Decoder(tuple[str, ...])


class Block(Struct, frozen=True):
    """Somebody is blocked, who was called so then; `at` in unix seconds."""

    id: str
    blocked: str
    name: str
    at: int


class Report(Struct, frozen=True, kw_only=True):
    """A guest reports another to the host; times in unix seconds. `said` is the talk that is
    meant."""

    id: str
    at: int
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    table: str
    reason: str
    words: str
    said: tuple[str, ...]
    settled: int | None = None


class BlocksAndReports(Protocol):
    """The part of a store that keeps them."""

    async def block(self, guest: str, blocked: str, name: str) -> None:
        """A guest blocks another, and other nodes hear of it."""

    async def unblock(self, guest: str, id: str) -> bool:
        """The guest does so no longer; was there such a block?"""

    async def blocks(self, guest: str) -> list[Block]:
        """Whom a guest has blocked, the last first."""

    async def blocked_by(self, guests: Sequence[str]) -> dict[str, list[str]]:
        """Those whom each of these guests has blocked; only guests who did."""

    async def keep_report(self, report: Report) -> None:
        """Keep a report for the host."""

    async def reports(self, report: str | None = None, by: str | None = None) -> list[Report]:
        """The latest reports, the last first; only this one, or only those by a guest."""

    async def settle(self, report: str) -> bool:
        """The host has dealt with a report; was there such a report?"""

    async def delete_reports(self, before: int) -> int:
        """Delete reports from before this unix time; how many."""


class SqlBlocks(ABC):
    """See `BlocksAndReports`."""

    _database: Database

    @abstractmethod
    def _tell(self, conn: Connection, guest: str, what: str) -> None:
        """Tell the other nodes what has become of a guest."""

    async def block(self, guest: str, blocked: str, name: str) -> None:
        def work(conn: Connection) -> None:
            put(conn, guest, blocked, name)
            self._tell(conn, guest, "blocked")

        await self._database.write(work)

    async def unblock(self, guest: str, id: str) -> bool:
        def work(conn: Connection) -> bool:
            self._tell(conn, guest, "blocked")
            same = people.ids(conn, guest)
            one = delete(blocks).where(blocks.c.guest.in_(same), blocks.c.id == id)
            return conn.execute(one).rowcount > 0

        return await self._database.write(work)

    async def blocks(self, guest: str) -> list[Block]:
        return await self._database.read(lambda conn: of(conn, guest))

    async def blocked_by(self, guests: Sequence[str]) -> dict[str, list[str]]:
        return await self._database.read(lambda conn: by(conn, guests)) if guests else {}

    async def keep_report(self, report: Report) -> None:
        await self._database.write(lambda conn: keep(conn, report))

    async def reports(self, report: str | None = None, by: str | None = None) -> list[Report]:
        return await self._database.read(lambda conn: kept(conn, report, by))

    async def settle(self, report: str) -> bool:
        one = update(reports).where(reports.c.id == report, reports.c.settled.is_(None))
        done = one.values(settled=int(time()))
        return await self._database.write(lambda conn: conn.execute(done).rowcount > 0)

    async def delete_reports(self, before: int) -> int:
        old = delete(reports).where(reports.c.at < before)
        return await self._database.write(lambda conn: conn.execute(old).rowcount)


def put(conn: Connection, guest: str, blocked: str, name: str) -> None:
    """Instead of the one before."""
    row = {"guest": guest, "blocked": blocked, "name": name, "at": int(time())}
    row["id"] = secrets.token_urlsafe(9)
    upserts.put(conn, blocks, ("guest", "blocked"), row)


def of(conn: Connection, guest: str) -> list[Block]:
    asked = select(blocks.c.id, blocks.c.blocked, blocks.c.name, blocks.c.at)
    same = people.ids(conn, guest)
    asked = asked.where(blocks.c.guest.in_(same)).order_by(blocks.c.at.desc(), blocks.c.id)
    return [Block(*row) for row in conn.execute(asked)]


def by(conn: Connection, guests: Sequence[str]) -> dict[str, list[str]]:
    """A block holds for all ids of a person, on either side."""
    found: dict[str, list[str]] = {}
    for guest in guests:
        same = people.all_ids(conn, guest)
        asked = select(blocks.c.blocked).where(blocks.c.guest.in_(same))
        whom = set(conn.execute(asked).scalars())
        if whom:
            found[guest] = sorted(people.ids_of_all(conn, whom))
    return found


def keep(conn: Connection, report: Report) -> None:
    row = msgspec.structs.asdict(report)
    row |= {"table_id": row.pop("table"), "said": msgspec.json.encode(report.said).decode()}
    conn.execute(insert(reports).values(**row))


def kept(conn: Connection, report: str | None, by: str | None) -> list[Report]:
    asked = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(REPORTS_AT_ONCE)
    if report is not None:
        asked = asked.where(reports.c.id == report)
    if by is not None:
        asked = asked.where(reports.c.reporter.in_(people.ids(conn, by)))
    return [
        Report(
            id=row.id,
            at=row.at,
            reporter=row.reporter,
            reporter_name=row.reporter_name,
            reported=row.reported,
            reported_name=row.reported_name,
            table=row.table_id,
            reason=row.reason,
            words=row.words,
            said=_said.decode(row.said),
            settled=row.settled,
        )
        for row in conn.execute(asked)
    ]


def erase(conn: Connection, guest: str, called: str) -> None:
    """Nothing of the guest stays: no name, no words, neither as reporter nor as reported."""
    conn.execute(delete(blocks).where(or_(blocks.c.guest == guest, blocks.c.blocked == guest)))
    made = update(reports).where(reports.c.reporter == guest)
    conn.execute(made.values(reporter="", reporter_name=called, words=""))
    met = update(reports).where(reports.c.reported == guest)
    conn.execute(met.values(reported="", reported_name=called, words="", said="[]"))
