"""`kill -9` at any moment; `make crash` does it far more often."""

from __future__ import annotations

import os
from pathlib import Path

from tests.server.crash.killing import crash
from tests.server.crash.load import TABLES
from tests.server.e2e.places import Nursery

KILLS = int(os.environ.get("STOSY_KILLS") or "4")


def test_nothing_acknowledged_is_lost_or_done_twice(
    store_url: str, tmp_path: Path, nursery: Nursery
) -> None:
    figures = crash(nursery, store_url, tmp_path / "log", KILLS)
    print(figures)
    assert figures.kills == KILLS
    assert figures.entries > figures.acks >= len(TABLES)
