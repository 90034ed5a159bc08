"""The row of the service: its keys, and how long it has run."""

from __future__ import annotations

from sqlalchemy import Connection, insert, or_, select, update

from stosy.server.store.nodes import clock, uptime
from stosy.server.store.rows import Service
from stosy.server.store.schema import service as row


def service(conn: Connection) -> Service:
    """The data that belongs to no table."""
    age = clock(conn.dialect.name) - row.c.rotated
    found = conn.execute(select(row.c.secret, row.c.previous, age)).one()
    return Service(uptime(conn), *found)


def keep(conn: Connection, secret: bytes) -> None:
    """Give a new service its row; an old one keeps its own."""
    if conn.scalar(select(row.c.id)) is None:
        conn.execute(insert(row).values(id=1, uptime=0, secret=secret))


def replace(conn: Connection, secret: bytes) -> None:
    conn.execute(update(row).values(secret=secret, previous=None, rotated=None))


def rotate(conn: Connection, secret: bytes, least: int) -> bool:
    """Was the present key at least so many ms old? Then it is the one before, now."""
    now = clock(conn.dialect.name)
    old_enough = or_(row.c.rotated.is_(None), row.c.rotated <= now - least)
    new = update(row).where(old_enough)
    changed = new.values(previous=row.c.secret, secret=secret, rotated=now)
    return conn.execute(changed).rowcount > 0
