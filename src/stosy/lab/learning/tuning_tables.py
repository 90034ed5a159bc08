"""Where tuning begins, at which tables it plays, and on how many deals."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from stosy.bots.weights import Weights, weights_of
from stosy.games import find, part

GUESS = "guess"
"""The weights, by hand, with which a study begins where there are such."""
FIRST = "casual"
"""Else it begins with the weights of this level, which always stays in the league."""

Choices: TypeAlias = Mapping[str, tuple[object, ...]]
"""Values of options, each of which is tried."""


class Tuning(Struct, frozen=True):
    """The part `tuning` of a game's slice; the defaults serve any game."""

    deals: int = 500
    """At each table, for a first look at a change."""
    styles: tuple[Weights, ...] = ()
    """How others of the league differ from the first level: who plays well beats every one."""
    options: Choices = {}
    """Options that ask for other play, or that keep matches short; the others are as usual."""
    lessons: Choices = {}
    """Options that a network is told of beside these: they change a chance more than the play."""
    seats: tuple[int, ...] = ()
    """Where the game allows so many that not all can be tried."""
    lesson_seats: tuple[int, ...] = ()
    """The same where a network learns."""


class TuningTable(Struct, frozen=True):
    """Seats, and options other than the usual."""

    seats: int
    options: dict[str, object]


def tuning_of(game: str) -> Tuning:
    """How a game is tuned."""
    return part(find(game), "tuning", Tuning)


def first_guess(game: str) -> Weights:
    """The weights that a study begins with; none where the game has none."""
    return dict(weights_of(GUESS, game) or weights_of(FIRST, game))


def sparring(game: str) -> list[Weights]:
    """Who stays in the league: the first level, others with as little sense, and the guess."""
    first, guess = weights_of(FIRST, game), weights_of(GUESS, game)
    styles = ({**first, **style} for style in tuning_of(game).styles)
    return [first, *styles, *([guess] if guess else [])]


def usual_deals(game: str) -> int:
    """Enough to see a difference of about one percent at the second look."""
    return tuning_of(game).deals


def tables(game: str) -> tuple[TuningTable, ...]:
    """Where tuning plays."""
    tuning = tuning_of(game)
    return _all_tables(tuning.options, tuning.seats or tuple(find(game).seats))


def lessons(game: str) -> tuple[TuningTable, ...]:
    """Where positions to learn from are played."""
    tuning = tuning_of(game)
    chosen = {**tuning.options, **tuning.lessons}
    return _all_tables(chosen, tuning.lesson_seats or tuple(find(game).seats))


def _all_tables(chosen: Choices, seats: tuple[int, ...]) -> tuple[TuningTable, ...]:
    """Every number of seats with every choice of the options."""
    return tuple(
        TuningTable(count, dict(zip(chosen, values, strict=True)))
        for count in seats
        for values in product(*chosen.values())
    )
