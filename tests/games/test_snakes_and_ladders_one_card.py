"""Snakes & Ladders: "One card!" (SL14), sizes of hands (SL15)."""

from __future__ import annotations

import pytest

from stosy.core import Refused, answer, offers_to
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import CalledOut, CardLaid, CardsTaken
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Pending,
    Ready,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Colour,
    Rules,
    callers,
    cards,
    does,
    hand,
    offered,
    others,
    played,
    refused,
    seen,
    table,
)

PENALTIES = Rules(penalties="on")


def forgotten(
    card: str, *hands: str, keeps: str = "b1", rules: Rules = LEAFLET
) -> SnakesAndLaddersState:
    """Seat 0 lays the last card but one, for green if it is a wild, and says nothing."""
    colour: Colour | None = "g" if card in ("W", "W4") else None
    return played(table(f"{card} {keeps}", *hands, rules=rules), (0, Lay(card, colour)))


def test_sl14_the_last_card_but_one_is_laid_with_or_without_a_word() -> None:
    state = table("r1 b1", "y1", "y2")
    assert offered(state, 0) == {Lay("r1"), Lay("r1", one_card=True), Draw()}


def test_sl14_a_drawn_card_can_be_the_last_but_one() -> None:
    state = played(table("b1", "y1", pile="r9"), (0, Draw()))
    assert offered(state, 0) == {Lay("r9"), Lay("r9", one_card=True), Pass()}
    assert callers(played(state, (0, Lay("r9")))) == [(1, 0)]


def test_sl14_an_answer_can_be_the_last_but_one() -> None:
    state = played(table("rD b1 b2", "gD y1", "y2"), (0, Lay("rD")))
    assert offered(state, 1) == {Lay("gD"), Lay("gD", one_card=True), Accept()}
    assert callers(played(state, (1, Lay("gD")))) == [(0, 1), (2, 1)]


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl14_announced_in_time_nobody_can_call(seats: int) -> None:
    step = does(table("r1 b1", *others(seats - 1)), 0, Lay("r1", one_card=True))
    assert step.events[0] == CardLaid(0, "r1", None, True, False)
    assert callers(step.state) == []
    assert refused(step.state, 1, CallOut(0)) == ("false_call", "SL14")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl14_forgotten_every_other_may_call(seats: int) -> None:
    state = forgotten("r1", *others(seats - 1))
    assert callers(state) == [(seat, 0) for seat in range(1, seats)]
    assert offered(state, 0) == set()


@pytest.mark.parametrize("caller", [1, 2])
def test_sl14_the_forgetful_one_takes_two(caller: int) -> None:
    state = played(table("r1 b1", "y1", "y2", pile="g8 g9"), (0, Lay("r1")))
    step = does(state, caller, CallOut(0))
    assert step.events == (
        CalledOut(caller, 0),
        CardsTaken(0, 2, "called_out", ("g8", "g9")),
    )
    assert hand(step.state, 0) == cards("b1 g8 g9")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl14_only_the_forgetful_one_sees_the_two(viewer: int | None) -> None:
    state = played(table("r1 b1", "y1", "y2", pile="g8 g9"), (0, Lay("r1")))
    event = does(state, 1, CallOut(0)).events[1].seen_by(viewer)
    assert event == CardsTaken(0, 2, "called_out", ("g8", "g9") if viewer == 0 else None)


@pytest.mark.parametrize(
    ("card", "pending"), [("r1", None), ("rS", "skip"), ("rD", "two"), ("W4", "four")]
)
def test_sl14_a_call_changes_nothing_about_the_turn(card: str, pending: Pending | None) -> None:
    state = forgotten(card, "y1", "y2")
    before, after = seen(state), seen(played(state, (2, CallOut(0))))
    assert (after.turn, after.pending, after.colour) == (1, pending, before.colour)
    assert (after.phase, after.discards) == ("turn", before.discards)
    assert [o.id for o in GAME.offers(played(state, (2, CallOut(0))))] == [GAME.offers(state)[0].id]


def test_sl14_the_first_call_counts() -> None:
    state = played(forgotten("r1", "y1", "y2"), (2, CallOut(0)))
    assert callers(state) == []
    assert refused(state, 1, CallOut(0)) == ("too_late", "SL16")
    assert seen(state).sizes == (3, 1, 1)


@pytest.mark.parametrize("rules", [LEAFLET, PENALTIES])
def test_sl14_g5_a_second_call_is_too_late(rules: Rules) -> None:
    state = forgotten("r1", "y1", "y2", rules=rules)
    (offer,) = offers_to(GAME, state, 2)
    with pytest.raises(Refused) as caught:
        answer(GAME, played(state, (1, CallOut(0))), 2, offer.id, CallOut(0))
    assert (caught.value.code, caught.value.rule) == ("too_late", "G5")


FALSE, LATE = ("false_call", "SL14"), ("too_late", "SL16")
CLOSING = [
    pytest.param("r1", "b1", [(1, Lay("r9"))], FALSE, id="the next card"),
    pytest.param("rD", "b1", [(1, Lay("gD"))], FALSE, id="an answer"),
    pytest.param("r1", "b1", [(2, Lay("r1"))], FALSE, id="an intervention"),
    pytest.param("r1", "b1", [(1, Draw())], LATE, id="a draw"),
    pytest.param("rD", "b1", [(1, Accept())], LATE, id="taking two"),
    pytest.param("W4", "b1", [(1, Accept()), (1, Ready())], LATE, id="taking four"),
    pytest.param("W4", "b1", [(1, Challenge()), (1, Ready())], LATE, id="a failed challenge"),
    pytest.param("W4", "r2", [(1, Challenge()), (0, Ready())], FALSE, id="a proved bluff"),
]


@cases("card, keeps, moves, refusal", CLOSING)
def test_sl14_the_window_closes(
    card: str,
    keeps: str,
    moves: list[tuple[int, SnakesAndLaddersAction]],
    refusal: tuple[str, str],
) -> None:
    state = forgotten(card, "r9 gD y1 y2", "r1 y3 y4", keeps=keeps)
    assert callers(state) == [(1, 0), (2, 0)]
    state = played(state, *moves)
    assert callers(state) == []
    assert refused(state, 2, CallOut(0)) == refusal


def test_sl14_accepting_a_skip_leaves_the_window_open() -> None:
    state = played(forgotten("rS", "y1", "r7 y2", "y3"), (1, Accept()))
    assert callers(state) == [(1, 0), (2, 0), (3, 0)]
    called = played(state, (1, CallOut(0)))
    assert (seen(called).sizes, seen(called).turn) == ((3, 1, 2, 1), 2)
    for action in (Draw(), Lay("r7", one_card=True)):
        assert callers(played(state, (2, action))) == []


def test_sl14_accepting_a_skip_with_two_players() -> None:
    state = played(forgotten("rS", "y1"), (1, Accept()))
    assert callers(state) == [(1, 0)]
    assert seen(played(state, (1, CallOut(0)))).sizes == (3, 1)
    assert callers(played(state, (0, Draw()))) == []


def test_sl14_an_answered_skip_closes_the_window() -> None:
    state = played(forgotten("rS", "rS y1 y2", "y3"), (1, Lay("rS")))
    assert callers(state) == []


@pytest.mark.parametrize(("seat", "wrong"), [(1, Lay("y9")), (2, Lay("y3")), (2, CallOut(1))])
def test_sl14_a_penalised_mistake_leaves_the_window_open(
    seat: int, wrong: SnakesAndLaddersAction
) -> None:
    state = played(forgotten("r1", "y9", "y3", rules=PENALTIES), (seat, wrong))
    assert callers(state) == [(1, 0), (2, 0)]


def test_sl14_a_penalised_forgetful_one_may_still_be_called_out() -> None:
    state = forgotten("r1", "y9", "y3", keeps="b2", rules=PENALTIES)
    state = played(state, (0, Lay("b2")), (1, CallOut(0)))
    assert seen(state).sizes == (5, 1, 1)


def test_sl14_the_layer_who_plays_again_closes_the_window() -> None:
    state = forgotten("rR", "y1", keeps="r1", rules=Rules(two_player_reverse="skips"))
    assert callers(state) == [(1, 0)]
    assert callers(played(state, (0, Draw()))) == []


@pytest.mark.parametrize("held", ["r1 b1 b2", "r1 b1 b2 b3"])
def test_sl14_other_cards_need_no_announcement(held: str) -> None:
    state = table(held, "y1", "y2")
    assert Lay("r1", one_card=True) not in offered(state, 0)
    assert refused(state, 0, Lay("r1", one_card=True)) == ("false_announcement", "SL14")
    state = played(state, (0, Lay("r1")))
    assert callers(state) == []
    assert refused(state, 1, CallOut(0)) == ("false_call", "SL14")


def test_sl14_the_last_card_is_not_announced() -> None:
    state = table("r1", "y1", "y2")
    assert offered(state, 0) == {Lay("r1"), Draw()}
    assert refused(state, 0, Lay("r1", one_card=True)) == ("false_announcement", "SL14")


def test_sl14_one_card_left_otherwise_needs_no_announcement() -> None:
    state = table("b1", "y1", "y2")
    assert callers(state) == []
    assert refused(state, 1, CallOut(0)) == ("false_call", "SL14")


@pytest.mark.parametrize(("seat", "target"), [(0, 0), (1, 1), (1, 3), (1, -1)])
def test_g3_nobody_calls_themselves_or_an_empty_seat(seat: int, target: int) -> None:
    state = forgotten("r1", "y1", "y2")
    assert refused(state, seat, CallOut(target)) == ("no_such_seat", "G3")


def test_sl14_a_call_while_four_are_pending_leaves_the_choice() -> None:
    state = played(forgotten("W4", "y1", "y2"), (2, CallOut(0)))
    assert offered(state, 1) == {Accept(), Challenge()}


def test_sl14_a_new_turn_needs_a_new_announcement() -> None:
    state = played(table("r1 b1", "y2", pile="r8 r9"), (0, Lay("r1", one_card=True)))
    state = played(state, (1, Draw()), (1, Pass()), (0, Draw()), (0, Lay("r9")))
    assert callers(state) == [(1, 0)]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_sl15_sizes_of_hands_are_public(viewer: int | None) -> None:
    state = table("r1 b1", "y1 y2 y3", "g1")
    assert seen(state, viewer).sizes == (2, 3, 1)
    state = played(state, (0, Lay("r1")), (2, CallOut(0)), (1, Draw()))
    assert seen(state, viewer).sizes == (3, 4, 1)
