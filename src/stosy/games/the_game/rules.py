"""The Game, the original: a team lays the numbers 2 to 99 on two rising and two falling piles."""

from __future__ import annotations

from typing import ClassVar, Literal

from stosy.core import Options, Presets
from stosy.games.rows.piles import DOWN, UP, EndTurn, Lay, TakeBack, fits, jumps_back, room_lost
from stosy.games.rows.team import TeamGame
from stosy.games.rows.team_state import (
    BEFORE,
    Begin,
    Deal,
    Signal,
    Start,
    TeamEvent,
    TeamState,
    TeamView,
)
from stosy.games.the_game.cards import DECK, PILES, SIGNALS
from stosy.games.the_game.codec import CODEC
from stosy.games.the_game.origins import ORIGINS

HAND_SIZES = {1: 8, 2: 7}
"""TG1; with more seats six."""


class TheGameOptions(Options, frozen=True):
    """TG3: how many cards a turn has at least while there are cards to draw, and whether the team
    agrees who begins."""

    minimum: Literal[2, 3] = 2
    start: Start = "agreed"

    before = BEFORE
    presets: ClassVar[Presets] = {"strict": {"minimum": 3}}


class TheGame(TeamGame[int]):
    """TG1 to TG5."""

    id = "the-game"
    rules = 2
    rule_ids = tuple(f"TG{number}" for number in range(1, 6))
    origins = ORIGINS
    seats = range(1, 6)
    usual_seats = 3
    options = TheGameOptions
    actions = Lay[int] | EndTurn | TakeBack | Begin | Signal
    chances = Deal[int]
    events = TeamEvent[int]
    views = TeamView[int, TheGameOptions]
    cards = int
    codec = CODEC

    deck = DECK
    piles = PILES
    ways = (UP, UP, DOWN, DOWN)
    rows = (1, 1, 100, 100)
    deal_rule = "TG1"
    lay_rule = "TG2"
    start_rule = "TG3"
    signal_rule = "TG4"
    final_rule = "TG5"

    def talk_rule(self, options: object) -> str:
        return "TG4"

    def hand_size(self, seats: int) -> int:
        return HAND_SIZES.get(seats, 6)

    def minimum(self, state: TeamState[int]) -> int:
        return int(state.options.minimum) if state.draw else 1

    def maximum(self, state: TeamState[int]) -> None:
        return None

    def turn_rule(self, state: TeamState[int]) -> str:
        return "TG2" if state.options.minimum == 2 else "TG3"

    def fits(self, pile: int, top: int | None, card: int) -> bool:
        return fits(self.ways[pile], top or self.rows[pile], card)

    def tricks(self, pile: int, top: int | None, card: int) -> bool:
        return jumps_back(self.ways[pile], top or self.rows[pile], card)

    def cost(self, pile: int, top: int | None, card: int) -> int:
        return room_lost(self.ways[pile], top or self.rows[pile], card)

    def signals(self, state: TeamState[int], hand: tuple[int, ...]) -> tuple[Signal, ...]:
        return SIGNALS if hand else ()

    def signal_refusal(self, state: TeamState[int], signal: Signal) -> tuple[str, str]:
        return "signal_not_in_game", "TG4"
