"""Checks a store: every log replays, and every row agrees with its log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import AnyGame, Refused
from stosy.games import find
from stosy.host.listing import summary_of
from stosy.server.store import KeptMatch, Snapshot, Store, TableRow, Try
from stosy.server.tables.chunks import unhurried
from stosy.server.tables.listing import deals_in, decode, ended, row_of
from stosy.server.tables.loading import code
from stosy.table import AnyEntry, Secrets, Table, encode, read_entry, read_snapshot
from stosy.table.entries import Started
from stosy.table.state import State

NOTHING_NEW = Secrets(seed=str, key=str)
"""Reading a log makes no seeds and no keys."""
TRIES = 5
"""Of a table at which somebody plays meanwhile."""
COMPARED = ("game", "public", "phase", "host", "members", "match", "slow")
FROM_LOG = ("row", "summary", "matches", "members", "snapshot", "try")
"""What follows from the log, so that it can be written again."""
UNREADABLE = (ValueError, LookupError, TypeError, AssertionError, msgspec.DecodeError)


class Finding(Struct, frozen=True):
    """What is wrong with a table: its `log` does not replay, has a `gap`, or its `row`, its
    `summary`, its list of `matches`, the lists of its `members`, its `snapshot` or its `try` of a
    daily deal says something else."""

    table: str
    what: str
    detail: str

    @property
    def mendable(self) -> bool:
        return self.what in FROM_LOG


class Replayed(Struct):
    """A table as its log tells, with the matches that began there."""

    table: Table
    matches: dict[int, KeptMatch]
    snapshot: Snapshot | None
    same: bytes | None = None
    """A snapshot of the same moment."""


class Unreadable(Exception):
    """The log does not replay."""

    def __init__(self, what: str, detail: str) -> None:
        super().__init__(what, detail)
        self.what, self.detail = what, detail


async def check(store: Store, report: Callable[[Finding], None]) -> tuple[int, list[Finding]]:
    """How many tables there are, and what is wrong with them."""
    count, found = 0, []
    async for row in _rows(store):
        count += 1
        for each in await _settled(store, row):
            report(each)
            found.append(each)
    return count, found


async def _rows(store: Store) -> AsyncIterator[TableRow]:
    after = ""
    while page := await store.all_tables(after):
        for row in page:
            yield row
        after = page[-1].id


async def _settled(store: Store, row: TableRow) -> list[Finding]:
    """What is wrong with a table, while nothing is written to it."""
    for _ in range(TRIES):
        length = await store.length(row.id)
        found = await wrong(store, row)
        now = await store.table(row.id)
        if now is None:
            return []  # it was deleted
        if not found or (now == row and await store.length(row.id) == length):
            break
        row = now
    return found


async def wrong(store: Store, row: TableRow) -> list[Finding]:
    """What is wrong with a table."""
    try:
        told = await replay(store, row)
    except Unreadable as unreadable:
        return [Finding(row.id, unreadable.what, unreadable.detail)]
    differences = [
        *_in_row(row, told.table),
        *_in_matches(await store.matches_of(row.id), told.matches),
        *[each async for each in _in_members(store, row)],
        *_in_snapshot(told),
        *_in_try(await store.try_at(row.id), await tried(store, told)),
    ]
    return [Finding(row.id, *each) for each in differences]


async def replay(store: Store, row: TableRow) -> Replayed:
    """The table as its log tells; Unreadable if it does not."""
    snapshot = await store.snapshot(row.id)
    told, seq = None, 0
    try:
        game = find(row.game)
        async for each in unhurried(store.entries(row.id)):
            if each.seq != seq:
                raise Unreadable("gap", str(seq))
            entry = read_entry(game, each.body)
            if told is None:
                told = Replayed(Table.reopen(game, entry, NOTHING_NEW, 0), {}, snapshot)
            else:
                told.table.fold(entry, kept=True)
            _note(told, entry, seq)
            seq += 1
            if snapshot is not None and snapshot.seq == seq:
                told.same = encode(told.table.snapshot())
    except Refused as refused:
        raise Unreadable("log", f"{seq}, {refused.code}") from refused
    except UNREADABLE as error:
        raise Unreadable("log", f"{seq}, {type(error).__name__}") from error
    if told is None:
        raise Unreadable("gap", "0")
    return told


def _note(told: Replayed, entry: AnyEntry, seq: int) -> None:
    """A match begins or ends with this entry."""
    state = told.table.state
    if isinstance(entry, Started):
        deal = dict(deals_in([entry], told.table)).get(entry.match)
        told.matches[entry.match] = KeptMatch(match=entry.match, first=seq, deal=deal)
    match = told.matches.get(state.match)
    if match is None or match.end is not None:
        return
    if state.outdated is not None:
        match.known = False
    elif (end := told.table.end()) is not None:
        match.end = ended(end)
        match.ended = entry.at


def _in_row(row: TableRow, table: Table) -> Iterator[tuple[str, str]]:
    told = row_of(table, row.created, row.opener, row.changed)
    differ = [name for name in COMPARED if getattr(told, name) != getattr(row, name)]
    if differ:
        yield "row", ", ".join(differ)
    try:
        names = decode(row.summary).names
    except UNREADABLE:
        yield "summary", "JSON"
    else:
        if summary_of(table).names != names:
            yield "summary", "names"


def _in_matches(
    kept: list[tuple[int, int, bool]], told: dict[int, KeptMatch]
) -> Iterator[tuple[str, str]]:
    """The first match that differs; of one by older rules only where it begins."""
    rows = {match: (first, over) for match, first, over in kept}
    for match in sorted(rows.keys() | told.keys()):
        log, row = told.get(match), rows.get(match)
        if log is not None and row is not None:
            over = log.end is not None if log.known else row[1]
            if row == (log.first, over):
                continue
        yield "matches", str(match)
        return


async def _in_members(store: Store, row: TableRow) -> AsyncIterator[tuple[str, str]]:
    listed = set() if row.phase == "closed" else {*row.members, row.host} - {None}
    if set(await store.members_of(row.id)) != listed:
        yield "members", str(len(listed))


async def tried(store: Store, told: Replayed) -> Try | None:
    """The try of a daily deal that the table is; None for any other table.

    One that ended after its day does not count. When it ended only its row tells; if that is gone,
    what was noted counts, unless the log says otherwise.
    """
    state, now = told.table.state, await store.try_at(told.table.state.id)
    if state.daily is None:
        return None
    people = [seat.person for seat in state.seats] if state.play is None else state.play.people
    guest = next(filter(None, people), "" if now is None else now.guest)
    names = [each.name for each in state.seats if each.person == guest]
    due = Try(state.daily.date, state.game, guest, state.id, next(filter(None, names), ""))
    match = told.matches.get(state.match)
    if match is None or match.end is None:
        return due
    at = await store.ended_at(state.id, state.match)
    if at is None:
        counts = now is not None and now.points is not None
    else:
        counts = datetime.fromtimestamp(at, UTC).date().isoformat() <= due.date
    return replace(due, points=match.end.points, result=match.end.result) if counts else due


def _in_try(noted: Try | None, told: Try | None) -> Iterator[tuple[str, str]]:
    """Names are those of another moment."""
    noted_facts, facts = (
        each and (each.date, each.game, each.guest, each.points) for each in (noted, told)
    )
    if noted_facts != facts:
        yield "try", " / ".join(sorted({each.date for each in (noted, told) if each}))


def _in_snapshot(told: Replayed) -> Iterator[tuple[str, str]]:
    """Another program's is not read by this one."""
    if told.snapshot is None or told.snapshot.code != code():
        return
    game, same = told.table.game, told.same
    try:
        agrees = same is not None and _state(game, told.snapshot.body) == _state(game, same)
    except UNREADABLE:
        agrees = False
    if not agrees:
        yield "snapshot", str(told.snapshot.seq)


def _state(game: AnyGame, body: bytes) -> State:
    return read_snapshot(game, body).state
