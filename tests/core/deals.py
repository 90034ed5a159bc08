"""The pinned deals: a seed gives the same deal in every version.

`python -m tests.core.deals` compares them with what the seeds give today; `--write` adds those of
a new game. A pinned deal that differs is a broken promise, never a reason to write.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from stosy.core import AnyGame, Dice, seed_of
from stosy.core.records import to_plain
from stosy.games import games
from tests.golden.pinned import keep

FILE = Path(__file__).with_suffix(".jsonl")
NAMES = ("first", "second")


def deals_of(game: AnyGame) -> list[dict[str, Any]]:
    """A deal at the smallest and at the largest table."""
    deals = []
    for name, seats in zip(NAMES, (game.seats[0], game.seats[-1]), strict=True):
        seed = seed_of(name)
        deal = game.deal(game.setup(seats, game.options()), Dice(seed, 0))
        deals.append({"game": game.id, "seats": seats, "seed": seed, "deal": to_plain(deal)})
    return deals


def files() -> dict[Path, bytes]:
    """What the file should hold: one deal per line."""
    deals = (deal for game in games().values() for deal in deals_of(game))
    return {FILE: b"".join(msgspec.json.encode(deal) + b"\n" for deal in deals)}


if __name__ == "__main__":
    sys.exit(keep(files(), sys.argv[1:]))
