"""Nodes: the processes that share a database, with leases by its clock, and the tables they own.

A node that is not among them any more has been deposed: it can write nothing.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    case,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError

from stosy.server.store.errors import Deposed, StoreError
from stosy.server.store.rows import News, Peer, Reads, Renewal
from stosy.server.store.schema import news, nodes, owners, service

CLOCKS = {
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
PEER = (nodes.c.id, nodes.c.reads)
_reads = msgspec.json.Decoder(Reads)
CLAIMS = 10
"""Tries to own a table that others own and leave."""
RECENT = 15_000
"""Ms in which every node has looked at the news, or has been deposed."""
END_BACKENDS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name ="
    " (SELECT backends FROM nodes WHERE id = :id)"
)


def clock(dialect: str) -> ColumnElement[int]:
    """The database's own clock, in unix ms."""
    return literal_column(CLOCKS[dialect], BigInteger)


def _now(conn: Connection) -> ColumnElement[int]:
    return clock(conn.dialect.name)


def _service_time(conn: Connection) -> ColumnElement[int]:
    """Of a node: it goes on while its lease runs."""
    return nodes.c.uptime + case((nodes.c.lease > _now(conn), _now(conn) - nodes.c.seen), else_=0)


def uptime(conn: Connection, time: ColumnElement[int] = nodes.c.uptime) -> int:
    """Service time: the latest that is noted, or this of the nodes."""
    known = union_all(select(service.c.uptime.label("time")), select(time)).subquery()
    found: int = conn.execute(select(func.max(known.c.time))).scalar_one()
    return found


def join(conn: Connection, node: Peer, backends: str, lease: int) -> int:
    """Add a node; the service time."""
    known, now = uptime(conn, _service_time(conn)), _now(conn)
    conn.execute(
        insert(nodes).values(
            id=node.id,
            reads=msgspec.json.encode(node.reads).decode(),
            backends=backends,
            lease=now + lease,
            seen=now,
            uptime=known,
        )
    )
    return known


def join_alone(conn: Connection, node: str) -> int:
    """The only node: whoever was there before is gone."""
    for old in conn.execute(select(nodes.c.id)).scalars().all():
        leave(conn, old)
    return join(conn, Peer(node), "", 0)


def renew(conn: Connection, node: str, uptime: int, lease: int) -> Renewal:
    """Prolong the lease of a node, note its service time, and look at the others."""
    now = _now(conn)
    latest = case((nodes.c.uptime < uptime, uptime), else_=nodes.c.uptime)
    new = update(nodes).where(nodes.c.id == node)
    if not conn.execute(new.values(lease=now + lease, seen=now, uptime=latest)).rowcount:
        raise Deposed(node)
    others = select(*PEER, nodes.c.lease > now, _service_time(conn)).where(nodes.c.id != node)
    found = [(_peer(*peer), lives, time) for *peer, lives, time in conn.execute(others)]
    peers = tuple([peer for peer, lives, _ in found if lives])
    lapsed = tuple([peer for peer, lives, _ in found if not lives])
    return Renewal(peers, lapsed, max([time for _, lives, time in found if lives], default=0))


def require(conn: Connection, node: str) -> None:
    """Deposed if this is no node any more; whoever deposes it waits until the transaction ends."""
    same = update(nodes).where(nodes.c.id == node).values(uptime=nodes.c.uptime)
    if not conn.execute(same).rowcount:
        raise Deposed(node)


def any_lives(conn: Connection) -> bool:
    """Does any node live?"""
    return conn.scalar(select(nodes.c.id).where(nodes.c.lease > _now(conn)).limit(1)) is not None


def leave(conn: Connection, node: str, lapsed: bool = False) -> bool:
    """Remove a node, with what it owns, unless only one that has `lapsed` may go and it has not."""
    gone = delete(nodes).where(nodes.c.id == node)
    if lapsed:
        gone = gone.where(nodes.c.lease <= _now(conn))
    found = conn.execute(gone.returning(nodes.c.uptime)).scalar_one_or_none()
    if found is None:
        return False
    conn.execute(update(service).where(service.c.uptime < found).values(uptime=found))
    return True


def end_backends(conn: Connection, node: str) -> None:
    """End the connections of a node: an open transaction of a stopped process would hold locks."""
    conn.execute(END_BACKENDS, {"id": node})


def claim(conn: Connection, node: str, table: str) -> Peer | None:
    """Own a table from now on, unless another node does: then that one.

    The other may leave between the two statements: then the table is free again.
    """
    new = postgresql.insert(owners).values(table_id=table, node=node)
    for _ in range(CLAIMS):
        try:
            conn.execute(new.on_conflict_do_nothing())
        except IntegrityError:
            raise Deposed(node) from None
        found = owner(conn, table)
        if found is not None:
            return None if found.id == node else found
    raise StoreError("failed", f"table {table} loses one owner after another")


def owner(conn: Connection, table: str) -> Peer | None:
    """The node that owns a table."""
    asked = select(*PEER).join(owners, owners.c.node == nodes.c.id)
    found = conn.execute(asked.where(owners.c.table_id == table)).one_or_none()
    return None if found is None else _peer(*found)


def _peer(id_: str, reads: str) -> Peer:
    return Peer(id_, _reads.decode(reads))


def want(conn: Connection, node: str, table: str) -> None:
    """Ask the owner of a table for it, unless another node has asked before."""
    others = owners.c.table_id == table, owners.c.node != node, owners.c.wanted.is_(None)
    try:
        conn.execute(update(owners).where(*others).values(wanted=node))
    except IntegrityError:
        raise Deposed(node) from None


def wanted(conn: Connection, node: str) -> list[str]:
    """The tables of a node for which others ask."""
    asked = owners.c.node == node, owners.c.wanted.is_not(None)
    return list(conn.execute(select(owners.c.table_id).where(*asked)).scalars())


def hand_over(conn: Connection, node: str, table: str) -> None:
    """Own a table no longer: the node that asks for it owns it from now on, if there is one."""
    own = owners.c.table_id == table, owners.c.node == node
    given = update(owners).where(*own, owners.c.wanted.is_not(None))
    new = {"node": owners.c.wanted, "wanted": None, "here": False, "seated": False}
    if not conn.execute(given.values(new)).rowcount:
        conn.execute(delete(owners).where(*own))


def show(conn: Connection, node: str, here: Sequence[str], seated: Sequence[str]) -> None:
    """Say at which tables of a node people are, and at which of those with a seat."""
    are, sit = owners.c.table_id.in_(here), owners.c.table_id.in_(seated)
    differs = or_(owners.c.here != are, owners.c.seated != sit)
    conn.execute(update(owners).where(owners.c.node == node, differs).values(here=are, seated=sit))


def tell(conn: Connection, node: str, guest: str, what: str) -> None:
    """Tell the other nodes that something of a guest has changed, and delete old news."""
    conn.execute(delete(news).where(news.c.at < _now(conn) - 2 * RECENT))
    id_ = secrets.token_urlsafe(12)
    conn.execute(insert(news).values(id=id_, at=_now(conn), node=node, guest=guest, what=what))


def heard(conn: Connection, node: str) -> list[News]:
    """What others have told lately. News may become visible late, so some come again."""
    recent = news.c.at > _now(conn) - RECENT
    asked = select(news.c.id, news.c.guest, news.c.what).where(recent, news.c.node != node)
    return [News(*row) for row in conn.execute(asked.order_by(news.c.at))]


def release(conn: Connection, node: str, tables: Sequence[str]) -> None:
    """Own these tables no longer."""
    conn.execute(delete(owners).where(owners.c.node == node, owners.c.table_id.in_(tables)))
