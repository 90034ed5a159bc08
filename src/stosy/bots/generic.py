"""A bot for any registered game: it tries its offers in random playouts.

It uses only the rules, so every new game has an opponent. It does not signal. If the game lacks
`Game.imagine`, or no playout ends in time, it plays the fallback.
"""

from __future__ import annotations

from collections.abc import Sequence

from stosy.bots.choices import candidates, fallback
from stosy.bots.rollouts import Rollouts, at_random, best_of
from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View
from stosy.games import games

LONGEST = 400
"""A random line of play that lasts longer is left undecided."""
SECONDS = 0.8
"""Then it stops trying, so that nobody waits long where a game is slow."""


class Generic:
    """Flat Monte Carlo with so many rollouts per decision."""

    slow = True
    off_loop = True

    def __init__(self, game: str, rollouts: int) -> None:
        self._rollouts: Rollouts | None = None
        if (rules := games().get(game)) is not None:
            self._rollouts = Rollouts(rules, at_random(rules), rollouts, LONGEST, SECONDS)

    def choose(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        ways = candidates(offers)
        if len(ways) < 2 or self._rollouts is None:
            return fallback(offers)
        deals = self._rollouts.values(view, offers[0].seat, ways, dice, stop)
        return best_of(ways, deals) if deals else fallback(offers)
