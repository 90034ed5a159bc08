"""Snakes & Ladders: the Wild Draw Four (SL11)."""

from __future__ import annotations

from typing import get_args

import pytest

from stosy.games.snakes_and_ladders.events import CardLaid, TurnOf
from stosy.games.snakes_and_ladders.state import (
    Accept,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Colour,
    Rules,
    cards,
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

COLOURS: tuple[Colour, ...] = get_args(Colour)


def four(
    *hands: str, colour: Colour = "g", rules: Rules = LEAFLET, pile: str = ""
) -> SnakesAndLaddersState:
    """Seat 0 lays a Wild Draw Four on a red five; the other seats hold these cards."""
    state = table("W4 b1 b2", *hands, rules=rules, pile=pile)
    return played(state, (0, Lay("W4", colour)))


@cases("colour", COLOURS)
@cases("seats", [2, 3, 10])
def test_sl11_it_orders_a_colour_and_hits_the_next_player(colour: Colour, seats: int) -> None:
    step = does(table("W4 b1 b2", *others(seats - 1)), 0, Lay("W4", colour))
    view = seen(step.state)
    assert (view.colour, view.turn, view.pending) == (colour, 1, "four")
    assert step.events == (CardLaid(0, "W4", colour, False, False), TurnOf(1, "four"))


@cases("held", ["r1 b1", "rS b1", "b5 b1", "W b1", "W4 b1"])
@cases("rules", [LEAFLET, Rules(penalties="on"), Rules(draw="only_without_a_fit")])
def test_sl11_a_bluff_is_allowed(held: str, rules: Rules) -> None:
    state = table(f"W4 {held}", "y1", "y2", rules=rules)
    assert {Lay("W4", colour) for colour in COLOURS} <= offered(state, 0)
    view = seen(played(state, (0, Lay("W4", "y"))))
    assert (view.pending, view.sizes) == ("four", (2, 1, 1))


@pytest.mark.parametrize("seat", [1, 2])
def test_sl11_only_on_the_own_turn(seat: int) -> None:
    state = table("r1 b1", "W4 y1", "W4 y2")
    assert offered(state, seat) == set()
    assert refused(state, seat, Lay("W4", "r")) == ("four_out_of_turn", "SL11")


def test_sl11_it_may_be_laid_when_drawn() -> None:
    state = played(table("b1 b2", "y1", pile="W4"), (0, Draw()))
    assert layable(state, 0) == {"W4"}
    assert seen(played(state, (0, Lay("W4", "b")))).pending == "four"


@pytest.mark.parametrize("top", ["W", "W4"])
def test_sl11_it_may_be_laid_on_a_wild(top: str) -> None:
    state = table("W4 b1 b2", "y1", top=top, colour="g")
    assert "W4" in layable(state, 0)


@pytest.mark.parametrize(("seats", "after"), [(2, 0), (3, 2), (10, 2)])
def test_sl11_the_next_player_takes_four_and_loses_the_turn(seats: int, after: int) -> None:
    state = four(*others(seats - 1), pile="g6 g7 g8 g9")
    step = does(state, 1, Accept())
    assert taken(step.events) == [(1, 4)]
    assert hand(step.state, 1) == cards("y1 g6 g7 g8 g9")
    view = seen(played(step.state, (1, Ready())))
    assert (view.turn, view.pending, view.colour, view.discards[-1]) == (after, None, "g", "W4")


@cases("rules", [LEAFLET, Rules(interventions="off")])
@cases("colour", COLOURS)
def test_sl11_only_a_draw_two_of_the_ordered_colour_answers(colour: Colour, rules: Rules) -> None:
    state = four("rD yD gD bD W W4 gS g1", "y1", colour=colour, rules=rules)
    assert offered(state, 1) == {Lay(f"{colour}D"), Accept(), Challenge()}
    for card in ("rD", "yD", "gD", "bD", "gS", "g1"):
        if card != f"{colour}D":
            assert refused(state, 1, Lay(card)) == ("no_answer_to_four", "SL11")
    for wild in ("W", "W4"):
        assert refused(state, 1, Lay(wild, "r")) == ("no_answer_to_four", "SL11")


@pytest.mark.parametrize(("seats", "after"), [(2, 0), (3, 2), (10, 2)])
def test_sl11_the_answer_is_a_usual_draw_two(seats: int, after: int) -> None:
    state = played(four("gD y8 y9", *others(seats - 2)), (1, Lay("gD")))
    assert (seen(state).turn, seen(state).pending, seen(state).colour) == (after, "two", "g")
    assert Challenge() not in offered(state, after)
    assert refused(state, after, Challenge()) == ("nothing_to_challenge", "SL12")
    assert taken(does(state, after, Accept()).events) == [(after, 2)]


def test_sl11_the_answer_is_answered_by_any_draw_two() -> None:
    state = played(four("gD y8 y9", "bD y1"), (1, Lay("gD")))
    assert layable(state, 2) == {"bD"}


def test_sl11_the_victim_neither_draws_nor_passes() -> None:
    state = four("y1", "y2")
    assert refused(state, 1, Draw()) == ("answer_first", "SL11")
    assert refused(state, 1, Pass()) == ("pass_before_draw", "SL5")


@pytest.mark.parametrize("seat", [0, 2])
def test_sl11_only_the_next_player_suffers_it(seat: int) -> None:
    state = four("y1", "y2")
    assert offered(state, seat) == set()
    assert refused(state, seat, Accept()) == ("not_your_turn", "G1")


def test_sl11_after_it_is_taken_the_ordered_colour_is_played() -> None:
    state = played(four("y1", "g1 r5 b3 W W4"), (1, Accept()), (1, Ready()))
    assert layable(state, 2) == {"g1", "W", "W4"}
    assert refused(state, 2, Lay("r5")) == ("not_the_ordered_colour", "SL10")
    assert refused(state, 2, Challenge()) == ("nothing_to_challenge", "SL12")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl12_everybody_sees_which_colour_is_in_doubt(viewer: int | None) -> None:
    assert seen(table("W4 b1", "y1", "y2"), viewer).doubted is None
    state = four("gD y1", "y2")
    assert seen(state, viewer).doubted == "r"
    assert seen(played(state, (1, Accept())), viewer).doubted is None
    assert seen(played(state, (1, Challenge())), viewer).doubted is None
    assert seen(played(state, (1, Lay("gD", one_card=True))), viewer).doubted is None
