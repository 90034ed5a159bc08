"""Playouts on the Python rules: every candidate is tried in the same imagined states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import TypeAlias

from msgspec import Struct

from stosy.bots.choices import moves_in
from stosy.bots.estimates import Estimator
from stosy.bots.knowledge import knowledge_of
from stosy.bots.stopping import Stop
from stosy.core import Action, AnyGame, AnyMove, Dice, Move, View

Policy: TypeAlias = Callable[[object, Dice, int | None], AnyMove]
"""Chooses a move in a state; the seat given last declines its opportunities."""

SEEDS = 1 << 32
CONSOLATION = 1 / 8
"""The value of a loss with one card left: a team that cannot win still lays what it can.

It is too small to be preferred to a chance to win.
"""


class Rollouts(Struct, frozen=True):
    """Evaluates candidates by `number` playouts of at most `longest` moves each."""

    game: AnyGame
    policy: Policy
    number: int
    longest: int
    seconds: float
    """The time limit; a deal that is not finished by then does not count."""
    estimator: Estimator | None = None
    """Ends playouts after a few turns, if there is one."""
    consoles: bool = True
    """Does a loss have a value, too?"""

    def values(
        self,
        view: View,
        seat: int,
        ways: Sequence[Action | None],
        dice: Dice,
        stop: Stop | None = None,
    ) -> list[list[float]]:
        """The value of each way in each deal; empty if the game lacks `imagine`."""
        deals: list[list[float]] = []
        seed, end = str(dice.below(SEEDS)), monotonic() + self.seconds

        def over() -> bool:
            return monotonic() > end or (stop is not None and stop.is_set())

        for number in range(max(1, self.number // len(ways))):
            if over():
                break
            state = self.game.imagine(view, Dice(seed, 2 * number))
            if state is None:
                continue
            chance = partial(Dice, seed, 2 * number + 1)
            values = [self.line(state, seat, way, chance(), over) for way in ways]
            if None not in values:  # every way must be tried in the same deals
                deals.append([value for value in values if value is not None])
        return deals

    def line(
        self, state: object, seat: int, way: Action | None, dice: Dice, over: Callable[[], bool]
    ) -> float | None:
        """The seat's value after one playout that begins with this way; None if time runs out."""
        move = self.policy(state, dice, seat) if way is None else Move(seat, way)
        return self.after(state, seat, move, dice, over)

    def after(
        self, state: object, seat: int, move: AnyMove, dice: Dice, over: Callable[[], bool]
    ) -> float | None:
        """The same for any move: to the end of the match or of the round, or to an estimate."""
        game, begun = self.game, self.game.turn(state)
        state = self.applied(state, move, dice)
        for _ in range(self.longest):
            if game.outcome(state) is not None or game.between_rounds(state):
                break
            if (value := self.estimated(state, seat, begun)) is not None:
                return value
            if over():
                return None
            state = self.applied(state, self.policy(state, dice, None), dice)
        return value_of(game, state, seat, self.consoles)

    def estimated(self, state: object, seat: int, begun: int) -> float | None:
        """The seat's value, if the playout that began in this turn ends here."""
        estimator = self.estimator
        if estimator is None or self.game.turn(state) < begun + estimator.horizon:
            return None
        value = estimator.value(state, seat)
        return value if value is None or self.consoles else winning(self.game, value)

    def applied(self, state: object, move: AnyMove, dice: Dice) -> object:
        """The state after a move and its shuffles, except the deal of the next round."""
        game = self.game
        state = game.apply(state, move).state
        while game.chance_due(state) is not None and not game.between_rounds(state):
            state = game.apply(state, game.chance(state, dice)).state
        return state


def at_random(game: AnyGame) -> Policy:
    """A policy that chooses uniformly among all moves at the table; nobody signals."""

    def policy(state: object, dice: Dice, idle: int | None) -> AnyMove:
        offers = [offer for offer in game.offers(state) if offer.seat != idle]
        return dice.choice([Move(offer.seat, way) for offer in offers for way in moves_in([offer])])

    return policy


def best_of(ways: Sequence[Action | None], deals: Sequence[Sequence[float]]) -> Action | None:
    """The way with the highest sum; the first on a tie, so None if nothing is better."""
    sums = [sum(values) for values in zip(*deals, strict=True)]
    return ways[max(range(len(ways)), key=sums.__getitem__)]


def winning(game: AnyGame, value: float) -> float:
    """The winning chance of an expected value, which also rewards good losses of a team.

    It assumes that a lost game ends with all but a few cards laid, as with teams of bots.
    """
    return max(0.0, (value - CONSOLATION) / (1 - CONSOLATION)) if game.team else value


def value_of(game: AnyGame, state: object, seat: int, consoles: bool) -> float:
    """From 0 (lost) to 1 (won); an unfinished match is estimated by its prospects."""
    result, prospects = game.outcome(state), knowledge_of(game.id).prospects
    if result is None:
        return prospects(state, seat)
    value = result.returns(game.seat_count(state))[seat]
    lost = game.team and not value
    return CONSOLATION * prospects(state, seat) if lost and consoles else value
