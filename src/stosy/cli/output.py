"""Output on a terminal: lines as wide as it is, and progress bars."""

from __future__ import annotations

import sys
from collections.abc import Callable
from shutil import get_terminal_size
from textwrap import fill

WIDEST = 88
NARROWEST = 20
BAR = 30
INTERRUPTED = 130
"""The exit status after Ctrl-C."""
WRONG = 2
"""The exit status of a command that could not be carried out."""


def columns() -> int:
    """The width of the terminal without the last column, where some terminals wrap."""
    return max(NARROWEST, get_terminal_size().columns - 1)


def width() -> int:
    """The width of paragraphs."""
    return min(WIDEST, columns()) if sys.stdout.isatty() else WIDEST


def tell(line: str) -> None:
    """Print a line, wrapped between words."""
    print(fill(line, columns()) if sys.stdout.isatty() else line)


def fail(sentence: str) -> int:
    """Say why a command could not be carried out; its exit status."""
    print(f"stosy: {sentence}", file=sys.stderr)
    return WRONG


def progress(total: int) -> Callable[[int], None]:
    """A progress bar, if the output is a terminal."""
    return bar(total) if sys.stderr.isatty() else ignore


def leave_bar() -> None:
    """Begin a line after the bar of unfinished work, and after the ^C that the terminal shows."""
    if sys.stderr.isatty():
        print(file=sys.stderr)


def ignore(done: int) -> None:
    """A progress callback that does nothing."""


def bar(total: int) -> Callable[[int], None]:
    """A progress bar, erased when done; nothing if there is no work."""
    if not total:
        return ignore

    def show(done: int) -> None:
        filled = BAR * done // total
        line = f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done}/{total}"
        if done == total:
            line = "\r" + " " * len(line) + "\r"
        print(line, end="", file=sys.stderr, flush=True)

    return show
