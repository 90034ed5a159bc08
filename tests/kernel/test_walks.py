"""The kernel does what the rules do, after every action of random walks."""

from __future__ import annotations

import pytest

from stosy.core import Action, Resign, Timeout
from tests.kernel.tables import TABLES, Table
from tests.kernel.walks import Walk, walk_rows


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_walks_are_equal(table: Table) -> None:
    """Some of those that `make fuzz` takes."""
    assert sum(walk_rows(table, number) for number in range(4)) > 100


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("action", [Resign(), Timeout()], ids=["resign", "timeout"])
def test_g6_forfeits_are_equal(table: Table, action: Action) -> None:
    for seat in range(table.seats):
        walk = Walk(table, seat, careful=True)
        for _ in range(5):
            walk.step()
        walk.take(seat, action)
        walk.compare()
        walk.take(seat, action)  # G4
        walk.compare()


@pytest.mark.parametrize("game", ["face-to-face", "quick-and-easy", "the-game"])
def test_walks_reach_the_last_card(game: str) -> None:
    """Otherwise they would hardly cover the empty draw pile."""
    table = next(table for table in TABLES if table.game == game)
    ends = (Walk(table, number, careful=True).run() for number in range(20))
    assert "all_laid" in ends
