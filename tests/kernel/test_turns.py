"""Turns: the kernel finds those of the rules, and both find what trying everything finds."""

from __future__ import annotations

import os
from collections.abc import Hashable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stosy_kernel import list_turns

from stosy.core import Match, Move, Refused, seed_of
from stosy.games.turns import TurnList, end_of, moves_of, turn_part, turns_of
from tests.kernel.tables import TABLES, Table, spread
from tests.kernel.walks import Walk

WALKS = int(os.environ.get("TURN_WALKS", "4"))
"""Of each table; 120 compare thousands of positions of each game."""
STEP = 10
"""One of so many positions of a walk is compared."""
MOST_WAYS = 1500
"""Where there are more orders of moves, only narrow beams are compared."""
NARROW = 5
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


class TooManyWays(Exception):
    """More than a test can try."""


def brute_force(game: Any, state: Any, seat: int) -> dict[Hashable, int]:
    """Every end, by all ways in every order, with the length of the shortest."""
    told = turn_part(game)
    ends: dict[Hashable, int] = {}
    tried = 0

    def follow(state: Any, length: int) -> None:
        nonlocal tried
        for action in moves_of(game, state, seat):
            tried += 1
            if tried > MOST_WAYS:
                raise TooManyWays
            last = not isinstance(action, game.plannable)
            after = state if last else game.apply(state, Move(seat, action)).state
            if not last and game.outcome(after) is None:
                follow(after, length + 1)
                continue
            end = told.end(game, after), action if last else None
            ends[end] = min(length + 1, ends.get(end, length + 1))

    follow(state, 0)
    return ends


def compare(table: Table, walk: Walk, beam: int) -> TurnList:
    """The turns of the seat to act, the same in both engines and in the same order."""
    rules, seat = table.adapter.rules, walk.position.turn
    found = turns_of(rules, walk.state, seat, beam)
    numbers = [tuple(map(table.adapter.number, turn.actions)) for turn in found.turns]
    assert (numbers, found.cut) == list_turns(walk.position, seat, beam)
    return found


def check(table: Table, walk: Walk) -> bool:
    """Whether everything could be tried; narrow beams are compared anyway."""
    compare(table, walk, NARROW)
    seat = walk.position.turn
    try:
        ends = brute_force(walk.rules, walk.state, seat)
    except TooManyWays:
        return False
    found = compare(table, walk, MOST_WAYS)
    assert not found.cut
    assert {turn.end: len(turn.actions) for turn in found.turns} == ends
    assert len(found.turns) == len(ends)
    for turn in found.turns[:2]:
        assert end_of(walk.rules, walk.state, seat, turn.actions) == turn.end
    return True


def positions_of(table: Table, number: int, careful: bool) -> int:
    """How many positions of a walk were compared with everything tried."""
    walk, compared = Walk(table, number, careful), 0
    while walk.rules.outcome(walk.state) is None:
        if walk.below(STEP) == 0:
            compared += check(table, walk)
        walk.step()
    return compared


@every_table
def test_both_engines_find_all_turns(table: Table) -> None:
    compared = 0

    @settings(max_examples=WALKS, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, 2**32), st.booleans())
    def walk(number: int, careful: bool) -> None:
        nonlocal compared
        compared += positions_of(table, number, careful)

    walk()
    assert compared > 0
    print(f"{table}: {compared} positions")


def test_orders_are_not_counted_twice() -> None:
    table = Table("face-to-face", {}, 2)
    walk = Walk(table, 1, careful=False)
    found = compare(table, walk, 10_000)
    ways = {frozenset(turn.actions) for turn in found.turns}
    assert len(ways) == len(found.turns)


def test_another_order_is_the_same_turn() -> None:
    table = Table("face-to-face", {}, 2)
    walk = Walk(table, 1, careful=False)
    rules, seat = walk.rules, walk.position.turn
    turn = next(
        turn
        for turn in turns_of(rules, walk.state, seat).turns
        if {action.pile for action in turn.actions[:-1]} == {"up", "down"}  # type: ignore[attr-defined]
    )
    *lays, last = turn.actions
    assert end_of(rules, walk.state, seat, (*reversed(lays), last)) == turn.end


@pytest.mark.parametrize("cut", [0, 1])
def test_a_part_of_a_turn_is_no_turn(cut: int) -> None:
    table = Table("face-to-face", {}, 2)
    walk = Walk(table, 1, careful=False)
    rules, seat = walk.rules, walk.position.turn
    actions = turns_of(rules, walk.state, seat).turns[0].actions
    with pytest.raises(Refused):
        end_of(rules, walk.state, seat, actions[:cut])
    with pytest.raises(Refused):
        end_of(rules, walk.state, seat, (*actions[-1:], *actions))


def test_where_nothing_can_be_planned_each_move_is_a_turn() -> None:
    [table, *_] = spread(4001)
    rules = table.adapter.rules
    state = Match(rules, table.setup, seed_of("turns")).state
    seat = next(offer.seat for offer in rules.offers(state) if offer.fallback is not None)
    found = turns_of(rules, state, seat)
    assert [turn.actions for turn in found.turns] == [
        (way,) for way in moves_of(rules, state, seat)
    ]
