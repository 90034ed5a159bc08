"""Snakes & Ladders: the cards, the deal, who begins (SL1 to SL4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

import pytest
from msgspec.structs import replace

from stosy.core import Dice, Refused, Setup, Step, seed_of
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import RoundDealt, TurnOf
from stosy.games.snakes_and_ladders.state import Deal, Draw, Lay, Reshuffle, SnakesAndLaddersState
from tests.cases import cases
from tests.games.snakes_positions import (
    DECK,
    LEAFLET,
    Rules,
    cards,
    dealt,
    hand,
    opened,
    played,
    seen,
    table,
)

SEATS = range(2, 11)


def shuffled(seats: int, name: str = "deal", first: int | None = None) -> Deal:
    return GAME.deal(Setup(seats, LEAFLET, first), Dice(seed_of(name), 0))


def started(deal: Deal, seats: int, rules: Rules = LEAFLET) -> Step[SnakesAndLaddersState]:
    return GAME.start(Setup(seats, rules), deal)


def test_sl1_the_deck_holds_108_cards() -> None:
    deal = shuffled(4)
    deck = Counter(chain(*deal.hands, deal.pile, [deal.opening]))
    assert deck == DECK
    assert deck.total() == 108


@cases("card, copies", [("r0", 1), ("b9", 2), ("yS", 2), ("gD", 2), ("rR", 2), ("W", 4), ("W4", 4)])
def test_sl1_copies_of_a_card(card: str, copies: int) -> None:
    deal = shuffled(2)
    assert [*chain(*deal.hands), *deal.pile, deal.opening].count(card) == copies


@cases(
    "left, worth",
    [("r0", 0), ("y1", 1), ("g9", 9), ("bS", 20), ("rD", 20), ("yR", 20), ("W", 50), ("W4", 50)],
)
def test_sl1_worth_of_a_card(left: str, worth: int) -> None:
    state = played(table("r1", left), (0, Lay("r1")))
    assert seen(state).scores == (worth, 0)


@cases("seats", SEATS)
def test_sl2_seven_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    deal = shuffled(seats)
    view = seen(started(deal, seats).state)
    assert view.sizes == (7,) * seats
    assert view.pile == 108 - 7 * seats - 1
    assert view.discards == (deal.opening,)
    assert (view.round, view.dealer, view.scores) == (1, deal.dealer, (0,) * seats)


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_sl2_two_to_ten_play(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        GAME.setup(seats, LEAFLET)
    assert (caught.value.code, caught.value.rule) == ("seat_count", "SL2")


def test_sl2_each_seat_gets_the_cards_dealt_to_it() -> None:
    state = opened("r5", "b1 b2 b3 b4 b5 b6 b7", "g1 g2 g3 g4 g5 g6 g7")
    assert hand(state, 0) == cards("b1 b2 b3 b4 b5 b6 b7")
    assert hand(state, 1) == cards("g1 g2 g3 g4 g5 g6 g7")
    assert seen(state).hand == ()


def test_sl2_draws_come_from_the_front_of_the_pile() -> None:
    deal = dealt("r5", "", "")
    state = started(deal, 2).state
    first = deal.pile[0]
    assert hand(played(state, (1, Draw())), 1) == sorted([*hand(state, 1), first])


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl2_the_deal_is_told_to_each_seat_for_itself(viewer: int | None) -> None:
    deal = dealt("r5", "", "", "", dealer=1)
    event, turn = started(deal, 3).events
    hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(deal.hands))
    assert event.seen_by(viewer) == RoundDealt(1, 1, "r5", hands=hands)
    assert turn == TurnOf(2, None)


def eight_for_one(deal: Deal) -> Deal:
    first, second = deal.hands
    return replace(deal, hands=((*first, second[0]), second[1:]))


def card_twice(deal: Deal) -> Deal:
    return replace(deal, pile=("r0", *deal.pile[1:]))


def card_short(deal: Deal) -> Deal:
    return replace(deal, pile=deal.pile[1:])


def hand_short(deal: Deal) -> Deal:
    return replace(deal, hands=deal.hands[:1], pile=deal.pile + deal.hands[1])


def four_opens(deal: Deal) -> Deal:
    pile = list(deal.pile)
    pile[pile.index("W4")] = deal.opening
    return replace(deal, opening="W4", pile=tuple(pile))


def second_round(deal: Deal) -> Deal:
    return replace(deal, round=2)


def absent_dealer(deal: Deal) -> Deal:
    return replace(deal, dealer=2)


@cases(
    "spoilt, code, rule",
    [
        (eight_for_one, "bad_deal", "SL2"),
        (card_twice, "bad_deal", "SL2"),
        (card_short, "bad_deal", "SL2"),
        (hand_short, "bad_deal", "SL2"),
        (four_opens, "bad_opening", "SL4"),
        (second_round, "bad_dealer", "SL2"),
        (absent_dealer, "bad_dealer", "SL2"),
    ],
)
@cases("rules", [LEAFLET, Rules(opening_card="inert")])
def test_sl2_a_wrong_deal_is_refused(
    spoilt: Callable[[Deal], Deal], code: str, rule: str, rules: Rules
) -> None:
    with pytest.raises(Refused) as caught:
        started(spoilt(dealt("r5", "", "")), 2, rules)
    assert (caught.value.code, caught.value.rule) == (code, rule)


def test_sl2_a_match_begins_with_a_deal() -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(Setup(2, LEAFLET), Reshuffle(()))
    assert caught.value.rule == "SL2"


@cases("seats", [2, 3, 10])
@cases("dealer", [0, 1])
def test_sl3_the_seat_after_the_dealer_begins(seats: int, dealer: int) -> None:
    state = opened("r5", *[""] * seats, dealer=dealer)
    assert seen(state).turn == (dealer + 1) % seats


@cases("seats", [2, 3, 10])
@cases("dealer", [0, 1])
def test_sl3_the_dealer_begins_if_agreed(seats: int, dealer: int) -> None:
    state = opened("r5", *[""] * seats, dealer=dealer, rules=Rules(first_player="dealer"))
    assert seen(state).turn == dealer


def test_sl3_after_the_last_seat_comes_the_first() -> None:
    assert seen(opened("r5", "", "", "", dealer=2)).turn == 0


@pytest.mark.parametrize("rules", [LEAFLET, Rules(first_player="dealer")])
def test_sl2_play_starts_clockwise(rules: Rules) -> None:
    state = opened("r5", "r1", "r2", "r3", "r4", dealer=1, rules=rules)
    first = seen(state).turn
    assert seen(state).direction == 1
    after = played(state, (first, Lay(f"r{first + 1}")))
    assert seen(after).turn == first + 1


def test_sl4_the_first_dealer_is_drawn_by_lot() -> None:
    assert {shuffled(3, str(number)).dealer for number in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_sl4_the_first_dealer_may_be_chosen(first: int) -> None:
    assert {shuffled(3, str(number), first).dealer for number in range(10)} == {first}


@pytest.mark.parametrize("seats", [2, 10])
def test_sl4_a_wild_draw_four_never_opens(seats: int) -> None:
    deals = [shuffled(seats, str(number)) for number in range(200)]
    assert "W4" not in {deal.opening for deal in deals}
    assert "W" in {deal.opening for deal in deals}
    for deal in deals:
        started(deal, seats)
