"""The start weights, tables and number of deals of tuning and learning, by game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from stosy.bots.weights import Tuned, Weights, weights_of
from stosy.games import find

FIRST = "casual"
"""The weights of this level always stay in the league."""
GUESSES = Path(__file__).parent / "guess"
"""The weights, by hand, with which a study begins."""

Choices: TypeAlias = Mapping[str, tuple[object, ...]]
"""Values of options, each of which is tried."""


class Tuning(Struct, frozen=True):
    """How a game is tuned."""

    deals: int = 500
    """Deals per table for a first test of a change."""
    styles: tuple[Weights, ...] = ()
    """How other league members differ from the first level; good weights beat all of them."""
    options: Choices = {}
    """Options that change good play or shorten matches; the others keep their defaults."""
    lessons: Choices = {}
    """More options that are inputs of the network: they change the winning chance, less the
    play."""
    seats: tuple[int, ...] = ()
    """The numbers of seats to tune with, if the game allows too many."""
    lesson_seats: tuple[int, ...] = ()
    """The same for training a network."""


TUNING = {
    "face-to-face": Tuning(
        deals=300,
        styles=(
            {"their_room": 1000},  # never helps
            {"hand": 1000},  # always helps
            {"race": -1000},  # lays as few as it must
        ),
    ),
    "quick-and-easy": Tuning(options={"variant": ("standard", "professional")}),
    "snakes-and-ladders": Tuning(
        deals=600,
        options={"rounds": ("single",)},
        seats=(2, 3, 5),
        lesson_seats=(3, 4, 6, 10),
    ),
    "the-game": Tuning(deals=200, lessons={"minimum": (2, 3)}),
}


class TuningTable(Struct, frozen=True):
    """Seats, and options that differ from the defaults."""

    seats: int
    options: dict[str, object]


def guess(game: str) -> Weights:
    """The start weights of a study."""
    return msgspec.json.decode((GUESSES / f"{game}.json").read_bytes(), type=Tuned).weights


def sparring(game: str) -> list[Weights]:
    """The permanent league members: the first level, variants of it, and the start weights."""
    first = dict(weights_of(FIRST, game))
    return [first, *({**first, **style} for style in TUNING[game].styles), guess(game)]


def tables(game: str) -> tuple[TuningTable, ...]:
    """The tables for tuning."""
    tuning = TUNING[game]
    return _all_tables(tuning.options, tuning.seats or tuple(find(game).seats))


def lessons(game: str) -> tuple[TuningTable, ...]:
    """The tables for learning."""
    tuning = TUNING[game]
    chosen = {**tuning.options, **tuning.lessons}
    return _all_tables(chosen, tuning.lesson_seats or tuple(find(game).seats))


def _all_tables(chosen: Choices, seats: tuple[int, ...]) -> tuple[TuningTable, ...]:
    """Every number of seats with every choice of the options."""
    return tuple(
        TuningTable(count, dict(zip(chosen, values, strict=True)))
        for count in seats
        for values in product(*chosen.values())
    )
