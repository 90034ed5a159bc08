"""Instant bots: they score every action and take the one with the most points.

A game's slice has the features (`stosy.bots.knowledge`) and a file of weights for each level. All
numbers are integers, and the kernel has the same code in C++: both choose the same actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from stosy.bots.choices import is_speech, moves_in, waited_for
from stosy.bots.knowledge import Score, knowledge_of
from stosy.bots.weights import Weights
from stosy.core import Action, Dice, Offer, View


class Heuristic:
    """Plays a game with these weights."""

    slow = False

    def __init__(self, game: str, weights: Weights, off_loop: bool = False) -> None:
        self.off_loop = off_loop
        self._score = scorer_of(game, weights)

    def choose(self, view: View, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
        return choose(self._score(view), offers)


def scorer_of(game: str, weights: Weights) -> Callable[[View], Score]:
    """The scorer for the actions of a view."""
    scorer = knowledge_of(game).scorer
    return lambda view: scorer(view, weights)


def choose(score: Score, offers: Sequence[Offer[Action]]) -> Action | None:
    """A signal with points comes first; out of turn, an action needs at least one point."""
    least = None if waited_for(offers) else 1
    return worth_saying(score, offers) or best(score, moves_in(offers), least)


def worth_saying(score: Score, offers: Sequence[Offer[Action]]) -> Action | None:
    """The signal with the most points, at least one."""
    signals = (way for offer in offers for way in offer.actions if is_speech(way))
    return best(score, signals, 1)


def best(score: Score, actions: Iterable[Action], least: int | None) -> Action | None:
    """The first action with the most points, if these are at least `least`."""
    found, most = None, least
    for action in actions:
        points = score(action)
        if most is None or points > most or (found is None and points == most):
            found, most = action, points
    return found
