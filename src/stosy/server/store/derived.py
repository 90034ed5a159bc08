"""What follows from a table's log: read beside it, and written again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, text, update

from stosy.server.store import reads
from stosy.server.store.rows import Entry, FinishedMatch, TableRow
from stosy.server.store.schema import analyses, matches, membership, played, snapshots, tables
from stosy.server.store.writes import listed, text_of, values_of

ONE_MOMENT = text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
"""Else each statement sees what was committed before it."""


class ToldMatch(Struct, kw_only=True):
    """A match as its log tells: where it begins, its deal, and how and when (service time) it
    ended. With `known` false the end cannot be told: nobody knows its rules any more."""

    match: int
    first: int
    deal: str | None
    end: FinishedMatch | None = None
    ended: int | None = None
    known: bool = True


class Kept(Struct, frozen=True):
    """A log, and what is kept of it: the row, the matches with their first entries and whether they
    are over, the guests in whose lists the table is."""

    row: TableRow
    entries: tuple[Entry, ...]
    matches: dict[int, tuple[int, bool]]
    members: frozenset[str]


def kept(conn: Connection, table: str) -> Kept | None:
    if conn.dialect.name == "postgresql":
        conn.execute(ONE_MOMENT)
    row = reads.table(conn, table)
    if row is None:
        return None
    log = range(reads.length(conn, table))
    over = matches.c.ended.is_not(None)
    begun = select(matches.c.match, matches.c.first, over).where(matches.c.table_id == table)
    members = select(membership.c.guest).where(membership.c.table_id == table)
    return Kept(
        row,
        tuple(reads.from_match(conn, table, log, 0)),
        {match: (first, ended) for match, first, ended in conn.execute(begun)},
        frozenset(conn.execute(members).scalars()),
    )


def rebuild(conn: Connection, row: TableRow, told: Sequence[ToldMatch]) -> None:
    """Write the row, the matches and the lists of members; others are made again when they are
    needed. No server may run: it would know nothing of it."""
    values = dict(zip((column.name for column in tables.c), values_of(row), strict=True))
    conn.execute(update(tables).where(tables.c.id == row.id).values(values))
    asked = select(matches).where(matches.c.table_id == row.id)
    before = {each.match: dict(each._mapping) for each in conn.execute(asked)}
    judged = select(played).where(played.c.table_id == row.id)
    accounts = {(each.guest, each.match): each for each in conn.execute(judged)}
    for part in (membership, matches, played, snapshots):
        conn.execute(delete(part).where(part.c.table_id == row.id))
    for guest in sorted(listed(row.phase, row.host, text_of(row.members))):
        conn.execute(insert(membership).values(guest=guest, table_id=row.id))
    for each in told:
        known = before.get(each.match, {}) if each.end is not None or not each.known else {}
        begun = {"table_id": row.id, "match": each.match, "first": each.first, "deal": each.deal}
        conn.execute(insert(matches).values({**known, **begun, **_end(each)}))
        for one in () if each.end is None else each.end.played:
            was = accounts.get((one.guest, one.match))
            judged_so = {} if was is None else {"luck": was.luck, "skill": was.skill}
            ended_at = {"ended_at": known.get("ended_at") or 0}
            conn.execute(insert(played).values({**asdict(one), **ended_at, **judged_so}))
    gone = analyses.c.match.not_in([each.match for each in told])
    conn.execute(delete(analyses).where(analyses.c.table_id == row.id, gone))


def _end(told: ToldMatch) -> dict[str, object]:
    """How a match ended; at which hour only its row tells."""
    if told.end is None:
        return {}
    return {
        "ended": told.ended,
        "names": text_of(told.end.names),
        "people": text_of(told.end.people),
        "result": told.end.result,
    }
