"""`kill -9` at any moment; `make crash` does it far more often."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.postgres import NewDatabase
from tests.server.crash.killing import crash, judged, killed_in_turn, stopped_in_turn
from tests.server.crash.load import TABLES
from tests.server.e2e.places import Nursery

KILLS = int(os.environ.get("STOSY_KILLS") or "4")


@pytest.mark.parametrize("in_turn", [killed_in_turn, stopped_in_turn])
def test_of_two_nodes_one_is_killed_or_stopped_and_the_other_plays_on(
    new_database: NewDatabase, tmp_path: Path, nursery: Nursery, in_turn: Any
) -> None:
    store, began = new_database(), monotonic()
    load = asyncio.run(in_turn(nursery, store, tmp_path / "log", 1, seed=0))
    figures = judged(store, load, 1, began)
    print(figures)
    assert figures.entries > figures.acks >= len(TABLES)


def test_nothing_acknowledged_is_lost_or_done_twice(
    store_url: str, tmp_path: Path, nursery: Nursery
) -> None:
    figures = crash(nursery, store_url, tmp_path / "log", KILLS)
    print(figures)
    assert figures.kills == KILLS
    assert figures.entries > figures.acks >= len(TABLES)
