"""What the store and the lobby keep of a table, so that it need not be replayed to be listed."""

from __future__ import annotations

import msgspec

from stosy.server.store import TableRow
from stosy.table import Table
from stosy.wire.api import TableSummary

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableSummary).decode


def row_of(table: Table, made: int, now: float) -> TableRow:
    """The row of a table made at this unix time."""
    state = table.state
    owners = {seat.person or seat.owner for seat in state.seats}
    due = table.due() if state.slow and state.phase == "playing" else None
    return TableRow(
        id=state.id,
        game=state.game,
        public=state.settings.public,
        phase=state.phase,
        host=state.host,
        members=tuple(sorted(owner for owner in owners if owner is not None)),
        match=state.match,
        created=made,
        changed=int(now),
        due=None if due is None else int(due),
        summary=encode(summary_of(table)),
    )


def summary_of(table: Table) -> TableSummary:
    """The table in a list."""
    state = table.state
    return TableSummary(
        table=state.id,
        game=state.game,
        phase=state.phase,
        settings=state.settings,
        names=tuple(seat.name for seat in state.seats),
        open=sum(seat.kind == "open" for seat in state.seats),
    )
