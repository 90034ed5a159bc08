"""Records of finished matches, made from the log."""

from __future__ import annotations

from typing import Any

import msgspec

from stosy.core import Game, Match, Move, Record, record_of
from stosy.server.store import Store
from stosy.table import Table, decoder
from stosy.table.entries import Played, Shuffled, Started


def finished(table: Table) -> range:
    """The numbers of the matches that were played to an end."""
    play = table.state.play
    over = play is not None and table.game.outcome(play.state) is not None
    return range(1, table.state.match + over)


async def record_of_match(
    store: Store, game: Game[Any, Any, Any], table: str, number: int
) -> Record:
    """The record of a match that is over, seed included."""
    read = decoder(game)
    started, *rest = [read.decode(body) for body in await store.log(table, number)]
    if not isinstance(started, Started):
        raise ValueError("the log of a match begins with its start")
    log: list[Any] = [started.deal]
    for entry in rest:
        if isinstance(entry, Played):
            log.append(Move(entry.seat, entry.action, entry.t, entry.lost))
        elif isinstance(entry, Shuffled):
            log.append(entry.chance)
    options = msgspec.convert(started.options, game.options)
    setup = game.setup(len(started.players), options)
    match = Match(game, setup, started.seed, log)
    return record_of(match, started.players, told=not started.given)
