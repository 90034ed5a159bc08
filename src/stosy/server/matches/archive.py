"""Finished matches, read from the store."""

from __future__ import annotations

from typing import Any

from stosy.core import AnyGame
from stosy.matches.history import Gathering, History
from stosy.server.store import Store
from stosy.server.tables.chunks import unhurried
from stosy.table import plain_reader
from stosy.table.entries import Opened


async def history_of(store: Store, table: str, game: AnyGame, number: int) -> History:
    """A match of this table; Refused if it is too long."""
    gathering = Gathering(game)
    async for body in unhurried(store.log(table, number)):
        gathering.add(body)
    return gathering.history(await _past(store, table) if gathering.is_given else ())


async def _past(store: Store, table: str) -> tuple[dict[str, Any], ...]:
    """The entries that were given besides the deal."""
    async for first in store.entries(table):
        opened = plain_reader.read(first.body)
        return opened.given[1:] if isinstance(opened, Opened) else ()
    return ()
