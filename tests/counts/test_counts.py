"""The numbers of legal sequences are what they were."""

from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from stosy.core import AnyGame
from stosy.games import find, games
from tests.cases import cases
from tests.contract.plays import every_game
from tests.counts.sequences import FOLDER, Count, plies

KNOWN = [
    pytest.param(path.stem, told, id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.glob("*.json"))
    for number, told in enumerate(msgspec.json.decode(path.read_bytes(), type=list[Count]))
]


@cases("game, told", KNOWN)
def test_the_number_of_sequences_is_what_it_was(game: str, told: Count) -> None:
    found = islice(plies(find(game), told), len(told.counts))
    assert tuple(sequences for sequences, _ in found) == told.counts


@every_game
def test_every_game_is_counted(game: AnyGame) -> None:
    assert (FOLDER / f"{game.id}.json").exists(), "a new game: python -m tests.counts --write"


def test_every_counted_game_is_known() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(games())
