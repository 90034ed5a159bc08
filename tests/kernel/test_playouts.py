"""Games inside the kernel: the same on any number of threads, and the same as in Python."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from stosy_kernel import playout, playouts

from stosy.core import Player, read, verify, write
from stosy.core.records import Record
from tests.kernel.tables import SNAKES, TABLES, Table, spread
from tests.kernel.twins import SEED, Log, python_match, uniform

EVERY = pytest.mark.parametrize("table", [*TABLES, *spread(467)], ids=str)


@EVERY
def test_both_engines_play_the_same_match(table: Table) -> None:
    for number in range(1 if table.game == SNAKES else 3):
        log, end = playout(*table, SEED, number)
        expected, result = python_match(table, number, uniform)
        assert log == expected
        assert table.adapter.to_state(end).result == result
        verify(table.adapter.rules, read(write(record(table, log, result))))


@EVERY
def test_counts_do_not_depend_on_threads(table: Table) -> None:
    games = 20 if table.game == SNAKES else 1000
    one, three = (playouts(*table, games, SEED, threads) for threads in (1, 3))
    assert one.games == three.games == sum(one.reasons) == sum(one.left) == games
    for name in ("actions", "reasons", "wins", "left", "shortest", "longest"):
        assert getattr(one, name) == getattr(three, name)


@pytest.mark.parametrize("table", [TABLES[0], Table(SNAKES, {"rounds": "single"}, 3)], ids=str)
def test_counts_are_those_of_the_games(table: Table) -> None:
    logs = [playout(*table, SEED, number)[0] for number in range(5, 25)]
    lengths = [sum("do" in entry for entry in log) for log in logs]
    tally = playouts(*table, 20, SEED, number=5)
    assert (tally.actions, tally.shortest, tally.longest) == (
        sum(lengths),
        min(lengths),
        max(lengths),
    )


def test_sl4_a_wild_draw_four_never_opens() -> None:
    table = Table(SNAKES, {"rounds": "single"}, 2)
    openings = [playout(*table, SEED, number)[0][0]["opening"] for number in range(200)]
    assert "W4" not in openings
    assert "W" in openings


@pytest.mark.parametrize(("game", "entry"), [("the-game", "first"), (SNAKES, "dealer")])
def test_a_chosen_seat_starts_or_deals(game: str, entry: str) -> None:
    assert playout(game, {}, 3, SEED, first=2)[0][0][entry] == 2


@pytest.mark.parametrize(("seats", "first"), [(1, None), (6, None), (2, 2), (2, -1), (2, -2)])
def test_impossible_setups_are_refused(seats: int, first: int | None) -> None:
    with pytest.raises(ValueError, match="seat"):
        playouts("quick-and-easy", {}, seats, 1, SEED, first=first)


@pytest.mark.parametrize("first", [2, -1, -2])
def test_nobody_starts_who_does_not_sit_there(first: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        playout("quick-and-easy", {}, 2, SEED, first=first)


@pytest.mark.parametrize("threads", [0, -1, 257])
def test_impossible_numbers_of_threads_are_refused(threads: int) -> None:
    with pytest.raises(ValueError, match="threads"):
        playouts("face-to-face", {}, 2, 1, SEED, threads)


def test_a_series_has_a_last_game() -> None:
    last = 2**64 - 1
    assert playouts("face-to-face", {}, 2, 10, SEED, number=last - 10).games == 10
    with pytest.raises(ValueError, match="games"):
        playouts("face-to-face", {}, 2, 10, SEED, number=last)


@pytest.mark.parametrize("threads", [1, 3])
def test_no_games_are_none(threads: int) -> None:
    none = playouts("face-to-face", {}, 2, 0, SEED, threads)
    assert none.games == none.actions == none.shortest == none.longest == 0
    assert sum(none.reasons) == sum(none.wins) == sum(none.left) == 0


def test_fewer_games_than_threads_are_all_counted() -> None:
    one, many = (playouts("face-to-face", {}, 2, 3, SEED, threads) for threads in (1, 8))
    assert many.games == 3
    assert (many.shortest, many.longest) == (one.shortest, one.longest)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(ValueError, match="no option"):
        playouts("quick-and-easy", {"minimum": 2}, 2, 1, SEED)


def record(table: Table, log: Log, result: Any) -> Record:
    """What is written of a match in the kernel."""
    return Record(
        record=1,
        game=table.game,
        rules=table.adapter.rules.rules,
        options=msgspec.to_builtins(table.setup.options),
        seats=tuple(Player(f"Seat {seat}", "bot:random") for seat in range(table.seats)),
        seed=None,
        commit=None,
        log=log,
        result=msgspec.to_builtins(result),
    )
