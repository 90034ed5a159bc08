"""The expert: tries promising turns in many deals of the hidden cards.

With the kernel it searches there, with strong bots in the playouts. Without, it tries the few best
actions on the Python rules for as long; if that is too little to tell, it plays as the strong bot.
It leaves signals, decisions that depend on trust and forced moves to the strong bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, inf, sqrt
from statistics import fmean, stdev

from msgspec import Struct
from msgspec.structs import replace

from stosy.bots.choices import candidates, depends_on_trust, is_speech, moves_in
from stosy.bots.estimates import estimator_of
from stosy.bots.heuristic import Heuristic, choose, scorer_of
from stosy.bots.kernel import installed
from stosy.bots.knowledge import Score
from stosy.bots.rollouts import Policy, Rollouts
from stosy.bots.stopping import Stop
from stosy.bots.weights import Weights, silent, weights_of
from stosy.core import Action, AnyGame, AnyMove, Dice, Move, Offer, View
from stosy.games import find
from stosy.games.turns import turn_part, turns_of


class SearchSettings(Struct, frozen=True):
    """How a bot searches in the kernel."""

    level: str
    """The level whose weights play the playouts, and choose without a search."""
    widest: int
    """The number of actions tried, those with the most points."""
    trust: float
    """How many standard errors better an action must be to replace the instant choice."""
    estimates: bool
    """Does a network, if there is one, evaluate positions after a few turns?"""
    speaks: bool
    """Are there signals, in the playouts and by the bot itself?"""
    turns: bool = True
    """Does it try whole turns, or single actions?"""

    def weights(self, game: str) -> Weights:
        """The weights that play the playouts."""
        weights = weights_of(self.level, game)
        return weights if self.speaks else silent(weights, game)


EXPERT = SearchSettings(level="strong", widest=6, trust=1.5, estimates=True, speaks=True)
SILENT = replace(EXPERT, speaks=False)
"""An expert that says nothing, to compare with: what are signals worth?"""
STEPWISE = replace(EXPERT, turns=False)
"""An expert that tries single actions, to compare with: what are whole turns worth?"""
FLAT = SearchSettings(
    level="casual", widest=1000, trust=0.0, estimates=False, speaks=False, turns=False
)
"""Plain flat Monte Carlo, to compare with: all actions but a challenge, by casual, silent play."""
SECONDS = 1.0
"""The default time limit of a search without a budget; a host may set another."""
PLAYOUTS = 4000
"""Without a budget, playouts for each second; in the kernel they usually take far less."""
LINES = 128
"""The same on the Python rules, shared by the most promising actions."""
PROMISING = 3
LONGEST = 400
FEWEST = 8
"""The fewest deals from which two ways are compared."""


class Judged(Struct, frozen=True):
    """An action, or None to pass on an opportunity, and its winning chance from 0 to 1."""

    action: Action | None
    chance: float
    doubt: float
    """The standard error of the difference to the chance of the instant choice."""
    turn: tuple[Action, ...] = ()
    """The whole turn that begins with the action, if whole turns were tried."""
    instant: bool = False
    """Is it the turn of the instant bot?"""


class Expert:
    """With a budget of playouts, the choice depends on view, offers and dice alone."""

    slow = True
    off_loop = True

    def __init__(
        self,
        game: str,
        settings: SearchSettings = EXPERT,
        playouts: int | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._game = game
        self._settings = settings
        self._playouts = playouts or ceil(PLAYOUTS * seconds)
        self._seconds = None if playouts else seconds
        self._instant = Heuristic(game, settings.weights(game))

    def choose(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        instant = self._instant.choose(view, offers, dice)
        ways = candidates(offers)
        if is_speech(instant) or len(ways) < 2 or depends_on_trust(ways):
            return instant
        if not installed():
            if turn := winning_turn(find(self._game), view, dice):
                return turn[0]
            found = self._in_python(view, offers, instant, dice, stop)
            return better(found, instant, self._settings.trust)
        from stosy.bots.in_kernel import search_view  # needs the kernel

        seed = dice.below(1 << 32)
        found = search_view(
            self._game, self._settings, view, self._playouts, self._seconds, seed, stop
        )
        return better(found, instant, self._settings.trust)

    def _in_python(
        self,
        view: View,
        offers: Sequence[Offer[Action]],
        instant: Action | None,
        dice: Dice,
        stop: Stop | None,
    ) -> tuple[Judged, ...]:
        score = scorer_of(self._game, self._settings.weights(self._game))
        ways = promising(score(view), candidates(offers), instant)
        game = find(self._game)
        lines, seconds = self._playouts, inf
        if self._seconds is not None:
            lines, seconds = ceil(LINES * self._seconds), self._seconds
        estimator = estimator_of(self._game) if self._settings.estimates else None
        rollouts = Rollouts(game, by_points(game, score), lines, LONGEST, seconds, estimator)
        return compared(ways, rollouts.values(view, offers[0].seat, ways, dice, stop))


def compared(ways: Sequence[Action | None], deals: Sequence[Sequence[float]]) -> tuple[Judged, ...]:
    """The ways, best first; empty if there were too few deals. `ways[0]` is the instant choice."""
    if len(deals) < FEWEST:
        return ()
    found = []
    for index, way in enumerate(ways):
        apart = [values[index] - values[0] for values in deals]
        chance = fmean(values[index] for values in deals)
        found.append(Judged(way, chance, stdev(apart) / sqrt(len(deals))))
    return tuple(sorted(found, key=lambda each: -each.chance))


def better(found: Sequence[Judged], instant: Action | None, trust: float) -> Action | None:
    """The best found, if it is better than the instant choice by more than chance explains.

    In a long match most actions have about the same value: following every small difference would
    be playing at random. What won in every deal is better than what did not, and anything is
    better than what never won.
    """
    mine = next(
        (way for way in found if way.instant or (not way.turn and way.action == instant)), None
    )
    if mine is None:
        return instant
    best = found[0]
    lead = best.chance - mine.chance
    certain = lead > 0 and (best.chance == 1 or mine.chance == 0)
    return best.action if certain or lead > trust * best.doubt else instant


def winning_turn(game: AnyGame, view: View, dice: Dice) -> tuple[Action, ...]:
    """A turn that wins the match at once, whatever is hidden; empty if there is none."""
    seat = view.seat
    if seat is None or not game.plannable or not turn_part(game).finishes(view):
        return ()
    state = game.imagine(view, dice)
    if state is None:
        return ()
    for turn in turns_of(game, state, seat).turns:
        *_, last = turn.actions
        if not isinstance(last, game.plannable):
            continue
        after = state
        for action in turn.actions:
            after = game.apply(after, Move(seat, action)).state
        outcome = game.outcome(after)
        if outcome is not None and seat in outcome.winning_seats(game.seat_count(after)):
            return turn.actions
    return ()


def promising(
    score: Callable[[Action], int], ways: Sequence[Action | None], instant: Action | None
) -> tuple[Action | None, ...]:
    """The instant choice, then the others with the most points, best first; None has 0 points."""
    others = [way for way in ways if way != instant]
    others.sort(key=lambda way: 0 if way is None else -score(way))
    return (instant, *others[: PROMISING - 1])


def by_points(game: AnyGame, score: Callable[[View], Score]) -> Policy:
    """A policy: the action with the most points, opportunities first, no signals."""

    def policy(state: object, dice: Dice, idle: int | None) -> AnyMove:
        offers = [o for o in game.offers(state) if o.seat != idle and any(moves_in([o]))]
        offers.sort(key=lambda offer: offer.fallback is not None)
        for offer in offers:
            action = choose(score(game.view(state, offer.seat)), [offer])
            if action is not None:
                return Move(offer.seat, action)
        raise ValueError("nobody is waited for")

    return policy
