"""Input and output by whole lines, for pipes, files and simple terminals."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from shutil import get_terminal_size
from textwrap import fill
from threading import Thread

CHUNK = 4096
NARROWEST = 20


def wrapped(line: str) -> str:
    """A line wrapped between words to the width of the terminal."""
    if not sys.stdout.isatty():
        return line
    return fill(line, max(NARROWEST, get_terminal_size().columns - 1), break_long_words=False)


class Lines:
    """Prints questions as separate lines, and again after other output."""

    def __init__(self) -> None:
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._asked = ""
        self._ended = False

    def __enter__(self) -> Lines:
        loop = asyncio.get_running_loop()
        Thread(target=self._read, args=(loop,), name="keyboard", daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        """Leave the reading thread alone: nothing can wake it up; it ends with the process."""

    def tell(self, line: str) -> None:
        self._asked = ""
        print(wrapped(line), flush=True)

    def prompt(self, text: str) -> None:
        if text and text != self._asked:
            print(wrapped(text), flush=True)
        self._asked = text

    def complete(self, completions: Callable[[str], Sequence[str]]) -> None:
        """Whole lines are not completed."""

    async def line(self) -> str | None:
        if self._ended:
            return None
        line = await self._typed.get()
        self._ended = line is None
        self._asked = ""
        return line

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Read lines, but not from sys.stdin: its lock, held by a waiting thread, would break the
        exit."""
        rest = b""
        with suppress(OSError, ValueError, AttributeError):
            file = sys.stdin.fileno()
            while chunk := os.read(file, CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    self._pass_on(loop, line.decode(errors="replace"))
        if rest:
            self._pass_on(loop, rest.decode(errors="replace"))
        self._pass_on(loop, None)

    def _pass_on(self, loop: asyncio.AbstractEventLoop, line: str | None) -> None:
        with suppress(RuntimeError):  # the loop may be closed already
            loop.call_soon_threadsafe(self._typed.put_nowait, line)
