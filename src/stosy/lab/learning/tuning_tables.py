"""Where tuning begins, at which tables it plays, and on how many deals."""

from __future__ import annotations

from itertools import product
from typing import Any

from msgspec import Struct

from stosy.bots.weights import Weights, weights_of
from stosy.games import find

GUESS = "guess"
"""The weights, by hand, with which a study begins where there are such."""
FIRST = "casual"
"""Else it begins with those of this level, which stays in the league for ever."""
STYLES: dict[str, tuple[Weights, ...]] = {
    "face-to-face": (
        {"their_room": 1000},  # never helps
        {"hand": 1000},  # always helps
        {"race": -1000},  # lays as few as it must
    )
}
"""How others of the league differ from the first level: whoever plays well beats every one."""
DEALS = {"face-to-face": 300, "quick-and-easy": 500, "the-game": 200, "snakes-and-ladders": 600}
"""At each table, for a first look at a change."""
OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "quick-and-easy": {"variant": ("standard", "professional")},
    "snakes-and-ladders": {"rounds": ("single",)},
}
"""Options that ask for other play, or that keep matches short; the others are as usual."""
LESSONS: dict[str, dict[str, tuple[Any, ...]]] = {"the-game": {"minimum": (2, 3)}}
"""Options that a network is told of beside these: they change a chance more than the play."""
LESSON_SEATS: dict[str, tuple[int, ...]] = {"snakes-and-ladders": (3, 4, 6, 10)}
"""So many sit where a network learns, in a game that has more than can be tried."""
SEATS: dict[str, tuple[int, ...]] = {"snakes-and-ladders": (2, 3, 5)}
"""Where the game allows so many that not all can be tried."""


class Table(Struct, frozen=True):
    """Seats, and options other than the usual."""

    seats: int
    options: dict[str, Any]


def first_guess(game: str) -> Weights:
    """The weights that a study begins with; none where the game has none."""
    return dict(weights_of(GUESS, game) or weights_of(FIRST, game))


def sparring(game: str) -> list[Weights]:
    """Who stays in the league: the first level, others with as little sense, and the guess."""
    first, guess = weights_of(FIRST, game), weights_of(GUESS, game)
    styles = ({**first, **style} for style in STYLES.get(game, ()))
    return [first, *styles, *([guess] if guess else [])]


def usual_deals(game: str) -> int:
    """Enough to see a difference of about one percent at the second look."""
    return DEALS.get(game, 500)


def tables(game: str) -> tuple[Table, ...]:
    """Where tuning plays."""
    return _all_tables(game, OPTIONS.get(game, {}), SEATS)


def lessons(game: str) -> tuple[Table, ...]:
    """Where positions to learn from are played."""
    return _all_tables(game, OPTIONS.get(game, {}) | LESSONS.get(game, {}), LESSON_SEATS)


def _all_tables(
    game: str, chosen: dict[str, tuple[Any, ...]], seats: dict[str, tuple[int, ...]]
) -> tuple[Table, ...]:
    """Every number of seats, or these, with every choice of the options."""
    return tuple(
        Table(count, dict(zip(chosen, values, strict=True)))
        for count in seats.get(game, tuple(find(game).seats))
        for values in product(*chosen.values())
    )
