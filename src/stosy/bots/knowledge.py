"""What bots know of a game beyond its rules: the part `bots` of its slice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.core import Action, AnyGame, Dice, View
from stosy.games import games, part

OwnView: TypeAlias = Any
OwnState: TypeAlias = Any
"""A view and a state of the game whose slice is asked."""
Score: TypeAlias = Callable[[Action], int]
Scorer: TypeAlias = Callable[[OwnView, Mapping[str, int]], Score]
Detail: TypeAlias = dict[str, str | int]
Reason: TypeAlias = tuple[str, Detail]


def unknown(view: View, weights: Mapping[str, int]) -> Score:
    """Gives every action the same points."""
    return lambda action: 0


def promising(view: View, action: Action, choices: Sequence[Action | None]) -> Reason:
    """The reason if nothing more is known than that a search or the weights prefer it."""
    return "promising", {}


def even(state: object, seat: int) -> float:
    """Anybody may win."""
    return 1 / 2


def flawless(view: View, dice: Dice) -> None:
    """There is no mistake that the rules accept."""


class Knowledge(Struct, frozen=True):
    """All fields are optional; the defaults serve a game without the part `bots`.

    Beside them the slice may hold `bots/weights/<level>.json` and `bots/net.json`.
    """

    scorer: Scorer = unknown
    """From a view and weights, the points of each action; unused without weights."""
    reason: Callable[[OwnView, Action, Sequence[Action | None]], Reason] = promising
    """Why an action of a view may be the one to choose: a code for the words, and its numbers."""
    prospects: Callable[[OwnState, int], float] = even
    """How near a seat is to winning in a state that is not won, from 0 to 1."""
    mistake: Callable[[OwnView, Dice], Action | None] = flawless
    """An action that is not offered and that the rules accept as a mistake."""
    habit: tuple[int, int] = (0, 0)
    """How often, in sixteen, a beginner takes another than the best, and what it may cost."""
    wishes: tuple[str, ...] = ()
    """The weights of what partners have asked for."""
    silence: Mapping[str, int] = {}
    """Weights with which nothing is worth saying."""
    thorough: bool = False
    """Does the scorer solve the end exactly? That takes tens of milliseconds."""
    horizon: int = 6
    """How many turns are played before a network estimates the position."""


def knowledge_of(game: str) -> Knowledge:
    """What is known of a game."""
    rules = games().get(game)
    return Knowledge() if rules is None else _told_by(rules)


@cache
def _told_by(rules: AnyGame) -> Knowledge:
    return part(rules, "bots", Knowledge)
