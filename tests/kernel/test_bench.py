"""What `make bench` tells of the engines: who is timed, what is counted, and what it compares."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from statistics import mean, stdev
from threading import Event

import pytest

from bench import stosy_games
from bench.kernel import batches, first_game, playouts, searches, solver
from bench.kernel.figures import Figure
from bench.kernel.loop_delay import delays_during
from bench.rates import Contender, Measured, Played, Row, measure, run, summarise, table
from bench.tables import TABLES, Table

GAMES = 20
SPREAD = 4
"""Standard errors: further apart, the two would not play the same games."""


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_both_engines_are_timed_with_the_same_games(table: Table) -> None:
    lengths = [played.actions for played in islice(stosy_games.play(table), GAMES)]
    many = next(playouts.play(table))
    error = stdev(lengths) / sqrt(GAMES)
    assert abs(mean(lengths) - many.actions / many.games) < SPREAD * error


def test_the_kernel_never_plays_the_same_games_twice() -> None:
    first, second = islice(playouts.play(TABLES[0]), 2)
    assert first.games == second.games
    assert first.actions != second.actions


def test_a_run_counts_what_was_played_in_it() -> None:
    calls = 0

    def play() -> Iterator[Played]:
        nonlocal calls
        while True:
            calls += 1
            yield Played(2, 7)

    measured = run(Contender("steady", play()), 0.001)
    assert measured.played == (2 * calls, 7 * calls)
    assert measured.seconds >= 0.001


def test_contenders_take_turns_after_one_game_that_does_not_count() -> None:
    started = []

    def play(name: str) -> Iterator[Played]:
        for number in count():
            if number < 2:
                started.append(name)
            yield Played(1, 1)

    runs = measure([Contender(name, play(name)) for name in "ab"], 3, 0.0001)
    assert [each.name for each in runs] == list("ababab")
    assert started == list("abab")


def test_rates_are_medians_and_the_first_row_is_the_measure_of_the_others() -> None:
    runs = [
        Measured("base", Played(10, 100), 2.0),
        Measured("fast", Played(20, 300), 1.0),
        Measured("base", Played(2, 20), 1.0),
        Measured("fast", Played(20, 300), 1.0),
        Measured("base", Played(90, 900), 1.0),
        Measured("fast", Played(20, 120), 0.1),
    ]
    assert summarise(runs) == [Row("base", 5, 1, 50, 1), Row("fast", 25, 5, 300, 6)]


def test_a_run_that_met_a_long_game_does_not_say_how_long_games_are() -> None:
    runs = [Measured("few", Played(games, 600), 1.0) for games in (1, 1, 4)]
    [row] = summarise(runs)
    assert row.games_per_second == 2


def test_the_table_says_what_it_compares_with() -> None:
    lines = table([Row("base", 700, 1, 31_000, 1), Row("fast", 3_500_000, 5000, 6e7, 1935.4)])
    first, base, fast = (line.split() for line in lines.split("\n"))
    assert first == ["games/s", "×", "base", "actions/s", "×", "base"]
    assert base == ["base", "700", "1", "31,000", "1"]
    assert fast == ["fast", "3,500,000", "5,000", "60,000,000", "1,935"]


def test_the_first_game_is_played_in_a_process_of_its_own() -> None:
    inside, whole = first_game.new_process()
    assert 0 < inside < whole


def test_a_search_is_timed_from_a_choice_on() -> None:
    for game, seats in searches.TABLES:
        position = searches.first_choice(game, seats)
        assert len(position.legal(position.turn)) > 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_step_of_a_batch_is_an_action_in_every_row(table: Table) -> None:
    first, second = islice(batches.step(table), 2)
    assert first.actions == second.actions == batches.ROWS
    assert 0 <= first.games <= batches.ROWS


def test_solving_a_deal_takes_time() -> None:
    assert solver.time_of(0) > 0


def test_the_loop_runs_on_while_the_work_is_done_in_a_thread() -> None:
    async def release(event: Event) -> list[float]:
        asyncio.get_running_loop().call_later(0.01, event.set)
        return await delays_during(event.wait)

    delays = asyncio.run(release(Event()))
    assert delays


def test_work_that_fails_in_the_thread_is_no_measurement() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(delays_during(lambda: 1 / 0))


def test_an_aim_says_its_direction() -> None:
    assert Figure("steps", 6e6, "/s", at_least=5e6).aim == "≥ 5,000,000"
    assert Figure("delay", 0.05, "ms", at_most=0.1).aim == "≤ 0.1"
    assert Figure("start", 90, "ms").aim == ""
