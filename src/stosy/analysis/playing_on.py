"""Playouts of an analysis by any bots, on the Python rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from stosy.bots.asking import BotDice, bot_dice, next_move
from stosy.bots.kinds import Kind
from stosy.bots.knowledge import knowledge_of
from stosy.bots.misbehaviour import Watched, illegal
from stosy.bots.rollouts import Rollouts, at_random
from stosy.core import Action, AnyGame, Dice, Move, Refused, Setup, View

LONGEST = 20_000
"""Moves of a playout; then it is estimated."""
TRIES = 20
"""So often in a row a deal is looked for that fits what a seat knows."""


class Playouts:
    """Matches that are played on from what a seat knows, each by new bots of these kinds.

    The bots are told that a match begins, but not what has happened before.
    """

    def __init__(self, game: AnyGame, setup: Setup, kinds: Sequence[Kind], seconds: float) -> None:
        self._game, self._setup, self._kinds, self._seconds = game, setup, kinds, seconds
        self._rules = Rollouts(game, at_random(game), 0, LONGEST, inf)

    def weigh(
        self, view: View, ways: Sequence[Action | str | None], deals: int, seed: str
    ) -> list[list[float]]:
        """For each way its value in each of so many deals, the same for all.

        A way is an action of the viewer, None to pass on an opportunity, or "on" to play on.
        """
        rows: list[list[float]] = [[] for _ in ways]
        for number, state in enumerate(self._states(view, deals, seed)):
            for row, way in zip(rows, ways, strict=True):
                row.append(self._value(state, view.seat or 0, way, f"{seed}:{number}"))
        return rows

    def _states(self, view: View, deals: int, seed: str) -> Iterator[object]:
        number = misses = 0
        while deals:
            state = self._game.imagine(view, Dice(seed, number))
            number += 1
            misses = 0 if state is not None else misses + 1
            if misses == TRIES:
                raise Refused("no_analysis", "G3", game=self._game.id)
            if state is not None:
                deals -= 1
                yield state

    def _value(self, state: object, seat: int, way: Action | str | None, seed: str) -> float:
        """The seat's share of the win after one playout."""
        game, chance, dice = self._game, Dice(seed, 0), bot_dice(seed, self._setup.seats)
        bots = [
            Watched(kind.seated(game.id, self._seconds), each, None)
            for each, kind in enumerate(self._kinds)
        ]
        try:
            for bot in bots:
                bot.begin(game, self._setup, dice.seats[bot.seat])
            if isinstance(way, Action):
                state = self._rules.applied(state, Move(seat, way), chance)
            bots[seat].muted = way is None
            state = self._end(state, bots, dice, chance)
            outcome = game.outcome(state)
            if outcome is None:
                return knowledge_of(game.id).prospects(state, seat)
            for bot in bots:
                bot.end(outcome)
            return outcome.returns(self._setup.seats)[seat]
        finally:
            for bot in bots:
                bot.bot.close()

    def _end(self, state: object, bots: Sequence[Watched], dice: BotDice, chance: Dice) -> object:
        """The state when the match is over, or a round."""
        game = self._game
        for _ in range(LONGEST):
            if game.outcome(state) is not None or game.between_rounds(state):
                break
            move = next_move(game, state, bots, dice)
            try:
                state = self._rules.applied(state, move, chance)
            except Refused as refused:
                raise illegal(move, refused) from None
            for bot in bots:
                bot.muted = False
        return state
