"""A terminal that prints lines while somebody types, without mixing the two."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
import sys
import termios
import tty
import unicodedata
from shutil import get_terminal_size

from stosy.tui.lines import wrapped

CHUNK = 4096
ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|\[?$|.)", re.DOTALL)
"""What arrow keys and the like send; only those that go through earlier lines are heeded."""
UP, DOWN = "\x1b[A", "\x1b[B"
KEYS = re.compile(rf"{ESCAPE.pattern}|.", re.DOTALL)
MOST_KEPT = 50


class Keys:
    """Reads key by key, echoes, and redraws prompt and typed text below printed lines."""

    def __init__(self) -> None:
        self._file = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._file)
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._prompt = ""
        self._text = ""
        self._shown = ""
        """Prompt and text as they stand on the last line."""
        self._earlier: list[str] = []
        self._place = 0
        self._ended = False

    def __enter__(self) -> Keys:
        tty.setcbreak(self._file, termios.TCSADRAIN)
        asyncio.get_running_loop().add_reader(self._file, self._read)
        return self

    def __exit__(self, *error: object) -> None:
        self._erase()
        asyncio.get_running_loop().remove_reader(self._file)
        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def tell(self, line: str) -> None:
        self._erase()
        self._write(wrapped(line) + "\n")

    def prompt(self, text: str) -> None:
        self._prompt = f"{text} " if text else ""
        self._show()

    async def line(self) -> str | None:
        if self._ended and self._typed.empty():
            return None
        return await self._typed.get()

    def _read(self) -> None:
        try:
            chunk = os.read(self._file, CHUNK)
        except OSError:
            chunk = b""
        if not chunk:
            self._end()
            return
        for key in KEYS.findall(self._decode(chunk)):
            self._press(key)
        self._show()

    def _press(self, key: str) -> None:
        match key:
            case "\r" | "\n":
                self._enter()
            case "\x7f" | "\b":
                self._text = self._text[:-1]
            case "\x15":  # Ctrl-U
                self._text = ""
            case "\x17":  # Ctrl-W
                self._text = self._text.rstrip().rpartition(" ")[0]
            case "\x04" if not self._text:
                self._end()
            case "\x1b[A" | "\x1b[B":
                self._recall(-1 if key == UP else 1)
            case _ if key.isprintable():
                self._text += key

    def _enter(self) -> None:
        self._show()
        self._write("\n")
        line, self._text, self._shown, self._prompt = self._text, "", "", ""
        if line.strip():
            self._earlier = [*self._earlier[-MOST_KEPT:], line]
        self._place = len(self._earlier)
        self._typed.put_nowait(line)

    def _recall(self, step: int) -> None:
        """Show an earlier line of the history, or the empty one after the last."""
        self._place = min(max(0, self._place + step), len(self._earlier))
        self._text = (*self._earlier, "")[self._place]

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._file)
        self._ended = True
        self._typed.put_nowait(None)

    def _show(self) -> None:
        """Draw prompt and text; only the new part if the rest is on the screen."""
        wanted = self._prompt + self._text
        if wanted == self._shown:
            return
        if self._shown and wanted.startswith(self._shown):
            self._write(wanted.removeprefix(self._shown))
        else:
            self._erase()
            self._write(wanted)
        self._shown = wanted

    def _erase(self) -> None:
        if self._shown:
            rows = max(0, cells(self._shown) - 1) // max(1, get_terminal_size().columns)
            up = f"\x1b[{rows}A" if rows else ""
            self._write(f"{up}\r\x1b[J")
            self._shown = ""

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def cells(text: str) -> int:
    """How many columns a text takes."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )
