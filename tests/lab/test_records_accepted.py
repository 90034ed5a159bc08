"""The independent checker accepts what bots play with every combination of options.

The checker in `tools/checker` reads the rules and the record format by itself and shares no code
with the engine.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from itertools import cycle, islice, product
from typing import Any

import pytest

from stosy.core import Match, Move, Player, Resign, Timeout, describe, record_of, seed_of, write
from stosy.games import find, games
from stosy.lab.plan import Span
from stosy.lab.series import Series, play_span
from tools.checker import FEATURES, check

THOROUGH = int(os.environ.get("STOSY_THOROUGH", "0"))
SHORT = 30
"""A target that ends a match after a round or two."""
ROSTERS = (("random", "casual"), ("random",), ("casual",))
MATCHES = 20 if THOROUGH else 10
"""Of the quick games under each combination; snakes-and-ladders has 512 and plays one each."""
MANY = 100
ALONE: dict[tuple[str, ...], int] = {("random",): 16, ("casual",): 8}
"""Where there are more combinations, all are played by both kinds of bots together, and one in so
many by one kind alone."""


def combinations(game: str) -> list[dict[str, Any]]:
    options = describe(find(game).options)
    values = product(*(option.values or (SHORT,) for option in options))
    return [
        dict(zip([option.name for option in options], chosen, strict=True)) for chosen in values
    ]


def play(game: str, levels: tuple[str, ...]) -> Counter[str]:
    """The bots of these levels sit in turn around tables of every combination."""
    features: Counter[str] = Counter()
    every = combinations(game)
    many = len(every) > MANY
    seats = find(game).seats
    some = ALONE.get(levels, 1) if many and not THOROUGH else 1
    for number, options in list(enumerate(every))[::some]:
        for count in [seats[number % len(seats)]] if many else seats:
            bots = tuple(islice(cycle(levels), count))
            matches = (1 if many else MATCHES) * (1 + THOROUGH // 100)
            series = Series(game, options, bots, f"weighed {number}", games=matches)
            for record in play_span(Span(series, 0, matches), keep=True).records:
                features += accepted(record)
    return features


def accepted(record: bytes) -> Counter[str]:
    report = check(json.loads(record))
    assert report.error is None, (report.error, record)
    return report.features


def scripted(game: str, give_up: Resign | Timeout | None) -> Counter[str]:
    """The host's fallbacks are played to the end, or until the seat waited for gives up."""
    rules = find(game)
    options = rules.options(**{"rounds": "single"} if game == "snakes-and-ladders" else {})
    match = Match(rules, rules.setup(rules.seats[-1], options), seed_of("scripted"))
    for waited in iter(lambda: next(iter(rules.offers(match.state)), None), None):
        done = give_up if give_up and len(match.log) > 5 else waited.fallback
        match.play(Move(waited.seat, done))
    players = tuple(Player(f"{seat}", "human") for seat in range(match.setup.seats))
    return accepted(write(record_of(match, players)))


@pytest.mark.parametrize("game", games())
def test_records_of_all_options_are_accepted_and_exercise_every_feature(game: str) -> None:
    seen = sum((play(game, levels) for levels in ROSTERS), Counter[str]())
    for give_up in (None, Resign(), Timeout()):
        seen += scripted(game, give_up)
    assert set(seen) == FEATURES[game]
