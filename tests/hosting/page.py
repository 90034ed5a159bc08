"""What docs/hosting tells people to type."""

from __future__ import annotations

import re
from pathlib import Path

from tests.chapters import whole

ROOT = Path(__file__).parents[2]
PAGE = whole("hosting")
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
UNIT = re.compile(r"^```text\n(\[Unit\]\n.*?)^```", re.DOTALL | re.MULTILINE)

(
    INSTALL,
    ROTATE,
    POSTGRESQL,
    PASSWORD,
    SEVERAL,
    ROLL,
    BACK_UP,
    RESTORE,
    DUMP,
    UNDUMP,
    UPGRADE,
    ROLLBACK,
) = range(12)
"""The blocks of commands, in the order of the pages."""


def blocks() -> list[list[str]]:
    """The commands of each block."""
    found = BLOCK.findall(PAGE)
    return [[_command(line) for line in block.splitlines()] for block in found]


def _command(line: str) -> str:
    assert line.startswith("$ "), line
    return line[2:]


def unit() -> str:
    (found,) = UNIT.findall(PAGE)
    return str(found)
