"""Removing a guest from the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    bindparam,
    delete,
    false,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    union,
    update,
)

from stosy.server.store import blocks, dailies, people, push, solving
from stosy.server.store.rows import Erased, Erasure, GuestRow
from stosy.server.store.schema import (
    analyses,
    entries,
    erasures,
    guests,
    matches,
    membership,
    news,
    played,
    restrictions,
    revocations,
    snapshots,
    tables,
)

TABLES_AT_ONCE = 50
"""Whose logs are searched in one read."""

_names = msgspec.json.Decoder(list[str | None])
_people = msgspec.json.Decoder(list[str])


def guest_row(conn: Connection, guest: str) -> GuestRow | None:
    """What is known of a guest beside their tables."""
    asked = select(guests.c.name, guests.c.created, guests.c.seen).where(guests.c.id == guest)
    found = conn.execute(asked).one_or_none()
    return None if found is None else GuestRow(*found)


def begin(conn: Connection, guest: str, called: str, node: str) -> tuple[str, ...]:
    """All that the person was known by."""
    gone = people.ids(conn, guest)
    people.forget(conn, gone)
    conn.execute(delete(guests).where(guests.c.id.in_(gone)))
    conn.execute(delete(revocations).where(revocations.c.guest.in_(gone)))
    conn.execute(delete(restrictions).where(restrictions.c.whom.in_(gone)))
    conn.execute(delete(erasures).where(erasures.c.guest.in_(gone)))
    push.erase(conn, gone)
    for each in gone:
        blocks.erase(conn, each, called)
        solving.forget(conn, each)
        conn.execute(insert(erasures).values(guest=each, called=called, node=node))
    return gone


def adopt(conn: Connection, guest: str, node: str) -> None:
    conn.execute(update(erasures).where(erasures.c.guest == guest).values(node=node))


def unfinished(conn: Connection) -> list[Erasure]:
    """Erasures that are not finished."""
    asked = select(erasures.c.guest, erasures.c.called, erasures.c.node)
    return [Erasure(*row) for row in conn.execute(asked)]


def end(conn: Connection, guest: str) -> None:
    dailies.forget(conn, guest)
    solving.forget(conn, guest)
    conn.execute(delete(played).where(played.c.guest == guest))  # listed while they were erased
    conn.execute(delete(news).where(news.c.guest == guest))
    conn.execute(delete(erasures).where(erasures.c.guest == guest))


def mentioning(conn: Connection, sought: Sequence[str], after: str) -> tuple[list[str], str | None]:
    """Tables with something of these guests among the next ones, by id, and the last looked at;
    None if there are no more."""
    page = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id)
    ids = list(conn.execute(page.limit(TABLES_AT_ONCE)).scalars())
    if not ids:
        return [], None
    return sorted(_of(conn, sought, ids)), ids[-1]


def mentions(conn: Connection, guest: str, table: str) -> bool:
    """Is there something of a guest at the table?"""
    return bool(_of(conn, [guest], [table]))


def _of(conn: Connection, sought: Sequence[str], ids: list[str]) -> set[str]:
    """Those of the tables with one of the guests in the row, the log or a match."""
    members, sat = tables.c.members, matches.c.people
    in_row = or_(
        tables.c.host.in_(sought), *[members.contains(each, autoescape=True) for each in sought]
    )
    in_log = or_(false(), *[holds(conn, each) for each in sought])
    in_match = or_(false(), *[sat.contains(each, autoescape=True) for each in sought])
    asked = union(
        select(tables.c.id).where(tables.c.id.in_(ids), in_row),
        select(entries.c.table_id).where(entries.c.table_id.in_(ids), in_log),
        select(matches.c.table_id).where(matches.c.table_id.in_(ids), in_match),
    )
    return set(conn.execute(asked).scalars())


def holds(conn: Connection, sought: str) -> ColumnElement[bool]:
    """Has the body of an entry this in it?"""
    if conn.dialect.name == "postgresql":
        searched = text("position(:sought IN entries.body) > 0")
        held: ColumnElement[bool] = searched.bindparams(
            bindparam("sought", sought.encode(), LargeBinary, unique=True)
        )  # type: ignore[assignment]
        return held
    return func.instr(entries.c.body, literal(sought.encode(), LargeBinary)) > 0


def erase_at(conn: Connection, erased: Erased) -> None:
    table, guest = erased.table, erased.guest
    rewrite(conn, table, erased.entries)
    conn.execute(delete(played).where(played.c.table_id == table, played.c.guest == guest))
    gone = delete(analyses).where(analyses.c.table_id == table, analyses.c.match.in_(erased.sat))
    conn.execute(gone)  # they hold names, and are made anew if somebody asks for one
    _rename_in_matches(conn, erased)
    row = conn.execute(select(tables.c.host, tables.c.members).where(tables.c.id == table)).one()
    members = sorted(_instead(erased, each) for each in _people.decode(row.members))
    values = {
        "host": _instead(erased, row.host) if row.host is not None else None,
        "members": _text(members),
        "summary": erased.summary,
    }
    values |= {"opener": None} if erased.is_opener else {}
    conn.execute(update(tables).where(tables.c.id == table).values(values))
    dailies.rename(conn, table, guest, erased.instead, erased.called)
    listed = update(membership).where(membership.c.table_id == table, membership.c.guest == guest)
    conn.execute(listed.values(guest=erased.instead))


def rewrite(conn: Connection, table: str, bodies: tuple[tuple[int, bytes], ...]) -> None:
    """Replace bodies of entries; a snapshot may hold the former ones."""
    at = bindparam("at_seq", type_=entries.c.seq.type)
    new = bindparam("new_body", type_=LargeBinary)
    entry = update(entries).where(entries.c.table_id == table, entries.c.seq == at)
    if bodies:
        changed = [{"at_seq": seq, "new_body": body} for seq, body in bodies]
        conn.execute(entry.values(body=new), changed)
    conn.execute(delete(snapshots).where(snapshots.c.table_id == table))


def _rename_in_matches(conn: Connection, erased: Erased) -> None:
    """In those that are over, and noted as such."""
    asked = select(matches.c.match, matches.c.names, matches.c.people).where(
        matches.c.table_id == erased.table, matches.c.names.is_not(None)
    )
    for match, names, sat in conn.execute(asked).all():
        seats = erased.sat.get(match, frozenset())
        others = [
            erased.called if seat in seats and name is not None else name
            for seat, name in enumerate(_names.decode(names))
        ]
        were = [_instead(erased, each) for each in _people.decode(sat)]
        conn.execute(
            update(matches)
            .where(matches.c.table_id == erased.table, matches.c.match == match)
            .values(names=_text(others), people=_text(were))
        )


def _text(values: Sequence[str | None]) -> str:
    return msgspec.json.encode(values).decode()


def _instead(erased: Erased, guest: str) -> str:
    return erased.instead if guest == erased.guest else guest
