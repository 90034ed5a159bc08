"""Which matches are recorded: for each game every preset and its opposite, played in many ways."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from stosy.core import PRESETS, Game, Option, Options, choose, describe, preset, write
from stosy.games import games
from tests.contract.plays import Play, run

AnyGame = Game[Any, Any, Any]

FOLDER = Path(__file__).parent
SHORT = 60
"""A number to play for in all matches of a game but the first, so that the files stay small."""

WAYS: tuple[dict[str, int], ...] = (
    {"care": 2},
    {"care": 8},
    {"care": 8, "drift": 2},
    {"care": 5, "stop": 25},
)
"""At random, carefully, carefully with a deal in order, and given up."""


def scenarios(game: AnyGame) -> Iterator[Play]:
    """The matches of a game: each table in every way, over all numbers of seats."""
    number = 0
    for options in tables(game):
        for way in WAYS:
            seats = game.seats[number % len(game.seats)]
            chosen = options if number == 0 else small(options)
            yield Play(game.id, seats, chosen, None, number, number, **way)
            number += 1


def tables(game: AnyGame) -> list[Options]:
    """The presets, and every option at its last value."""
    chosen = [choose(game.options, {}, preset(game.presets, name)) for name in PRESETS]
    last = {option.name: option.values[-1] for option in describe(game.options) if option.values}
    return list(dict.fromkeys((*chosen, game.options(**last))))


def small(options: Options) -> Options:
    """The options with small numbers to play for."""
    numbers = (option for option in describe(type(options)) if not option.values)
    return replace(options, **{option.name: within(option, SHORT) for option in numbers})


def within(option: Option, number: int) -> int:
    return min(max(number, option.least), option.most)


def files() -> dict[Path, bytes]:
    """What each game's file should hold: one record per line."""
    return {
        FOLDER / f"{game.id}.jsonl": b"".join(
            write(run(play).record) + b"\n" for play in scenarios(game)
        )
        for game in games().values()
    }
