"""What follows from a log, written again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from stosy.server.store.rows import KeptMatch, TableRow, Try
from stosy.server.store.schema import (
    analyses,
    matches,
    membership,
    played,
    snapshots,
    tables,
    tries,
)
from stosy.server.store.writes import listed, text_of, values_of


def members_of(conn: Connection, table: str) -> list[str]:
    asked = select(membership.c.guest).where(membership.c.table_id == table)
    return list(conn.execute(asked).scalars())


def matches_of(conn: Connection, table: str) -> list[tuple[int, int, bool]]:
    over = matches.c.ended.is_not(None)
    asked = select(matches.c.match, matches.c.first, over).where(matches.c.table_id == table)
    return [(match, first, is_over) for match, first, is_over in conn.execute(asked)]


def ended_at(conn: Connection, table: str, match: int) -> int | None:
    one = matches.c.table_id == table, matches.c.match == match
    at: int | None = conn.scalar(select(matches.c.ended_at).where(*one))
    return at


def mend(
    conn: Connection, row: TableRow, told: Sequence[KeptMatch], tried: Try | None = None
) -> None:
    """The row, the lists of members, the matches and a try; a snapshot is made anew."""
    values = dict(zip((column.name for column in tables.c), values_of(row), strict=True))
    conn.execute(update(tables).where(tables.c.id == row.id).values(values))
    conn.execute(delete(membership).where(membership.c.table_id == row.id))
    for guest in sorted(listed(row.phase, row.host, text_of(row.members))):
        conn.execute(insert(membership).values(guest=guest, table_id=row.id))
    known = {match: over for match, _, over in matches_of(conn, row.id)}
    for each in told:
        _mend_match(conn, row.id, each, known.get(each.match))
    for part in (matches, analyses, played):
        others = part.c.match.not_in([each.match for each in told])
        conn.execute(delete(part).where(part.c.table_id == row.id, others))
    conn.execute(delete(snapshots).where(snapshots.c.table_id == row.id))
    _mend_try(conn, row, tried)


def _mend_match(conn: Connection, table: str, told: KeptMatch, over: bool | None) -> None:
    """`over` is what its row says; None if there is none."""
    values: dict[str, Any] = {"first": told.first}
    if told.known and over != (told.end is not None):
        values |= {**_end(told), "listed": None}
    if told.known and told.end is None:
        one = played.c.table_id == table, played.c.match == told.match
        conn.execute(delete(played).where(*one))
    if over is None:
        new = insert(matches).values(table_id=table, match=told.match, deal=told.deal)
        conn.execute(new.values(values))
    else:
        known = matches.c.table_id == table, matches.c.match == told.match
        conn.execute(update(matches).where(*known).values(values))


def _mend_try(conn: Connection, row: TableRow, told: Try | None) -> None:
    """When it ended is known from the match, if nobody knows better."""
    of_table = tries.c.table_id == row.id
    noted = conn.scalar(select(tries.c.ended_at).where(of_table))
    conn.execute(delete(tries).where(of_table))
    if told is not None:
        values = msgspec.structs.asdict(told)
        values["table_id"] = values.pop("table")
        if told.points is not None:
            values["ended_at"] = noted or ended_at(conn, row.id, row.match)
        conn.execute(insert(tries).values(values))


def _end(told: KeptMatch) -> dict[str, Any]:
    if told.end is None:
        return dict.fromkeys(("ended", "names", "people", "result", "ended_at"))
    return {
        "ended": told.ended,
        "names": text_of(told.end.names),
        "people": text_of(told.end.people),
        "result": told.end.result,
    }
