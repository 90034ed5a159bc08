"""The line that is being typed: cursor keys, history, completion. It prints nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import takewhile

MOST_KEPT = 50
KEYS = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.|\[?$|.)|.", re.DOTALL)
"""One key each: a character, or what arrow keys and the like send."""


def no_completions(text: str) -> Sequence[str]:
    """Nothing to complete with."""
    return ()


class LineEditor:
    """A text and a cursor in it; `complete` returns whole lines that a text may become."""

    def __init__(self) -> None:
        self.text = ""
        self.cursor = 0
        self.complete: Callable[[str], Sequence[str]] = no_completions
        self._earlier: list[str] = []
        self._place = 0
        self._unfinished = ""

    def press(self, key: str) -> None:
        """Handle any key but Enter."""
        match key:
            case "\x7f" | "\b":
                self._cut(self.cursor - 1, self.cursor)
            case "\x1b[3~":
                self._cut(self.cursor, self.cursor + 1)
            case "\x1b[D" | "\x02" | "\x1bOD":  # Ctrl-B
                self._go(self.cursor - 1)
            case "\x1b[C" | "\x06" | "\x1bOC":  # Ctrl-F
                self._go(self.cursor + 1)
            case "\x1b[H" | "\x1b[1~" | "\x1bOH" | "\x01":  # Ctrl-A
                self._go(0)
            case "\x1b[F" | "\x1b[4~" | "\x1bOF" | "\x05":  # Ctrl-E
                self._go(len(self.text))
            case "\x1b[1;5D" | "\x1bb":
                self._go(self._word_before())
            case "\x1b[1;5C" | "\x1bf":
                self._go(self._word_after())
            case "\x15":  # Ctrl-U
                self._cut(0, self.cursor)
            case "\x0b":  # Ctrl-K
                self._cut(self.cursor, len(self.text))
            case "\x17":  # Ctrl-W
                self._cut(self._word_before(), self.cursor)
            case "\x1b[A" | "\x1bOA" | "\x10":  # Ctrl-P
                self._recall(-1)
            case "\x1b[B" | "\x1bOB" | "\x0e":  # Ctrl-N
                self._recall(1)
            case "\t":
                self._finish()
            case _ if key.isprintable():
                self._set(
                    self.text[: self.cursor] + key + self.text[self.cursor :],
                    self.cursor + len(key),
                )

    def enter(self) -> str:
        """The line is finished: it joins the history."""
        line = self.text
        if line.strip() and [line] != self._earlier[-1:]:
            self._earlier = [*self._earlier[-MOST_KEPT:], line]
        self._place, self._unfinished = len(self._earlier), ""
        self._set("", 0)
        return line

    def _set(self, text: str, cursor: int) -> None:
        self.text = text
        self._go(cursor)

    def _go(self, place: int) -> None:
        self.cursor = min(max(0, place), len(self.text))

    def _cut(self, start: int, end: int) -> None:
        start = max(0, start)
        self._set(self.text[:start] + self.text[end:], start)

    def _word_before(self) -> int:
        before = self.text[: self.cursor].rstrip()
        return len(before) - len(before.split()[-1]) if before else 0

    def _word_after(self) -> int:
        found = re.compile(r"\s*\S+").match(self.text, self.cursor)
        return found.end() if found else len(self.text)

    def _recall(self, step: int) -> None:
        """Show an earlier line, or the unfinished one after the last."""
        if self._place == len(self._earlier):
            self._unfinished = self.text
        self._place = min(max(0, self._place + step), len(self._earlier))
        line = (*self._earlier, self._unfinished)[self._place]
        self._set(line, len(line))

    def _finish(self) -> None:
        """Complete the text as far as all that it may become agree."""
        lines = self.complete(self.text[: self.cursor])
        start = common(lines)
        if len(start) > self.cursor:
            self._set(start + self.text[self.cursor :], len(start))


def common(lines: Sequence[str]) -> str:
    """The beginning that the lines share."""
    letters = takewhile(lambda each: len(set(each)) == 1, zip(*lines, strict=False))
    return "".join(each[0] for each in letters)
