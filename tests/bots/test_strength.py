"""A level up plays better: on the same deals, with the seats in turn."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.bots import find_bot
from stosy.bots.weights import weights_of
from stosy.core import seed_of
from stosy.games import find
from stosy.lab.runner import play_match

SINGLE = {"rounds": "single"}


def won(game: str, level: str, other: str, matches: int, **options: Any) -> float:
    """How many of the matches between two the level wins."""
    rules, wins = find(game), 0
    for number in range(matches):
        seat = number % 2
        bots = [find_bot(other, game)] * 2
        bots[seat] = find_bot(level, game)
        setup = rules.setup(2, rules.options(**options))
        result = play_match(rules, setup, seed_of("strength", number // 2), bots).state.result
        wins += seat in result.winning_seats(2)
    return wins / matches


def left(game: str, level: str, matches: int, seats: int) -> float:
    """How many cards a team of the level is left with."""
    rules = find(game)
    setup = rules.setup(seats, rules.options())
    bots = [find_bot(level, game)] * seats
    cards = 0
    for number in range(matches):
        cards += play_match(rules, setup, seed_of("strength", number), bots).state.result.left
    return cards / matches


@pytest.mark.parametrize(
    ("game", "options"), [("face-to-face", {}), ("snakes-and-ladders", SINGLE)]
)
def test_casual_beats_beginner_and_beginner_random(game: str, options: dict[str, Any]) -> None:
    assert won(game, "beginner", "casual", 60, **options) <= 0.4
    assert won(game, "beginner", "random", 8, **options) >= 0.7


@pytest.mark.parametrize(("game", "matches"), [("quick-and-easy", 200), ("the-game", 5)])
def test_casual_teams_are_left_with_fewer_cards(game: str, matches: int) -> None:
    casual, beginner, random = (
        left(game, level, matches, 2) for level in ("casual", "beginner", "random")
    )
    assert casual < beginner < random


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("face-to-face", 2, {})]
    + [("snakes-and-ladders", seats, SINGLE) for seats in (2, 3, 4, 7, 10)],
)
def test_strong_beats_casual(game: str, seats: int, options: dict[str, Any]) -> None:
    """One strong among casual ones, on each seat in turn."""
    kernel = pytest.importorskip("stosy_kernel")
    strong, casual, games = weights_of("strong", game), weights_of("casual", game), 12_000
    wins = 0
    for seat in range(seats):
        bots = [strong if other == seat else casual for other in range(seats)]
        wins += kernel.playouts(game, options, seats, games // seats, 1, bots=bots).wins[seat]
    assert wins / games > 1.03 / seats


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("quick-and-easy", seats, 2000) for seats in range(2, 6)]
    + [("the-game", seats, 400) for seats in range(1, 6)],
)
def test_strong_teams_win_more(game: str, seats: int, games: int) -> None:
    kernel = pytest.importorskip("stosy_kernel")
    strong, casual = (
        kernel.playouts(game, {}, seats, games, 1, bots=[weights_of(level, game)] * seats).wins[0]
        for level in ("strong", "casual")
    )
    assert strong > 3 * casual
