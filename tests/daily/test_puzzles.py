"""Puzzles: every position can be played up to, and a program of its own judges a sample again."""

from __future__ import annotations

import pytest

from stosy.bots.kernel import installed
from stosy.games import find, games
from stosy.games.turns import end_of
from stosy.teaching.puzzles import actions_of, decision, order_for, puzzles_of, runs

SAMPLE = 1
DEALS = 600
"""`python -m tools.judge_puzzles` takes thousands, for all of them."""
OURS = [name for name, game in games().items() if puzzles_of(game)]


def test_all_our_games_have_puzzles() -> None:
    assert len(OURS) == 4
    assert all(puzzles_of(find(name)) for name in OURS)


@pytest.mark.parametrize("name", OURS)
def test_each_leads_to_a_turn_that_is_clearly_the_best(name: str) -> None:
    game = find(name)
    for puzzle in puzzles_of(game).values():
        assert puzzle.lead >= 0.04
        assert puzzle.lead > 1.5 * puzzle.margin, "three standard errors"
        assert puzzle.ways[0].chance > puzzle.ways[1].chance
        assert len(puzzle.ways) > 1
    for puzzle in [*puzzles_of(game).values()][:: max(1, len(puzzles_of(game)) // 10)]:
        state = puzzle.match(game).state
        seat, _ = decision(game, state)
        ends = {end_of(game, state, seat, actions_of(game, way.turn)) for way in puzzle.ways}
        assert len(ends) == len(puzzle.ways), "they end differently"


@pytest.mark.skipif(not installed(), reason="the kernel plays on")
@pytest.mark.parametrize("name", OURS)
def test_a_program_of_its_own_finds_no_better_turn(name: str) -> None:
    from tools.judge_puzzles import verdict

    game = find(name)
    ids = order_for("a sample that is not chosen", puzzles_of(game))[:SAMPLE]
    for id_ in ids:
        why = verdict(game, puzzles_of(game)[id_], DEALS, least=0.0, errors=0.0)
        assert not why, f"{id_}: {why}"


def test_runs_of_right_answers() -> None:
    assert runs([]) == (0, 0)
    assert runs([True, True, False, True]) == (1, 2)
    assert runs([False, True, True, True]) == (3, 3)
    assert runs([True, False]) == (0, 1)
