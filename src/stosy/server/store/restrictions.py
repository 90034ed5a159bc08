"""Bans and mutes, and the announcement to all clients."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, delete, insert, select, update

from stosy.server.store.rows import Restriction
from stosy.server.store.schema import restrictions, service


def put(conn: Connection, new: Restriction) -> None:
    """Instead of the one before; those that have ended go."""
    conn.execute(delete(restrictions).where(restrictions.c.until <= int(time())))
    lift(conn, new.what, new.whom)
    conn.execute(insert(restrictions).values(what=new.what, whom=new.whom, until=new.until))


def lift(conn: Connection, what: str, whom: str) -> bool:
    """Was there one?"""
    one = delete(restrictions).where(restrictions.c.what == what, restrictions.c.whom == whom)
    return conn.execute(one).rowcount > 0


def known(conn: Connection) -> list[Restriction]:
    """Those that have not ended, the first to end first."""
    asked = select(restrictions.c.what, restrictions.c.whom, restrictions.c.until)
    running = asked.where(restrictions.c.until > int(time())).order_by(restrictions.c.until)
    return [Restriction(*row) for row in conn.execute(running)]


def announce(conn: Connection, text: str) -> None:
    conn.execute(update(service).values(announcement=text))


def announcement(conn: Connection) -> str:
    """What all clients are to be told."""
    found: str = conn.execute(select(service.c.announcement)).scalar_one()
    return found
