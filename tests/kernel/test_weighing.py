"""Weighing: all ways in the same deals, blind to what is hidden, the same on any threads."""

from __future__ import annotations

import pytest
from stosy_kernel import NOTHING, PLAY_ON, weigh

from stosy.bots.weights import weights_of
from tests.kernel.tables import SNAKES, Table
from tests.kernel.test_search import TABLES, positions

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_threads_make_no_difference(table: Table) -> None:
    [position] = positions(table, 5)
    seat, ways = position.turn, [PLAY_ON, *position.legal(position.turn)]
    bots = [weights_of("casual", table.game)] * table.seats
    one, two, five = (
        weigh(position, seat, ways, deals=30, threads=threads, bots=bots) for threads in (1, 2, 5)
    )
    assert one == two == five
    assert {len(row) for row in one} == {30}
    assert all(0 <= chance <= 1 for row in one for chance in row)


@every_table
def test_look_alikes_weigh_the_same(table: Table) -> None:
    [position] = positions(table, 5)
    seat = position.turn
    twin = position.redealt(seat, 7, 0)
    one, other = (weigh(each, seat, [PLAY_ON], deals=30, seed=3) for each in (position, twin))
    assert one == other


@every_table
def test_a_way_weighs_the_same_whatever_it_is_compared_with(table: Table) -> None:
    [position] = positions(table, 5)
    seat = position.turn
    ways = position.legal(seat)
    rows = weigh(position, seat, ways, deals=20)
    assert rows == [weigh(position, seat, [way], deals=20)[0] for way in ways]


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_a_team_that_loses_has_no_chance_however_much_it_laid(game: str) -> None:
    [position] = positions(Table(game, {}, 2), 5)
    [row] = weigh(position, position.turn, [PLAY_ON], deals=50)
    assert set(row) <= {0, 1}
    assert 0 in row


def test_to_resign_weighs_nothing() -> None:
    [position] = positions(Table("face-to-face", {}, 2), 5)
    resign = position.ACTIONS - 2
    assert weigh(position, position.turn, [resign], deals=10) == [[0.0] * 10]
    assert weigh(position, 1 - position.turn, [NOTHING, resign], deals=10)[1] == [0.0] * 10


def test_what_cannot_be_done_is_refused() -> None:
    [position] = positions(Table(SNAKES, {}, 2), 5)
    refused = next(way for way in range(position.ACTIONS) if way not in position.allowed(0))
    for way in (refused, -3, position.ACTIONS):
        with pytest.raises(ValueError, match="no such way"):
            weigh(position, 0, [way], deals=1)
    with pytest.raises(ValueError, match="so many deals"):
        weigh(position, position.turn, [PLAY_ON], deals=10**9)
