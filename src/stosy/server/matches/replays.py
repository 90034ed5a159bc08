"""Finished matches step by step: events and views for one seat or for all."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from itertools import islice
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from stosy.core import (
    AnyGame,
    AnyMove,
    AnyStep,
    Chance,
    Event,
    Match,
    Move,
    Record,
    Refused,
    Result,
    from_plain,
)
from stosy.games import find
from stosy.server.matches.archive import History, history_of
from stosy.server.store import Store, TableRow
from stosy.server.tables.chunks import unhurried
from stosy.table import plain_reader
from stosy.table.entries import Started
from stosy.wire import api as body

Key: TypeAlias = tuple[str, int]
"""A table and the number of a match there."""

PAGE = 64
"""So many steps are told at once."""
VIEWS_AT_ONCE = 16
"""To show how things stood takes longer than to play on."""
MOST_HIGHLIGHTS = 4
MOST_KEPT = 16
MOST_ENTRIES = 30_000
"""The replays asked for last are kept, with so many entries in all."""


class Replay:
    """A replayed match, with the states at the beginning of its pages."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.game = game = history.game
        setup = game.setup(len(history.players), history.options)
        self.match = Match(game, setup, history.seed, [from_plain(game, history.log[0])])
        self._marks: list[Any] = [None]

    @classmethod
    async def of(cls, history: History) -> Replay:
        """Replay a match; Refused with the version of its rules if the current rules cannot."""
        try:
            replay = cls(history)
            async for plain in unhurried(history.log[1:]):
                replay._apply(from_plain(replay.game, plain))
        except Refused:
            known = history.game.rules
            if history.rules < known:
                raise Refused("other_rules", "T6", version=history.rules, known=known) from None
            raise
        return replay

    def __len__(self) -> int:
        return len(self.match.log)

    @property
    def outcome(self) -> Result | None:
        return self.game.outcome(self.match.state)

    def record(self) -> Record:
        """The record of the match, seed included."""
        outcome = self.outcome
        return self.history.record(None if outcome is None else msgspec.to_builtins(outcome))

    def state_after(self, count: int) -> Any:
        """The state after so many entries of the log; None before the deal."""
        page = count // PAGE
        state = self._marks[page]
        for entry in self.match.log[page * PAGE : count]:
            state = self._step(state, entry).state
        return state

    async def page(self, start: int, seat: int | None) -> body.Steps[Any, Any, Any]:
        """The steps from this one on, as the seat knew them; with None all is open."""
        steps: list[body.Step[Any, Any, Any]] = []
        end = min(start + PAGE, len(self))
        state = self.state_after(min(start, end))
        async for index in unhurried(range(start, end), VIEWS_AT_ONCE):
            step = self._step(state, self.match.log[index])
            steps.append(told(self.game, self.history.log[index], step, seat))
            state = step.state
        return body.Steps(total=len(self), start=start, steps=tuple(steps))

    async def highlights(self) -> body.Highlights:
        """What decided the match."""
        events: list[Event] = []
        state = None
        async for entry in unhurried(self.match.log):
            step = self._step(state, entry)
            events += step.events
            state = step.state
        moves = [entry for entry in self.match.log if isinstance(entry, Move)]
        found = self.game.highlights(state, moves, events)
        return body.Highlights(highlights=tuple(islice(found, MOST_HIGHLIGHTS)))

    def _apply(self, entry: AnyMove | Chance) -> None:
        self.match.apply(entry)
        if len(self) % PAGE == 0:
            self._marks.append(self.match.state)

    def _step(self, state: Any, entry: AnyMove | Chance) -> AnyStep:
        if state is None:
            return self.game.start(self.match.setup, entry)
        return self.game.apply(state, entry)


def told(
    game: AnyGame, entry: dict[str, Any], step: AnyStep, seat: int | None
) -> body.Step[Any, Any, Any]:
    """One step for a seat, or for everybody who may know everything."""
    open_ = seat is None
    return body.Step(
        entry=entry,
        events=step.events if open_ else tuple([each.seen_by(seat) for each in step.events]),
        view=game.view(step.state, seat),
        hands=game.hands(step.state) if open_ else UNSET,
    )


class Replays:
    """Finished matches of all tables, read from the store, whoever owns the table. They do
    not change, but for names, so that the replays asked for last are kept."""

    def __init__(self, store: Store, kept: int = MOST_KEPT, entries: int = MOST_ENTRIES) -> None:
        self._store = store
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
            return (await Replay.of(history)).outcome is not None
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
            return (await self.of(table, number)).record()
        except Refused as refused:
            if refused.code not in ("other_rules", "no_such_record"):
                raise
        history = await self.history(table, number)
        for found in await self._store.alike(table, number, 1):
            if (found.table, found.match) == (table, number):
                return history.record(msgspec.json.decode(found.result))
        return history.record(None)

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
        replay = await Replay.of(await self.history(table, number))
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
