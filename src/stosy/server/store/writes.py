"""An append as SQL: few statements for a whole batch, compiled once for a database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from itertools import chain
from time import time
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec.structs import asdict, astuple, replace
from sqlalchemy import (
    ARRAY,
    BigInteger,
    Connection,
    Dialect,
    Table,
    Text,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ClauseElement

from stosy.server.store.errors import Conflict, Deposed, StoreError
from stosy.server.store.nodes import clock
from stosy.server.store.rows import Append, KeptAnalysis, TableRow
from stosy.server.store.schema import (
    analyses,
    entries,
    guests,
    matches,
    membership,
    nodes,
    played,
    revocations,
    snapshots,
    tables,
    tries,
)
from stosy.server.store.upserts import put

BEGUN = ("table_id", "match", "first", "deal")
ENDED = ("ended", "names", "people", "result", "ended_at")
"""What is known of a match when it begins, and when it is over."""
TRIED = ("name", "points", "result", "ended_at")
"""What is known of the try of a daily deal when it is over."""

ROWS_AT_ONCE = 128

Values: TypeAlias = tuple[Any, ...]


class Rows(Protocol):
    """What a statement found, or how many rows it changed."""

    @property
    def rowcount(self) -> int: ...

    def __iter__(self) -> Iterator[Any]: ...


class Execute(Protocol):
    """Runs a statement, for one tuple of values or for each of a list."""

    def __call__(self, statement: str, values: Values | list[Values], /) -> Rows: ...


def save_guest(conn: Connection, guest: str, name: str) -> None:
    """Note the name of a guest, and that they were here."""
    now = int(time())
    row = {"id": guest, "name": name, "created": now, "seen": now}
    put(conn, guests, ("id",), row, keep=("created",))


def see_guest(conn: Connection, guest: str) -> None:
    """Note that a guest was here."""
    conn.execute(update(guests).where(guests.c.id == guest).values(seen=int(time())))


def revoke(conn: Connection, guest: str, at: int) -> None:
    put(conn, revocations, ("guest",), {"guest": guest, "at": at})


def keep_analysis(
    conn: Connection,
    table: str,
    match: int,
    kept: KeptAnalysis,
    accounts: Iterable[tuple[int, float, float]] = (),
) -> None:
    """Keep the analysis of a match instead of the one before, and note luck and skill of seats."""
    row = {"table_id": table, "match": match, **asdict(kept)}
    put(conn, analyses, ("table_id", "match"), row)
    own = played.c.table_id == table, played.c.match == match
    for seat, luck, skill in accounts:
        one = update(played).where(*own, played.c.seat == seat)
        conn.execute(one.values(luck=luck, skill=skill))


class Stored(NamedTuple):
    """What an append needs to know of a table: its members, and the last match begun."""

    phase: str
    host: str | None
    members: str
    begun: int


class Writes:
    """The compiled write statements: compiling them costs more than running them."""

    def __init__(self, dialect: Dialect) -> None:
        def compiled(statement: ClauseElement) -> str:
            return str(statement.compile(dialect=dialect))

        self._on_server = dialect.name == "postgresql"
        self._stored_of = compiled(_stored_of(self._on_server))
        self._upsert_table = compiled(_upsert(tables, self._on_server))
        self._upsert_snapshot = compiled(_upsert(snapshots, self._on_server))
        self._insert_entry = compiled(insert(entries))
        self._insert_match = compiled(
            insert(matches).values({name: bindparam(name) for name in BEGUN})
        )
        self._end_match = compiled(
            update(matches)
            .ordered_values(*((name, bindparam(name)) for name in ENDED))
            .where(matches.c.table_id == bindparam("where"), matches.c.match == bindparam("which"))
        )
        self._insert_played = compiled(_unless_there(played, self._on_server))
        self._end_try = compiled(
            update(tries)
            .ordered_values(*((name, bindparam(name)) for name in TRIED))
            .where(tries.c.table_id == bindparam("where"), tries.c.date >= bindparam("today"))
        )
        self._insert_member = compiled(insert(membership))
        self._delete_member = compiled(
            delete(membership).where(
                membership.c.guest == bindparam("who"), membership.c.table_id == bindparam("where")
            )
        )
        now = bindparam("now", type_=BigInteger)
        latest = case((nodes.c.uptime < now, now), else_=nodes.c.uptime)
        noted = update(nodes).ordered_values(
            (nodes.c.uptime, latest), (nodes.c.seen, clock(dialect.name))
        )
        self._fence = compiled(noted.where(nodes.c.id == bindparam("node")))

    def append(self, execute: Execute, batch: Sequence[Append], node: str, uptime: int) -> None:
        """Write a batch for a node; the caller commits. Most batches have only moves, no rows."""
        rows = {each.row.id: each.row for each in batch if each.row is not None}
        if rows:
            stored = self._stored(execute, rows.keys())
            _many(execute, self._upsert_table, [values_of(row) for row in rows.values()])
            self._list_anew(execute, stored, rows.values())
            with_rows = [each for each in batch if each.table in rows]
            _many(execute, self._insert_match, _begun(stored, with_rows))
            _many(execute, self._end_match, _ended(with_rows, uptime))
            _many(execute, self._insert_played, _played(with_rows))
            _many(execute, self._end_try, _tried(with_rows))
        try:
            self._insert_entries(execute, _entries(batch))
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise _broken(error) from error
        _many(execute, self._upsert_snapshot, _snapshots(batch))
        self._require_node(execute, node, uptime)  # last: whoever deposes the node waits for it

    def _insert_entries(self, execute: Execute, rows: list[Values]) -> None:
        """Many rows per statement: SQLite releases and reacquires the GIL for each statement.

        PostgreSQL sends the rows of a statement together anyway.
        """
        if self._on_server:
            _many(execute, self._insert_entry, rows)
            return
        for start in range(0, len(rows), ROWS_AT_ONCE):
            some = rows[start : start + ROWS_AT_ONCE]
            execute(_so_many(self._insert_entry, len(some)), tuple(chain.from_iterable(some)))

    def _require_node(self, execute: Execute, node: str, uptime: int) -> None:
        """Note the service time of a node that was not deposed."""
        values = (uptime, node) if self._on_server else (uptime, uptime, node)
        if execute(self._fence, values).rowcount != 1:
            raise Deposed(node)

    def _stored(self, execute: Execute, ids: Iterable[str]) -> dict[str, Stored]:
        asked = list(ids) if self._on_server else msgspec.json.encode(list(ids)).decode()
        found = execute(self._stored_of, (asked,))
        return {each: Stored(*known) for each, *known in found}

    def _list_anew(
        self, execute: Execute, stored: dict[str, Stored], rows: Iterable[TableRow]
    ) -> None:
        """Update the lists of guests, which few appends need."""
        gone: list[Values] = []
        come: list[Values] = []
        for row in rows:
            known = stored.get(row.id, NOTHING)
            members = text_of(row.members)
            if known[:3] == (row.phase, row.host, members):
                continue
            before = listed(known.phase, known.host, known.members)
            after = listed(row.phase, row.host, members)
            gone += [(guest, row.id) for guest in before - after]
            come += [(guest, row.id) for guest in after - before]
        _many(execute, self._delete_member, gone)
        _many(execute, self._insert_member, come)


_compiled: dict[str, Writes] = {}


def compiled_for(dialect: Dialect) -> Writes:
    """The same for all stores of a kind in this process."""
    if dialect.name not in _compiled:
        _compiled[dialect.name] = Writes(dialect)
    return _compiled[dialect.name]


@lru_cache(maxsize=ROWS_AT_ONCE)
def _so_many(insert_one: str, rows: int) -> str:
    """The statement for so many rows: SQLite keeps each of these prepared."""
    into, _, one = insert_one.partition(" VALUES ")
    return f"{into} VALUES {', '.join([one] * rows)}"


def _broken(error: IntegrityError | sqlite3.IntegrityError) -> StoreError:
    """Entries are numbered, and belong to a table."""
    said = str(error.orig if isinstance(error, IntegrityError) else error)
    if "foreign key" in said.lower():
        return StoreError("unknown_table", said)
    return Conflict(said)


NOTHING = Stored("closed", None, "[]", 0)
"""What is known of a table that is new."""


def _stored_of(on_server: bool) -> ClauseElement:
    """One parameter for any number of tables: an array, or the JSON of one."""
    begun = select(func.max(matches.c.match)).where(matches.c.table_id == tables.c.id)
    asked = select(
        tables.c.id,
        tables.c.phase,
        tables.c.host,
        tables.c.members,
        func.coalesce(begun.scalar_subquery(), literal_column("0")),
    )
    if on_server:
        return asked.where(tables.c.id == func.any(bindparam("ids", type_=ARRAY(Text))))
    ids = func.json_each(bindparam("ids")).table_valued("value")
    return asked.where(tables.c.id.in_(select(ids.c.value)))


def _upsert(table: Table, on_server: bool) -> ClauseElement:
    """An insert that replaces what is there."""
    new = postgresql.insert(table) if on_server else sqlite.insert(table)
    changed = {each.name: new.excluded[each.name] for each in table.c if not each.primary_key}
    return new.on_conflict_do_update(index_elements=list(table.primary_key), set_=changed)


def _unless_there(table: Table, on_server: bool) -> ClauseElement:
    new = postgresql.insert(table) if on_server else sqlite.insert(table)
    return new.on_conflict_do_nothing()


def _many(execute: Execute, statement: str, values: list[Values]) -> None:
    if values:
        execute(statement, values)


def listed(phase: str, host: str | None, members: str) -> set[str]:
    """The guests in whose lists a table is."""
    if phase == "closed":
        return set()
    return msgspec.json.decode(members, type=set[str]) | ({host} if host is not None else set())


def _begun(stored: dict[str, Stored], batch: Sequence[Append]) -> list[Values]:
    """Matches that begin in a batch, with their first entries and their deals."""
    deals = {(each.table, match): deal for each in batch for match, deal in each.deals}
    begun: dict[tuple[str, int], int] = {}
    for each in batch:
        last = stored[each.table].begun if each.table in stored else 0
        for seq, (match, _) in enumerate(each.entries, each.first):
            if match > last:
                begun[each.table, match] = min(seq, begun.get((each.table, match), seq))
    return [(*of, first, deals.get(of)) for of, first in begun.items()]


def _ended(batch: Sequence[Append], uptime: int) -> list[Values]:
    """Matches that end in a batch."""
    now = int(time())
    return [
        (
            uptime,
            text_of(over.names),
            text_of(over.people),
            over.result,
            now,
            each.table,
            over.match,
        )
        for each in batch
        for over in each.ended
    ]


def _played(batch: Sequence[Append]) -> list[Values]:
    """How matches that end in a batch went for those who played them."""
    now = int(time())
    rows = [row for each in batch for over in each.ended for row in over.played]
    return [astuple(replace(row, ended_at=now)) for row in rows]


def _tried(batch: Sequence[Append]) -> list[Values]:
    """Daily deals that end in a batch; those of an earlier day do not count any more: since it
    ended, their cards are open to all."""
    now = int(time())
    today = datetime.fromtimestamp(now, UTC).date().isoformat()
    return [
        (next(filter(None, over.names), ""), over.points, over.result, now, each.table, today)
        for each in batch
        for over in each.ended
        if over.points is not None
    ]


def _entries(batch: Sequence[Append]) -> list[Values]:
    return [
        (each.table, seq, match, body)
        for each in batch
        for seq, (match, body) in enumerate(each.entries, each.first)
    ]


def _snapshots(batch: Sequence[Append]) -> list[Values]:
    """The last snapshot of each table."""
    last = {each.table: each.snapshot for each in batch if each.snapshot is not None}
    return [(table, each.seq, each.code, each.body) for table, each in last.items()]


def values_of(row: TableRow) -> Values:
    """A row in the order of the columns."""
    return (
        row.id,
        row.game,
        row.public,
        row.phase,
        row.host,
        text_of(row.members),
        row.match,
        row.created,
        row.changed,
        row.due,
        row.summary,
        row.slow,
        row.opener,
        int(time()),
        row.format,
        row.rules,
    )


def text_of(members: tuple[str | None, ...]) -> str:
    return msgspec.json.encode(members).decode()
