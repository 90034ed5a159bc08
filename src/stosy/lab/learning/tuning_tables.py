"""The start weights, tables and number of deals of tuning."""

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


class TuningTable(Struct, frozen=True):
    """Seats, and options that differ from the defaults."""

    seats: int
    options: dict[str, object]


def tuning_of(game: str) -> Tuning:
    """The part `tuning` of a game."""
    return part(find(game), "tuning", Tuning)


def first_guess(game: str) -> Weights:
    """The start weights of a study; empty if the game has none."""
    return dict(weights_of(GUESS, game) or weights_of(FIRST, game))


def sparring(game: str) -> list[Weights]:
    """The permanent league members: the first level, variants of it, and the start weights."""
    first, guess = dict(weights_of(FIRST, game)), dict(weights_of(GUESS, game))
    styles = ({**first, **style} for style in tuning_of(game).styles)
    return [first, *styles, *([guess] if guess else [])]


def usual_deals(game: str) -> int:
    """Enough deals to detect a difference of about one percent in the second test."""
    return tuning_of(game).deals


def tables(game: str) -> tuple[TuningTable, ...]:
    """The tables for tuning."""
    tuning = tuning_of(game)
    return _all_tables(tuning.options, tuning.seats or tuple(find(game).seats))


def lessons(game: str) -> tuple[TuningTable, ...]:
    """The tables for learning."""
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
