"""What the bots play, under every combination of options, stands before the independent checker.

The checker in `tests/checker` reads the rules and the record format by itself and shares no code
with the engine.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from typing import Any

import pytest

from stosy.core import Match, Move, Player, Resign, Timeout, describe, record_of, seed_of, write
from stosy.games import find, games
from stosy.lab.simulation import Series, play_span
from tests.checker import FEATURES, check

SHORT = 30
"""A target that ends a match after a round or two."""
EVERY = {"random": 1, "greedy": 2}
"""Random bots play all combinations, greedy ones each second."""
MATCHES = 30
"""Of the quick games under each combination; snakes-and-ladders has 512 and plays one each."""


def combinations(game: str) -> list[dict[str, Any]]:
    options = describe(find(game).options)
    values = product(*(option.values or (SHORT,) for option in options))
    return [
        dict(zip([option.name for option in options], chosen, strict=True)) for chosen in values
    ]


def seat_counts(game: str, number: int) -> list[int]:
    """All of them, or, where combinations are many, each in turn."""
    seats = list(find(game).seats)
    return seats if number_of_matches(game) > 1 else [seats[number % len(seats)]]


def number_of_matches(game: str) -> int:
    return 1 if len(combinations(game)) > 100 else MATCHES


def accepted(record: bytes) -> Counter[str]:
    report = check(json.loads(record))
    assert report.error is None, (report.error, record)
    return report.features


def play(game: str, level: str) -> Counter[str]:
    features: Counter[str] = Counter()
    for number, options in list(enumerate(combinations(game)))[:: EVERY[level]]:
        for seats in seat_counts(game, number):
            matches = number_of_matches(game)
            series = Series(game, options, (level,) * seats, f"checked {number}", matches, True)
            for played in play_span((series, 0, matches)):
                features += accepted(played.record)
    return features


def forfeited(game: str) -> Counter[str]:
    """A match that the first seat waited for gives up, and one it loses on time."""
    features: Counter[str] = Counter()
    rules = find(game)
    setup = rules.setup(rules.seats[-1], rules.options())
    for action in (Resign(), Timeout()):
        match = Match(rules, setup, seed_of("forfeited"))
        waited = rules.offers(match.state)[0]
        match.play(Move(waited.seat, waited.fallback))
        match.play(Move(rules.offers(match.state)[0].seat, action))
        players = tuple(Player(f"{seat}", "human") for seat in range(setup.seats))
        features += accepted(write(record_of(match, players)))
    return features


@pytest.mark.parametrize("game", games())
def test_records_of_all_options_are_accepted_and_exercise_every_feature(game: str) -> None:
    seen = play(game, "random") + play(game, "greedy") + forfeited(game)
    assert set(seen) == FEATURES[game]
