"""A terminal that prints lines while somebody types, without mixing the two."""

from __future__ import annotations

import asyncio
import codecs
import os
import sys
import termios
import tty
import unicodedata
from collections.abc import Callable, Sequence
from shutil import get_terminal_size

from stosy.tui.editor import KEYS, LineEditor
from stosy.tui.lines import wrapped

CHUNK = 4096


class Keys:
    """Reads key by key, echoes, and redraws prompt and typed text below printed lines."""

    def __init__(self) -> None:
        self._file = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._file)
        self._decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._prompt = ""
        self._editor = LineEditor()
        self._shown = ("", 0)
        """Prompt and text as they stand on the last line, and the place of the cursor there."""
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

    def complete(self, completions: Callable[[str], Sequence[str]]) -> None:
        """Tab completes with these from now on."""
        self._editor.complete = completions

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
        if key in "\r\n":
            self._enter()
        elif key == "\x04" and not self._editor.text:
            self._end()
        else:
            self._editor.press(key)

    def _enter(self) -> None:
        self._editor.press("\x05")  # to the end of the line
        self._show()
        self._write("\n")
        self._shown, self._prompt = ("", 0), ""
        self._typed.put_nowait(self._editor.enter())

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._file)
        self._ended = True
        self._typed.put_nowait(None)

    def _show(self) -> None:
        """Draw prompt, text and cursor; only the new part if the rest is on the screen."""
        wanted = self._prompt + self._editor.text
        cursor = len(self._prompt) + self._editor.cursor
        shown, place = self._shown
        if (wanted, cursor) == self._shown:
            return
        if shown and place == len(shown) and cursor == len(wanted) and wanted.startswith(shown):
            self._write(wanted.removeprefix(shown))
        else:
            self._erase()
            self._write(wanted + moved(wanted, len(wanted), cursor))
        self._shown = wanted, cursor

    def _erase(self) -> None:
        shown, place = self._shown
        if shown:
            self._write(f"{moved(shown, place, 0)}\x1b[J")
            self._shown = "", 0

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def moved(line: str, start: int, end: int) -> str:
    """What moves the cursor back from one place of a line to another, over rows if need be."""
    width = max(1, get_terminal_size().columns)
    row, _ = at(line[:start], width)
    target, column = at(line[:end], width)
    if start == end:
        return ""
    up = f"\x1b[{row - target}A" if row > target else ""
    right = f"\x1b[{column}C" if column else ""
    return f"{up}\r{right}"


def at(text: str, width: int) -> tuple[int, int]:
    """The row and column behind a text; a terminal stays in a full row."""
    taken = cells(text)
    row = max(0, taken - 1) // width
    return row, taken - row * width


def cells(text: str) -> int:
    """How many columns a text takes."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )
