"""Makes a new database, or migrates one to the current revision."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select, text

from stosy.server.store.errors import StoreError
from stosy.server.store.schema import HEAD, metadata, revisions

FOLDER = Path(__file__).parent / "migrations"
OLDEST = text("SELECT oldest FROM service")
GIVE_UP_SOON = text("SET LOCAL lock_timeout = '500ms'")
APPENDED = ("tables", "membership", "matches", "entries", "snapshots", "nodes")
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7306380)")


def revision(conn: Connection) -> str | None:
    """The revision of a database, None for an empty one."""
    if not inspect(conn).has_table(revisions.name):
        return None
    return conn.scalar(select(revisions.c.version_num))


def migrate(conn: Connection) -> bool:
    """Make or upgrade the tables within the caller's transaction; False if nothing is to be done.

    A newer database stays as it is if it says that this program may use it.
    """
    if revision(conn) == HEAD:
        return False
    if conn.dialect.name == "postgresql":
        conn.execute(ONE_AT_A_TIME)
        _lock(conn)
    current = revision(conn)
    if current is None:
        metadata.create_all(conn)
        conn.execute(insert(revisions).values(version_num=HEAD))
        return True
    if current <= HEAD:
        _upgrade(conn)
        return current != HEAD
    if (oldest := str(conn.scalar(OLDEST))) > HEAD:
        raise StoreError("newer", f"revision {current} is for programs from {oldest} on")
    return False


def _lock(conn: Connection) -> None:
    """Lock the tables in the order in which appends use them, and give up soon: others play."""
    conn.execute(GIVE_UP_SOON)
    there = set(inspect(conn).get_table_names())
    for name in (each for each in APPENDED if each in there):
        conn.execute(text(f"LOCK TABLE {name} IN ACCESS EXCLUSIVE MODE"))


def _upgrade(conn: Connection) -> None:
    # Imported here: slow to import, and seldom needed.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = conn
    command.upgrade(config, HEAD)
