"""The definition of a team game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from stosy.core import Game
from stosy.games.rows.piles import Card, Lay
from stosy.games.rows.team_state import Deal, Signal, TeamAction, TeamResult, TeamState


class TeamKind(Game[TeamState[Card], TeamAction[Card], Deal[Card]]):
    """Its cards, piles, limits and signals."""

    team = True
    results = TeamResult
    plannable = (Lay,)  # QE10, TG5: a laid card stays, so players plan a turn first
    deck: ClassVar[tuple[Any, ...]]
    piles: ClassVar[tuple[str, ...]]
    ways: ClassVar[tuple[int, ...]]
    rows: ClassVar[tuple[int, ...]]
    """The number on each row card."""
    any_step: ClassVar[bool] = False
    """Does any card fit on a row card, and do tricks have any size?"""
    lay_rule: ClassVar[str]
    """The rule that says what fits on a pile."""
    signal_rule: ClassVar[str]
    start_rule: ClassVar[str]
    """The rule that says who begins."""
    final_rule: ClassVar[str]
    """The rule that says a laid card stays laid."""

    @abstractmethod
    def hand_size(self, seats: int) -> int:
        """How many cards a seat is dealt and draws back to."""

    @abstractmethod
    def minimum(self, state: TeamState[Card]) -> int:
        """How many cards the seat to act must lay in this turn."""

    @abstractmethod
    def maximum(self, state: TeamState[Card]) -> int | None:
        """How many cards the seat to act may lay in this turn."""

    @abstractmethod
    def turn_rule(self, state: TeamState[Card]) -> str:
        """The rule that says how many cards the turn has."""

    @abstractmethod
    def fits(self, pile: int, top: Card | None, card: Card) -> bool:
        """May the card be laid on this top (None: the row card)?"""

    @abstractmethod
    def tricks(self, pile: int, top: Card | None, card: Card) -> bool:
        """Is it the trick that lets the card be laid?"""

    @abstractmethod
    def cost(self, pile: int, top: Card | None, card: Card) -> int:
        """The room a lay takes from the pile."""

    @abstractmethod
    def signals(self, state: TeamState[Card], hand: tuple[Card, ...]) -> tuple[Signal, ...]:
        """The true signals of a hand, including those already given."""

    @abstractmethod
    def signal_refusal(self, state: TeamState[Card], signal: Signal) -> tuple[str, str]:
        """Code and rule for a signal that is not true or not allowed."""

    def told(self, signal: Signal, piles: tuple[tuple[Card, ...], ...]) -> tuple[Card, ...]:
        """The cards of which the sender holds at least one, by its signal; empty for a wish."""
        return ()
