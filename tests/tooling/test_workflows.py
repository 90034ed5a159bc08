"""What the workflows call can be called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
MATRIX = re.compile(r"^ +run: \[([a-z, ]+)\]", re.M)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_call_targets_that_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    called = set(re.findall(r"\bmake ([a-z]+)", text))
    for listed in MATRIX.findall(text):
        called |= set(listed.split(", "))
    assert called
    assert called <= TARGETS


def test_commands_of_the_repository_are_in_its_workflows() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in WORKFLOWS)
    assert "- run: make test\n" in text
    assert "- run: make check\n" in text
