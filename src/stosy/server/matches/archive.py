"""Finished matches as they were played, read from the store."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from stosy.core import AnyGame, Chance, Move, Player, Refused, Setup, from_plain
from stosy.server.store import Store
from stosy.server.tables.chunks import unhurried
from stosy.table import Table, decoder
from stosy.table.entries import Played, Shuffled, Started

MOST_ENTRIES = 10_000
"""A longer match is not looked back at. By the rules alone hardly any gets beyond a tenth of it."""


class History(Struct, frozen=True):
    """A match from its deal on, as it was agreed and played."""

    game: AnyGame
    setup: Setup
    players: tuple[Player, ...]
    seed: str
    given: bool
    log: list[Move[Any] | Chance]
    since: int
    """So many entries of the log had happened already when it began, the deal among them."""


async def history_of(store: Store, table: Table, number: int) -> History:
    """A match of this table; Refused if it is too long."""
    game, read = table.game, decoder(table.game)
    first, *bodies = await store.log(table.state.id, number)
    started = read.decode(first)
    if not isinstance(started, Started):
        raise ValueError("the log of a match begins with its start")
    past = unhurried(table.state.past(number))
    log = [started.deal, *[from_plain(game, plain) async for plain in past]]
    since = len(log)
    async for body in unhurried(bodies):
        entry = read.decode(body)
        if isinstance(entry, Played):
            log.append(Move(entry.seat, entry.action, entry.t, entry.lost))
        elif isinstance(entry, Shuffled):
            log.append(entry.chance)
    if len(log) > MOST_ENTRIES:
        raise Refused("too_long", "T6", most=MOST_ENTRIES)
    setup = game.setup(len(started.players), msgspec.convert(started.options, game.options))
    return History(game, setup, started.players, started.seed, started.given, log, since)
