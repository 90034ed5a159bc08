"""Writes again what follows from a log and does not agree with it."""

from __future__ import annotations

from msgspec.structs import replace

from stosy.core import Refused
from stosy.server.admin.checking import replay, tried, wrong
from stosy.server.tables.hub import Hub
from stosy.server.tables.listing import row_of


async def repair(hub: Hub, table: str) -> tuple[str, ...]:
    """What was wrong with a table, and is not any more; Refused if its log does not replay.

    Nobody plays there meanwhile; whoever is there comes back. No entry is changed.
    """
    async with hub.apart(table):
        row = await hub.store.table(table)
        if row is None:
            raise Refused("no_such_table", "T6")
        found = await wrong(hub.store, row)
        if not all(each.mendable for each in found):
            raise Refused("not_mendable", "T6")
        if found:
            told = await replay(hub.store, row)
            new = row_of(told.table, row.created, row.opener, row.changed, before=row)
            daily = await tried(hub.store, told)
            await hub.store.mend(replace(new, due=row.due), tuple(told.matches.values()), daily)
            hub.replays.forget()
        return tuple(each.what for each in found)
