"""Screens look as they did when somebody last looked at them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui.served import run
from tests.tui.snapshots import FOLDER, SCREENS, shot


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_as_kept(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        assert await shot(name, tmp_path) == (FOLDER / f"{name}.txt").read_text("utf-8")

    run(test())
