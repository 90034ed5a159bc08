"""The expert: tries what looks good in many deals of what it cannot see.

With the kernel it searches there, everybody in its lines of play being strong. Without, it tries
the few best actions in a few lines on the Python rules. Signals, matters of trust and whatever
leaves no choice are the strong bot's, at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from math import inf
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stosy.bots.choices import candidates, matter_of_trust, quiet
from stosy.bots.heuristic import Heuristic, choose, scorer_of
from stosy.bots.rollouts import Policy, Rollouts, best_of
from stosy.bots.stopping import Stop
from stosy.bots.weights import weights_of
from stosy.core import Action, Dice, Game, Move, Offer, View
from stosy.games import find
from stosy.games.team_state import Signal

if TYPE_CHECKING:
    from stosy.bots.in_kernel import Judged


class Manner(Struct, frozen=True):
    """How a bot searches in the kernel."""

    level: str
    """Whose weights play the playouts, and choose what needs no thought."""
    widest: int
    """So many actions are tried, those with the most points."""
    trust: float
    """So many standard errors better must be what replaces the instant choice."""
    estimates: bool
    """Does a network, where there is one, judge positions after a few turns?"""


EXPERT = Manner(level="strong", widest=6, trust=1.5, estimates=True)
FLAT = Manner(level="casual", widest=1000, trust=0.0, estimates=False)
"""Plain flat Monte Carlo, to compare with: all actions but a challenge, by casual play."""
PLAYOUTS = 4000
"""In the kernel, a decision: usually well below a second on one core."""
SECONDS = 1.0
"""Where no budget is given, thinking ends then whatever the playouts."""
LINES = 24
"""Where no budget is given: lines of play on the Python rules, shared by the most promising."""
PROMISING = 4
LONGEST = 400


class Expert:
    """Searches with a budget of playouts; the same choice for the same view, offers and dice."""

    slow = True

    def __init__(self, game: str, manner: Manner = EXPERT, playouts: int | None = None) -> None:
        self._game = game
        self._manner = manner
        self._playouts = playouts or PLAYOUTS
        self._seconds = None if playouts else SECONDS
        self._instant = Heuristic(manner.level, game)

    def choose(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        instant = self._instant.choose(view, offers, dice)
        ways = candidates(offers)
        if isinstance(instant, Signal) or len(ways) < 2 or matter_of_trust(ways):
            return instant
        if find_spec("stosy_kernel") is None:
            return self._in_python(view, offers, dice, stop)
        from stosy.bots.in_kernel import searched  # needs the kernel

        seed = dice.below(1 << 32)
        found = searched(self._game, self._manner, view, self._playouts, self._seconds, seed, stop)
        return better(found, instant, self._manner.trust)

    def _in_python(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None
    ) -> Action | None:
        score = scorer_of(self._game, weights_of(self._manner.level, self._game))
        ways = promising(score(view), candidates(offers))
        game = find(self._game)
        lines, seconds = (LINES, SECONDS / 2) if self._seconds else (self._playouts, inf)
        rollouts = Rollouts(game, sensibly(game, score), lines, LONGEST, seconds)
        values = rollouts.values(view, offers[0].seat, ways, dice, stop)
        return best_of(ways, values) if values else self._instant.choose(view, offers, dice)


def better(found: Sequence[Judged], instant: Action | None, trust: float) -> Action | None:
    """The best found, if it is better than the instant choice by more than chance explains.

    In a long match most actions are worth about the same: to follow every small difference would be
    to play at random.
    """
    mine = next((way for way in found if way.action == instant), None)
    if mine is None:
        return instant
    best = found[0]
    return best.action if best.chance - mine.chance > trust * best.doubt else instant


def promising(
    score: Callable[[Action], int], ways: Sequence[Action | None]
) -> tuple[Action | None, ...]:
    """The ways with the most points, best first; to let go has none."""
    ranked = sorted(ways, key=lambda way: 0 if way is None else -score(way))
    return tuple(ranked[:PROMISING])


def sensibly(game: Game[Any, Any, Any], score: Callable[[Any], Any]) -> Policy:
    """Everybody takes what has the most points, opportunities first; nobody signals."""

    def policy(state: Any, dice: Dice, idle: int | None) -> Move[Any]:
        offers = [o for o in game.offers(state) if o.seat != idle and any(quiet([o]))]
        offers.sort(key=lambda offer: offer.fallback is not None)
        for offer in offers:
            action = choose(score(game.view(state, offer.seat)), [offer])
            if action is not None:
                return Move(offer.seat, action)
        raise ValueError("nobody is waited for")

    return policy
