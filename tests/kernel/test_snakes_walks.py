"""The kernel does what the rules of Snakes & Ladders do, after every action of random walks."""

from __future__ import annotations

import pytest

from stosy.core import Action, Resign, Timeout
from tests.cases import in_turn
from tests.kernel.snakes_walks import TEMPERS, SnakesWalk, forfeit, walk_snakes
from tests.kernel.tables import SNAKES, Table, spread


@pytest.mark.parametrize(("table", "temper"), in_turn(spread(151), TEMPERS), ids=str)
def test_walks_are_equal(table: Table, temper: str) -> None:
    """Some of those that `make fuzz` takes."""
    assert walk_snakes(table, 0, [temper]) > 3


@pytest.mark.parametrize("table", spread(761), ids=str)
@pytest.mark.parametrize("action", [Resign(), Timeout()], ids=["resign", "timeout"])
def test_g6_forfeits_are_equal(table: Table, action: Action) -> None:
    for seat in range(table.seats):
        walk = SnakesWalk(table, seat, "wild")
        walk.walk(10)
        forfeit(walk, seat, action)


def test_walks_reach_a_round_without_a_winner() -> None:
    """SL17: otherwise they would hardly cover the empty draw pile."""
    walks = [SnakesWalk(Table(SNAKES, {}, 2), number, "careful") for number in range(3)]
    for walk in walks:
        walk.walk(500)
    assert any(one.winner is None for walk in walks for one in walk.state.rounds)


def test_walks_reach_the_target_and_a_later_shuffle() -> None:
    walks = [SnakesWalk(Table(SNAKES, {"target": 90}, 3), number, "eager") for number in range(3)]
    assert "target" in [walk.walk(500) for walk in walks]
    assert max(walk.chances for walk in walks) > 0
