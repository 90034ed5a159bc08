"""Progress of long work, shown to those who watch."""

from __future__ import annotations

import sys
from collections.abc import Callable

BAR = 30


def progress(total: int) -> Callable[[int], None]:
    """A bar if there is a terminal to show it on."""
    return bar(total) if sys.stderr.isatty() else ignore


def ignore(done: int) -> None:
    """No progress is shown where nobody watches."""


def bar(total: int) -> Callable[[int], None]:
    """A progress bar on the terminal, wiped when done; none where there is nothing to do."""
    if not total:
        return ignore

    def show(done: int) -> None:
        filled = BAR * done // total
        line = f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done}/{total}"
        if done == total:
            line = "\r" + " " * len(line) + "\r"
        print(line, end="", file=sys.stderr, flush=True)

    return show
