"""Snakes & Ladders: waiting until new cards are sorted (SL13)."""

from __future__ import annotations

import pytest

from stosy.core import Resign, Timeout
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import TurnOf, WasReady
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    Reshuffle,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Rules,
    brought,
    does,
    due,
    offered,
    others,
    played,
    refused,
    seen,
    table,
    taken,
)

HONEST, BLUFF = "W4 b1 b2", "W4 r1 b2"
WAYS = [
    pytest.param(HONEST, Accept(), 1, 2, id="accepting"),
    pytest.param(HONEST, Challenge(), 1, 2, id="a failed challenge"),
    pytest.param(BLUFF, Challenge(), 0, 1, id="a proved bluff"),
]


def four(held: str, *hands: str, rules: Rules = LEAFLET) -> SnakesAndLaddersState:
    return played(table(held, *hands, rules=rules), (0, Lay("W4", "g")))


@cases("held, action, sorter, after", WAYS)
@cases("seats", [2, 3, 10])
def test_sl13_the_game_waits_for_the_one_who_took_four(
    held: str, action: SnakesAndLaddersAction, sorter: int, after: int, seats: int
) -> None:
    state = played(four(held, *others(seats - 1)), (1, action))
    assert (seen(state).phase, seen(state).waiting) == ("ready", sorter)
    (offer,) = GAME.offers(state)
    assert (offer.seat, offer.actions, offer.fallback) == (sorter, (Ready(),), Ready())
    step = does(state, sorter, Ready())
    assert step.events[0] == WasReady(sorter)
    view = seen(step.state)
    assert (view.phase, view.waiting, view.turn) == ("turn", None, after % seats)
    assert Draw() in offered(step.state, after % seats)


@pytest.mark.parametrize(("held", "action", "sorter", "after"), WAYS)
def test_sl13_off_means_no_waiting(
    held: str, action: SnakesAndLaddersAction, sorter: int, after: int
) -> None:
    step = does(four(held, "y1", "y2", rules=Rules(courtesy="off")), 1, action)
    assert TurnOf(after, None) in step.events
    assert taken(step.events)[0][0] == sorter
    assert (seen(step.state).phase, seen(step.state).turn) == ("turn", after)
    assert Draw() in offered(step.state, after)
    assert refused(step.state, sorter, Ready()) == ("nothing_to_sort", "SL13")


@cases("rules", [LEAFLET, Rules(penalties="on")])
@cases("seat", [0, 1, 2])
@cases(
    "action", [Lay("g1"), Lay("y9"), Draw(), Pass(), Accept(), Challenge(), CallOut(0), CallOut(2)]
)
def test_sl13_till_then_nobody_can_do_anything(
    rules: Rules, seat: int, action: SnakesAndLaddersAction
) -> None:
    state = played(four("W4 b1", "y9 g1", "g1 y1", rules=rules), (1, Accept()))
    assert offered(state, 0) == offered(state, 2) == set()
    assert refused(state, seat, action) == ("wait_for_ready", "SL13")


@pytest.mark.parametrize("seat", [0, 2])
def test_sl13_only_the_sorter_is_ready(seat: int) -> None:
    state = played(four(HONEST, "y1", "y2"), (1, Accept()))
    assert refused(state, seat, Ready()) == ("wait_for_ready", "SL13")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sl13_anybody_may_resign_meanwhile(seat: int) -> None:
    state = played(four(HONEST, "y1", "y2"), (1, Accept()), (seat, Resign()))
    result = seen(state).result
    assert result is not None
    assert result.winners == tuple(other for other in range(3) if other != seat)


def test_sl13_g6_only_the_sorter_runs_out_of_time() -> None:
    state = played(four(HONEST, "y1", "y2"), (1, Accept()))
    assert seen(state).turn == 2
    for seat in (0, 2):
        assert refused(state, seat, Timeout()) == ("not_waited_for", "G6")
    result = seen(played(state, (1, Timeout()))).result
    assert result is not None
    assert (result.winners, result.reason) == ((0, 2), "timeout")


@pytest.mark.parametrize("phase", ["turn", "drawn", "pending"])
def test_sl13_ready_is_for_sorting_only(phase: str) -> None:
    state = table("rD b1 b2", "y1", "y2")
    if phase == "drawn":
        state = played(state, (0, Draw()))
    if phase == "pending":
        state = played(state, (0, Lay("rD")))
    for seat in range(3):
        assert refused(state, seat, Ready()) == ("nothing_to_sort", "SL13")


def test_sl13_two_cards_need_no_sorting() -> None:
    state = played(table("rD b1 b2", "y1", "y2"), (0, Lay("rD")), (1, Accept()))
    assert (seen(state).phase, seen(state).turn) == ("turn", 2)


def test_sl13_nor_do_cards_for_forgetting() -> None:
    state = played(table("r1 b1", "y1", "y2"), (0, Lay("r1")), (2, CallOut(0)))
    assert (seen(state).phase, seen(state).turn) == ("turn", 1)


# What is under the Wild Draw Four can be taken too, unless it is the top again.
SHORT = [
    pytest.param(HONEST, Accept(), "g1 g2", 3, id="accepting three"),
    pytest.param(HONEST, Accept(), "g1 g2 g3", 4, id="accepting four"),
    pytest.param(HONEST, Challenge(), "g1 g2", 3, id="three for a challenge"),
    pytest.param(HONEST, Challenge(), "g1 g2 g3", 4, id="four for a challenge"),
    pytest.param(HONEST, Challenge(), "g1 g2 g3 g4", 5, id="five for a challenge"),
    pytest.param(BLUFF, Challenge(), "g1 g2 g3", 3, id="three for a bluff"),
    pytest.param(BLUFF, Challenge(), "g1 g2 g3 g4", 4, id="four for a bluff"),
]


@cases("held, action, pile, got", SHORT)
def test_sl13_only_four_really_taken_are_sorted(
    held: str, action: SnakesAndLaddersAction, pile: str, got: int
) -> None:
    state = played(table(held, "y1", "y2", pile=pile, spare=2), (0, Lay("W4", "g")))
    step = does(state, 1, action)
    count = sum(number for _, number in taken(step.events))
    if isinstance(entry := due(step.state), Reshuffle):
        assert entry.pile == ("r5",)
        step = brought(step.state, entry)
        count += sum(number for _, number in taken(step.events))
    assert count == got
    assert (seen(step.state).phase == "ready") is (got >= 4)


def test_sl13_sl17_the_reshuffle_comes_before_ready() -> None:
    state = played(table(HONEST, "y1", "y2", pile="g1", spare="discards"), (0, Lay("W4", "g")))
    state = played(state, (1, Accept()))
    assert GAME.offers(state) == ()
    assert refused(state, 1, Ready()) == ("chance_due", "SL17")
    entry = due(state)
    assert isinstance(entry, Reshuffle)
    state = brought(state, entry).state
    assert offered(state, 1) == {Ready()}
    assert seen(state).sizes[1] == 5
