"""Snakes & Ladders: what mistakes cost (SL16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import CardsTaken, Erred
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    Rules,
    does,
    due,
    hand,
    offered,
    played,
    refused,
    seen,
    table,
    taken,
)

OFF, ON = Rules(), Rules(penalties="on")


class Case(NamedTuple):
    """What a seat does in a position, and the refusal it meets without penalties.

    In each position y8 and y9 are the next cards of the pile.
    """

    position: Callable[[Rules], SnakesAndLaddersState]
    seat: int
    action: SnakesAndLaddersAction
    code: str
    rule: str

    @property
    def card(self) -> str | None:
        return self.action.card if isinstance(self.action, Lay) else None


def name(case: Case) -> str:
    return f"{case.position.__name__}-{case.seat}-{case.action}"


def quiet(rules: Rules) -> SnakesAndLaddersState:
    return table("g7 r1 W4", "g6 r2 W4", "y1 y2", pile="y8 y9", rules=rules)


def ordered(rules: Rules) -> SnakesAndLaddersState:
    return table("r1 g7", "y1 y2", top="W", colour="b", pile="y8 y9", rules=rules)


def after_a_digit(rules: Rules) -> SnakesAndLaddersState:
    state = table("r1 b2 b3", "g6 g7", "b1 r2 W W4", "r1 g2 g3", pile="y8 y9", rules=rules)
    return played(state, (0, Lay("r1")))


def after_one_of_two(rules: Rules) -> SnakesAndLaddersState:
    return played(table("r1 r1 b2", "g6 g7", "y2", pile="y8 y9", rules=rules), (0, Lay("r1")))


def after_a_skip(rules: Rules) -> SnakesAndLaddersState:
    state = table("rS b1 b2", "bS r1 W4", "y1 y2", pile="y8 y9", rules=rules)
    return played(state, (0, Lay("rS")))


def after_a_two(rules: Rules) -> SnakesAndLaddersState:
    state = table("rD b1 b2", "rS r1 W4", "y1 y2", pile="y8 y9", rules=rules)
    return played(state, (0, Lay("rD")))


def after_a_four(rules: Rules) -> SnakesAndLaddersState:
    state = table("W4 b1 b2", "rD g1 W4", "y1 y2", pile="y8 y9", rules=rules)
    return played(state, (0, Lay("W4", "g")))


def drawn_fit(rules: Rules) -> SnakesAndLaddersState:
    return played(table("r1 b2", "y1 y2", "y3", pile="r9 y8 y9", rules=rules), (0, Draw()))


def drawn_misfit(rules: Rules) -> SnakesAndLaddersState:
    return played(table("r1 b2", "y1 y2", "y3", pile="g9 y8 y9", rules=rules), (0, Draw()))


def last_card(rules: Rules) -> SnakesAndLaddersState:
    return table("r1", "y1 y2", "y3", pile="y8 y9", rules=rules)


def two_left(rules: Rules) -> SnakesAndLaddersState:
    return table("r1 b1", "y1 y2", "y3", pile="y8 y9", rules=rules)


def forgotten(rules: Rules) -> SnakesAndLaddersState:
    return played(two_left(rules), (0, Lay("r1")))


def announced(rules: Rules) -> SnakesAndLaddersState:
    return played(two_left(rules), (0, Lay("r1", one_card=True)))


def sorting(rules: Rules) -> SnakesAndLaddersState:
    return played(after_a_four(rules), (1, Accept()))


WRONG_CARDS = [
    Case(quiet, 0, Lay("g7"), "no_fit", "SL5"),
    Case(ordered, 0, Lay("r1"), "not_the_ordered_colour", "SL10"),
    Case(quiet, 1, Lay("g6"), "not_your_turn", "G1"),
    Case(quiet, 1, Lay("r2"), "not_your_turn", "G1"),
    Case(quiet, 1, Lay("W4", "r"), "four_out_of_turn", "SL11"),
    Case(after_a_digit, 2, Lay("b1"), "not_identical", "SL9"),
    Case(after_a_digit, 2, Lay("r2"), "not_identical", "SL9"),
    Case(after_a_digit, 2, Lay("W", "r"), "not_identical", "SL9"),
    Case(after_a_digit, 2, Lay("W4", "r"), "four_out_of_turn", "SL11"),
    Case(after_one_of_two, 0, Lay("r1"), "own_card", "SL9"),
    Case(after_a_skip, 1, Lay("bS"), "no_answer_to_skip", "SL6"),
    Case(after_a_skip, 1, Lay("r1"), "no_answer_to_skip", "SL6"),
    Case(after_a_skip, 1, Lay("W4", "r"), "no_answer_to_skip", "SL6"),
    Case(after_a_two, 1, Lay("rS"), "no_answer_to_two", "SL7"),
    Case(after_a_two, 1, Lay("W4", "r"), "no_answer_to_two", "SL7"),
    Case(after_a_four, 1, Lay("rD"), "no_answer_to_four", "SL11"),
    Case(after_a_four, 1, Lay("g1"), "no_answer_to_four", "SL11"),
    Case(after_a_four, 1, Lay("W4", "r"), "no_answer_to_four", "SL11"),
    Case(drawn_fit, 0, Lay("r1"), "only_the_drawn", "SL5"),
    Case(drawn_misfit, 0, Lay("r1"), "only_the_drawn", "SL5"),
    Case(drawn_misfit, 0, Lay("g9"), "no_fit", "SL5"),
    Case(quiet, 0, Lay("g7", one_card=True), "no_fit", "SL5"),
]
FALSE_ANNOUNCEMENTS = [
    Case(quiet, 0, Lay("r1", one_card=True), "false_announcement", "SL14"),
    Case(quiet, 0, Lay("W4", "r", one_card=True), "false_announcement", "SL14"),
    Case(after_a_digit, 3, Lay("r1", one_card=True), "false_announcement", "SL14"),
    Case(drawn_fit, 0, Lay("r9", one_card=True), "false_announcement", "SL14"),
    Case(last_card, 0, Lay("r1", one_card=True), "false_announcement", "SL14"),
]
FALSE_CALLS = [
    Case(quiet, 1, CallOut(0), "false_call", "SL14"),
    Case(two_left, 1, CallOut(0), "false_call", "SL14"),
    Case(announced, 1, CallOut(0), "false_call", "SL14"),
    Case(forgotten, 1, CallOut(2), "false_call", "SL14"),
    Case(forgotten, 0, CallOut(2), "false_call", "SL14"),
    Case(after_a_four, 2, CallOut(0), "false_call", "SL14"),
]
MISTAKES = WRONG_CARDS + FALSE_ANNOUNCEMENTS + FALSE_CALLS


@cases("case", MISTAKES)
def test_sl16_off_a_mistake_is_refused(case: Case) -> None:
    assert refused(case.position(OFF), case.seat, case.action) == (case.code, case.rule)


@cases("case", MISTAKES)
@cases("rules", [OFF, ON])
def test_sl16_a_mistake_is_never_offered(case: Case, rules: Rules) -> None:
    assert case.action not in offered(case.position(rules), case.seat)


@cases("case", MISTAKES)
def test_sl16_on_a_mistake_costs_two_cards_and_nothing_else_changes(case: Case) -> None:
    before, seat = case.position(ON), case.seat
    step = does(before, seat, case.action)
    after = step.state
    assert taken(step.events) == [(seat, 2)]
    assert hand(after, seat) == sorted([*hand(before, seat), "y8", "y9"])
    sizes = tuple(size + 2 * (owner == seat) for owner, size in enumerate(seen(before).sizes))
    assert seen(after) == replace(seen(before), sizes=sizes, pile=seen(before).pile - 2)
    assert seen(after, seat).drawn == seen(before, seat).drawn
    windows = [(offer.id, offer.seat) for offer in GAME.offers(before)]
    assert [(offer.id, offer.seat) for offer in GAME.offers(after)] == windows


@cases("case", WRONG_CARDS)
def test_sl16_a_wrong_card_is_told(case: Case) -> None:
    event = does(case.position(ON), case.seat, case.action).events[0]
    assert event == Erred(case.seat, "card", case.card)


@cases("case", FALSE_ANNOUNCEMENTS)
def test_sl16_a_false_announcement_is_told(case: Case) -> None:
    event = does(case.position(ON), case.seat, case.action).events[0]
    assert event == Erred(case.seat, "announcement", case.card)


@pytest.mark.parametrize(("caller", "target"), [(1, 0), (0, 1), (2, 0)])
def test_sl16_a_false_call_is_told(caller: int, target: int) -> None:
    event = does(quiet(ON), caller, CallOut(target)).events[0]
    assert event == Erred(caller, "call", target=target)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl16_only_the_one_who_erred_sees_the_two(viewer: int | None) -> None:
    event = does(quiet(ON), 0, Lay("g7")).events[1]
    expected = CardsTaken(0, 2, "penalty", ("y8", "y9") if viewer == 0 else None)
    assert event.seen_by(viewer) == expected


@pytest.mark.parametrize("action", [Lay("g7"), Lay("r1", one_card=True)])
def test_sl16_everybody_has_seen_the_card_that_went_back(action: Lay) -> None:
    state = played(quiet(ON), (0, action))
    for viewer in (1, 2):
        assert seen(state, viewer).known == ((action.card,), (), ())
    state = played(state, (0, Lay("r1")))
    assert seen(state, 1).known[0] == (() if action.card == "r1" else (action.card,))


def test_sl16_the_turn_goes_on_after_a_mistake() -> None:
    state = played(quiet(ON), (0, Lay("g7")), (0, Lay("g7")), (0, Lay("r1")))
    assert (seen(state).turn, seen(state).sizes) == (1, (6, 3, 2))


def test_sl16_another_card_than_the_drawn_one_leaves_the_drawn_one() -> None:
    state = played(drawn_fit(ON), (0, Lay("r1")))
    assert offered(state, 0) == {Lay("r9"), Pass()}


def test_sl16_a_penalised_victim_may_still_challenge() -> None:
    state = played(after_a_four(ON), (1, Lay("g1")))
    assert offered(state, 1) == {Accept(), Challenge()}


def test_sl16_with_the_last_card_a_false_word_costs_the_round() -> None:
    state = played(last_card(ON), (0, Lay("r1", one_card=True)))
    assert seen(state).phase == "turn"
    assert hand(state, 0) == ["r1", "y8", "y9"]


@pytest.mark.parametrize("rules", [ON, Rules(penalties="on", interventions="off")])
def test_sl16_out_of_turn_is_a_mistake_without_interventions_too(rules: Rules) -> None:
    state = table("r1 b1 b2", "g6 g7", "r1 y1 y2", rules=rules)
    step = does(played(state, (0, Lay("r1"))), 2, Lay("r1"))
    off = rules.interventions == "off"
    assert taken(step.events) == ([(2, 2)] if off else [])


def test_sl16_a_penalty_of_what_there_is() -> None:
    state = played(table("r1 b2", "", spare=1, rules=ON), (0, Draw()))
    step = does(state, 0, Lay("r1"))
    assert due(step.state) is None
    assert hand(step.state, 0) == ["b2", "r1"]
    assert offered(step.state, 0) == {Pass()}


NO_MISTAKES = [
    Case(quiet, 0, Lay("b9"), "not_held", "G2"),
    Case(quiet, 1, Lay("b9"), "not_held", "G2"),
    Case(after_a_digit, 1, Lay("r1"), "not_held", "G2"),
    Case(quiet, 0, Lay("x1"), "not_held", "G2"),
    Case(quiet, 0, Lay("W4"), "colour_missing", "SL10"),
    Case(after_a_digit, 2, Lay("W"), "colour_missing", "SL10"),
    Case(quiet, 0, Lay("r1", "r"), "colour_needless", "SL10"),
    Case(quiet, 0, Pass(), "pass_before_draw", "SL5"),
    Case(quiet, 0, Accept(), "nothing_to_accept", "SL7"),
    Case(quiet, 0, Challenge(), "nothing_to_challenge", "SL12"),
    Case(quiet, 0, Ready(), "nothing_to_sort", "SL13"),
    Case(quiet, 1, Draw(), "not_your_turn", "G1"),
    Case(drawn_fit, 1, Pass(), "not_your_turn", "G1"),
    Case(after_a_two, 2, Accept(), "not_your_turn", "G1"),
    Case(after_a_four, 2, Challenge(), "not_your_turn", "G1"),
    Case(drawn_fit, 0, Draw(), "drawn_already", "SL5"),
    Case(after_a_skip, 1, Draw(), "answer_first", "SL6"),
    Case(after_a_two, 1, Draw(), "answer_first", "SL7"),
    Case(after_a_four, 1, Draw(), "answer_first", "SL11"),
    Case(after_a_two, 1, Challenge(), "nothing_to_challenge", "SL12"),
    Case(quiet, 1, CallOut(1), "no_such_seat", "G3"),
    Case(quiet, 1, CallOut(3), "no_such_seat", "G3"),
    Case(sorting, 1, Lay("rD"), "wait_for_ready", "SL13"),
    Case(sorting, 2, Lay("y1"), "wait_for_ready", "SL13"),
    Case(sorting, 2, CallOut(0), "wait_for_ready", "SL13"),
    Case(sorting, 2, Draw(), "wait_for_ready", "SL13"),
]


@cases("case", NO_MISTAKES)
@cases("rules", [OFF, ON])
def test_sl16_always_refused_and_never_penalised(case: Case, rules: Rules) -> None:
    assert refused(case.position(rules), case.seat, case.action) == (case.code, case.rule)


def test_sl16_drawing_with_a_fit_is_refused_not_penalised() -> None:
    state = quiet(Rules(penalties="on", draw="only_without_a_fit"))
    assert refused(state, 0, Draw()) == ("draw_with_a_fit", "SL5")
