"""Looking ahead on the Python rules: every candidate is tried in the same imagined states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.bots.aims import worth
from stosy.bots.choices import quiet
from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Game, Move, View

Policy: TypeAlias = Callable[[Any, Dice, int | None], Move[Any]]
"""Who does what in a state; the seat named last lets its opportunities go."""

SEEDS = 1 << 32


class Rollouts(Struct, frozen=True):
    """How candidates are tried: in so many lines of play, each so many moves long at most."""

    game: Game[Any, Any, Any]
    policy: Policy
    number: int
    longest: int
    seconds: float
    """A net for slow machines: once they have passed, no candidate is tried again."""

    def values(
        self,
        view: View,
        seat: int,
        ways: Sequence[Action | None],
        dice: Dice,
        stop: Stop | None = None,
    ) -> list[float] | None:
        """What each way came to on average; None where the game cannot be imagined."""
        sums, rounds, end = [0.0] * len(ways), 0, monotonic() + self.seconds
        seed = str(dice.below(SEEDS))
        for number in range(max(1, self.number // len(ways))):
            if rounds and (monotonic() > end or (stop is not None and stop.is_set())):
                break
            state = self.game.imagine(view, Dice(seed, 2 * number))
            if state is None:
                continue
            rounds += 1
            for index, way in enumerate(ways):
                sums[index] += self.line(state, seat, way, Dice(seed, 2 * number + 1))
        return [total / rounds for total in sums] if rounds else None

    def line(self, state: Any, seat: int, way: Action | None, dice: Dice) -> float:
        """What becomes of the seat after this way: to the end of the match, or of the round."""
        game = self.game
        move = self.policy(state, dice, seat) if way is None else Move(seat, way)
        state = self.applied(state, move, dice)
        for _ in range(self.longest):
            if game.outcome(state) is not None or game.between_rounds(state):
                break
            state = self.applied(state, self.policy(state, dice, None), dice)
        return worth(game, state, seat)

    def applied(self, state: Any, move: Move[Any], dice: Dice) -> Any:
        """The state after a move and the shuffles it calls for, but for the next round's deal."""
        game = self.game
        state = game.apply(state, move).state
        while game.chance_due(state) is not None and not game.between_rounds(state):
            state = game.apply(state, game.chance(state, dice)).state
        return state


def at_random(game: Game[Any, Any, Any]) -> Policy:
    """Every choice at the table is as likely as the others; nobody signals."""

    def policy(state: Any, dice: Dice, idle: int | None) -> Move[Any]:
        offers = [offer for offer in game.offers(state) if offer.seat != idle]
        return dice.choice([Move(offer.seat, way) for offer in offers for way in quiet([offer])])

    return policy


def best_of(ways: Sequence[Action | None], values: Sequence[float]) -> Action | None:
    """The way that came to most; the first of several, so to let go if nothing is better."""
    return ways[max(range(len(ways)), key=values.__getitem__)]
