"""The three row games between `stosy.games` and the kernel."""

from __future__ import annotations

from typing import Any

from stosy.games.face_to_face import State as DuelState
from stosy.games.face_to_face.imagine import unseen
from stosy.games.face_to_face.state import FaceToFaceResult, FaceToFaceView
from stosy.games.rows.piles import Lay
from stosy.games.rows.team_state import Said, Signal, TeamResult
from stosy.games.rows.team_state import State as TeamState
from stosy_kernel._kernel import RowFacts
from stosy_kernel.adapter import Adapter
from stosy_kernel.notation import REASONS
from stosy_kernel.series import Position


class RowAdapter(Adapter):
    """Translates a game of rising and falling rows."""

    def facts(self, state: Any) -> RowFacts:
        facts = self._open_facts(state)
        facts.hands = [self._indices(hand) for hand in state.hands]
        draws = state.draws if isinstance(state, DuelState) else (state.draw,)
        facts.draws = [self._indices(draw) for draw in draws]
        return facts

    def seen(self, view: Any) -> RowFacts:
        facts = self._open_facts(view)
        own = self._indices(view.hand)
        if isinstance(view, FaceToFaceView):
            mine, theirs = map(self._indices, unseen(view))
            cards = [mine, theirs] if view.seat == 0 else [theirs, mine]
            facts.hands = [cards[seat][: view.sizes[seat]] for seat in range(2)]
            facts.hands = [own if seat == view.seat else facts.hands[seat] for seat in range(2)]
            facts.draws = [cards[seat][len(cards[seat]) - view.draws[seat] :] for seat in range(2)]
            return facts
        lying = {card for pile in facts.piles for card in pile}
        hidden = [card for card in self.names.deck if card not in lying and card not in own]
        hands = []
        for seat, size in enumerate(view.sizes):
            hands.append(own if seat == view.seat else hidden[:size])
            hidden = hidden if seat == view.seat else hidden[size:]
        facts.hands, facts.draws = hands, [hidden]
        return facts

    def _open_facts(self, shown: Any) -> RowFacts:
        """What everybody sees of a state, or of a view of it."""
        facts = RowFacts()
        facts.options = self._choices(shown.options)
        facts.piles = [self._indices(pile) for pile in shown.piles]
        facts.turn, facts.turns = shown.turn, shown.turns
        if shown.result is not None:
            facts.reason = REASONS.index(shown.result.reason)
        if isinstance(shown, DuelState | FaceToFaceView):
            facts.laid = len(shown.laid)
            facts.lays = [self.number(lay) for lay in shown.laid]
            facts.laid_by = [list(seats) for seats in shown.laid_by]
            facts.winner = 0 if shown.result is None else shown.result.winner
        else:
            facts.laid = shown.laid
            facts.signals = [(said.seat, self._signal(said.signal)) for said in shown.signals]
        return facts

    def to_state(self, position: Any) -> Any:
        facts = position.facts()
        return self._duel(facts) if len(facts.draws) == 2 else self._team(facts, position)

    def _duel(self, facts: RowFacts) -> DuelState:
        result = FaceToFaceResult(facts.winner, _reason(facts)) if facts.reason else None
        return DuelState(
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

    def _team(self, facts: RowFacts, position: Position) -> TeamState[Any]:
        outcome = position.outcome
        result = TeamResult(outcome.winners != 0, outcome.left, _reason(facts))
        return TeamState(
            options=self._options(facts.options),
            hands=self._all_cards(facts.hands),
            draw=self._cards(facts.draws[0]),
            piles=self._all_cards(facts.piles),
            turn=facts.turn,
            turns=facts.turns,
            laid=facts.laid,
            signals=tuple(Said(seat, self._said(signal)) for seat, signal in facts.signals),
            result=result if facts.reason else None,
        )

    def _all_cards(self, piles: list[list[int]]) -> tuple[tuple[Any, ...], ...]:
        return tuple(self._cards(pile) for pile in piles)

    @property
    def _first_signal(self) -> int:
        return len(self.actions) - 2 - len(self.names.signals)

    def _signal(self, signal: Signal) -> int:
        return self.number(signal) - self._first_signal

    def _said(self, signal: int) -> Signal:
        said = self.actions[self._first_signal + signal]
        assert isinstance(said, Signal)
        return said


def _reason(facts: RowFacts) -> Any:
    return REASONS[facts.reason]
