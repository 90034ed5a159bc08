"""Typed commands for a table on a server: `sit 2`, `bot 3 casual`, `say hello`."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stosy.text import Words
from stosy.tui.typed import Vocabulary, synonyms

QUOTES = {"'": "'", '"': '"', "’": "’", "„": "“", "“": "”", "«": "»"}
"""A line that begins so is talk; the same mark, or its partner, may end it."""
LONGEST = 3
"""Words that a phrase may have."""
ALONE = frozenset(("stand", "start", "close", "link", "invite", "who", "clock", "hurry"))
"""Orders that are the whole line; with more behind them, the line is about the game."""


class Order(Struct, frozen=True):
    """A command for the table, and its argument."""

    word: str
    rest: str = ""


class Orders:
    """The command words of some languages; the last language wins."""

    def __init__(self, languages: Sequence[Words]) -> None:
        self.words: dict[str, str] = {}
        self.levels: dict[str, str] = {}
        self.watches: dict[str, str] = {}
        self.reasons: dict[str, str] = {}
        for language in languages:
            self.words |= synonyms(language.say("typed-table-words"))
            self.levels |= synonyms(language.say("typed-levels"))
            self.watches |= synonyms(language.say("typed-watch"))
            self.reasons |= synonyms(language.say("typed-reasons"))

    def read(self, line: str, typed: Vocabulary) -> Order | None:
        """The order in a line; None if it is not an order."""
        line = line.strip().strip("`")
        if line[:1] in QUOTES:
            return Order("say", line[1:].removesuffix(QUOTES[line[0]]).strip())
        parts = line.split()
        for length in range(min(LONGEST, len(parts)), 0, -1):
            phrase = " ".join(parts[:length]).casefold()
            word = self.words.get(phrase)
            if length == 1 and typed.words.get(phrase) == "signal":
                word = "say"
            if word is not None and (word not in ALONE or length == len(parts)):
                return Order(word, _behind(line, length))
        return None

    @property
    def known_levels(self) -> Sequence[str]:
        """The levels of bots, the weakest first."""
        return tuple(dict.fromkeys(self.levels.values()))

    def watch(self, text: str) -> str | None:
        """Who may watch, by a text."""
        return self.watches.get(text.casefold())

    def reason(self, text: str) -> tuple[str, str, str] | None:
        """The text before the reason of a report, the reason, and what follows; None without
        one."""
        parts = text.split()
        for at in range(1, len(parts)):
            reason = self.reasons.get(parts[at].casefold())
            if reason is not None:
                return " ".join(parts[:at]), reason, _behind(text, at + 1)
        return None

    def level(self, text: str) -> tuple[str, str]:
        """The text before a bot's level, and the level; an unknown level is the last word."""
        parts = text.split()
        for length in range(min(LONGEST, len(parts)), 0, -1):
            level = self.levels.get(" ".join(parts[-length:]).casefold())
            if level is not None:
                return " ".join(parts[:-length]), level
        return " ".join(parts[:-1]), "".join(parts[-1:])


def _behind(line: str, count: int) -> str:
    """The text after so many words, as typed."""
    return (line.split(maxsplit=count)[count:] or [""])[0].strip()


def seat_named(text: str, names: Sequence[str], typed: Vocabulary) -> int | None:
    """The seat with this number, counted from one, or this name."""
    if text.isdecimal() and text.isascii():
        number = int(text[:4]) - 1
        return number if 0 <= number < len(names) else None
    seat = None if not text or text[0].isdigit() else typed.seat(text.casefold())
    return None if seat is None else int(seat)
