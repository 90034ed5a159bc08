"""Every line there is, through the Python rules: slow, plain and without any pruning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stosy.core import Move
from stosy.games.face_to_face import FaceToFaceState
from stosy.games.rows.piles import TakeBack
from stosy.games.rows.team_state import Signal


class Exhaustive:
    """Remembers the states it has seen, and what became of them at best."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.seen: dict[Any, int] = {}

    def fewest_left(self, state: Any) -> int:
        """Team games: the fewest cards that can be left."""
        if state.result is not None:
            return int(state.result.left)
        key = (state.hands, state.draw, state.tops, state.turn, state.laid)
        if key not in self.seen:
            self.seen[key] = min(map(self.fewest_left, self.following(state)))
        return self.seen[key]

    def winner(self, state: FaceToFaceState) -> int:
        """Face to Face: who wins with best play; nobody takes anything back."""
        if state.result is not None:
            return state.result.winner
        tops = tuple(pile[-1:] for pile in state.piles)
        key = (state.hands, tops, state.turn, len(state.laid), state.helped)
        if key not in self.seen:
            winners = map(self.winner, self.following(state))
            self.seen[key] = state.turn if state.turn in winners else 1 - state.turn
        return self.seen[key]

    def following(self, state: Any) -> Iterator[Any]:
        """The states after each action of the turn that changes what is possible."""
        for action in self.rules.offers(state)[0].actions:
            if not isinstance(action, TakeBack | Signal):
                yield self.rules.apply(state, Move(state.turn, action)).state
