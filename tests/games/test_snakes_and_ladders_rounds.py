"""Snakes & Ladders: the end of a round (SL18), the next round (SL2)."""

from __future__ import annotations

import pytest

from stosy.core import Dice, Refused, Resign, Timeout, seed_of
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import CardLaid, RoundDealt, RoundEnded, TurnOf
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Deal,
    Draw,
    Lay,
    Pass,
    Ready,
    Round,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    Rules,
    brought,
    dealt,
    does,
    due,
    layable,
    offered,
    others,
    played,
    refused,
    seen,
    table,
    taken,
)

PICTURES = ["rS", "rD", "rR", "W", "W4"]


def lay(card: str) -> Lay:
    return Lay(card, "g") if card in ("W", "W4") else Lay(card)


@cases("card", ["r1", *PICTURES])
@cases("seats", [2, 3, 10])
def test_sl18_the_last_card_ends_the_round_at_once(card: str, seats: int) -> None:
    step = does(table(card, *others(seats - 1)), 0, lay(card))
    sum_of_others = sum(range(1, seats))
    scores = (sum_of_others, *[0] * (seats - 1))
    laid = CardLaid(0, card, lay(card).colour, False, False)
    assert step.events == (laid, RoundEnded(1, 0, scores, scores))
    assert GAME.offers(step.state) == ()
    assert seen(step.state).rounds == (Round(0, scores),)


@cases("card", PICTURES)
def test_sl18_the_action_of_the_last_card_does_not_take_place(card: str) -> None:
    step = does(table(card, "y1", "y2"), 0, lay(card))
    assert taken(step.events) == []
    assert seen(step.state).sizes == (0, 1, 1)
    assert seen(step.state).scores == (3, 0, 0)


@cases("card", PICTURES)
def test_sl18_after_the_last_card_nothing_is_pending_or_turned(card: str) -> None:
    view = seen(played(table(card, "y1", "y2"), (0, lay(card))))
    assert (view.pending, view.direction) == (None, 1)


@cases("action", [Lay("yD"), Draw(), Pass(), Accept(), Challenge(), Ready(), CallOut(0)])
@cases("card", ["r1", "rD", "W4"])
def test_sl18_between_rounds_nobody_acts(card: str, action: SnakesAndLaddersAction) -> None:
    state = played(table(card, "yD gD", "y2"), (0, lay(card)))
    for seat in range(3):
        assert refused(state, seat, action) == ("chance_due", "SL2")
        assert refused(state, seat, Timeout()) == ("chance_due", "SL2")


def test_sl18_an_answer_may_be_the_last_card() -> None:
    state = played(table("rD b1 b2", "gD", "y1"), (0, Lay("rD")), (1, Lay("gD")))
    assert seen(state).rounds == (Round(1, (0, 4, 0)),)


def test_sl18_an_intervention_may_be_the_last_card() -> None:
    state = played(table("rD b1 b2", "y1", "rD"), (0, Lay("rD")))
    assert offered(state, 2) == {Lay("rD")}
    step = does(state, 2, Lay("rD"))
    assert step.events[0] == CardLaid(2, "rD", None, False, True)
    assert seen(step.state).rounds == (Round(2, (0, 0, 4)),)


def test_sl18_an_unannounced_card_wins_all_the_same() -> None:
    state = played(table("r1 r2", "y7"), (0, Lay("r1")), (1, Draw()), (1, Pass()), (0, Lay("r2")))
    assert seen(state).rounds[0].winner == 0


def after_a_round(*, dealer: int = 0, seats: int = 3) -> SnakesAndLaddersState:
    """Seat 0 has won the first round with a Reverse; anticlockwise play had begun before."""
    state = table("rR", *others(seats - 1), dealer=dealer, direction=-1)
    return played(state, (0, Lay("rR")))


def next_deal(state: SnakesAndLaddersState) -> Deal:
    entry = due(state)
    assert isinstance(entry, Deal)
    return entry


@pytest.mark.parametrize(("seats", "dealer", "then"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (10, 9, 0)])
def test_sl2_the_dealer_moves_one_seat_clockwise(seats: int, dealer: int, then: int) -> None:
    deal = next_deal(after_a_round(dealer=dealer, seats=seats))
    assert (deal.round, deal.dealer) == (2, then)


def test_sl2_the_next_round_starts_afresh() -> None:
    state = after_a_round(dealer=0)
    deal = dealt("r5", "", "", "", dealer=1, number=2)
    step = brought(state, deal)
    assert step.events == (RoundDealt(2, 1, "r5", hands=deal.hands), TurnOf(2, None))
    view = seen(step.state)
    assert (view.round, view.dealer, view.turn, view.direction) == (2, 1, 2, 1)
    assert (view.sizes, view.discards, view.pile) == ((7, 7, 7), ("r5",), 86)
    assert (view.scores, view.rounds) == ((3, 0, 0), (Round(0, (3, 0, 0)),))


def test_sl2_nothing_of_the_last_card_reaches_the_next_round() -> None:
    state = played(table("W4", "y1", "y2", dealer=2), (0, Lay("W4", "g")))
    state = brought(state, dealt("r5", "", "", "", dealer=0, number=2)).state
    view = seen(state)
    assert (view.pending, view.phase, view.turn, view.colour) == (None, "turn", 1, "r")
    assert Draw() in offered(state, 1)
    assert offered(state, 0) == offered(state, 2) == set()


def test_sl4_the_opening_card_acts_in_every_round() -> None:
    state = brought(after_a_round(dealer=0), dealt("rD", "", "", "", dealer=1, number=2)).state
    assert (seen(state).turn, seen(state).pending) == (2, "two")


def test_sl9_no_intervention_on_the_opening_card_of_a_later_round() -> None:
    state = after_a_round(dealer=0)
    state = brought(state, dealt("r5", "r5", "", "", dealer=1, number=2)).state
    assert layable(state, 0) == set()


def test_sl12_cards_seen_are_forgotten_with_the_round() -> None:
    state = table("W4 b1 b2", "y1", "g1", rules=Rules(courtesy="off"))
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()), (2, Lay("g1")))
    assert sorted(seen(state, 1).known[0]) == ["b1", "b2"]
    state = brought(state, next_deal(state)).state
    assert seen(state, 1).known == ((), (), ())


@pytest.mark.parametrize(("number", "dealer"), [(2, 0), (2, 2), (1, 1), (3, 1)])
def test_sl2_a_deal_of_another_round_or_dealer_is_refused(number: int, dealer: int) -> None:
    state = after_a_round(dealer=0)
    with pytest.raises(Refused) as caught:
        GAME.apply(state, dealt("r5", "", "", "", dealer=dealer, number=number))
    assert (caught.value.code, caught.value.rule) == ("bad_dealer", "SL2")


def test_sl4_a_wild_draw_four_opens_no_later_round_either() -> None:
    with pytest.raises(Refused) as caught:
        GAME.apply(after_a_round(), dealt("W4", "", "", "", dealer=1, number=2))
    assert (caught.value.code, caught.value.rule) == ("bad_opening", "SL4")


def test_sl2_no_deal_in_the_middle_of_a_round() -> None:
    with pytest.raises(Refused) as caught:
        GAME.apply(table("b1", "y1"), dealt("r5", "", "", dealer=0, number=2))
    assert (caught.value.code, caught.value.rule) == ("no_chance_due", "SL2")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_g6_who_resigns_between_rounds_does_so_after_the_deal(seat: int) -> None:
    assert refused(after_a_round(), seat, Resign()) == ("chance_due", "SL2")
    deal = GAME.chance(after_a_round(), Dice(seed_of("rounds"), 1))
    assert deal is not None
    result = seen(played(GAME.apply(after_a_round(), deal).state, (seat, Resign()))).result
    assert result is not None
    assert result.winners == tuple(other for other in range(3) if other != seat)
    assert (result.scores, result.rounds) == ((3, 0, 0), (Round(0, (3, 0, 0)),))
