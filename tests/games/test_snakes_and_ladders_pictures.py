"""Snakes & Ladders: Skip (SL6), Draw Two (SL7), Reverse (SL8)."""

from __future__ import annotations

import pytest

from stosy.games.snakes_and_ladders.events import CardsTaken, Skipped, TurnOf
from stosy.games.snakes_and_ladders.state import (
    Accept,
    Challenge,
    Draw,
    Lay,
    Pass,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
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

SKIPS = Rules(two_player_reverse="skips")


def victim(
    *hands: str, card: str = "rS", direction: int = 1, rules: Rules = LEAFLET
) -> SnakesAndLaddersState:
    """Seat 0 lays a picture; the other seats hold these cards."""
    state = table(f"{card} b1 b2", *hands, direction=direction, rules=rules)
    return played(state, (0, Lay(card)))


@pytest.mark.parametrize(("seats", "after"), [(2, 0), (3, 2), (10, 2)])
def test_sl6_the_next_player_loses_the_turn(seats: int, after: int) -> None:
    state = victim(*others(seats - 1))
    assert (seen(state).turn, seen(state).pending) == (1, "skip")
    assert offered(state, 1) == {Accept()}
    step = does(state, 1, Accept())
    assert step.events == (Skipped(1), TurnOf(after, None))
    assert (seen(step.state).turn, seen(step.state).pending) == (after, None)
    assert hand(step.state, 1) == ["y1"]


@pytest.mark.parametrize("rules", [LEAFLET, Rules(interventions="off")])
def test_sl6_only_an_identical_skip_answers(rules: Rules) -> None:
    state = victim("rS bS r1 W W4", "y1", rules=rules)
    assert offered(state, 1) == {Lay("rS"), Accept()}
    for lay in (Lay("bS"), Lay("r1"), Lay("W", "r"), Lay("W4", "r")):
        assert refused(state, 1, lay) == ("no_answer_to_skip", "SL6")


@cases("rules", [LEAFLET, Rules(interventions="off")])
@cases("seats, after", [(2, 0), (3, 2), (10, 2)])
def test_sl6_an_answer_passes_the_effect_on(seats: int, after: int, rules: Rules) -> None:
    state = played(victim("rS g1 g2", *others(seats - 2), rules=rules), (1, Lay("rS")))
    assert (seen(state).turn, seen(state).pending) == (after, "skip")
    assert seen(played(state, (after, Accept()))).turn == (after + 1) % seats


def test_sl6_a_skip_follows_the_direction() -> None:
    state = victim("y1", "y2", "y3", direction=-1)
    assert seen(state).turn == 3
    assert seen(played(state, (3, Accept()))).turn == 2


@pytest.mark.parametrize(("card", "rule"), [("rS", "SL6"), ("rD", "SL7")])
def test_sl6_sl7_the_victim_neither_draws_nor_passes(card: str, rule: str) -> None:
    state = victim("y1", card=card)
    assert refused(state, 1, Draw()) == ("answer_first", rule)
    assert refused(state, 1, Pass()) == ("pass_before_draw", "SL5")
    assert refused(state, 1, Challenge()) == ("nothing_to_challenge", "SL12")


def test_sl6_after_a_skip_play_is_normal() -> None:
    state = played(victim("y1", "bS r1 g1"), (1, Accept()))
    assert offered(state, 2) == {Lay("bS"), Lay("r1"), Draw()}
    assert refused(state, 2, Accept()) == ("nothing_to_accept", "SL7")


@pytest.mark.parametrize(("seats", "after"), [(2, 0), (3, 2), (10, 2)])
def test_sl7_the_next_player_takes_two_and_loses_the_turn(seats: int, after: int) -> None:
    state = played(table("rD b1 b2", *others(seats - 1), pile="g8 g9"), (0, Lay("rD")))
    assert (seen(state).turn, seen(state).pending) == (1, "two")
    step = does(state, 1, Accept())
    assert taken(step.events) == [(1, 2)]
    assert hand(step.state, 1) == cards("y1 g8 g9")
    assert (seen(step.state).turn, seen(step.state).pending) == (after, None)
    assert seen(step.state).phase == "turn"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl7_only_the_taker_sees_the_two(viewer: int | None) -> None:
    state = played(table("rD b1 b2", "y1", "y2", pile="g8 g9"), (0, Lay("rD")))
    told = [event.seen_by(viewer) for event in does(state, 1, Accept()).events]
    assert CardsTaken(1, 2, "two", ("g8", "g9") if viewer == 1 else None) in told


@pytest.mark.parametrize("rules", [LEAFLET, Rules(interventions="off")])
def test_sl7_a_draw_two_of_any_colour_answers(rules: Rules) -> None:
    state = victim("rD bD gD r1 rS W W4", "y1", card="rD", rules=rules)
    assert offered(state, 1) == {Lay("rD"), Lay("bD"), Lay("gD"), Accept()}
    for lay in (Lay("r1"), Lay("rS"), Lay("W", "r"), Lay("W4", "r")):
        assert refused(state, 1, lay) == ("no_answer_to_two", "SL7")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sl7_a_chain_does_not_add_up(seats: int) -> None:
    colours = "rygb"[:seats]
    state = table(*[f"{colour}D {colour}1 {colour}2" for colour in colours], top="rD", pile="g8 g9")
    for seat, colour in enumerate(colours):
        state = played(state, (seat, Lay(f"{colour}D")))
        after = (seat + 1) % seats
        assert (seen(state).turn, seen(state).pending, seen(state).colour) == (after, "two", colour)
    assert taken(does(state, 0, Accept()).events) == [(0, 2)]
    assert seen(played(state, (0, Accept()))).turn == 1


def test_sl7_after_the_two_are_taken_a_draw_two_is_a_card_like_others() -> None:
    state = played(victim("y1", "bD r1 g1", card="rD"), (1, Accept()))
    assert offered(state, 2) == {Lay("bD"), Lay("r1"), Draw()}


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_sl8_reverse_turns_the_direction(seats: int) -> None:
    state = victim(*others(seats - 1), card="rR")
    view = seen(state)
    assert (view.turn, view.direction, view.pending) == (seats - 1, -1, None)


def test_sl8_several_reverses_turn_it_several_times() -> None:
    state = table("rR b1 b2", "gR g1 g2", "y1", "bR y2 y3")
    state = played(state, (0, Lay("rR")))
    assert (seen(state).turn, seen(state).direction) == (3, -1)
    state = played(state, (3, Lay("bR")))
    assert (seen(state).turn, seen(state).direction) == (0, 1)
    state = played(state, (0, Lay("b1")), (1, Draw()), (1, Pass()), (2, Draw()), (2, Pass()))
    assert seen(state).turn == 3


def test_sl8_three_players_a_reverse_gives_the_turn_back() -> None:
    state = table("b1 b2 b3", "rR g2 g3", "y1", turn=1)
    state = played(state, (1, Lay("rR")), (0, Draw()), (0, Pass()))
    assert seen(state).turn == 2


def test_sl8_with_two_players_the_next_is_the_other() -> None:
    state = victim("rR y1 y2", card="rR")
    assert (seen(state).turn, seen(state).pending) == (1, None)
    assert Draw() in offered(state, 1)
    assert seen(played(state, (1, Lay("rR")))).turn == 0


def test_sl8_with_two_players_the_layer_plays_again_if_agreed() -> None:
    state = victim("y1 y2", card="rR", rules=SKIPS)
    assert (seen(state).turn, seen(state).pending) == (0, None)
    assert Draw() in offered(state, 0)
    assert offered(state, 1) == set()
    assert refused(state, 0, Accept()) == ("nothing_to_accept", "SL7")
    assert refused(state, 1, Accept()) == ("not_your_turn", "G1")
    assert seen(played(state, (0, Draw()), (0, Pass()))).turn == 1


def test_sl8_the_layer_may_reverse_again_and_again() -> None:
    state = table("rR rR bR b1", "y1", rules=SKIPS)
    state = played(state, (0, Lay("rR")), (0, Lay("rR")), (0, Lay("bR")))
    assert seen(state).turn == 0
    assert seen(played(state, (0, Lay("b1")))).phase == "deal"


def test_sl8_the_other_may_intervene_and_then_plays_again() -> None:
    state = victim("rR y1 y2", card="rR", rules=SKIPS)
    assert layable(state, 1) == {"rR"}
    state = played(state, (1, Lay("rR")))
    assert (seen(state).turn, seen(state).pending) == (1, None)


@pytest.mark.parametrize("seats", [3, 4])
def test_sl8_with_more_players_that_option_changes_nothing(seats: int) -> None:
    state = victim(*others(seats - 1), card="rR", rules=SKIPS)
    assert (seen(state).turn, seen(state).direction) == (seats - 1, -1)
