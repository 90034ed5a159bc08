"""Instant bots: every action gets points, the most win.

What gives points is said by the module of this folder named after the game; how many, by a file in
`bots/weights`, one for each level and game. All is in whole numbers, and the kernel holds the same
in C++: from the same cards both choose alike. Where there are no weights the host's fallback is
played, so that a new game has an opponent at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from stosy.bots.weights import Weights, weights_of
from stosy.core import Action, Dice, Offer, View
from stosy.games.piles import TakeBack
from stosy.games.team_state import Signal

Score: TypeAlias = Callable[[Action], int]
Scorer: TypeAlias = Callable[[Any, Weights], Score]


class Heuristic:
    """Plays a game with the weights of a level."""

    def __init__(self, level: str, game: str) -> None:
        weights = weights_of(level, game)
        self._score = scorer_of(game, weights) if weights else None

    def choose(self, view: View, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
        if self._score is None:
            return next((offer.fallback for offer in offers if offer.fallback is not None), None)
        return choose(self._score(view), offers)


def scorer_of(game: str, weights: Weights) -> Callable[[Any], Score]:
    """How the actions of a view are scored."""
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    scorer: Scorer = module.scorer
    return lambda view: scorer(view, weights)


def choose(score: Score, offers: Sequence[Offer[Action]]) -> Action | None:
    """What is worth saying is said first; what is only an opportunity must be worth a point."""
    actions = [action for offer in offers for action in offer.actions]
    signals = (action for action in actions if isinstance(action, Signal))
    others = (action for action in actions if not isinstance(action, Signal | TakeBack))
    waited = any(offer.fallback is not None for offer in offers)
    return best(score, signals, 1) or best(score, others, None if waited else 1)


def best(score: Score, actions: Iterable[Action], least: int | None) -> Action | None:
    """The action with the most points, at least so many; the first of several."""
    found, most = None, least
    for action in actions:
        points = score(action)
        if most is None or points > most or (found is None and points == most):
            found, most = action, points
    return found
