"""Impossible states of Snakes & Ladders are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from stosy_kernel import GAMES
from stosy_kernel.games.snakes_and_ladders.adapter import SnakesFacts

KERNEL = GAMES["snakes-and-ladders"]
OPTIONS = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
"""The opening card does nothing."""
WILD_FOUR = 53
DRAWN, SORTING, DEALING = 1, 2, 3
LOSE_TURN, TAKE_FOUR = 1, 3
FOR_DRAW, FOR_TWO = 0, 1

Spoil: TypeAlias = Callable[[SnakesFacts], None]


# --- states that can be ---


def dealt() -> SnakesFacts:
    """Seat 0 has dealt, seat 1 is to act."""
    facts: SnakesFacts = KERNEL.deal(OPTIONS, 2, 0, 1, 1).facts()
    return facts


def gambled() -> SnakesFacts:
    """Seat 0 has laid a Wild Draw Four, and ordered red."""
    facts = dealt()
    pile = facts.pile
    pile.remove(WILD_FOUR)
    facts.doubted, facts.colour = facts.colour, 0
    facts.pile, facts.discards = pile, [*facts.discards, WILD_FOUR]
    facts.pending, facts.layer, facts.laid_by, facts.gambled = TAKE_FOUR, 0, 0, facts.hands[0]
    return facts


def owing() -> SnakesFacts:
    """Seat 0 has still to take two cards, and the discards are to be shuffled."""
    facts = dealt()
    facts.pile, facts.discards = [], facts.pile + facts.discards
    facts.owed, facts.owed_to, facts.owed_for = 2, 0, FOR_TWO
    return facts


# --- what makes them impossible ---


def _set(**changes: object) -> Spoil:
    def spoil(facts: SnakesFacts) -> None:
        for name, value in changes.items():
            setattr(facts, name, value)

    spoil.__name__ = "-".join(f"{name}={value}" for name, value in changes.items())
    return spoil


def _missing_card(facts: SnakesFacts) -> None:
    facts.pile = facts.pile[1:]


def _card_in_two_places(facts: SnakesFacts) -> None:
    other = next(card for card in facts.pile if card != facts.pile[0])
    facts.pile = [other, *facts.pile[1:]]


def _stranger(facts: SnakesFacts) -> None:
    facts.pile = [54, *facts.pile[1:]]


def _no_discards(facts: SnakesFacts) -> None:
    facts.pile, facts.discards = facts.pile + facts.discards, []


def _empty_hand(facts: SnakesFacts) -> None:
    facts.pile, facts.hands = facts.pile + facts.hands[0], [[], *facts.hands[1:]]


def _many_seats(facts: SnakesFacts) -> None:
    facts.hands = facts.hands + [[card] for card in facts.pile[:9]]
    facts.pile, facts.scores = facts.pile[9:], [0] * 11


def _one_seat(facts: SnakesFacts) -> None:
    facts.pile, facts.hands = facts.pile + facts.hands[1], facts.hands[:1]
    facts.turn, facts.scores = 0, [0]


def _other_colour(facts: SnakesFacts) -> None:
    facts.colour = (facts.colour + 1) % 4


def _drawn_not_held(facts: SnakesFacts) -> None:
    facts.phase, facts.drawn = DRAWN, _elsewhere(facts, 1)


def _drawn_too_early(facts: SnakesFacts) -> None:
    facts.drawn = facts.hands[1][0]


def _shown_not_held(facts: SnakesFacts) -> None:
    facts.shown = [(0, 1, [_elsewhere(facts, 1)])]


def _gambled_not_held(facts: SnakesFacts) -> None:
    facts.gambled = [*facts.gambled[1:], _elsewhere(facts, 0)]


def _no_four_on_top(facts: SnakesFacts) -> None:
    facts.discards = facts.discards[::-1]
    facts.colour = facts.discards[-1] // 13


def _elsewhere(facts: SnakesFacts, seat: int) -> int:
    """A card that this seat does not hold."""
    return next(card for card in facts.pile if card not in facts.hands[seat])


NOT_SO_PLAYED = "not the rounds that were played"
SPOILERS: list[tuple[Callable[[], SnakesFacts], Spoil, str]] = [
    (dealt, _missing_card, "a card is missing"),
    (dealt, _card_in_two_places, "a card is in two places"),
    (dealt, _stranger, "no such card"),
    (dealt, _no_discards, "no card was turned"),
    (dealt, _empty_hand, "the round is over"),
    (dealt, _many_seats, "so many seats"),
    (dealt, _one_seat, "so many seats"),
    (dealt, _set(turn=2), "no such seat"),
    (dealt, _set(dealer=-1), "no such seat"),
    (dealt, _set(layer=7), "no such seat"),
    (dealt, _set(forgot=2), "no such seat"),
    (dealt, _set(laid_by=2), "no such seat"),
    (dealt, _set(forgetful=2), "no such seat"),
    (dealt, _set(layer=1), "who laid the top"),
    (dealt, _set(layer=1, laid_by=0), "who laid the top"),
    (dealt, _set(forgot=1, laid_by=1), "who forgot"),
    (dealt, _set(forgetful=1, laid_by=0), "who forgot did not lay"),
    (dealt, _other_colour, "not the colour of the top"),
    (dealt, _set(colour=5), "no such colour"),
    (dealt, _set(direction=0), "no such direction"),
    (dealt, _set(phase=4), "no such phase"),
    (dealt, _set(phase=SORTING), "who sorts cards"),
    (dealt, _set(waiting=1), "who sorts cards"),
    (dealt, _set(phase=DEALING), NOT_SO_PLAYED),
    (dealt, _set(pending=4), "nothing such pends"),
    (dealt, _set(pending=LOSE_TURN, phase=DRAWN), "pends after its time"),
    (dealt, _drawn_not_held, "the card drawn is not held"),
    (dealt, _drawn_too_early, "the card drawn is not held"),
    (dealt, _set(stuck=2), "nobody can act"),
    (dealt, _set(ply=-1), "too many actions"),
    (dealt, _set(lays=-1), "too many cards laid"),
    (dealt, _set(round=0), "no such round"),
    (dealt, _set(round=2), NOT_SO_PLAYED),
    (dealt, _set(gambled=[1]), "nothing can be challenged"),
    (dealt, _set(doubted=1), "nothing can be challenged"),
    (gambled, _no_four_on_top, "no Wild Draw Four lies"),
    (gambled, _set(layer=-1), "who can be challenged"),
    (gambled, _set(turn=0), "who can be challenged"),
    (gambled, _gambled_not_held, "the hand to be shown is not held"),
    (gambled, _set(gambled=[]), "the hand to be shown is not held"),
    (dealt, _set(owed=2, owed_to=0), "owed while the pile has some"),
    (owing, _set(owed=7), "more is owed than there is"),
    (owing, _set(owed_to=2), "no such seat"),
    (owing, _set(owed_for=7), "owed for what"),
    (owing, _set(owed_for=FOR_DRAW), "nobody draws"),
    (dealt, _set(shown=[(0, 0, [])]), "nobody is shown the own hand"),
    (dealt, _set(shown=[(0, 1, []), (0, 1, [])]), "a hand is shown twice"),
    (dealt, _shown_not_held, "a card shown is not held"),
    (dealt, _set(shown=[(0, 2, [])]), "no such seat"),
    (dealt, _set(scores=[5, 0]), "do not add up"),
    (dealt, _set(scores=[0]), "a score is missing"),
    (dealt, _set(reason=5), "not the result"),
    (dealt, _set(reason=3, winners=3), "one seat gives up"),
    (dealt, _set(winners=1), "not the result"),
    (dealt, _set(options=[]), "every option"),
    (dealt, _set(options=[2, *OPTIONS[1:]]), "no such value"),
    (dealt, _set(options=[*OPTIONS[:8], -1, 0]), "no such value"),
]


def _cases() -> list[Any]:
    return [
        pytest.param(begin, spoil, message, id=f"{begin.__name__}-{spoil.__name__.strip('_')}")
        for begin, spoil, message in SPOILERS
    ]


@pytest.mark.parametrize(("begin", "spoil", "message"), _cases())
def test_impossible_facts_are_refused(
    begin: Callable[[], SnakesFacts], spoil: Spoil, message: str
) -> None:
    facts = begin()
    assert KERNEL.from_facts(facts).facts().hands == facts.hands
    spoil(facts)
    with pytest.raises(ValueError, match=message):
        KERNEL.from_facts(facts)


def test_a_deal_must_be_whole_and_open() -> None:
    deck = [card for card in range(54) for _ in range(4 if card > 51 else 2 if card % 13 else 1)]
    assert KERNEL.from_decks(OPTIONS, 2, 1, [deck]).turn == 0
    with pytest.raises(ValueError, match="not the cards"):
        KERNEL.from_decks(OPTIONS, 2, 1, [[1, *deck[1:]]])
    deck[14], deck[-1] = deck[-1], deck[14]
    with pytest.raises(ValueError, match="does not open"):
        KERNEL.from_decks(OPTIONS, 2, 1, [deck])


def test_a_shuffle_comes_only_when_due() -> None:
    position = KERNEL.deal(OPTIONS, 2, 0, 1, 1)
    assert not position.chance_due
    with pytest.raises(ValueError, match="no shuffle"):
        position.take_chance([])
