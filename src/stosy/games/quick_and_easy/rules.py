"""The Game: Quick & Easy, a team game with colours: fifty cards, two piles, two cards in hand."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from stosy.core import Options, Presets, Talk
from stosy.games.quick_and_easy.cards import DECK, LEVEL, NUMBER, PILES
from stosy.games.quick_and_easy.codec import CODEC
from stosy.games.quick_and_easy.origins import ORIGINS
from stosy.games.rows.piles import DOWN, UP, EndTurn, Lay, TakeBack, advances, room_lost
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


class QuickAndEasyOptions(Options, frozen=True):
    """QE8: the professional variant lays one card per turn and has no signals about heights. QE0:
    who begins is agreed, unless it is drawn."""

    variant: Literal["standard", "professional"] = "standard"
    start: Start = "agreed"

    before = BEFORE
    presets: ClassVar[Presets] = {"strict": {"variant": "professional"}}


class QuickAndEasy(TeamGame[str]):
    """QE0 to QE10."""

    id = "quick-and-easy"
    rules = 2
    rule_ids = tuple(f"QE{number}" for number in range(11))
    origins = ORIGINS
    seats = range(2, 6)
    usual_seats = 3
    options = QuickAndEasyOptions
    actions = (
        Lay[Annotated[str, Meta(pattern="^[rygbp]([1-9]|10)$")]]
        | EndTurn
        | TakeBack
        | Begin
        | Signal
    )
    chances = Deal[str]
    events = TeamEvent[str]
    views = TeamView[str, QuickAndEasyOptions]
    cards = str
    codec = CODEC

    deck = DECK
    piles = PILES
    ways = (UP, DOWN)
    rows = (1, 10)
    any_step = True  # QE3, QE4
    start_rule = "QE0"
    deal_rule = "QE1"
    lay_rule = "QE3"
    signal_rule = "QE9"
    final_rule = "QE10"

    def talk(self, options: QuickAndEasyOptions) -> Talk:
        """QE8: chat could hint at heights, so only signals are allowed."""
        return "none" if options.variant == "professional" else super().talk(options)

    def talk_rule(self, options: QuickAndEasyOptions) -> str:
        return "QE8" if options.variant == "professional" else "QE7"

    def hand_size(self, seats: int) -> int:
        return 2

    def minimum(self, state: TeamState[str]) -> int:
        return 1

    def maximum(self, state: TeamState[str]) -> int:
        return 1 if professional(state) else 2

    def turn_rule(self, state: TeamState[str]) -> str:
        return "QE8" if professional(state) else "QE2"

    def fits(self, pile: int, top: str | None, card: str) -> bool:
        return (
            top is None  # QE3: any card fits on a row card
            or top[0] == card[0]  # QE4
            or advances(self.ways[pile], NUMBER[top], NUMBER[card])
        )

    def tricks(self, pile: int, top: str | None, card: str) -> bool:
        return top is not None and not advances(self.ways[pile], NUMBER[top], NUMBER[card])

    def cost(self, pile: int, top: str | None, card: str) -> int:
        start = self.rows[pile] if top is None else NUMBER[top]
        return room_lost(self.ways[pile], start, NUMBER[card])

    def signals(self, state: TeamState[str], hand: tuple[str, ...]) -> tuple[Signal, ...]:
        colours = tuple([pile[-1][0] if pile else None for pile in state.piles])
        return true_signals(hand, colours, professional(state))

    def told(self, signal: Signal, piles: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
        """QE9; a trick refers to one of the tops of its pile, but the signal does not say which."""
        if signal.signal == "trick":
            pile = piles[self.piles.index(signal.pile or "")]
            return told_cards(frozenset(card[0] for card in pile), None)
        return told_cards(frozenset(signal.colour or ""), signal.level)

    def signal_refusal(self, state: TeamState[str], signal: Signal) -> tuple[str, str]:
        if professional(state) and signal.signal in ("height", "leave"):
            return "signal_not_in_variant", "QE8"
        return "signal_not_true", "QE9"


def professional(state: TeamState[str]) -> bool:
    """QE8."""
    return bool(state.options.variant == "professional")


@cache
def told_cards(colours: frozenset[str], level: str | None) -> tuple[str, ...]:
    """The cards of these colours, of all heights or of one."""
    right = (card for card in DECK if card[0] in colours)
    return tuple(card for card in right if level in (None, LEVEL[NUMBER[card]]))


@lru_cache(maxsize=10_000)
def true_signals(
    hand: tuple[str, ...], tops: tuple[str | None, ...], professional: bool
) -> tuple[Signal, ...]:
    """QE9, QE8: the true signals of a hand, for piles with tops of these colours."""
    if not hand:
        return ()
    signals = [Signal("holds", colour=colour) for colour in dict.fromkeys(c[0] for c in hand)]
    for pile, top in zip(QuickAndEasy.piles, tops, strict=True):
        signals.append(Signal("wants", pile=pile))
        if any(card[0] == top for card in hand):
            signals.append(Signal("trick", pile=pile))
    if not professional:
        heights = dict.fromkeys((card[0], LEVEL[NUMBER[card]]) for card in hand)
        signals += (Signal("height", colour=colour, level=level) for colour, level in heights)
        signals += (Signal("leave", pile=pile) for pile in QuickAndEasy.piles)
    return tuple(signals)
