"""Snakes & Ladders: what the opening card does (SL4)."""

from __future__ import annotations

import pytest

from stosy.games.snakes_and_ladders.state import Accept, Draw, Lay, Pending
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Rules,
    does,
    layable,
    offered,
    opened,
    played,
    refused,
    seen,
    taken,
)

INERT = Rules(opening_card="inert")
DEALER = Rules(first_player="dealer")
SKIPS = Rules(two_player_reverse="skips")
ALIKE = "y1 y2 y3 y4 y6 y7 y8"


@cases("seats", [2, 3, 10])
@cases("rules", [LEAFLET, INERT])
@cases("opening", ["r0", "b9"])
def test_sl4_a_digit_only_gives_its_colour(opening: str, seats: int, rules: Rules) -> None:
    view = seen(opened(opening, *[""] * seats, rules=rules))
    assert (view.colour, view.turn, view.pending, view.direction) == (opening[0], 1, None, 1)


@cases("seats", [2, 3, 10])
@cases("opening, pending", [("rS", "skip"), ("rD", "two")])
@cases("rules, first", [(LEAFLET, 1), (DEALER, 0)])
def test_sl4_the_effect_hits_the_first_player(
    opening: str, pending: Pending, seats: int, rules: Rules, first: int
) -> None:
    state = opened(opening, *[ALIKE if seat == first else "" for seat in range(seats)], rules=rules)
    view = seen(state)
    assert (view.turn, view.pending, view.colour) == (first, pending, "r")
    assert offered(state, first) == {Accept()}
    step = does(state, first, Accept())
    after = seen(step.state)
    assert (after.turn, after.pending) == ((first + 1) % seats, None)
    assert taken(step.events) == ([(first, 2)] if opening == "rD" else [])


@cases("seats", [2, 3, 10])
@cases("opening", ["rS", "rD", "rR"])
@cases(
    "rules, first",
    [
        (INERT, 1),
        (Rules(opening_card="inert", first_player="dealer"), 0),
        (Rules(opening_card="inert", two_player_reverse="skips"), 1),
    ],
)
def test_sl4_an_inert_card_has_no_effect(
    opening: str, seats: int, rules: Rules, first: int
) -> None:
    state = opened(opening, *[""] * seats, rules=rules)
    view = seen(state)
    assert (view.turn, view.pending, view.direction, view.colour) == (first, None, 1, "r")
    assert Draw() in offered(state, first)


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl4_an_opening_skip_is_answered_by_its_victim(seats: int) -> None:
    state = opened("rS", "", "rS bS W W4 r1 b1 b2", *[""] * (seats - 2))
    assert offered(state, 1) == {Lay("rS"), Accept()}
    view = seen(played(state, (1, Lay("rS"))))
    assert (view.turn, view.pending) == (2 % seats, "skip")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl4_an_opening_draw_two_is_answered_by_its_victim(seats: int) -> None:
    state = opened("rD", "", "rD bD W W4 r1 b1 b2", *[""] * (seats - 2))
    assert offered(state, 1) == {Lay("rD"), Lay("bD"), Accept()}
    after = played(state, (1, Lay("bD")))
    assert (seen(after).turn, seen(after).pending, seen(after).colour) == (2 % seats, "two", "b")
    assert taken(does(after, 2 % seats, Accept()).events) == [(2 % seats, 2)]


@pytest.mark.parametrize("opening", ["rS", "rD"])
def test_sl4_an_answer_needs_no_interventions(opening: str) -> None:
    state = opened(opening, "", opening, "", rules=Rules(interventions="off"))
    assert layable(state, 1) == {opening}


@cases(
    "seats, rules, starts",
    [(3, LEAFLET, 2), (3, DEALER, 1), (4, LEAFLET, 3), (4, DEALER, 2), (10, LEAFLET, 9)],
)
def test_sl4_reverse_lets_the_seat_two_before_the_first_start(
    seats: int, rules: Rules, starts: int
) -> None:
    state = opened("rR", *[""] * seats, rules=rules)
    view = seen(state)
    assert (view.turn, view.direction, view.pending) == (starts, -1, None)


def test_sl4_after_an_opening_reverse_play_goes_anticlockwise() -> None:
    state = opened("rR", "", "", "r3")
    assert seen(played(state, (2, Lay("r3")))).turn == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_sl4_two_player_reverse_is_for_two_players(seats: int) -> None:
    assert seen(opened("rR", *[""] * seats, rules=SKIPS)).turn == seats - 1


@pytest.mark.parametrize(
    ("rules", "starts"),
    [
        (LEAFLET, 1),
        (DEALER, 0),
        (SKIPS, 0),
        (Rules(two_player_reverse="skips", first_player="dealer"), 1),
    ],
)
def test_sl4_reverse_with_two_players(rules: Rules, starts: int) -> None:
    state = opened("rR", "r1", "r2", rules=rules)
    assert (seen(state).turn, seen(state).pending, seen(state).direction) == (starts, None, -1)
    assert seen(played(state, (starts, Lay(f"r{starts + 1}")))).turn == 1 - starts


@cases("seats", [2, 3, 10])
@cases("rules", [LEAFLET, INERT])
def test_sl4_any_card_may_be_laid_on_an_opening_wild(seats: int, rules: Rules) -> None:
    state = opened("W", "", "r1 yS gD bR W W4 b7", *[""] * (seats - 2), rules=rules)
    assert (seen(state).turn, seen(state).colour, seen(state).pending) == (1, None, None)
    assert layable(state, 1) == {"r1", "yS", "gD", "bR", "W", "W4", "b7"}
    assert Draw() in offered(state, 1)
    assert seen(played(state, (1, Lay("yS")))).colour == "y"


def test_sl4_on_an_opening_wild_every_card_is_a_fit() -> None:
    state = opened("W", "", "b1 b2 b3 b4 b5 b6 b7", rules=Rules(draw="only_without_a_fit"))
    assert Draw() not in offered(state, 1)
    assert refused(state, 1, Draw()) == ("draw_with_a_fit", "SL5")


@cases("opening", ["r5", "rS", "rD", "rR", "W"])
@cases("dealer", [0, 1, 2])
def test_sl4_no_intervention_on_the_opening_card(opening: str, dealer: int) -> None:
    first = seen(opened(opening, "", "", "", dealer=dealer)).turn
    holder = (first + 1) % 3
    hands = [opening if seat == holder else "" for seat in range(3)]
    state = opened(opening, *hands, dealer=dealer)
    lay = Lay("W", "r") if opening == "W" else Lay(opening)
    assert offered(state, holder) == set()
    assert refused(state, holder, lay) == ("not_your_turn", "G1")


@pytest.mark.parametrize("opening", ["rS", "rD"])
def test_sl4_two_players_have_no_intervention_on_the_opening_card(opening: str) -> None:
    state = opened(opening, opening, "")
    assert offered(state, 0) == set()


def test_sl9_the_answer_to_an_opening_card_may_be_intervened_on() -> None:
    state = played(opened("rD", "bD", "bD", "", ""), (1, Lay("bD")))
    assert layable(state, 0) == {"bD"}
    view = seen(played(state, (0, Lay("bD"))))
    assert (view.turn, view.pending) == (1, "two")
