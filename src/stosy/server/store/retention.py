"""What is not kept for ever: words, tables that nobody uses any more, names of guests who stay
away."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, or_, select
from sqlalchemy import Table as SqlTable

from stosy.server.store import people, push
from stosy.server.store.erasing import TABLES_AT_ONCE, holds
from stosy.server.store.schema import (
    aliases,
    analyses,
    answers,
    blocks,
    entries,
    guests,
    matches,
    membership,
    played,
    revocations,
    snapshots,
    tables,
    tries,
)

AT_ONCE = 200
"""Guests forgotten in one transaction."""
TALKED = "talked"

_used = func.coalesce(tables.c.seen, tables.c.created)
_seen = func.coalesce(guests.c.seen, guests.c.created, 0)


def talking(conn: Connection, after: str) -> tuple[list[tuple[str, int]], str | None]:
    """Tables at which somebody talked, among the next ones by id, with when each last changed."""
    page = select(tables.c.id, _used).where(tables.c.id > after).order_by(tables.c.id)
    used: dict[str, int] = {row[0]: row[1] for row in conn.execute(page.limit(TABLES_AT_ONCE))}
    if not used:
        return [], None
    said = select(entries.c.table_id).where(entries.c.table_id.in_(list(used)), holds(conn, TALKED))
    found = set(conn.execute(said.distinct()).scalars())
    return [(id_, seen) for id_, seen in used.items() if id_ in found], list(used)[-1]


def unused(conn: Connection, before: int, after: str) -> list[str]:
    """Tables that have not changed since this unix time, by id."""
    asked = select(tables.c.id).where(_used < before, tables.c.id > after)
    return list(conn.execute(asked.order_by(tables.c.id).limit(TABLES_AT_ONCE)).scalars())


def delete_table(conn: Connection, table: str) -> None:
    parts: tuple[SqlTable, ...] = (analyses, snapshots, membership, played, matches, entries)
    for part in parts:
        conn.execute(delete(part).where(part.c.table_id == table))
    conn.execute(delete(tries).where(tries.c.table_id == table))
    conn.execute(delete(tables).where(tables.c.id == table))


def forget_guests(conn: Connection, before: int) -> int:
    """Forget the names of guests not seen since this unix time who have no table; how many."""
    same = select(aliases.c.guest).where(aliases.c.person == guests.c.id)
    own = or_(membership.c.guest == guests.c.id, membership.c.guest.in_(same))
    seated = select(membership.c.guest).where(own).exists()
    asked = select(guests.c.id).where(_seen < before, ~seated).limit(AT_ONCE)
    gone = list(conn.execute(asked).scalars())
    conn.execute(delete(guests).where(guests.c.id.in_(gone)))
    conn.execute(delete(revocations).where(revocations.c.guest.in_(gone)))
    conn.execute(delete(blocks).where(blocks.c.guest.in_(gone)))
    people.forget(conn, gone)
    conn.execute(delete(answers).where(answers.c.guest.in_(gone)))
    push.erase(conn, gone)
    return len(gone)
