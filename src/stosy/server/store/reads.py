"""The queries of the store."""

from __future__ import annotations

from typing import Any, TypeVarTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, func, or_, select, tuple_

from stosy.server.store import people
from stosy.server.store.rows import Alike, Due, Entry, KeptAnalysis, OpenTable, Snapshot, TableRow
from stosy.server.store.schema import (
    IN_LOBBY,
    analyses,
    entries,
    guests,
    matches,
    membership,
    owners,
    revocations,
    snapshots,
    tables,
    tries,
)

AT_ONCE = 200
"""Rows of tables in one read of all."""
Columns = TypeVarTuple("Columns")

_members = msgspec.json.Decoder(tuple[str, ...])
_names = msgspec.json.Decoder(tuple[str | None, ...])


def table(conn: Connection, id_: str) -> TableRow | None:
    """The row of a table."""
    found = conn.execute(select(tables).where(tables.c.id == id_)).one_or_none()
    return None if found is None else _row(found)


def length(conn: Connection, id_: str) -> int:
    """How many entries the log of a table has."""
    last: int | None = conn.scalar(select(func.max(entries.c.seq)).where(entries.c.table_id == id_))
    return 0 if last is None else last + 1


def snapshot(conn: Connection, id_: str) -> Snapshot | None:
    """The last snapshot of a table."""
    asked = select(snapshots.c.seq, snapshots.c.code, snapshots.c.body)
    found = conn.execute(asked.where(snapshots.c.table_id == id_)).one_or_none()
    return None if found is None else Snapshot(*found)


def analysis(conn: Connection, id_: str, match: int) -> KeptAnalysis | None:
    """The analysis of a match."""
    asked = select(analyses.c.version, analyses.c.moves, analyses.c.body)
    one = asked.where(analyses.c.table_id == id_, analyses.c.match == match)
    found = conn.execute(one).one_or_none()
    return None if found is None else KeptAnalysis(*found)


def numbers_of(conn: Connection, id_: str, match: int) -> range:
    """From where a match begins to where the next one does; others stand between its entries."""
    asked = select(matches.c.match, matches.c.first).where(
        matches.c.table_id == id_, matches.c.match >= match
    )
    begun = conn.execute(asked.order_by(matches.c.match).limit(2)).all()
    if not begun or begun[0].match != match:
        return range(0)
    end = begun[1].first if len(begun) == 2 else length(conn, id_)
    return range(begun[0].first, end)


def from_match(conn: Connection, id_: str, numbers: range, match: int) -> list[Entry]:
    """The entries with these numbers, without those of matches before this one."""
    outside = entries.c.match == 0
    return _page(conn, id_, numbers, outside | (entries.c.match >= match))


def of_match(conn: Connection, id_: str, numbers: range, match: int) -> list[Entry]:
    """The entries with these numbers that belong to a match."""
    return _page(conn, id_, numbers, entries.c.match == match)


def _page(conn: Connection, id_: str, numbers: range, wanted: ColumnElement[bool]) -> list[Entry]:
    asked = select(entries.c.seq, entries.c.body).where(
        entries.c.table_id == id_,
        entries.c.seq >= numbers.start,
        entries.c.seq < numbers.stop,
        wanted,
    )
    return [Entry(seq, body) for seq, body in conn.execute(asked.order_by(entries.c.seq))]


def alike(conn: Connection, id_: str, match: int, limit: int) -> list[Alike]:
    """A match that is over and others with the same deal, the last ended first.

    The match asked about is among them, however many have ended since.
    """
    one = select(matches).where(matches.c.table_id == id_, matches.c.match == match)
    itself = conn.execute(one).one_or_none()
    if itself is None:
        return []
    found = [] if itself.deal is None else _newest(conn, itself.deal, limit)
    # By name: another column may have changed between the two reads.
    listed = any((each.table_id, each.match) == (id_, match) for each in found)
    if itself.ended is not None and not listed:
        found[limit - 1 :] = [itself]
    return list(map(_alike, found))


def _newest(conn: Connection, deal: str, limit: int) -> list[Row[Any]]:
    """Matches with this deal that are over, the last ended first; the index has them so."""
    asked = (
        select(matches)
        .where(matches.c.deal == deal, matches.c.ended.is_not(None))
        .order_by(matches.c.ended.desc())
        .limit(limit)
    )
    return list(conn.execute(asked))


def _alike(found: Row[Any]) -> Alike:
    return Alike(
        table=found.table_id,
        match=found.match,
        names=_names.decode(found.names),
        people=_members.decode(found.people),
        result=found.result,
    )


def slow_public_tables(conn: Connection, limit: int, each: int) -> list[TableRow]:
    """Slow public tables that are not closed, the last changed first; `each` of an opener."""
    latest = tables.c.changed.desc()
    place = func.row_number().over(partition_by=tables.c.opener, order_by=latest).label("place")
    found = select(tables, place).where(IN_LOBBY).subquery()
    few = or_(found.c.place <= each, found.c.opener.is_(None))
    columns = [found.c[column.name] for column in tables.c]
    asked = select(*columns).where(few).order_by(found.c.changed.desc()).limit(limit)
    return [_row(each) for each in conn.execute(asked)]


def open_elsewhere(conn: Connection, node: str, limit: int) -> list[OpenTable]:
    asked = (
        select(tables, owners.c.seated)
        .join(owners, owners.c.table_id == tables.c.id)
        .where(owners.c.node != node, owners.c.here, tables.c.public, tables.c.phase != "closed")
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [OpenTable(_row(each), each.seated) for each in conn.execute(asked)]


def tables_of(conn: Connection, guest: str, limit: int) -> list[TableRow]:
    """Tables, not closed, of which a guest is host or member, the last changed first; tries of
    daily deals, after which nothing follows, only until they are over."""
    asked = (
        _listed_with(select(tables), people.ids(conn, guest))
        .where(~(_is_try() & (tables.c.phase == "over")))
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    return [_row(each) for each in conn.execute(asked)]


def hosted(conn: Connection, guest: str) -> int:
    """How many tables a guest hosts at which a match runs or is yet to begin; tries of daily deals,
    which nobody can close, do not count."""
    ids = people.ids(conn, guest)
    asked = _listed_with(select(func.count()).select_from(tables), ids)
    under_way = tables.c.phase.in_(("gathering", "playing"))
    return conn.execute(asked.where(tables.c.host.in_(ids), under_way, ~_is_try())).scalar_one()


def _is_try() -> ColumnElement[bool]:
    """Is a table the try of a daily deal?"""
    return select(tries.c.table_id).where(tries.c.table_id == tables.c.id).exists()


def _listed_with(asked: Select[*Columns], ids: tuple[str, ...]) -> Select[*Columns]:
    """Only tables, not closed, that a person hosts or is a member of, each once."""
    listed = select(membership.c.table_id).where(membership.c.guest.in_(ids))
    return asked.where(tables.c.id.in_(listed))


def all_tables(conn: Connection, after: str) -> list[TableRow]:
    """The next tables by id."""
    asked = select(tables).where(tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
    return [_row(each) for each in conn.execute(asked)]


def due(conn: Connection, until: int, limit: int, after: Due | None = None) -> list[Due]:
    """Tables to be woken at this service time or before, the earliest first.

    `after` is the last one of the previous page.
    """
    asked = select(tables.c.due, tables.c.id).where(tables.c.due <= until)
    if after is not None:
        asked = asked.where(tuple_(tables.c.due, tables.c.id) > tuple_(after.at, after.table))
    in_order = asked.order_by(tables.c.due, tables.c.id).limit(limit)
    return [Due(at, id_) for at, id_ in conn.execute(in_order)]


def revocations_since(conn: Connection, since: int) -> dict[str, int]:
    """The revocations since this time (unix time in ms), by guest."""
    asked = select(revocations.c.guest, revocations.c.at).where(revocations.c.at >= since)
    return {row.guest: row.at for row in conn.execute(asked)}


def guest_not_seen_since(conn: Connection, guest: str, then: int) -> bool:
    """Is there such a guest, not seen since this unix time?"""
    before = or_(guests.c.seen.is_(None), guests.c.seen < then)
    asked = select(guests.c.id).where(guests.c.id == guest, before)
    return conn.scalar(asked) is not None


def _row(found: Row[Any]) -> TableRow:
    values = {column.name: found._mapping[column.name] for column in tables.c}
    del values["seen"]
    return TableRow(**values | {"members": _members.decode(values["members"])})
