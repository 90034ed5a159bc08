"""Who has blocked whom, and reports to the host."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import time

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from stosy.server.store import people, upserts
from stosy.server.store.schema import blocks, reports

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


def put(conn: Connection, guest: str, blocked: str, name: str) -> None:
    """Instead of the one before."""
    row = {"guest": guest, "blocked": blocked, "name": name, "at": int(time())}
    row["id"] = secrets.token_urlsafe(9)
    upserts.put(conn, blocks, ("guest", "blocked"), row)


def remove(conn: Connection, guest: str, id: str) -> bool:
    """Was there such a block?"""
    one = delete(blocks).where(blocks.c.guest.in_(people.ids(conn, guest)), blocks.c.id == id)
    return conn.execute(one).rowcount > 0


def of(conn: Connection, guest: str) -> list[Block]:
    """Whom a guest has blocked, the last first."""
    asked = select(blocks.c.id, blocks.c.blocked, blocks.c.name, blocks.c.at)
    same = people.ids(conn, guest)
    asked = asked.where(blocks.c.guest.in_(same)).order_by(blocks.c.at.desc(), blocks.c.id)
    return [Block(*row) for row in conn.execute(asked)]


def by(conn: Connection, guests: Sequence[str]) -> dict[str, list[str]]:
    """Those whom each of these guests has blocked; only guests who did.

    A block holds for all ids of a person, on either side.
    """
    found: dict[str, list[str]] = {}
    for guest in guests:
        same = people.all_ids(conn, guest)
        asked = select(blocks.c.blocked).where(blocks.c.guest.in_(same))
        whom = set(conn.execute(asked).scalars())
        if whom:
            found[guest] = sorted(people.ids_of_all(conn, whom))
    return found


def keep(conn: Connection, report: Report) -> None:
    """Keep a report for the host."""
    row = msgspec.structs.asdict(report)
    row |= {"table_id": row.pop("table"), "said": msgspec.json.encode(report.said).decode()}
    conn.execute(insert(reports).values(**row))


def kept(conn: Connection, report: str | None = None, by: str | None = None) -> list[Report]:
    """The latest reports, the last first; only this one, or only those by a guest."""
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


def settle(conn: Connection, report: str) -> bool:
    """The host has dealt with a report; was there such a report?"""
    one = update(reports).where(reports.c.id == report, reports.c.settled.is_(None))
    return conn.execute(one.values(settled=int(time()))).rowcount > 0


def delete_reports(conn: Connection, before: int) -> int:
    """Delete reports from before this unix time; how many."""
    return conn.execute(delete(reports).where(reports.c.at < before)).rowcount


def erase(conn: Connection, guest: str, called: str) -> None:
    """Nothing of the guest stays: no name, no words, neither as reporter nor as reported."""
    conn.execute(delete(blocks).where(or_(blocks.c.guest == guest, blocks.c.blocked == guest)))
    made = update(reports).where(reports.c.reporter == guest)
    conn.execute(made.values(reporter="", reporter_name=called, words=""))
    met = update(reports).where(reports.c.reported == guest)
    conn.execute(met.values(reported="", reported_name=called, words="", said="[]"))
