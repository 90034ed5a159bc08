"""Lines as wide as the terminal."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from textwrap import fill

WIDEST = 88
NARROWEST = 20


def columns() -> int:
    """The width of the terminal, without the last column: some break the line there."""
    return max(NARROWEST, get_terminal_size().columns - 1)


def width() -> int:
    """The width of paragraphs."""
    return min(WIDEST, columns()) if sys.stdout.isatty() else WIDEST


def tell(line: str) -> None:
    """A line, broken between words where a terminal would break it anywhere."""
    print(fill(line, columns()) if sys.stdout.isatty() else line)
