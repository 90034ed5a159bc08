"""Face to Face between `stosy.games` and the kernel."""

from __future__ import annotations

from typing import Any

from stosy.games.face_to_face.imagine import unseen
from stosy.games.face_to_face.state import FaceToFaceResult, FaceToFaceState, FaceToFaceView
from stosy.games.rows.piles import Lay
from stosy_kernel.games.rows.adapter import RowAdapter, RowFacts
from stosy_kernel.notation import REASONS
from stosy_kernel.series import Position


class FaceToFaceAdapter(RowAdapter):
    """Translates Face to Face."""

    def facts(self, state: FaceToFaceState) -> RowFacts:
        facts = self._duel_facts(state)
        facts.hands = [self._indices(hand) for hand in state.hands]
        facts.draws = [self._indices(draw) for draw in state.draws]
        return facts

    def seen(self, view: FaceToFaceView) -> RowFacts:
        facts = self._duel_facts(view)
        mine, theirs = map(self._indices, unseen(view))
        cards = [mine, theirs] if view.seat == 0 else [theirs, mine]
        facts.hands = [
            self._indices(view.hand) if seat == view.seat else cards[seat][: view.sizes[seat]]
            for seat in range(2)
        ]
        facts.draws = [cards[seat][len(cards[seat]) - view.draws[seat] :] for seat in range(2)]
        return facts

    def _duel_facts(self, shown: FaceToFaceState | FaceToFaceView) -> RowFacts:
        facts = self._open_facts(shown)
        facts.laid = len(shown.laid)
        facts.lays = [self.number(lay) for lay in shown.laid]
        facts.laid_by = [list(seats) for seats in shown.laid_by]
        facts.winner = 0 if shown.result is None else shown.result.winner
        return facts

    def to_state(self, position: Position) -> FaceToFaceState:
        facts: RowFacts = position.facts()
        reason: Any = REASONS[facts.reason]
        result = FaceToFaceResult(winner=facts.winner, reason=reason) if facts.reason else None
        return FaceToFaceState(
            options=self._options(facts.options),
            hands=self._all_cards(facts.hands),
            draws=self._all_cards(facts.draws),
            turn=facts.turn,
            piles=self._all_cards(facts.piles),
            laid_by=tuple(map(tuple, facts.laid_by)),
            turns=facts.turns,
            laid=tuple(lay for n in facts.lays if isinstance(lay := self.actions[n], Lay)),
            result=result,
        )

    def _deal(self, seats: int, decks: list[list[Any]]) -> dict[str, Any]:
        size = self.kernel.dealt(seats)
        return {"hands": [deck[:size] for deck in decks], "piles": [deck[size:] for deck in decks]}


ADAPTER = FaceToFaceAdapter
