"""The part `bots` of a game's slice: what bots know beyond the rules."""

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
Told: TypeAlias = Callable[[OwnState], tuple[int, list[float]] | None]


def unknown(view: View, weights: Mapping[str, int]) -> Score:
    """Gives every action the same points."""
    return lambda action: 0


def promising(view: View, action: Action, choices: Sequence[Action | None]) -> Reason:
    """The reason if only the search or the weights prefer the action."""
    return "promising", {}


def even(state: object, seat: int) -> float:
    """All seats have equal prospects."""
    return 1 / 2


def flawless(view: View, dice: Dice) -> None:
    """The rules accept no mistake."""


class Knowledge(Struct, frozen=True):
    """All fields are optional; the defaults serve a game without the part `bots`.

    Beside them the slice may hold `bots/weights/<level>.json` and `bots/net.json`.
    """

    scorer: Scorer = unknown
    """Makes a scorer of actions from a view and weights; unused without weights."""
    reason: Callable[[OwnView, Action, Sequence[Action | None]], Reason] = promising
    """Why an action may be good: a code for the words, and its numbers."""
    prospects: Callable[[OwnState, int], float] = even
    """A seat's prospects in an unfinished state, from 0 to 1."""
    mistake: Callable[[OwnView, Dice], Action | None] = flawless
    """Makes an action that is not offered but accepted as a mistake."""
    habit: tuple[int, int] = (0, 0)
    """How often, of 16, a beginner does not take the best action, and how much that may cost."""
    wishes: tuple[str, ...] = ()
    """The weights for partners' signals."""
    silence: Mapping[str, int] = {}
    """Weights that suppress all signals."""
    thorough: bool = False
    """Does the scorer solve endgames exactly? That takes tens of milliseconds."""
    horizon: int = 6
    """The turns of a playout before the network estimates the position."""
    features: Told | None = None
    """What the network is told of a position, and with which seat's eyes; None where it is not
    asked. Without it only the kernel can ask the network.
    """


def knowledge_of(game: str) -> Knowledge:
    """The knowledge about a game."""
    rules = games().get(game)
    return Knowledge() if rules is None else _told_by(rules)


@cache
def _told_by(rules: AnyGame) -> Knowledge:
    return part(rules, "bots", Knowledge)
