"""Games of rising and falling rows between `stosy.games` and the kernel."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from stosy.games.rows.team_state import Said, Signal, TeamResult, TeamState, TeamView
from stosy_kernel.adapters import Adapter
from stosy_kernel.notation import REASONS
from stosy_kernel.series import Position


class RowFacts(Protocol):
    """A state in plain numbers (`facts.h`)."""

    options: list[int]
    hands: list[list[int]]
    draws: list[list[int]]
    piles: list[list[int]]
    turn: int
    turns: int
    laid: int
    lays: list[int]
    laid_by: list[list[int]]
    signals: list[tuple[int, int]]
    began: list[int]
    reason: int
    winner: int


class RowAdapter(Adapter):
    """What is the same for a duel and a team."""

    def log(
        self, seats: int, decks: list[list[int]], first: int, steps: list[tuple[int, int]]
    ) -> list[dict[str, Any]]:
        deal = {"chance": "deal", **self._deal(seats, [[*self._cards(deck)] for deck in decks])}
        return [{**deal, "first": first}, *(self._move(seat, action) for seat, action in steps)]

    @abstractmethod
    def _deal(self, seats: int, decks: list[list[Any]]) -> dict[str, Any]:
        """Hands from the top of each deck, and what is left."""

    def _open_facts(self, shown: Any) -> RowFacts:
        """What everybody sees of a state, or of a view of it."""
        facts: RowFacts = self.kernel.Facts()
        facts.options = self._choices(shown.options)
        facts.piles = [self._indices(pile) for pile in shown.piles]
        facts.turn, facts.turns = shown.turn, shown.turns
        if shown.result is not None:
            facts.reason = REASONS.index(shown.result.reason)
        return facts

    def _all_cards(self, piles: list[list[int]]) -> tuple[tuple[Any, ...], ...]:
        return tuple(self._cards(pile) for pile in piles)


class TeamAdapter(RowAdapter):
    """Translates a game of a team on common piles."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        signals = (isinstance(action, Signal) for action in self.actions)
        self._first_signal = [*signals].index(True)

    def facts(self, state: TeamState[Any]) -> RowFacts:
        facts = self._team_facts(state)
        facts.hands = [self._indices(hand) for hand in state.hands]
        facts.draws = [self._indices(state.draw)]
        return facts

    def seen(self, view: TeamView[Any, Any]) -> RowFacts:
        facts = self._team_facts(view)
        own = self._indices(view.hand)
        lying = {card for pile in facts.piles for card in pile}
        hidden = [card for card in self.names.deck if card not in lying and card not in own]
        hands = []
        for seat, size in enumerate(view.sizes):
            hands.append(own if seat == view.seat else hidden[:size])
            hidden = hidden if seat == view.seat else hidden[size:]
        facts.hands, facts.draws = hands, [hidden]
        return facts

    def _team_facts(self, shown: TeamState[Any] | TeamView[Any, Any]) -> RowFacts:
        facts = self._open_facts(shown)
        facts.laid = shown.laid
        first = self._first_signal
        facts.signals = [(said.seat, self.number(said.signal) - first) for said in shown.signals]
        facts.began = list(shown.began)
        return facts

    def to_state(self, position: Position) -> TeamState[Any]:
        facts: RowFacts = position.facts()
        outcome = position.outcome
        reason: Any = REASONS[facts.reason]
        result = TeamResult(won=outcome.winners != 0, left=outcome.left, reason=reason)
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
            began=tuple(facts.began),
        )

    def _said(self, signal: int) -> Signal:
        said = self.actions[self._first_signal + signal]
        assert isinstance(said, Signal)
        return said

    def _deal(self, seats: int, decks: list[list[Any]]) -> dict[str, Any]:
        [deck], size = decks, self.kernel.dealt(seats) // seats
        hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
        return {"hands": hands, "pile": deck[seats * size :]}
