"""The queries of the store."""

from __future__ import annotations

from typing import Any, TypeVarTuple

import msgspec
from sqlalchemy import Connection, Row, Select, func, or_, select, tuple_

from stosy.server.store.protocol import Alike, Due, Entry, Service, TableRow
from stosy.server.store.schema import (
    IN_LOBBY,
    OUTSIDE_MATCHES,
    entries,
    guests,
    matches,
    membership,
    tables,
)
from stosy.server.store.schema import service as services

Columns = TypeVarTuple("Columns")

_members = msgspec.json.Decoder(tuple[str, ...])
_names = msgspec.json.Decoder(tuple[str | None, ...])


def service(conn: Connection) -> Service:
    return Service(*conn.execute(select(services.c.uptime, services.c.secret)).one())


def table(conn: Connection, id_: str) -> TableRow | None:
    found = conn.execute(select(tables).where(tables.c.id == id_)).one_or_none()
    return None if found is None else _row(found)


def entries_to_go_on(conn: Connection, id_: str) -> list[Entry]:
    match = select(tables.c.match).where(tables.c.id == id_).scalar_subquery()
    outside = select(entries.c.seq, entries.c.body).where(
        entries.c.table_id == id_, OUTSIDE_MATCHES
    )
    both = outside.union_all(_of_match(id_, match))
    return [Entry(seq, body) for seq, body in conn.execute(both.order_by("seq"))]


def log(conn: Connection, id_: str, match: int) -> list[bytes]:
    return [body for _, body in conn.execute(_of_match(id_, match).order_by("seq"))]


def _of_match(id_: str, match: Any) -> Select[int, bytes]:
    """The entries of one match: from where it begins to where the next one does."""
    first = select(matches.c.first).where(matches.c.table_id == id_, matches.c.match == match)
    next_ = select(func.min(matches.c.first)).where(
        matches.c.table_id == id_, matches.c.match > match
    )
    end = func.coalesce(next_.scalar_subquery(), 2**62)
    return select(entries.c.seq, entries.c.body).where(
        entries.c.table_id == id_,
        entries.c.seq >= first.scalar_subquery(),
        entries.c.seq < end,
        entries.c.match == match,
    )


def alike(conn: Connection, id_: str, match: int, limit: int) -> list[Alike]:
    """The match asked about is among them, however many have ended since."""
    one = select(matches).where(matches.c.table_id == id_, matches.c.match == match)
    itself = conn.execute(one).one_or_none()
    if itself is None:
        return []
    found = [] if itself.deal is None else _newest(conn, itself.deal, limit)
    if itself.ended is not None and itself not in found:
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
    latest = tables.c.changed.desc()
    place = func.row_number().over(partition_by=tables.c.opener, order_by=latest).label("place")
    found = select(tables, place).where(IN_LOBBY).subquery()
    few = or_(found.c.place <= each, found.c.opener.is_(None))
    columns = [found.c[column.name] for column in tables.c]
    asked = select(*columns).where(few).order_by(found.c.changed.desc()).limit(limit)
    return [_row(each) for each in conn.execute(asked)]


def tables_of(conn: Connection, guest: str, limit: int) -> list[TableRow]:
    asked = _listed_with(select(tables), guest).order_by(tables.c.changed.desc()).limit(limit)
    return [_row(each) for each in conn.execute(asked)]


def hosted(conn: Connection, guest: str) -> int:
    asked = _listed_with(select(func.count()).select_from(tables), guest)
    under_way = tables.c.phase.in_(("gathering", "playing"))
    return conn.execute(asked.where(tables.c.host == guest, under_way)).scalar_one()


def _listed_with(asked: Select[*Columns], guest: str) -> Select[*Columns]:
    """Only tables, not closed, that a guest hosts or is a member of."""
    return asked.join(membership, membership.c.table_id == tables.c.id).where(
        membership.c.guest == guest
    )


def due(conn: Connection, until: int, limit: int, after: Due | None) -> list[Due]:
    asked = select(tables.c.due, tables.c.id).where(tables.c.due <= until)
    if after is not None:
        asked = asked.where(tuple_(tables.c.due, tables.c.id) > tuple_(after.at, after.table))
    in_order = asked.order_by(tables.c.due, tables.c.id).limit(limit)
    return [Due(at, id_) for at, id_ in conn.execute(in_order)]


def guest_name(conn: Connection, guest: str) -> str | None:
    return conn.scalar(select(guests.c.name).where(guests.c.id == guest))


def _row(found: Row[Any]) -> TableRow:
    values = found._asdict()
    return TableRow(**values | {"members": _members.decode(values["members"])})
