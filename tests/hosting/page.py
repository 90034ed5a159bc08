"""What docs/hosting.md tells people to type."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
UNIT = re.compile(r"^```text\n(\[Unit\]\n.*?)^```", re.DOTALL | re.MULTILINE)

(
    INSTALL,
    UPGRADE,
    ROLLBACK,
    ROTATE,
    POSTGRESQL,
    PASSWORD,
    SEVERAL,
    ROLL,
    BACK_UP,
    RESTORE,
    DUMP,
    UNDUMP,
) = range(12)
"""The blocks of commands, in the order of the page."""


def blocks() -> list[list[str]]:
    """The commands of each block."""
    found = BLOCK.findall(PAGE.read_text("utf-8"))
    return [[_command(line) for line in block.splitlines()] for block in found]


def _command(line: str) -> str:
    assert line.startswith("$ "), line
    return line[2:]


def unit() -> str:
    (found,) = UNIT.findall(PAGE.read_text("utf-8"))
    return str(found)
