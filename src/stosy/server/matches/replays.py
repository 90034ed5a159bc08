"""Finished matches of all tables, replayed once and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import msgspec

from stosy.core import AnyGame, Record, Refused
from stosy.games import find
from stosy.matches.history import History
from stosy.matches.replay import Replay, replayed
from stosy.server.matches.archive import history_of
from stosy.server.store import Store, TableRow
from stosy.server.tables.chunks import worked
from stosy.table import plain_reader
from stosy.table.entries import Started

Key: TypeAlias = tuple[str, int]
"""A table and the number of a match there."""

MOST_KEPT = 16
MOST_ENTRIES = 30_000
"""The replays asked for last are kept, with so many entries in all."""


class Replays:
    """Finished matches of all tables, read from the store, whoever owns the table. They do
    not change, but for names, so that the replays asked for last are kept."""

    def __init__(self, store: Store, kept: int = MOST_KEPT, entries: int = MOST_ENTRIES) -> None:
        self._store = store
        self.is_over: Callable[[str], bool] = lambda date: False
        """Is this day over, so that the secret of its deals may be told?"""
        self._kept = kept
        self._entries = entries
        self._replays: OrderedDict[Key, Replay] = OrderedDict()
        self._loading: dict[Key, asyncio.Task[Replay]] = {}
        self._changes = 0

    def __len__(self) -> int:
        return len(self._replays)

    async def finished(self, table: str) -> range:
        """The numbers of the matches that are over; what clients know of is written."""
        row = await self._row(table)
        over = row.match > 0 and await self._is_over(row)
        return range(1, row.match + over)

    async def _row(self, table: str) -> TableRow:
        row = await self._store.table(table)
        if row is None:
            raise Refused("no_such_table", "T6")
        return row

    async def _is_over(self, row: TableRow) -> bool:
        """Is the last match over? One by rules that cannot be replayed any more is, too."""
        if row.phase in ("gathering", "over"):
            return True
        game = find(row.game)
        if row.phase == "playing":
            async for body in self._store.log(row.id, row.match):
                begun = plain_reader.read(body)
                if not isinstance(begun, Started) or begun.rules >= game.rules:
                    return False
                break
        try:
            history = await history_of(self._store, row.id, game, row.match)
            return (await worked(replayed(history))).outcome is not None
        except Refused as refused:
            return refused.code == "other_rules"

    async def history(self, table: str, number: int) -> History:
        """A match that is over, as it is kept."""
        if number not in await self.finished(table):
            raise Refused("no_such_record", "T6", number=number)
        return await history_of(self._store, table, await self.game(table), number)

    async def game(self, table: str) -> AnyGame:
        return find((await self._row(table)).game)

    async def record(self, table: str, number: int) -> Record:
        """The record of a match that is over, be it by rules that are not known any more, or ended
        by whoever runs the server: then it is as of a running match."""
        try:
            replay = await self.of(table, number)
            return replay.record(self._shown(replay.history))
        except Refused as refused:
            if refused.code not in ("other_rules", "no_such_record"):
                raise
        history = await self.history(table, number)
        for found in await self._store.alike(table, number, 1):
            if (found.table, found.match) == (table, number):
                result = msgspec.json.decode(found.result)
                return history.record(result, self._shown(history))
        return history.record(None)

    def _shown(self, history: History) -> bool:
        """May the seed be told, as far as the day is concerned?"""
        return history.daily is None or self.is_over(history.daily.date)

    def forget(self) -> None:
        """The logs have changed: read them again."""
        self._replays.clear()
        self._changes += 1

    async def of(self, table: str, number: int) -> Replay:
        """The replay of a match that is over; many may ask at once, it is read and played once."""
        key = (table, number)
        found = self._replays.get(key)
        if found is not None:
            self._replays.move_to_end(key)
            return found
        loading = self._loading.get(key)
        if loading is None:
            loading = asyncio.create_task(self._load(table, number))
            self._loading[key] = loading
            loading.add_done_callback(partial(self._loaded, key))
        return await asyncio.shield(loading)

    def _loaded(self, key: tuple[str, int], loading: asyncio.Task[Replay]) -> None:
        del self._loading[key]
        if not loading.cancelled():
            loading.exception()  # requests get it, and if all have gone it is not logged

    async def _load(self, table: str, number: int) -> Replay:
        changes = self._changes
        replay = await worked(replayed(await self.history(table, number)))
        if replay.outcome is None:
            raise Refused("no_such_record", "T6", number=number)
        if self._changes != changes:
            return replay
        self._replays[table, number] = replay
        while len(self) > 1 and self._are_too_many():
            self._replays.popitem(last=False)
        return replay

    def _are_too_many(self) -> bool:
        return len(self) > self._kept or sum(map(len, self._replays.values())) > self._entries
