"""Playouts on the Python rules: by strong bots, where there is no kernel, and what others need."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from math import inf

from stosy.analysis.playouts import ON, Choice, Rows, WholeTurn
from stosy.bots.choices import candidates, moves_in, waited_for
from stosy.bots.estimates import estimator_of
from stosy.bots.expert import by_points, promising
from stosy.bots.heuristic import choose, scorer_of
from stosy.bots.rollouts import Rollouts
from stosy.bots.weights import silent, weights_of
from stosy.core import (
    Action,
    AnyGame,
    AnyMove,
    AnyOffer,
    Dice,
    Move,
    Refused,
    Resign,
    View,
    offers_to,
)

LONGEST = 20_000
"""Moves of a playout; then it is estimated."""
TRIES = 20
"""So often in a row a deal is looked for that fits what a seat knows."""
BIAS = 0.045
"""How far the network is off in the difference of two ways, where it was worst (decision 0075)."""


class RulesPlayouts(ABC):
    """Deal by deal, all ways in the same deals."""

    bias = 0.0

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def ways(self, view: View, offers: Sequence[AnyOffer], action: Action) -> list[Action | None]:
        """All that is offered; what is not offered is judged only if it is to resign."""
        offered = tuple(moves_in(offers))
        if action not in offered and not isinstance(action, Resign):
            return []
        letting_go: tuple[Action | None, ...] = () if waited_for(offers) else (None,)
        return [*dict.fromkeys((*offered, action)), *letting_go]

    def turns(self, view: View, turn: WholeTurn) -> list[WholeTurn]:
        """Moves are judged one by one."""
        return []

    def weigh(
        self, view: View, ways: Sequence[Choice], deals: int, seed: str, *, screening: bool
    ) -> Rows:
        assert view.seat is not None, "only a seat has a chance"
        rows: Rows = [[] for _ in ways]
        for number, state in enumerate(self._states(view, deals, seed)):
            values = self._values(state, view.seat, ways, f"{seed}:{number}")
            for row, value in zip(rows, values, strict=True):
                row.append(value)
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

    @abstractmethod
    def _values(
        self, state: object, seat: int, ways: Sequence[Choice], seed: str
    ) -> Sequence[float]:
        """The seat's share of the win after each way, by one playout of each."""


class StrongPlayouts(RulesPlayouts):
    """By strong bots that say nothing.

    They are slow, so only the few ways with the most points are compared, and if the game has a
    network for it, that estimates how a playout ends.
    """

    def __init__(self, game: AnyGame, level: str) -> None:
        super().__init__(game)
        self._score = scorer_of(game.id, silent(weights_of(level, game.id), game.id))
        estimator = estimator_of(game.id)
        self._rollouts = Rollouts(
            game, by_points(game, self._score), 0, LONGEST, inf, estimator, consoles=False
        )
        self.bias = 0.0 if estimator is None else BIAS

    def ways(self, view: View, offers: Sequence[AnyOffer], action: Action) -> list[Action | None]:
        ways = super().ways(view, offers, action)
        score = self._score(view)
        tried = {action, *promising(score, candidates(offers), choose(score, offers))}
        return [way for way in ways if way in tried]

    def turns(self, view: View, turn: WholeTurn) -> list[WholeTurn]:
        """The strong bot's turns after the few first actions with the most points."""
        seat = view.seat
        state = self._game.imagine(view, Dice("turns", 0))
        if seat is None or state is None:
            return []
        offers = offers_to(self._game, state, seat)
        score = self._score(view)
        firsts = promising(score, candidates(offers), choose(score, offers))
        return [turn, *(self._completed(state, seat, way) for way in firsts if way is not None)]

    def _completed(self, state: object, seat: int, action: Action) -> WholeTurn:
        """The strong bot's turn after this action."""
        game, turn = self._game, [action]
        while isinstance(turn[-1], game.plannable):
            state = game.apply(state, Move(seat, turn[-1])).state
            if game.outcome(state) is not None:
                break
            turn.append(self._rollouts.policy(state, Dice("", 0), None).action)
        return tuple(turn)

    def _values(
        self, state: object, seat: int, ways: Sequence[Choice], seed: str
    ) -> Sequence[float]:
        """Ways that begin with the same moves are played once."""
        known: dict[tuple[AnyMove, ...], float] = {}
        turns = [self._moves(state, seat, way) for way in ways]
        for moves in dict.fromkeys(turns):
            reached = state
            for move in moves[:-1]:
                reached = self._game.apply(reached, move).state
            value = self._rollouts.after(reached, seat, moves[-1], Dice(seed, 0), lambda: False)
            assert value is not None, "there is always time"
            known[moves] = value
        return [known[moves] for moves in turns]

    def _moves(self, state: object, seat: int, way: Choice) -> tuple[AnyMove, ...]:
        if isinstance(way, tuple):
            return tuple(Move(seat, action) for action in way)
        if way is None or way == ON:
            return (self._rollouts.policy(state, Dice("", 0), seat if way is None else None),)
        return (Move(seat, way),)
