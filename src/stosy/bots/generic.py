"""A bot for any registered game: it tries what it is offered in random play.

It knows a game's rules and nothing more, so a new game has an opponent at once. It does not signal.
Where a game cannot be imagined from a view (`Game.imagine`), or not one line of play comes to an
end in time, it plays the host's fallback.
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
    """Flat Monte Carlo with so many rollouts a decision."""

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
