"""Snakes & Ladders: laying out of turn (SL9)."""

from __future__ import annotations

from typing import get_args

import pytest

from stosy.core import Refused, answer, offers_to
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import CardLaid, TurnOf
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Pending,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Colour,
    Rules,
    callers,
    does,
    hand,
    layable,
    offered,
    others,
    played,
    refused,
    seen,
    table,
    taken,
)

PENALTIES = Rules(penalties="on")
OFF = Rules(interventions="off")


def lay(card: str) -> Lay:
    return Lay(card, "g") if card == "W" else Lay(card)


def laid(card: str, *hands: str, rules: Rules = LEAFLET, pile: str = "") -> SnakesAndLaddersState:
    """Seat 0 lays the card and keeps three others; the other seats hold these cards."""
    state = table(f"{card} b1 b2 b3", *hands, pile=pile, rules=rules)
    return played(state, (0, lay(card)))


@cases("card", ["r1", "b5", "rS", "rD", "rR", "W"])
def test_sl9_an_identical_card_may_be_laid_out_of_turn(card: str) -> None:
    state = laid(card, "y1", f"{card} y2 y3", "y4")
    assert layable(state, 2) == {card}
    step = does(state, 2, lay(card))
    event = step.events[0]
    assert isinstance(event, CardLaid)
    assert (event.seat, event.card, event.intervened) == (2, card, True)
    assert seen(step.state).discards[-2:] == (card, card)
    assert seen(step.state).sizes == (3, 1, 2, 1)


@pytest.mark.parametrize(("seats", "intervener", "after"), [(3, 2, 0), (4, 2, 3), (10, 9, 0)])
def test_sl9_play_goes_on_from_the_intervener(seats: int, intervener: int, after: int) -> None:
    hands = others(seats - 1)
    hands[intervener - 1] = "r1 g1 g2"
    step = does(laid("r1", *hands), intervener, Lay("r1"))
    assert step.events[-1] == TurnOf(after, None)
    assert seen(step.state).turn == after


def test_sl9_it_goes_on_in_the_current_direction() -> None:
    state = table("r1 b1 b2", "y1", "r1 g1 g2", "y3", direction=-1)
    assert seen(played(state, (0, Lay("r1")), (2, Lay("r1")))).turn == 1


@pytest.mark.parametrize(
    ("card", "other"), [("r1", "b1"), ("r1", "r2"), ("rS", "bS"), ("rD", "gD")]
)
def test_sl9_intervention_needs_identical_card(card: str, other: str) -> None:
    state = laid(card, "y1", f"{other} y2 y3")
    assert offered(state, 2) == set()
    assert refused(state, 2, Lay(other)) == ("not_identical", "SL9")


def test_sl9_a_wild_intervenes_on_a_wild_only() -> None:
    state = laid("r1", "y1", "W y2 y3")
    assert offered(state, 2) == set()
    assert refused(state, 2, Lay("W", "b")) == ("not_identical", "SL9")


@pytest.mark.parametrize(("card", "pending"), [("rS", "skip"), ("rD", "two")])
@pytest.mark.parametrize(("seats", "victim"), [(3, 0), (4, 3)])
def test_sl9_the_effect_moves_to_the_player_after_the_intervener(
    card: str, pending: Pending, seats: int, victim: int
) -> None:
    state = laid(card, "y1", f"{card} y2 y3", *others(seats - 3))
    step = does(state, 2, Lay(card))
    assert step.events[-1] == TurnOf(victim, pending)
    assert taken(step.events) == []
    accepted = does(step.state, victim, Accept())
    assert taken(accepted.events) == ([(victim, 2)] if card == "rD" else [])
    assert hand(accepted.state, 1) == ["y1"]
    assert seen(accepted.state).turn == (victim + 1) % seats


def test_sl9_an_intervening_reverse_turns_the_direction_again() -> None:
    state = laid("rR", "rR y1 y2", "y3", "y4")
    assert (seen(state).turn, seen(state).direction) == (3, -1)
    after = seen(played(state, (1, Lay("rR"))))
    assert (after.turn, after.direction) == (2, 1)


def test_sl9_an_intervening_reverse_with_three_players() -> None:
    after = seen(played(laid("rR", "rR y1 y2", "y3"), (1, Lay("rR"))))
    assert (after.turn, after.direction) == (2, 1)


@pytest.mark.parametrize("colour", get_args(Colour))
def test_sl9_an_intervening_wild_orders_a_colour(colour: Colour) -> None:
    state = laid("W", "y1", "W y2 y3")
    assert Lay("W", colour) in offered(state, 2)
    view = seen(played(state, (2, Lay("W", colour))))
    assert (view.colour, view.turn) == (colour, 0)


@pytest.mark.parametrize("top", ["r1", "W", "W4"])
def test_sl9_never_with_a_wild_draw_four(top: str) -> None:
    state = played(
        table(f"{top} b1 b2", "y1", "W4 y2 y3"), (0, Lay(top, "g" if "W" in top else None))
    )
    assert offered(state, 2) == set()
    assert refused(state, 2, Lay("W4", "r")) == ("four_out_of_turn", "SL11")


@pytest.mark.parametrize("card", ["r1", "rS", "W"])
def test_sl9_the_layer_does_not_intervene_on_the_own_card(card: str) -> None:
    state = played(table(f"{card} {card} b1", "y1", "y2"), (0, lay(card)))
    assert offered(state, 0) == set()
    assert refused(state, 0, lay(card)) == ("own_card", "SL9")


def test_sl9_the_first_layer_may_intervene_on_the_intervener() -> None:
    state = table("y1", "W W b1", "y2", "W y3 y4", turn=1)
    state = played(state, (1, Lay("W", "r")), (3, Lay("W", "g")))
    assert layable(state, 1) == {"W"}
    view = seen(played(state, (1, Lay("W", "b"))))
    assert (view.turn, view.colour) == (2, "b")


def test_sl9_an_intervention_opens_a_new_window() -> None:
    state = played(laid("W", "y1", "W y2 y3", "y4", "W b4 b5"), (2, Lay("W", "b")))
    assert layable(state, 4) == {"W"}
    assert refused(state, 2, Lay("y2"))[1] == "SL9"
    assert seen(played(state, (4, Lay("W", "y")))).turn == 0


def test_sl9_the_seat_to_act_lays_an_identical_card_in_turn() -> None:
    state = laid("r1", "r1 y1 y2", "y3")
    assert len(offers_to(GAME, state, 1)) == 1
    step = does(state, 1, Lay("r1"))
    assert step.events[0] == CardLaid(1, "r1", None, False, False)


@cases("card", ["r1", "rS", "rD", "rR", "W"])
def test_sl9_with_two_players_nobody_is_out_of_turn(card: str) -> None:
    state = laid(card, f"{card} y1 y2")
    assert offered(state, 0) == set()
    assert card in layable(state, 1)


def test_sl9_a_card_laid_to_answer_may_be_intervened_on() -> None:
    state = table("W4 b1 b2", "rD y1 y2", "y3", "rD y4 y5")
    state = played(state, (0, Lay("W4", "r")), (1, Lay("rD")))
    assert layable(state, 3) == {"rD"}
    view = seen(played(state, (3, Lay("rD"))))
    assert (view.turn, view.pending) == (0, "two")


def test_sl9_open_after_a_call_out_under_the_same_offer() -> None:
    state = played(table("r1 b1", "y1", "r1 y2 y3"), (0, Lay("r1")))
    (before, _) = offers_to(GAME, state, 2)
    state = played(state, (1, CallOut(0)))
    assert offers_to(GAME, state, 2) == (before,)
    assert seen(played(state, (2, Lay("r1")))).turn == 0


@pytest.mark.parametrize(("seat", "wrong"), [(1, "y9"), (3, "y4"), (2, "y2")])
def test_sl9_open_after_a_penalised_mistake(seat: int, wrong: str) -> None:
    state = laid("r1", "y9", "r1 y2 y3", "y4", rules=PENALTIES)
    state = played(state, (seat, Lay(wrong)))
    assert layable(state, 2) == {"r1"}
    assert seen(played(state, (2, Lay("r1")))).turn == 3


def test_sl9_closed_by_a_draw() -> None:
    state = played(laid("r1", "y1", "r1 y2 y3"), (1, Draw()))
    assert offered(state, 2) == set()
    assert refused(state, 2, Lay("r1")) == ("too_late", "SL16")
    assert offered(played(state, (1, Pass())), 0) == set()


@pytest.mark.parametrize("card", ["rS", "rD"])
def test_sl9_closed_by_accepting(card: str) -> None:
    state = played(laid(card, "y1", "y2", f"{card} y3 y4"), (1, Accept()))
    assert offered(state, 3) == set()
    assert refused(state, 3, Lay(card)) == ("too_late", "SL16")


def test_sl9_closed_by_the_next_card() -> None:
    state = played(laid("r1", "r9 y1 y2", "y3", "r1 y4 y5"), (1, Lay("r9")))
    assert offered(state, 3) == set()
    assert refused(state, 3, Lay("r1")) == ("not_identical", "SL9")


def test_sl9_closed_by_a_challenge() -> None:
    state = table("W4 r1 b1", "y1", "y2", "r5 y3")
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()))
    assert seen(state).discards[-1] == "r5"
    assert offered(state, 3) == set()


def test_sl9_a_late_intervention_changes_nothing() -> None:
    state = laid("r1", "y1", "r1 y2 y3", rules=PENALTIES)
    (offer,) = offers_to(GAME, state, 2)
    assert answer(GAME, state, 2, offer.id, Lay("r1")).action == Lay("r1")
    with pytest.raises(Refused) as caught:
        answer(GAME, played(state, (1, Draw())), 2, offer.id, Lay("r1"))
    assert (caught.value.code, caught.value.rule) == ("too_late", "G5")


def test_sl9_an_intervention_is_an_opportunity_nobody_waits_for() -> None:
    turn, window = GAME.offers(laid("r1", "y1", "r1 y2 y3"))
    assert (turn.seat, turn.fallback) == (1, Draw())
    assert (window.seat, window.fallback) == (2, None)


@cases("card", ["r1", "rS", "rD", "rR", "W"])
def test_sl9_off_means_no_intervention(card: str) -> None:
    seats = ["y1", f"{card} y2 y3", "y4"]
    state = laid(card, *seats, rules=OFF)
    assert offered(state, 2) == set()
    assert refused(state, 2, lay(card)) == ("not_your_turn", "G1")


def test_sl9_off_leaves_the_answers_of_the_next_player() -> None:
    assert layable(laid("rS", "rS y1", "y2", rules=OFF), 1) == {"rS"}
    assert layable(laid("rD", "bD y1", "y2", rules=OFF), 1) == {"bD"}
    state = played(table("W4 b1 b2", "gD y1", "y2", rules=OFF), (0, Lay("W4", "g")))
    assert layable(state, 1) == {"gD"}


def test_sl9_off_with_two_players_reverse_skips() -> None:
    rules = Rules(interventions="off", two_player_reverse="skips")
    assert offered(laid("rR", "rR y1", rules=rules), 1) == set()


def test_sl9_sl14_the_last_card_but_one_is_announced_out_of_turn_too() -> None:
    state = laid("r1", "y1", "r1 y2")
    assert offered(state, 2) == {Lay("r1"), Lay("r1", one_card=True)}
    assert callers(played(state, (2, Lay("r1", one_card=True)))) == []
    assert callers(played(state, (2, Lay("r1")))) == [(0, 2), (1, 2)]
