"""Letters and words of a message, seen through disguises.

Accents, characters without width and costumes (𝐬, ⓢ, ꜱ) are taken off, apostrophes left out, and
a word can be read in the other alphabet where its letters look alike.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

LETTER = re.compile(
    r"(?:.*LATIN|REGIONAL INDICATOR SYMBOL)\b.*\bLETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?"
)
"""Latin letters in costume: small capitals, letters in boxes, letters with strokes."""
APOSTROPHES = frozenset("'’‘ʼʹ′`´")
FILLERS = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters that show nothing."""
GREEK = str.maketrans("αβεηικμνορτυχ", "abenikmvoptux")
LATIN = str.maketrans("авгеікмнопрстухьиѕјһԁѵԝ", "abreikmhonpctyxbusjhdvw")
CYRILLIC = (
    str.maketrans("abcehikmnoprtuxy", "авсенікмпоргтиху"),
    str.maketrans("abcehikmnoprtuxy", "аьсенікмпоргтиху"),
)
"""Letters that look alike; b is В when large and ь when small."""
MOST_MARKS = 8
"""More accents than this on one letter are not looked at."""


class Word(NamedTuple):
    """Letters in a row: where they are, as written, and folded for comparing."""

    start: int
    end: int
    written: str
    folded: str
    accents: bool


class Sign(NamedTuple):
    """A character with the accents and invisible characters that follow it."""

    start: int
    end: int
    text: str
    letters: str


def signs_of(text: str) -> Iterator[Sign]:
    """The text sign by sign."""
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or not _attached(text[end]):
            visible = "".join(char for char in text[start:end] if not _invisible(char))
            composed = unicodedata.normalize("NFC", visible[:MOST_MARKS])
            if composed:
                yield Sign(start, end, composed, plain_letters(composed[0]))
            start = end


def _invisible(char: str) -> bool:
    return unicodedata.category(char) == "Cf" or char in FILLERS


def _attached(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me", "Mc", "Cf") or char in FILLERS


@lru_cache(maxsize=4096)
def plain_letters(char: str) -> str:
    """A character as plain small letters: š is s, й is и, ﬁ is f and i; "" if it is no letter."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", char).casefold())
    plain = "".join(part for part in parts if part.isalpha() and part not in APOSTROPHES)
    if plain.isascii() and plain:
        return plain
    costume = LETTER.fullmatch(unicodedata.name(char, ""))
    return costume[1].lower() if costume else plain.translate(GREEK)


def words_of(signs: Sequence[Sign]) -> Iterator[Word]:
    """Letters in a row, over apostrophes; a letter in a box is a word of its own."""
    row: list[Sign] = []
    for sign in signs:
        apostrophe = bool(row) and sign.text[0] in APOSTROPHES
        if row and not (apostrophe or (sign.letters and sign.text[0].isalpha())):
            yield _word(row)
            row = []
        if sign.letters or apostrophe:
            row.append(sign)
            if not (apostrophe or sign.text[0].isalpha()):
                yield _word(row)
                row = []
    if row:
        yield _word(row)


def _word(row: Sequence[Sign]) -> Word:
    written = "".join(sign.text for sign in row)
    accents = len(unicodedata.normalize("NFD", written)) > len(row) or written[-1] in APOSTROPHES
    folded = "".join(sign.letters for sign in row)
    return Word(row[0].start, row[-1].end, written, folded, accents)


def readings(folded: str) -> tuple[str, ...]:
    """A word, and what it looks like in the other alphabet."""
    others = (folded.translate(table) for table in (LATIN, *CYRILLIC))
    return tuple(dict.fromkeys((folded, *others)))
