"""Snakes & Ladders: a turn without pictures (SL5), ordering a colour (SL10)."""

from __future__ import annotations

from typing import get_args

import pytest

from stosy.core import Event
from stosy.games.snakes_and_ladders.events import CardLaid, CardsTaken, Passed, TurnOf
from stosy.games.snakes_and_ladders.state import (
    Accept,
    Challenge,
    Draw,
    Lay,
    Pass,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Colour,
    Rules,
    cards,
    does,
    due,
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

WITHOUT_A_FIT = Rules(draw="only_without_a_fit")
COLOURS: tuple[Colour, ...] = get_args(Colour)


@cases(
    "top, fitting",
    [
        ("r5", "r1 b5 rS W W4"),
        ("b3", "b5 bS bD W W4"),
        ("gS", "g7 gR rS bS W W4"),
        ("gD", "g7 gR bD W W4"),
        ("yR", "gR W W4"),
    ],
)
@cases("seats", [2, 3, 10])
def test_sl5_colour_digit_picture_or_a_wild(top: str, fitting: str, seats: int) -> None:
    state = table("r1 b5 g7 rS bS bD gR W W4", *others(seats - 1), top=top)
    assert layable(state, 0) == set(fitting.split())


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl5_a_card_laid_is_the_top_and_the_turn_moves_on(seats: int) -> None:
    state = table("b5 b1 b2", *others(seats - 1))
    step = does(state, 0, Lay("b5"))
    view = seen(step.state)
    assert (view.discards, view.colour, view.turn, view.pending) == (("r5", "b5"), "b", 1, None)
    assert hand(step.state, 0) == cards("b1 b2")
    assert step.events == (CardLaid(0, "b5", None, False, False), TurnOf(1, None))


@pytest.mark.parametrize("rules", [LEAFLET, WITHOUT_A_FIT])
def test_sl5_a_card_that_does_not_fit_is_refused(rules: Rules) -> None:
    state = table("b1 b2 b3", "y1", rules=rules)
    assert layable(state, 0) == set()
    assert refused(state, 0, Lay("b1")) == ("no_fit", "SL5")


def test_g2_a_card_must_be_held() -> None:
    assert refused(table("b1 b2", "r1"), 0, Lay("r1")) == ("not_held", "G2")


@pytest.mark.parametrize("held", ["r1 b1", "W b1", "W4 b1", "b1 b2"])
def test_sl5_drawing_is_free(held: str) -> None:
    state = table(held, "y1", pile="g1")
    assert Draw() in offered(state, 0)
    assert hand(played(state, (0, Draw())), 0) == cards(held + " g1")


@pytest.mark.parametrize("held", ["r1 b1", "b5 b1", "W b1", "W4 b1"])
def test_sl5_drawing_only_without_a_fit(held: str) -> None:
    state = table(held, "y1", rules=WITHOUT_A_FIT)
    assert Draw() not in offered(state, 0)
    assert refused(state, 0, Draw()) == ("draw_with_a_fit", "SL5")


def test_sl5_without_a_fit_drawing_is_all_there_is() -> None:
    state = table("b1 b2", "y1", rules=WITHOUT_A_FIT)
    assert offered(state, 0) == {Draw()}


@cases("rules", [LEAFLET, WITHOUT_A_FIT])
@cases("drawn", ["r9", "g5", "r1"])
def test_sl5_a_fitting_drawn_card_may_be_laid_or_kept(drawn: str, rules: Rules) -> None:
    state = played(table("b1 b2", "y1", "y2", pile=drawn, rules=rules), (0, Draw()))
    assert offered(state, 0) == {Lay(drawn), Pass()}
    laid, kept = played(state, (0, Lay(drawn))), played(state, (0, Pass()))
    assert (seen(laid).discards[-1], seen(laid).turn, hand(laid, 0)) == (drawn, 1, cards("b1 b2"))
    assert (seen(kept).discards[-1], seen(kept).turn) == ("r5", 1)
    assert hand(kept, 0) == cards(f"b1 b2 {drawn}")


def test_sl5_a_drawn_wild_may_be_laid() -> None:
    state = played(table("b1 b2", "y1", pile="W"), (0, Draw()))
    assert offered(state, 0) == {*(Lay("W", colour) for colour in COLOURS), Pass()}


@pytest.mark.parametrize("held", ["r1 b1 b2", "W b1 b2", "b5 b1 b2"])
def test_sl5_only_the_drawn_card_may_be_laid(held: str) -> None:
    state = played(table(held, "y1", pile="r9"), (0, Draw()))
    card = held.split()[0]
    assert layable(state, 0) == {"r9"}
    lay = Lay(card, "r") if card == "W" else Lay(card)
    assert refused(state, 0, lay) == ("only_the_drawn", "SL5")


def test_sl5_a_drawn_card_like_a_held_one_may_be_laid() -> None:
    state = played(table("r1 b2", "y1", pile="r1"), (0, Draw()), (0, Lay("r1")))
    assert hand(state, 0) == cards("b2 r1")


@cases("rules", [LEAFLET, WITHOUT_A_FIT])
@cases("seats", [2, 3, 10])
def test_sl5_a_drawn_card_without_fit_is_passed_on(rules: Rules, seats: int) -> None:
    state = table("b1 b2", *others(seats - 1), pile="g9", rules=rules)
    drawn = played(state, (0, Draw()))
    assert offered(drawn, 0) == {Pass()}
    assert seen(drawn).turn == 0
    assert refused(drawn, 0, Lay("g9")) == ("no_fit", "SL5")
    step = does(drawn, 0, Pass())
    assert step.events == (Passed(0), TurnOf(1, None))
    assert (seen(step.state).turn, seen(step.state).phase) == (1, "turn")
    assert Draw() in offered(step.state, 1)


def test_sl5_one_card_is_drawn_a_turn() -> None:
    state = played(table("b1 b2", "y1", pile="g9"), (0, Draw()))
    assert refused(state, 0, Draw()) == ("drawn_already", "SL5")


def test_sl5_no_pass_without_a_draw() -> None:
    state = table("b1 b2", "y1")
    assert Pass() not in offered(state, 0)
    assert refused(state, 0, Pass()) == ("pass_before_draw", "SL5")


@pytest.mark.parametrize("rules", [LEAFLET, WITHOUT_A_FIT])
@pytest.mark.parametrize("seats", [2, 3])
def test_sl5_with_nothing_to_draw_there_is_only_the_pass(rules: Rules, seats: int) -> None:
    state = table("b1 b2", *others(seats - 1), spare=1, rules=rules)
    step = does(state, 0, Draw())
    assert due(step.state) is None
    assert sum(count for _, count in taken(step.events)) == 0
    assert hand(step.state, 0) == cards("b1 b2")
    assert offered(step.state, 0) == {Pass()}
    assert seen(played(step.state, (0, Pass()))).turn == 1


def test_sl5_with_nothing_drawn_nothing_is_laid() -> None:
    state = played(table("r1 b2", "", spare=1), (0, Draw()))
    assert refused(state, 0, Lay("r1")) == ("nothing_drawn", "SL5")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl5_only_the_drawer_sees_the_drawn_card(viewer: int | None) -> None:
    step = does(table("b1 b2", "y1", "y2", pile="r9"), 0, Draw())
    own = viewer == 0
    told: tuple[Event, ...] = (CardsTaken(0, 1, "draw", ("r9",) if own else None),)
    assert tuple(event.seen_by(viewer) for event in step.events) == told
    view = seen(step.state, viewer)
    assert view.drawn == ("r9" if own else None)
    assert (view.phase, view.sizes) == ("drawn", (3, 1, 1))


@cases("action", [Pass(), Lay("r9")])
@cases("viewer", [0, 1, 2, None])
def test_sl5_the_next_player_has_drawn_nothing(
    action: SnakesAndLaddersAction, viewer: int | None
) -> None:
    state = played(table("b1 b2", "y1", "y2", pile="r9"), (0, Draw()), (0, action))
    assert (seen(state, viewer).drawn, seen(state, viewer).phase) == (None, "turn")
    assert Draw() in offered(state, 1)


@pytest.mark.parametrize("action", [Draw(), Pass(), Accept(), Challenge()])
def test_g1_only_the_seat_to_act_takes_a_turn(action: SnakesAndLaddersAction) -> None:
    state = table("b1 b2", "r1", "y2")
    assert offered(state, 1) == offered(state, 2) == set()
    assert refused(state, 1, action) == ("not_your_turn", "G1")
    assert refused(state, 1, Lay("r1"))[1] == "G1"


@cases("colour", COLOURS)
@cases("before", COLOURS)
def test_sl10_a_wild_orders_any_colour(colour: Colour, before: Colour) -> None:
    state = table("W b1 b2", "y1", top=f"{before}5")
    assert {Lay("W", any_colour) for any_colour in COLOURS} <= offered(state, 0)
    step = does(state, 0, Lay("W", colour))
    view = seen(step.state)
    assert (view.discards[-1], view.colour, view.turn, view.pending) == ("W", colour, 1, None)
    assert step.events[0] == CardLaid(0, "W", colour, False, False)


def on_a_wild(colour: Colour) -> SnakesAndLaddersState:
    return played(table("W b1 b2", "r1 g1 r5 gS W W4", "y1"), (0, Lay("W", colour)))


def test_sl10_the_next_card_is_of_the_ordered_colour_or_wild() -> None:
    state = on_a_wild("g")
    assert layable(state, 1) == {"g1", "gS", "W", "W4"}
    assert refused(state, 1, Lay("r5")) == ("not_the_ordered_colour", "SL10")
    assert seen(played(state, (1, Lay("g1")))).discards[-1] == "g1"


def test_sl10_a_wild_on_a_wild_orders_anew() -> None:
    assert seen(played(on_a_wild("g"), (1, Lay("W", "y")))).colour == "y"


@pytest.mark.parametrize("wild", ["W", "W4"])
def test_sl10_a_wild_needs_an_order(wild: str) -> None:
    assert refused(table("W W4 b1", "y1"), 0, Lay(wild)) == ("colour_missing", "SL10")


def test_sl10_only_a_wild_takes_an_order() -> None:
    assert refused(table("r1 r2 b1", "y1"), 0, Lay("r1", "r")) == ("colour_needless", "SL10")
