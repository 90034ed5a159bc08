"""Migrates a database to the current revision."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from stosy.server.store.protocol import StoreError
from stosy.server.store.schema import HEAD

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(7306380)")


def revision(conn: Connection) -> str | None:
    """The revision of a database, None for an empty one."""
    if not inspect(conn).has_table("alembic_version"):
        return None
    found: str | None = conn.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(conn: Connection) -> None:
    """Upgrade within the caller's transaction, unless there is nothing to do."""
    if revision(conn) == HEAD:
        return
    if conn.dialect.name == "postgresql":
        conn.execute(ONE_AT_A_TIME)
    _upgrade(conn, revision(conn))


def _upgrade(conn: Connection, current: str | None) -> None:
    # Imported here: slow to import, and seldom needed.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = conn
    known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise StoreError("newer", f"revision {current} is not known, only up to {HEAD}")
    command.upgrade(config, HEAD)
