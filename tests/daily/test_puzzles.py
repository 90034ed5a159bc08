"""Puzzles: every position can be played up to, and a deeper search confirms a sample."""

from __future__ import annotations

import pytest

from stosy.bots.kernel import installed
from stosy.games import find, games
from stosy.teaching.puzzles import action_of, decision, order_for, puzzles_of, runs

SAMPLE = 2
DEEPER = 12_000
"""Playouts: three times as many as an expert's in a second, with dice of this test."""
OURS = [name for name, game in games().items() if puzzles_of(game)]


def test_all_our_games_have_puzzles() -> None:
    assert len(OURS) == 4
    assert sum(len(puzzles_of(find(name))) for name in OURS) > 300


@pytest.mark.parametrize("name", OURS)
def test_each_leads_to_a_decision_with_one_best_move(name: str) -> None:
    game = find(name)
    for puzzle in puzzles_of(game).values():
        assert puzzle.lead > puzzle.margin >= 0
        chances = [way.chance for way in puzzle.ways]
        assert chances == sorted(chances, reverse=True)
        assert len(chances) > 1
    for puzzle in [*puzzles_of(game).values()][:: len(puzzles_of(game)) // 10]:
        seat, offers = decision(game, puzzle.match(game).state)
        offered = [action for offer in offers for action in offer.actions]
        assert all(action_of(game, way.action) in offered for way in puzzle.ways)
        assert len(offered) > 2
        assert all(offer.seat == seat for offer in offers)


@pytest.mark.skipif(not installed(), reason="the search is in the kernel")
@pytest.mark.parametrize("name", OURS)
def test_a_deeper_search_finds_the_same_move(name: str) -> None:
    from tools.puzzles import confirmed

    game = find(name)
    ids = order_for("a sample that is not chosen", puzzles_of(game))[:SAMPLE]
    for id_ in ids:
        assert confirmed(game, puzzles_of(game)[id_], f"tests:{id_}", DEEPER), id_


def test_runs_of_right_answers() -> None:
    assert runs([]) == (0, 0)
    assert runs([True, True, False, True]) == (1, 2)
    assert runs([False, True, True, True]) == (3, 3)
    assert runs([True, False]) == (0, 1)
