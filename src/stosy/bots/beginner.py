"""The beginner: plays like the casual bot, with the mistakes that people make.

It sometimes misses the best card, opportunities and signals, and forgets a partner's signals or the
announcement of an action. It never plays absurdly: its choice is worth nearly as much as the best.
"""

from __future__ import annotations

from collections.abc import Sequence

from stosy.bots.choices import moves_in, waited_for
from stosy.bots.heuristic import scorer_of, worth_saying
from stosy.bots.knowledge import Score, knowledge_of
from stosy.bots.weights import weights_of
from stosy.core import Action, Dice, Offer, View

LEVEL = "casual"
TRIES = 16
"""Chances are given in so many parts."""
OVERLOOKS = 10
"""An opportunity, to speak to partners too, each time it is there."""
FORGETS = 5
"""What the others have said."""
CARELESS = 1
"""What goes with an action."""
SEEN = 4
"""It hesitates between so many actions at most."""


class Beginner:
    """Plays a game for which there are casual weights."""

    slow = False
    off_loop = False

    def __init__(self, game: str) -> None:
        weights, known = weights_of(LEVEL, game), knowledge_of(game)
        deaf = {name: 0 if name in known.wishes else points for name, points in weights.items()}
        self._often, self._most = known.habit
        self._attentive, self._deaf = scorer_of(game, weights), scorer_of(game, deaf)

    def choose(self, view: View, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
        if not waited_for(offers) and happens(OVERLOOKS, dice):
            return None
        score = (self._deaf if happens(FORGETS, dice) else self._attentive)(view)
        action = worth_saying(score, offers) or self._taken(score, offers, dice)
        careless = None if action is None else action.careless()
        return careless if careless is not None and happens(CARELESS, dice) else action

    def _taken(self, score: Score, offers: Sequence[Offer[Action]], dice: Dice) -> Action | None:
        """The best action, or one that costs little more."""
        least = None if waited_for(offers) else 1
        points = {action: score(action) for action in moves_in(offers)}
        ranked = sorted(points, key=points.__getitem__, reverse=True)
        if not ranked or (least is not None and points[ranked[0]] < least):
            return None
        bound = points[ranked[0]] - self._most
        close = [action for action in ranked[:SEEN] if points[action] >= bound]
        return dice.choice(close) if happens(self._often, dice) else ranked[0]


def happens(parts: int, dice: Dice) -> bool:
    """True with probability `parts` / `TRIES`."""
    return dice.below(TRIES) < parts
