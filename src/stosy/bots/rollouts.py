"""Looking ahead on the Python rules: every candidate is tried in the same imagined states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.bots.aims import worth
from stosy.bots.choices import quiet
from stosy.bots.stopping import Stop
from stosy.core import Action, AnyGame, AnyMove, Dice, Move, View

Policy: TypeAlias = Callable[[Any, Dice, int | None], AnyMove]
"""Who does what in a state; the seat named last lets its opportunities go."""

SEEDS = 1 << 32


class Rollouts(Struct, frozen=True):
    """How candidates are tried: in so many lines of play, each so many moves long at most."""

    game: AnyGame
    policy: Policy
    number: int
    longest: int
    seconds: float
    """A net for slow machines: then it stops, and a deal not tried to the end does not count."""

    def values(
        self,
        view: View,
        seat: int,
        ways: Sequence[Action | None],
        dice: Dice,
        stop: Stop | None = None,
    ) -> list[list[float]]:
        """What each way came to, deal by deal; no deals where the game cannot be imagined."""
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
            if None not in values:  # what was tried more often must not look better
                deals.append([value for value in values if value is not None])
        return deals

    def line(
        self, state: Any, seat: int, way: Action | None, dice: Dice, over: Callable[[], bool]
    ) -> float | None:
        """What becomes of the seat after this way, to the end of the match or of the round.

        None where there is no time to find out.
        """
        game = self.game
        move = self.policy(state, dice, seat) if way is None else Move(seat, way)
        state = self.applied(state, move, dice)
        for _ in range(self.longest):
            if game.outcome(state) is not None or game.between_rounds(state):
                break
            if over():
                return None
            state = self.applied(state, self.policy(state, dice, None), dice)
        return worth(game, state, seat)

    def applied(self, state: Any, move: AnyMove, dice: Dice) -> Any:
        """The state after a move and the shuffles it calls for, but for the next round's deal."""
        game = self.game
        state = game.apply(state, move).state
        while game.chance_due(state) is not None and not game.between_rounds(state):
            state = game.apply(state, game.chance(state, dice)).state
        return state


def at_random(game: AnyGame) -> Policy:
    """Every choice at the table is as likely as the others; nobody signals."""

    def policy(state: Any, dice: Dice, idle: int | None) -> AnyMove:
        offers = [offer for offer in game.offers(state) if offer.seat != idle]
        return dice.choice([Move(offer.seat, way) for offer in offers for way in quiet([offer])])

    return policy


def best_of(ways: Sequence[Action | None], deals: Sequence[Sequence[float]]) -> Action | None:
    """The way that came to most; the first of several, so to let go if nothing is better."""
    sums = [sum(values) for values in zip(*deals, strict=True)]
    return ways[max(range(len(ways)), key=sums.__getitem__)]
