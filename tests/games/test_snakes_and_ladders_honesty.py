"""Snakes & Ladders: the honesty check (SL12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stosy.games.snakes_and_ladders.events import Challenged
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    Shown,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    Colour,
    Rules,
    callers,
    cards,
    does,
    hand,
    layable,
    offered,
    opened,
    others,
    played,
    refused,
    seen,
    table,
    taken,
)

QUICK = Rules(courtesy="off")


def gamble(held: str, *hands: str, pile: str = "", rules: Rules = QUICK) -> SnakesAndLaddersState:
    """Seat 0 holds a Wild Draw Four and these cards, and lays it on a red five for green."""
    return played(table(f"W4 {held}", *hands, pile=pile, rules=rules), (0, Lay("W4", "g")))


def check_of(state: SnakesAndLaddersState) -> Challenged:
    event = does(state, 1, Challenge()).events[0]
    assert isinstance(event, Challenged)
    return event


@cases(
    "held, bluff",
    [
        ("r1 b1", True),
        ("rS b1", True),
        ("b1 b2", False),
        ("b5 b1", False),  # the same digit
        ("W b1", False),
        ("W4 b1", False),
        ("g1 b1", False),  # the colour ordered, not the one before
    ],
)
def test_sl12_a_bluff_is_a_card_of_the_current_colour_held(held: str, bluff: bool) -> None:
    assert check_of(gamble(held, "y1", "y2")).bluff is bluff


@pytest.mark.parametrize(("colour", "bluff"), [("b", True), ("y", False)])
def test_sl12_the_current_colour_may_have_been_ordered(colour: Colour, bluff: bool) -> None:
    state = table("W4 b1 b2", "y1", "y2", top="W", colour=colour)
    assert check_of(played(state, (0, Lay("W4", "g")))).bluff is bluff


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl12_a_bluffer_takes_the_card_back_and_four(seats: int) -> None:
    state = gamble("r1 b1", *others(seats - 1), pile="g6 g7 g8 g9")
    step = does(state, 1, Challenge())
    assert taken(step.events) == [(0, 4)]
    assert hand(step.state, 0) == cards("W4 r1 b1 g6 g7 g8 g9")
    assert hand(step.state, 1) == ["y1"]


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl12_after_a_bluff_the_challenger_plays_a_normal_turn(seats: int) -> None:
    state = gamble("r1 b1", "r9 b5 gD g1 W", *others(seats - 2))
    state = played(state, (1, Challenge()))
    view = seen(state)
    assert (view.discards, view.colour, view.turn, view.pending) == (("r5",), "r", 1, None)
    assert layable(state, 1) == {"r9", "b5", "W"}
    assert Draw() in offered(state, 1)
    assert refused(state, 1, Accept()) == ("nothing_to_accept", "SL7")
    assert refused(state, 1, Challenge()) == ("nothing_to_challenge", "SL12")
    assert refused(state, 1, Lay("g1")) == ("no_fit", "SL5")
    after = played(state, (1, Lay("r9")))
    assert seen(after).turn == 2 % seats


def test_sl12_after_a_bluff_an_ordered_colour_stands_again() -> None:
    state = table("W4 b1 b2", "g1 b3 y5", "y2", top="W", under="r5", colour="b", rules=QUICK)
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()))
    assert (seen(state).discards, seen(state).colour) == (("r5", "W"), "b")
    assert layable(state, 1) == {"b3"}


@pytest.mark.parametrize("top", ["rS", "rD"])
def test_sl12_after_a_bluff_nothing_is_pending(top: str) -> None:
    state = table("W4 r1 b1", "y1", "y2", top=top, rules=QUICK)
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()))
    assert (seen(state).turn, seen(state).pending, seen(state).discards) == (1, None, (top,))
    assert offered(state, 1) == {Draw()}


def test_sl12_after_a_bluff_no_window_is_open() -> None:
    state = played(table("b1 b2", "W4 r1", "y1", "r9 y2", turn=3, rules=QUICK), (3, Lay("r9")))
    state = played(state, (0, Draw()), (0, Pass()), (1, Lay("W4", "g")), (2, Challenge()))
    assert seen(state).discards[-1] == "r9"
    assert callers(state) == []
    assert [seat for seat in range(4) if offered(state, seat)] == [2]


@pytest.mark.parametrize(("seats", "after"), [(2, 0), (3, 2), (10, 2)])
def test_sl12_a_false_suspicion_costs_six_and_the_turn(seats: int, after: int) -> None:
    state = gamble("b1 b2", *others(seats - 1), pile="g4 g5 g6 g7 g8 g9")
    step = does(state, 1, Challenge())
    assert taken(step.events) == [(1, 6)]
    assert hand(step.state, 1) == cards("y1 g4 g5 g6 g7 g8 g9")
    assert hand(step.state, 0) == cards("b1 b2")
    view = seen(step.state)
    assert (view.turn, view.pending, view.colour, view.discards[-1]) == (after, None, "g", "W4")


@pytest.mark.parametrize(("last", "bluff"), [("b1", False), ("r1", True)])
def test_sl12_judged_by_the_hand_at_the_moment_of_the_lay(last: str, bluff: bool) -> None:
    state = gamble(last, "y1", "y2", pile="r7 r8")
    state = played(state, (2, CallOut(0)))
    assert hand(state, 0) == cards(f"{last} r7 r8")
    assert check_of(state).bluff is bluff
    after = played(state, (1, Challenge()))
    assert seen(after).sizes == ((8, 1, 1) if bluff else (3, 7, 1))


@pytest.mark.parametrize("rules", [QUICK, Rules(courtesy="off", opening_card="inert")])
@pytest.mark.parametrize("seats", [2, 3])
def test_sl12_on_an_opening_wild_it_is_always_honest(seats: int, rules: Rules) -> None:
    state = opened("W", "W4 r1 y1 g1 b1 rS W", *[""] * (seats - 1), dealer=seats - 1, rules=rules)
    step = does(played(state, (0, Lay("W4", "r"))), 1, Challenge())
    assert isinstance(step.events[0], Challenged)
    assert not step.events[0].bluff
    assert taken(step.events) == [(1, 6)]


@pytest.mark.parametrize("seat", [0, 2])
def test_sl12_only_the_next_player_may_challenge(seat: int) -> None:
    state = gamble("r1 b1", "y1", "y2")
    assert offered(state, seat) == set()
    assert refused(state, seat, Challenge()) == ("not_your_turn", "G1")


@pytest.mark.parametrize("card", ["r1", "rS", "rD", "W"])
def test_sl12_nothing_else_is_challenged(card: str) -> None:
    lay = Lay("W", "g") if card == "W" else Lay(card)
    state = played(table(f"{card} b1 b2", "y1", "y2"), (0, lay))
    assert Challenge() not in offered(state, 1)
    assert refused(state, 1, Challenge()) == ("nothing_to_challenge", "SL12")


@cases("held", ["r1 b1", "b1 b2"])
@cases("viewer", [2, 3, None])
def test_sl12_the_hand_is_shown_to_the_challenger_only(held: str, viewer: int | None) -> None:
    state = gamble(held, "y1", "y2", "y3")
    event = check_of(state)
    told, secret = event.seen_by(1), event.seen_by(viewer)
    assert isinstance(told, Challenged)
    assert isinstance(secret, Challenged)
    assert told.hand is not None
    assert set(held.split()) <= set(told.hand)
    assert (secret.hand, secret.bluff, secret.target) == (None, event.bluff, 0)
    after = played(state, (1, Challenge()))
    assert set(held.split()) <= set(seen(after, 1).known[0])
    assert not set(held.split()) & set(seen(after, viewer).known[0])


def test_sl12_nobody_sees_cards_taken_after_the_lay() -> None:
    state = played(gamble("b1", "y1", "y2", pile="b7 b8"), (2, CallOut(0)), (1, Challenge()))
    assert seen(state, 1).known == (("b1",), (), ())
    assert check_of(gamble("b1", "y1", pile="b7 b8")).hand == ("b1",)


def test_sl12_a_bluffer_s_four_cards_stay_hidden() -> None:
    state = played(gamble("r1 b1", "y1", "y2", pile="g6 g7 g8 g9"), (1, Challenge()))
    assert sorted(seen(state, 1).known[0]) == cards("W4 r1 b1")


def test_sl12_everybody_has_seen_the_four_that_went_back() -> None:
    state = played(gamble("r1 b1", "y1", "y2"), (1, Challenge()))
    assert seen(state, 2).known == (("W4",), (), ())


def test_sl12_a_card_is_remembered_until_it_is_laid() -> None:
    state = gamble("b1 b2 g3", "y1", "y2")
    assert seen(state, 1).known == ((), (), ())
    state = played(state, (1, Challenge()))
    assert sorted(seen(state, 1).known[0]) == cards("b1 b2 g3")
    state = played(state, (2, Draw()), (2, Pass()), (0, Draw()), (0, Pass()))
    assert sorted(seen(state, 1).known[0]) == cards("b1 b2 g3")
    state = played(state, (1, Draw()), (1, Pass()), (2, Draw()), (2, Pass()), (0, Lay("g3")))
    assert sorted(seen(state, 1).known[0]) == cards("b1 b2")
    assert seen(state, 2).known == ((), (), ())


def test_sl12_a_laid_card_is_forgotten_though_another_like_it_is_held() -> None:
    state = played(gamble("g1 g1 b2", "y1"), (1, Challenge()), (0, Lay("g1")))
    assert sorted(seen(state, 1).known[0]) == cards("b2 g1")


def test_sl12_two_checks_are_both_remembered() -> None:
    state = table("W4 b1 b2", "W4 y1 y2", "W4 b3 b4", rules=Rules(courtesy="off"))
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()), (2, Lay("W4", "r")))
    state = played(state, (0, Challenge()))
    assert sorted(seen(state, 1).known[0]) == cards("b1 b2")
    assert sorted(seen(state, 0).known[2]) == cards("b3 b4")
    assert seen(state, 1).known[2] == ()


def test_sl12_sl13_the_bluffer_sorts_before_the_challenger_plays() -> None:
    state = played(gamble("r1 b1", "y1", "y2", rules=Rules()), (1, Challenge()))
    assert seen(state).waiting == 0
    state = played(state, (0, Ready()))
    assert (seen(state).turn, offered(state, 1)) == (1, {Draw()})


def test_sl12_a_challenge_adds_to_what_the_challenger_had_seen_before() -> None:
    rules = Rules(penalties="on", courtesy="off")
    four = played(table("W4 b1", "y1", "y2", pile="b7 b8", rules=rules), (0, Lay("W4", "g")))
    challenged = played(four, (2, CallOut(0)), (0, Lay("b7")), (1, Challenge()))
    assert seen(challenged, 1).known[0] == ("b1", "b7")
    assert seen(challenged, 2).known[0] == ("b7",)


def test_sl12_a_card_that_comes_back_is_known_beside_its_twin() -> None:
    rules = Rules(penalties="on", courtesy="off")
    state = table("W4 W4 r1 b1", "y1 y2", "y7 y8", "g1 g2", rules=rules)
    state = replace(state, shown=(Shown(2, 0, ("W4", "W4")),))
    caught = played(state, (0, Lay("W4", "g")), (1, Challenge()))
    assert seen(caught, 2).known[0] == ("W4", "W4")
    assert seen(caught, 3).known[0] == ("W4",)
