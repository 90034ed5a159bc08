"""Checks a store: every log replays, and every row agrees with its log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator

import msgspec
from msgspec import Struct

from stosy.core import Refused
from stosy.games import find
from stosy.server.store import Store, TableRow
from stosy.server.tables.chunks import unhurried
from stosy.server.tables.listing import decode, row_of, summary_of
from stosy.table import Secrets, Table, read_entry

NOTHING_NEW = Secrets(seed=str, key=str, mixes=bool)
"""Reading a log makes no seeds and no keys."""
TRIES = 5
"""Of a table at which somebody plays meanwhile."""
COMPARED = ("game", "public", "phase", "host", "members", "match", "slow")


class Finding(Struct, frozen=True):
    """What is wrong with a table: its `log` does not replay, has a `gap`, or its `row`, its
    `summary` or its list of `matches` says something else."""

    table: str
    what: str
    detail: str


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
        found = await _wrong(store, row)
        now = await store.table(row.id)
        if now is None:
            return []  # it was deleted
        if not found or (now == row and await store.length(row.id) == length):
            break
        row = now
    return found


async def _wrong(store: Store, row: TableRow) -> list[Finding]:
    table, seq = None, 0
    try:
        game = find(row.game)
        async for each in unhurried(store.entries(row.id)):
            if each.seq != seq:
                return [Finding(row.id, "gap", str(seq))]
            entry = read_entry(game, each.body)
            if table is None:
                table = Table.reopen(game, entry, NOTHING_NEW, 0)
            else:
                table.fold(entry, kept=True)
            seq += 1
    except Refused as refused:
        return [Finding(row.id, "log", f"{seq}, {refused.code}")]
    except (ValueError, LookupError, TypeError, AssertionError, msgspec.DecodeError) as error:
        return [Finding(row.id, "log", f"{seq}, {type(error).__name__}")]
    if table is None:
        return [Finding(row.id, "gap", "0")]
    matches = await store.matches_of(row.id)
    return [Finding(row.id, *each) for each in _differences(row, table, matches)]


def _differences(
    row: TableRow, table: Table, matches: list[tuple[int, bool]]
) -> Iterator[tuple[str, str]]:
    told = row_of(table, row.created, row.opener, row.changed)
    differ = [name for name in COMPARED if getattr(told, name) != getattr(row, name)]
    if differ:
        yield "row", ", ".join(differ)
    if summary_of(table).names != decode(row.summary).names:
        yield "summary", "names"
    if [match for match, _ in matches] != list(range(1, table.state.match + 1)):
        yield "matches", str(table.state.match)
    play = table.state.play
    if play is None or not matches:
        return
    match, over = matches[-1]
    if over != (table.game.outcome(play.position.state) is not None):
        yield "matches", str(match)
