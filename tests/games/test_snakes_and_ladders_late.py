"""Snakes & Ladders: what comes too late is no mistake (SL16, G5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import pytest

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
    Colour,
    Rules,
    brought,
    callers,
    dealt,
    does,
    due,
    layable,
    offered,
    opened,
    played,
    refused,
    seen,
    table,
    taken,
)

Moves: TypeAlias = Sequence[tuple[int, SnakesAndLaddersAction]]

OFF, ON = Rules(), Rules(penalties="on")
LATE = ("too_late", "SL16")

penalties = cases("rules", [OFF, ON])


def lay(card: str) -> Lay:
    """A card laid without a word, for green if it is a wild."""
    colour: Colour | None = "g" if card in ("W", "W4") else None
    return Lay(card, colour)


def laid(
    card: str, *moves: tuple[int, SnakesAndLaddersAction], rules: Rules
) -> SnakesAndLaddersState:
    """Seat 0 has laid one of two such cards; seat 1 is next; seat 3 holds one as well."""
    held = [f"{card} {card} b1 b2", "y1 y2", "y3 y4", f"{card} y5 y6"]
    if card not in ("W", "W4"):
        held[0] = f"{card} b1 b2"
    return played(table(*held, pile="g8 g9", rules=rules), (0, lay(card)), *moves)


def forgotten(
    card: str, *moves: tuple[int, SnakesAndLaddersAction], rules: Rules
) -> SnakesAndLaddersState:
    """Seat 0 has laid the last card but one and said nothing; seat 1 is next."""
    hands = (f"{card} b1", "y1 y2", "y3 y4", "y5 y6")
    return played(table(*hands, pile="g8 g9", rules=rules), (0, lay(card)), *moves)


def penalised(state: SnakesAndLaddersState, seat: int, action: SnakesAndLaddersAction) -> bool:
    """Is it a mistake that costs two cards?"""
    return taken(does(state, seat, action).events) == [(seat, 2)]


# The identical card, after the window of SL9.

CLOSED: list[tuple[str, Moves]] = [
    ("r1", [(1, Draw())]),
    ("r1", [(1, Draw()), (1, Pass())]),
    ("r1", [(1, Draw()), (1, Pass()), (2, Draw()), (2, Pass()), (3, Draw()), (3, Pass())]),
    ("W", [(1, Draw())]),
    ("rR", [(3, Draw()), (3, Pass())]),
    ("rS", [(1, Accept())]),
    ("rS", [(1, Accept()), (2, Draw())]),
    ("rD", [(1, Accept())]),
]


@penalties
@cases("card, moves", CLOSED)
def test_sl16_an_identical_card_after_the_window_is_too_late(
    card: str, moves: Moves, rules: Rules
) -> None:
    state = laid(card, *moves, rules=rules)
    assert offered(state, 3) == set()
    assert refused(state, 3, lay(card)) == LATE


@penalties
def test_sl16_whatever_is_announced_with_it(rules: Rules) -> None:
    state = laid("r1", (1, Draw()), rules=rules)
    assert refused(state, 3, Lay("r1", one_card=True)) == LATE


def test_sl16_a_mistake_in_between_does_not_make_it_one() -> None:
    state = laid("r1", (1, Draw()), (1, Lay("y1")), (2, Lay("y3")), (3, Lay("y5")), rules=ON)
    assert seen(state).sizes == (2, 5, 4, 5)
    assert refused(state, 3, Lay("r1")) == LATE


def test_sl16_nor_does_a_shuffle() -> None:
    state = table("r1 b1 b2", "y1", "r1 y2 y3", pile="g8", spare="discards", rules=ON)
    state = played(state, (0, Lay("r1")), (1, Draw()), (1, Lay("y1")))
    shuffle = due(state)
    assert shuffle is not None
    assert refused(brought(state, shuffle).state, 2, Lay("r1")) == LATE


def test_sl16_two_players() -> None:
    state = played(table("rS b1 b2", "rS y1", rules=ON), (0, Lay("rS")), (1, Accept()))
    assert refused(state, 1, Lay("rS")) == LATE
    state = table("rR b1 b2", "rR y1", rules=Rules(penalties="on", two_player_reverse="skips"))
    state = played(state, (0, Lay("rR")), (0, Draw()))
    assert refused(state, 1, Lay("rR")) == LATE


@penalties
def test_sl16_while_it_is_new_it_is_right(rules: Rules) -> None:
    assert layable(laid("r1", rules=rules), 3) == {"r1"}
    assert layable(laid("r1", (1, Draw()), (1, Pass()), rules=rules), 2) == set()


def test_sl16_in_turn_it_may_be_laid_or_is_a_wrong_card() -> None:
    state = laid("r1", (1, Draw()), (1, Pass()), (2, Draw()), (2, Pass()), rules=ON)
    assert layable(state, 3) == {"r1"}
    assert penalised(played(state, (3, Draw())), 3, Lay("r1"))  # SL5: only the drawn card


NEVER_RIGHT: list[tuple[str, int, Lay, Moves]] = [
    ("r1", 3, Lay("y5"), [(1, Draw())]),
    ("W4", 3, Lay("W4", "r"), [(1, Accept()), (1, Ready())]),
    ("W4", 3, Lay("W4", "r"), [(1, Challenge()), (1, Ready())]),
    ("W", 0, Lay("W", "r"), [(1, Draw())]),
]


@pytest.mark.parametrize(("card", "seat", "wrong", "moves"), NEVER_RIGHT)
def test_sl16_what_could_not_have_been_laid_is_a_mistake(
    card: str, seat: int, wrong: Lay, moves: Moves
) -> None:
    assert penalised(laid(card, *moves, rules=ON), seat, wrong)
    assert refused(laid(card, *moves, rules=OFF), seat, wrong) != LATE


def test_sl16_so_is_the_card_identical_to_one_that_is_covered() -> None:
    state = table("r1 b1 b2", "r9 y1", "y2", "r1 y3 y4", rules=ON)
    assert penalised(played(state, (0, Lay("r1")), (1, Lay("r9"))), 3, Lay("r1"))


def test_sl16_so_is_any_without_interventions() -> None:
    rules = Rules(penalties="on", interventions="off")
    assert penalised(laid("r1", rules=rules), 3, Lay("r1"))
    assert penalised(laid("r1", (1, Draw()), rules=rules), 3, Lay("r1"))


@pytest.mark.parametrize("moves", [[], [(1, Draw())]])
def test_sl16_so_is_any_on_the_opening_card(moves: Moves) -> None:
    state = played(opened("r1", "", "", "r1", rules=ON), *moves)
    assert penalised(state, 2, Lay("r1"))


def test_sl16_so_is_the_one_on_the_card_under_a_proved_bluff() -> None:
    state = table("r1 b1 b2", "W4 r9 y1", "y2", "r1 y3", rules=ON)
    state = played(state, (0, Lay("r1")), (1, Lay("W4", "g")), (2, Challenge()), (1, Ready()))
    assert seen(state).discards[-1] == "r1"
    assert penalised(state, 3, Lay("r1"))


def test_sl16_a_new_round_has_nothing_to_be_late_for() -> None:
    state = table("r1", "y1 y2", "y3 y4", rules=ON)
    state = played(state, (0, Lay("r1")))
    state = brought(state, dealt("g1", "", "", "g1", dealer=0, number=2)).state
    assert (seen(state).laid_by, seen(state).forgetful) == (None, None)
    assert penalised(state, 2, Lay("g1"))


# The call, after the window of SL14 or another call.

GOT_AWAY: list[tuple[str, Moves]] = [
    ("r1", [(1, Draw())]),
    ("r1", [(1, Draw()), (1, Pass()), (2, Draw())]),
    ("rS", [(1, Accept()), (2, Draw())]),
    ("rD", [(1, Accept())]),
    ("W4", [(1, Accept()), (1, Ready())]),
    ("W4", [(1, Challenge()), (1, Ready())]),
]


@penalties
@cases("card, moves", GOT_AWAY)
def test_sl16_a_call_after_the_window_is_too_late(card: str, moves: Moves, rules: Rules) -> None:
    state = forgotten(card, *moves, rules=rules)
    assert callers(state) == []
    for seat in (1, 2, 3):
        assert refused(state, seat, CallOut(0)) == LATE


@penalties
@cases("moves", [[], [(1, Accept())], [(1, Accept()), (2, Draw())]])
def test_sl16_a_second_call_is_too_late(moves: Moves, rules: Rules) -> None:
    state = forgotten("rS", (3, CallOut(0)), *moves, rules=rules)
    assert seen(state).sizes[0] == 3
    for seat in (1, 2, 3):
        assert refused(state, seat, CallOut(0)) == LATE


def test_sl16_a_mistake_of_the_forgetful_one_does_not_change_that() -> None:
    state = forgotten("r1", (0, Lay("b1")), (1, Draw()), (0, Lay("b1")), rules=ON)
    assert seen(state).sizes[0] == 5
    assert refused(state, 2, CallOut(0)) == LATE


@penalties
def test_sl16_nobody_calls_themselves_out_late(rules: Rules) -> None:
    assert refused(forgotten("r1", (1, Draw()), rules=rules), 0, CallOut(0)) == (
        "no_such_seat",
        "G3",
    )


FALSE: list[tuple[str, Moves, int]] = [
    ("r1", [(1, Draw())], 2),
    ("r1", [(3, CallOut(0))], 2),
    ("rS", [(1, Accept())], 2),
]


@pytest.mark.parametrize(("card", "moves", "target"), FALSE)
def test_sl16_to_call_anybody_else_is_a_mistake(card: str, moves: Moves, target: int) -> None:
    assert penalised(forgotten(card, *moves, rules=ON), 1, CallOut(target))


def test_sl16_so_is_the_call_once_the_card_is_covered() -> None:
    state = table("r1 b1", "r9 y1 y2", "y3", rules=ON)
    assert penalised(played(state, (0, Lay("r1")), (1, Lay("r9"))), 2, CallOut(0))


def test_sl16_so_is_the_call_of_one_who_announced() -> None:
    state = table("r1 b1", "y1", "y2", rules=ON)
    state = played(state, (0, Lay("r1", one_card=True)), (1, Draw()))
    assert penalised(state, 2, CallOut(0))


def test_sl16_so_is_the_call_of_a_proved_bluffer() -> None:
    state = table("W4 r9", "y1", "y2", rules=ON)
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()), (0, Ready()))
    assert penalised(state, 2, CallOut(0))


@penalties
def test_sl13_while_cards_are_sorted_everybody_waits_all_the_same(rules: Rules) -> None:
    state = forgotten("W4", (1, Accept()), rules=rules)
    assert refused(state, 2, CallOut(0)) == ("wait_for_ready", "SL13")


@penalties
@cases("viewer", [0, 1, 2, 3, None])
def test_sl16_everybody_sees_who_laid_the_top_and_forgot(viewer: int | None, rules: Rules) -> None:
    view = seen(forgotten("r1", (1, Draw()), rules=rules), viewer)
    assert (view.laid_by, view.forgetful, view.layer, view.forgot) == (0, 0, None, None)
