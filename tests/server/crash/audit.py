"""Who wrote what when: noted by triggers in the database, whatever the servers believe."""

from __future__ import annotations

from math import inf
from time import monotonic, time
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, text

from tests.server.store.databases import on_database

COMMIT_TIMES = ("-c", "track_commit_timestamp=on")
"""What PostgreSQL needs to be told for that."""
INSTALL = """
CREATE TABLE audit (id BIGSERIAL, xid xid8, backends TEXT, what TEXT, table_id TEXT, node TEXT,
    seq BIGINT, extra TEXT);
CREATE FUNCTION audit(what TEXT, table_id TEXT, node TEXT, seq BIGINT, extra TEXT) RETURNS VOID
    LANGUAGE SQL AS $$ INSERT INTO audit (xid, backends, what, table_id, node, seq, extra)
    SELECT pg_current_xact_id(), current_setting('application_name'), $1, $2, $3, $4, $5 $$;
CREATE FUNCTION audit_entry() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    PERFORM audit('entry', NEW.table_id, NULL, NEW.seq, NULL); RETURN NULL; END $$;
CREATE FUNCTION audit_claim() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    PERFORM audit('claim', NEW.table_id, NEW.node, NULL, NULL); RETURN NULL; END $$;
CREATE FUNCTION audit_release() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    PERFORM audit('release', OLD.table_id, OLD.node, NULL, NULL); RETURN NULL; END $$;
CREATE FUNCTION audit_move() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    PERFORM audit('release', OLD.table_id, OLD.node, NULL, NULL),
        audit('claim', NEW.table_id, NEW.node, NULL, NULL); RETURN NULL; END $$;
CREATE FUNCTION audit_join() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    PERFORM audit('join', NULL, NEW.id, NULL, NEW.backends); RETURN NULL; END $$;
CREATE FUNCTION audit_leave() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN
    PERFORM audit('leave', NULL, OLD.id, NULL, OLD.backends); RETURN NULL; END $$;
CREATE TRIGGER audit_entry AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION audit_entry();
CREATE TRIGGER audit_claim AFTER INSERT ON owners FOR EACH ROW EXECUTE FUNCTION audit_claim();
CREATE TRIGGER audit_release AFTER DELETE ON owners FOR EACH ROW EXECUTE FUNCTION audit_release();
CREATE TRIGGER audit_move AFTER UPDATE OF node ON owners FOR EACH ROW EXECUTE FUNCTION audit_move();
CREATE TRIGGER audit_join AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION audit_join();
CREATE TRIGGER audit_leave AFTER DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION audit_leave();
INSERT INTO audit (xid, backends, what, node, extra)
    SELECT pg_current_xact_id(), backends, 'join', id, backends FROM nodes;
"""
READ = text(
    "SELECT extract(epoch FROM pg_xact_commit_timestamp(xid::xid)) AS time, backends, what,"
    " table_id, node, seq, extra FROM audit ORDER BY time, id"
)


class Written(Struct, frozen=True):
    """An entry of a log, when it was committed and through whose connections."""

    table: str
    seq: int
    time: float
    backends: str


class Tenure(Struct):
    """For how long a node owned a table."""

    node: str
    backends: str
    since: float
    until: float = inf


class Ending(Struct, frozen=True):
    """The end of a node; `deposed` if another has ended it."""

    node: str
    time: float
    deposed: bool


class Audit:
    """What the triggers have noted, by the clock of the history."""

    def __init__(self) -> None:
        self.entries: list[Written] = []
        self.tenures: dict[str, list[Tenure]] = {}
        self.endings: list[Ending] = []
        self._backends: dict[str, str] = {}

    def add(self, when: float, row: Any) -> None:
        match row.what:
            case "entry":
                self.entries.append(Written(row.table_id, row.seq, when, row.backends))
            case "claim":
                new = Tenure(row.node, self._backends[row.node], when)
                self.tenures.setdefault(row.table_id, []).append(new)
            case "release":
                last = [each for each in self.tenures[row.table_id] if each.node == row.node][-1]
                last.until = when
            case "join":
                self._backends[row.node] = row.extra
            case "leave":
                self.endings.append(Ending(row.node, when, deposed=row.backends != row.extra))

    @property
    def depositions(self) -> list[Ending]:
        return [ending for ending in self.endings if ending.deposed]


def install(url: str) -> None:
    """Note everything from now on, in a store that nobody has written to."""

    def work(conn: Connection) -> None:
        for statement in INSTALL.split(";\n"):
            if statement.strip():
                conn.exec_driver_sql(statement)

    on_database(url, work)


def read(url: str) -> Audit:
    def work(conn: Connection) -> Audit:
        audit, offset = Audit(), time() - monotonic()
        for row in conn.execute(READ):
            audit.add(float(row.time) - offset, row)
        return audit

    found = on_database(url, work)
    assert found is not None
    return found
