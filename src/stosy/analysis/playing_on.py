"""Playouts of an analysis by any bots, on the Python rules."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from stosy.analysis.on_rules import LONGEST, RulesPlayouts
from stosy.analysis.playouts import Choice
from stosy.bots.asking import BotDice, bot_dice, next_move
from stosy.bots.kinds import Kind
from stosy.bots.knowledge import knowledge_of
from stosy.bots.misbehaviour import Watched, illegal
from stosy.bots.rollouts import Rollouts, at_random
from stosy.core import Action, AnyGame, Dice, Move, Refused, Setup


class BotPlayouts(RulesPlayouts):
    """Matches that are played on from what a seat knows, each by new bots of these kinds.

    The bots are told that a match begins, but not what has happened before.
    """

    def __init__(self, game: AnyGame, setup: Setup, kinds: Sequence[Kind], seconds: float) -> None:
        super().__init__(game)
        self._setup, self._kinds, self._seconds = setup, kinds, seconds
        self._rules = Rollouts(game, at_random(game), 0, LONGEST, inf)

    def _values(
        self, state: object, seat: int, ways: Sequence[Choice], seed: str
    ) -> Sequence[float]:
        return [self._value(state, seat, way, seed) for way in ways]

    def _value(self, state: object, seat: int, way: Choice, seed: str) -> float:
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
