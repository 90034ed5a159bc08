"""Which matches are recorded: presets and their opposites, and whatever shows a new feature."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from msgspec.structs import replace

from stosy.core import (
    AnyGame,
    Dice,
    Option,
    Options,
    describe,
    seed_of,
    write,
)
from stosy.games import games
from stosy.testing.player import EIGHTHS
from tests.contract.plays import WINDOW, Play, run
from tools import checker

AnyGame = AnyGame

FOLDER = Path(__file__).parent
OLDER = FOLDER / "older"
"""Records by older versions of the rules: they stay as they are."""
SHORT = 20
"""A number to play for in all matches of a game but the first, so that the files stay small."""
POOL = 3000
"""Matches among which those with a new feature are looked for."""

WAYS: tuple[tuple[int, int | None], ...] = ((2, None), (EIGHTHS, 2))
"""Care and drift: at random, and carefully with a deal in order."""


def scenarios(game: AnyGame) -> Iterator[Play]:
    """Each table in every way, over all numbers of seats."""
    for number, (options, (care, drift)) in enumerate(product(tables(game), WAYS)):
        seats = game.seats[-1 - number % len(game.seats)]
        chosen = options if number == 0 else small(options)
        yield Play(game.id, seats, chosen, None, number, number, care, drift)


def tables(game: AnyGame) -> list[Options]:
    """Three presets, and every option at its last value."""
    chosen = [game.options.of(name) for name in ("leaflet", "family", "strict")]
    last = {option.name: option.values[-1] for option in describe(game.options) if option.values}
    return list(dict.fromkeys((*chosen, game.options(**last))))


def small(options: Options) -> Options:
    """The options with small numbers to play for."""
    numbers = (option for option in describe(type(options)) if not option.values)
    return replace(options, **{option.name: within(option, SHORT) for option in numbers})


def within(option: Option, number: int) -> int:
    return min(max(number, option.least), option.most)


def pool(game: AnyGame) -> Iterator[Play]:
    """Matches at any table, in any way."""
    for number in range(POOL):
        dice = Dice(seed_of("pool", number), 0)
        chosen = {
            option.name: option.values[dice.below(len(option.values))]
            if option.values
            else within(option, SHORT)
            for option in describe(game.options)
        }
        hoards = dice.below(4) == 0
        stops = hoards or dice.below(4) == 0
        yield Play(
            game=game.id,
            seats=game.seats[dice.below(len(game.seats))],
            options=game.options(**chosen),
            first=None,
            match=number,
            choices=number,
            care=dice.below(EIGHTHS + 1),
            drift=None if dice.below(2) else dice.below(WINDOW),
            stop=dice.below(300 if hoards else 30) if stops else None,
            hoards=hoards,
        )


def records(game: AnyGame) -> Iterator[bytes]:
    """The records of a game: all scenarios, then what shows a feature not yet shown."""
    missing = set(checker.FEATURES.get(game.id, ()))
    for play in scenarios(game):
        line = write(run(play).record)
        missing -= features(line)
        yield line
    for play in pool(game):
        if not missing:
            return
        line = write(run(play).record)
        if new := missing & features(line):
            missing -= new
            yield line
    if missing:
        print(f"{game.id}: no record shows {', '.join(sorted(missing))}", file=sys.stderr)


def features(line: bytes) -> set[str]:
    """What a second reading of the rules sees in a record."""
    return set(checker.check(json.loads(line)).features)


def files() -> dict[Path, bytes]:
    """What each game's file should hold: one record per line."""
    return {
        FOLDER / f"{game.id}.jsonl": b"".join(line + b"\n" for line in records(game))
        for game in games().values()
    }
