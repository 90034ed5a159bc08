"""Finished matches, read from the store."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stosy.core import AnyGame, Mix, Player, Record, Refused, recorded, to_plain
from stosy.server.store import Store
from stosy.server.tables.chunks import unhurried
from stosy.table import plain_reader
from stosy.table.entries import Opened, Played, Shuffled, Started

MOST_ENTRIES = 10_000
"""A longer match is not looked back at. By the rules alone hardly any gets beyond a tenth of it."""


class History(Struct, frozen=True, kw_only=True):
    """A match from its deal on, as it was agreed and played, by whatever version of the rules."""

    game: AnyGame
    rules: int
    options: dict[str, Any]
    players: tuple[Player, ...]
    seed: str
    given: bool
    mix: Mix | None = None
    log: list[dict[str, Any]]
    """As records write it."""
    since: int
    """The number of log entries before the beginning of the match, the deal included."""

    def record(self, result: dict[str, Any] | None) -> Record:
        """The record of the match, with its seed if there is a result."""
        return recorded(
            game=self.game.id,
            rules=self.rules,
            options=self.options,
            seats=self.players,
            seed=None if self.given else self.seed,
            log=self.log,
            result=result,
            mix=self.mix,
        )


async def history_of(store: Store, table: str, game: AnyGame, number: int) -> History:
    """A match of this table; Refused if it is too long."""
    started: Started[Any] | None = None
    past: tuple[dict[str, Any], ...] = ()
    log: list[dict[str, Any]] = []
    async for body in unhurried(store.log(table, number)):
        entry = plain_reader.read(body)
        if isinstance(entry, Started):
            started = entry
            past = await _past(store, table) if entry.given else ()
            log = [entry.deal, *past]
        elif isinstance(entry, Played):
            log.append(to_plain(entry.move))
        elif isinstance(entry, Shuffled):
            log.append(entry.chance)
        if len(log) > MOST_ENTRIES:
            raise Refused("too_long", "T6", most=MOST_ENTRIES)
    if started is None:
        raise ValueError("the log of a match begins with its start")
    return History(
        game=game,
        rules=started.rules,
        options=started.options,
        players=started.players,
        seed=started.seed,
        given=started.given,
        mix=started.mix,
        log=log,
        since=1 + len(past),
    )


async def _past(store: Store, table: str) -> tuple[dict[str, Any], ...]:
    """The entries that were given besides the deal."""
    async for first in store.entries(table):
        opened = plain_reader.read(first.body)
        return opened.given[1:] if isinstance(opened, Opened) else ()
    return ()
