"""Does what a store keeps of each table follow from its log? What does not is written again."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import Refused
from stosy.games import find
from stosy.host.listing import summary_of
from stosy.server.store import Store, TableRow
from stosy.server.store.derived import Kept, ToldMatch
from stosy.server.store.writes import listed, text_of
from stosy.server.tables.listing import deals_in, decode, ended, row_of
from stosy.table import AnyEntry, Secrets, Table, read_entry
from stosy.table.entries import Started

NOTHING_NEW = Secrets(seed=str, key=str)
"""Reading a log makes no seeds and no keys."""
COMPARED = ("game", "public", "phase", "host", "members", "match", "slow")
UNREADABLE = (Refused, ValueError, LookupError, TypeError, AssertionError, msgspec.DecodeError)


class Finding(Struct, frozen=True):
    """A table that does not agree with its log; or, with `broken`, the number of the entry at which
    the log does not replay."""

    table: str
    broken: int | None = None


async def check(store: Store, rebuild: bool) -> AsyncIterator[Finding | None]:
    """For each table what is wrong, if anything is; rebuild what its log tells."""
    after = ""
    while page := await store.all_tables(after):
        for row in page:
            kept = await store.kept(row.id)
            yield None if kept is None else await _checked(store, kept, rebuild)
        after = page[-1].id


async def _checked(store: Store, kept: Kept, rebuild: bool) -> Finding | None:
    table: Table | None = None
    told: dict[int, ToldMatch] = {}
    seq = 0
    try:
        game = find(kept.row.game)
        for seq, each in enumerate(kept.entries):
            assert each.seq == seq, "an entry is missing"
            entry = read_entry(game, each.body)
            if table is None:
                table = Table.reopen(game, entry, NOTHING_NEW, 0)
            else:
                table.fold(entry, kept=True)
            _note(told, table, entry, seq)
    except UNREADABLE:
        return Finding(kept.row.id, seq)
    if table is None:
        return Finding(kept.row.id, 0)
    new = row_of(table, kept.row.created, kept.row.opener, kept.row.changed, before=kept.row)
    if _agrees(kept, new, table, told):
        return None
    if rebuild:
        await store.rebuild(replace(new, due=kept.row.due), tuple(told.values()))
    return Finding(kept.row.id)


def _note(told: dict[int, ToldMatch], table: Table, entry: AnyEntry, seq: int) -> None:
    """A match begins or ends with this entry."""
    if isinstance(entry, Started):
        deal = dict(deals_in([entry], table)).get(entry.match)
        told[entry.match] = ToldMatch(match=entry.match, first=seq, deal=deal)
    match = told.get(table.state.match)
    if match is None or match.end is not None:
        return
    if table.state.outdated is not None:
        match.known = False
    elif (end := table.end()) is not None:
        match.end, match.ended = ended(end, table), entry.at


def _agrees(kept: Kept, new: TableRow, table: Table, told: dict[int, ToldMatch]) -> bool:
    """Of a match by older rules only the beginning counts."""
    begun = {
        match: (each.first, each.end is not None if each.known else kept.matches[match][1])
        for match, each in told.items()
        if each.known or match in kept.matches
    }
    members = frozenset(listed(new.phase, new.host, text_of(new.members)))
    return (
        all(getattr(kept.row, name) == getattr(new, name) for name in COMPARED)
        and _names(kept.row.summary) == summary_of(table).names
        and (kept.matches, kept.members) == (begun, members)
    )


def _names(summary: bytes) -> object:
    try:
        return decode(summary).names
    except msgspec.DecodeError:
        return None
