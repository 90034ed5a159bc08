"""Quick & Easy with everything known: what the solver says is what trying every line says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from stosy_kernel import solve, solve_deals
from stosy_kernel.series import Position
from stosy_kernel.solvers import Line

from stosy.core import Move
from stosy.games.quick_and_easy import GAME
from tests.kernel.endings import late, mirrored
from tests.kernel.exhaustive import Exhaustive
from tests.kernel.tables import ADAPTERS, Table, tables_of

ADAPTER = ADAPTERS[GAME.id]
KERNEL = ADAPTER.kernel
TABLES = tuple(table for table in tables_of(GAME.id) if table.options["start"] == "agreed")
"""Who begins is nothing that a solver could choose."""
SEED = 1

WINNABLE = {
    ("standard", 2): 2000,
    ("standard", 3): 2000,
    ("standard", 4): 2000,
    ("standard", 5): 2000,
    ("professional", 2): 1995,
    ("professional", 3): 2000,
    ("professional", 4): 1999,
    ("professional", 5): 1999,
}
"""Of the first two thousand deals of the series."""

HOPELESS = (
    *((0, 2, stream) for stream in (53096, 68358, 79549)),
    (0, 5, 81090),
    *((1, 2, stream) for stream in (75, 1110, 12962)),
)
"""Variant, seats and stream of deals that cannot be won."""


def line_of(position: Position) -> Line:
    """That wins."""
    solution = solve(position)
    assert solution is not None
    return solution.line


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_so_many_deals_are_winnable(table: Table) -> None:
    deals = solve_deals(GAME.id, table.options, table.seats, range(2000), SEED)
    assert deals.count == 2000
    assert deals.winnable == WINNABLE[str(table.options["variant"]), table.seats]


def test_the_count_is_the_same_on_any_number_of_threads() -> None:
    one, three = (
        solve_deals(
            GAME.id, {"variant": "professional"}, 2, range(500, 2500), SEED, threads=threads
        )
        for threads in (1, 3)
    )
    for name in ("count", "winnable", "states", "most_states"):
        assert getattr(one, name) == getattr(three, name)
    assert one.winnable < one.count


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_line_wins_by_the_rules(table: Table) -> None:
    for stream in range(10):
        position = KERNEL.deal(table.choices, table.seats, -1, SEED, stream)
        state = ADAPTER.to_state(position)
        for seat, action in line_of(position):
            state = ADAPTER.rules.apply(state, Move(seat, ADAPTER.actions[action])).state
        assert state.result is not None
        assert state.result.won


@pytest.mark.parametrize(("variant", "seats", "stream"), HOPELESS)
def test_a_deal_without_a_line_cannot_be_won(variant: int, seats: int, stream: int) -> None:
    position = KERNEL.deal([variant, 0], seats, -1, SEED, stream)
    assert solve(position) is None
    assert Exhaustive(GAME).fewest_left(ADAPTER.to_state(position)) > 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_late_states_are_won_if_any_line_wins(table: Table) -> None:
    assert {won for stream in range(15) for won in compared(table, stream, left=8)} == {True, False}


@pytest.mark.parametrize(("table", "left"), [(TABLES[0], 14), (TABLES[1], 10), (TABLES[4], 18)])
def test_earlier_states_too(table: Table, left: int) -> None:
    assert any([*compared(table, stream=0, left=left)])  # a list: all are compared


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_deal_and_its_mirror_image_are_both_winnable_or_neither(table: Table) -> None:
    for stream in range(1000):
        position = KERNEL.deal(table.choices, table.seats, -1, SEED, stream)
        mirror = KERNEL.from_facts(mirrored(position.facts(), 10, (1, 0)))
        assert (solve(mirror) is None) == (solve(position) is None)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_winning_line_wins_from_everywhere_on_it(table: Table) -> None:
    for stream in range(20):
        position = KERNEL.deal(table.choices, table.seats, -1, SEED, stream)
        for seat, action in line_of(position):
            position.apply(seat, action)
            assert solve(position) is not None


def compared(table: Table, stream: int, left: int) -> Iterator[bool]:
    """Whether each of some states is won, when both ways to know agree."""
    exhaustive = Exhaustive(GAME)
    for position in late(table.choices, table.seats, stream, left, stray=8):
        won = exhaustive.fewest_left(ADAPTER.to_state(position)) == 0
        assert (solve(position) is not None) == won
        yield won


def test_a_line_goes_on_within_a_turn() -> None:
    position = KERNEL.deal([0, 0], 3, 0, SEED, 0)
    position.apply(*line_of(position)[0])
    for seat, action in line_of(position):
        assert position.apply(seat, action)
    assert position.outcome.winners == 0b111


def test_nothing_is_to_do_after_a_win_and_nothing_helps_after_a_loss() -> None:
    won, lost = (KERNEL.deal([0, 0], 2, 0, SEED, 0) for _ in range(2))
    for seat, action in line_of(won):
        won.apply(seat, action)
    assert line_of(won) == []
    lost.apply(0, ADAPTER.names.number({"do": "resign"}))
    assert solve(lost) is None


def test_deals_are_counted_one_by_one() -> None:
    with pytest.raises(ValueError, match="one by one"):
        solve_deals(GAME.id, {}, 2, range(0, 10, 2), SEED)


@pytest.mark.parametrize(("seats", "first"), [(1, None), (6, None), (2, 2), (2, -1)])
def test_impossible_setups_are_refused(seats: int, first: int | None) -> None:
    with pytest.raises(ValueError, match="seat"):
        solve_deals(GAME.id, {}, seats, range(1), SEED, first=first)
