"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.tui.snapshots import FOLDER

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_the_readme_work() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=flags)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", [README, README.parent / "docs/terminal.md"])
def test_the_screen_that_is_shown_is_real(page: Path) -> None:
    """Line by line, though some may be left out."""
    [shown] = [
        block.splitlines()[1:]
        for block in page.read_text("utf-8").split("```")
        if "┏━ 1 ▲" in block
    ]
    kept = iter((FOLDER / "terminal.txt").read_text("utf-8").splitlines())
    assert len(shown) > 8
    assert all(line in kept for line in shown)
