"""Counting sequences of turn actions: those of offers with a fallback, no opportunities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from stosy.core import AnyGame, Dice, Match, Move, seed_of
from stosy.games import games
from tests.golden.scenarios import tables

AnyGame = AnyGame
Position: TypeAlias = tuple[Any, int]
"""A state and the ordinal of the next shuffle."""

FOLDER = Path(__file__).parent
AFTER = (0, 15)
"""Fallbacks that are played before the counting: none, or enough to be in the middle."""
ENOUGH = 1500
"""Counting goes no deeper once so many different positions are to be looked at."""


class Count(Struct, frozen=True):
    """A position, and how many sequences of one, two, three … turn actions lead on from it."""

    seats: int
    options: dict[str, Any]
    seed: str
    after: int
    counts: tuple[int, ...]


def start(game: AnyGame, told: Count) -> Position:
    """The position from which is counted."""
    options = msgspec.convert(told.options, game.options)
    match = Match(game, game.setup(told.seats, options), told.seed)
    for _ in range(told.after):
        if game.outcome(match.state) is None:
            [offer] = (offer for offer in game.offers(match.state) if offer.fallback is not None)
            match.play(Move(offer.seat, offer.fallback))
    return match.state, match.chances


def plies(game: AnyGame, told: Count) -> Iterator[tuple[int, int]]:
    """For one action, two, three …: how many sequences, leading to how many positions."""
    level: Counter[Position] = Counter([start(game, told)])
    for _ in count():
        deeper: Counter[Position] = Counter()
        for position, sequences in level.items():
            for then in after(game, told.seed, position):
                deeper[then] += sequences
        level = deeper
        yield level.total(), len(level)


def after(game: AnyGame, seed: str, position: Position) -> Iterator[Position]:
    """The positions to which each turn action leads, shuffles included."""
    state, ordinal = position
    for offer in game.offers(state):
        for action in offer.actions if offer.fallback is not None else ():
            then, shuffles = game.apply(state, Move(offer.seat, action)).state, ordinal
            while (entry := game.chance(then, Dice(seed, shuffles))) is not None:
                then, shuffles = game.apply(then, entry).state, shuffles + 1
            yield then, shuffles


def counted(game: AnyGame, told: Count) -> Count:
    """The position with its counts, as deep as is not too much."""
    counts = []
    for sequences, positions in plies(game, told):
        counts.append(sequences)
        if positions == 0 or positions > ENOUGH:
            break
    return msgspec.structs.replace(told, counts=tuple(counts))


def positions(game: AnyGame) -> Iterator[Count]:
    """Every preset and its opposite, at the smallest and the largest table."""
    sizes = dict.fromkeys((game.seats[0], game.seats[-1]))
    for number, (options, seats, moves) in enumerate(product(tables(game), sizes, AFTER)):
        yield Count(seats, msgspec.to_builtins(options), seed_of("counts", number), moves, ())


def files() -> dict[Path, bytes]:
    """What each game's file should hold."""
    return {
        FOLDER / f"{game.id}.json": b"[\n"
        + b",\n".join(msgspec.json.encode(counted(game, told)) for told in positions(game))
        + b"\n]\n"
        for game in games().values()
    }
