"""Loading a table: from its last snapshot and what came after, or from its log alone."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog
from msgspec import Struct

import stosy
from stosy.core import Refused
from stosy.games import find
from stosy.server.store import Snapshot, TableRow
from stosy.server.tables.chunks import unhurried
from stosy.table import Table, encode, read_entry, read_snapshot
from stosy.table.evolve import replayed

if TYPE_CHECKING:
    from stosy.server.tables.hub import Hub

LEAST = 32 * 1024
"""Bytes of entries after which a new snapshot is worth its room, if it is not larger itself."""
WITHOUT = 2
"""Without a snapshot only so many matches are read, the last ones; a table with more has one."""

log = structlog.get_logger()


@cache
def code() -> str:
    """The hash of this program: no other one reads its snapshots, so they need no versions."""
    folder = Path(stosy.__file__).parent
    known = sha256()
    for path in sorted(folder.rglob("*.py")):
        known.update(f"{path.relative_to(folder)} {path.stat().st_size}\n".encode())
        known.update(path.read_bytes())
    return known.hexdigest()


class Progress(Struct):
    """How far a log has been written, and how far it is in a snapshot."""

    seq: int = 0
    """The number of the next entry."""
    fresh: int = 0
    """The bytes of the entries after the last snapshot."""
    enough: int = LEAST
    """With so many bytes the next one is due."""


def snapshot_of(table: Table, progress: Progress) -> Snapshot:
    """A snapshot of the table; the next one is due when the log has grown by as much."""
    body = encode(table.snapshot())
    progress.fresh, progress.enough = 0, max(LEAST, len(body))
    return Snapshot(progress.seq, code(), body)


async def load(hub: Hub, row: TableRow) -> tuple[Table, Progress]:
    """The table as its log tells, without connections."""
    snapshot = await hub.store.snapshot(row.id)
    table, progress, match = None, Progress(), row.match - WITHOUT + 1
    if snapshot is not None and snapshot.code == code():
        try:
            table = await _resumed(hub, row, snapshot)
            progress, match = Progress(snapshot.seq, 0, max(LEAST, len(snapshot.body))), 0
        except (Refused, ValueError, msgspec.DecodeError):
            log.warning("snapshot_failed", table=row.id, exc_info=True)
    loaded = await _folded(hub, row, table, progress, match)
    if match > 1:
        progress.fresh = max(progress.fresh, progress.enough)
    return loaded, progress


async def _resumed(hub: Hub, row: TableRow, snapshot: Snapshot) -> Table:
    """The table of a snapshot; Refused or ValueError if its log tells something else."""
    game = find(row.game)
    known = read_snapshot(game, snapshot.body)
    position = None
    if known.state.play is not None:
        bodies = hub.store.log(row.id, known.state.match, until=snapshot.seq)
        async for body in unhurried(bodies):
            position = replayed(game, known.state, position, read_entry(game, body))
    return Table.resume(game, known, position, hub.secrets, hub.clock.now(), hub.tempo)


async def _folded(
    hub: Hub, row: TableRow, table: Table | None, progress: Progress, match: int
) -> Table:
    """The table after the rest of its log, without matches before `match`."""
    game = find(row.game)
    async for each in unhurried(hub.store.entries(row.id, progress.seq, match)):
        entry = read_entry(game, each.body)
        if table is None:
            table = Table.reopen(game, entry, hub.secrets, hub.clock.now(), hub.tempo)
        else:
            table.fold(entry, kept=True)
        progress.seq = each.seq + 1
        progress.fresh += len(each.body)
    if table is None:
        raise ValueError("a table has a log")
    return table
