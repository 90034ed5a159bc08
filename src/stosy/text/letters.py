"""Letters and words of a message, seen through disguises.

Accents, characters without width and costumes (𝐬, ⓢ, ꜱ) are taken off, apostrophes left out, and
letters that look alike in two alphabets count as the same.

A message is read in one pass of `str.translate`, and words are found by a regular expression: chat
runs on the server's event loop, so whatever people write must cost little.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import starmap

LETTER = re.compile(
    r"(?:.*LATIN|REGIONAL INDICATOR SYMBOL)\b.*\bLETTER (?:SMALL CAPITAL )?([A-Z])(?: WITH .*)?"
)
"""Latin letters in costume: small capitals, letters in boxes, letters with strokes."""
PICTURE = re.compile(
    r"DIE FACE-|CLOCK FACE |KEYCAP |MAHJONG TILE \w+ OF |DOMINO TILE .*\d"
    r"|PLAYING CARD (?!BACK|.*JOKER)"
)
"""Pictures of things with numbers on them, by their names."""
APOSTROPHES = frozenset("'’‘ʼʹ′`´")
FILLERS = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters that show nothing."""
GREEK = str.maketrans("αβεηικμνορτυχ", "abenikmvoptux")
LATIN = str.maketrans("авгеікмнопрстухьиѕјһԁѵԝ", "abreikmhonpctyxbusjhdvw")
"""Cyrillic letters, and the Latin ones that look like them; b is В when large and ь when small."""

FIGURE, APOSTROPHE, SPACE, OTHER = "0", "'", " ", "."
"""What stands for a character that is no letter."""
UNEVEN = "\u0300"
"""Begins the code of characters that are not one letter: accents have none, ﬁ has two."""
WORD = re.compile(r"[A-Z]|[^ .0'A-Z][^ .0A-Z]*")
"""Letters in a row, over apostrophes; a letter in a box, coded as a capital, is a word."""

DRESSED = re.compile(r"[A-Z']")
"""Words with these are not only letters."""


class Message:
    """What somebody wrote: the code of each sign, and its words.

    A sign is a character with the accents and invisible characters that follow it. `codes` has one
    character for each: a small plain letter, a capital for a letter in a box, or what stands for
    other characters. In `words` letters that look alike are the same, and `spans` tells where in
    the text each word is.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.codes = text.translate(_codes)
        self._places: Sequence[int] = range(len(text) + 1)
        """Where in the text each code comes from."""
        self._even = UNEVEN not in self.codes
        if not self._even:
            codes = [_codes[ord(char)].strip(UNEVEN) for char in text]
            places = [at for at, code in enumerate(codes) for _ in code]
            self.codes, self._places = "".join(codes), [*places, len(text)]
        self.words: list[str] = WORD.findall(self.codes.translate(LATIN))
        if DRESSED.search(self.codes):
            self.words = [_letters(word) for word in self.words]
        self._coded = [found.span() for found in WORD.finditer(self.codes)]
        self.spans = self._coded if self._even else list(starmap(self.place, self._coded))

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where in the text the codes from start to end come from."""
        return self._places[start], self._places[end]

    def signs(self) -> str:
        """The text without accents and invisible characters, a character for each code."""
        return self.text if self._even else "".join([self.text[at] for at in self._places[:-1]])

    def folded(self, at: int, last: int | None = None) -> str:
        """A word, or all to the last, in small plain letters of their own alphabet."""
        start, end = self._coded[at]
        if last is None:
            return _letters(self.codes[start:end])
        return _letters(self.codes[start : self._coded[last][1]].replace(OTHER, ""))

    def written(self, at: int) -> str:
        """A word as it is seen."""
        start, end = self.spans[at]
        seen = self.text[start:end]
        if not self._even:
            seen = "".join(char for char in seen if not _is_invisible(char))
        return unicodedata.normalize("NFC", seen)

    def accented(self, at: int) -> bool:
        """Has a word accents, or an apostrophe at its end?"""
        start, end = self._coded[at]
        written = self.written(at)
        marked = len(unicodedata.normalize("NFD", written)) > end - start
        return marked or written[-1] in APOSTROPHES

    def gap(self, at: int) -> str:
        """What lies between a word and the next."""
        return self.text[self.spans[at][1] : self.spans[at + 1][0]]


def fold(word: str) -> str:
    """A word in small plain letters."""
    return _letters(word.translate(_codes).replace(UNEVEN, ""))


def _plain_letters(char: str) -> str:
    """A character as plain small letters: š is s, й is и, ﬁ is f and i; "" if it is no letter."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", char).casefold())
    plain = "".join(part for part in parts if part.isalpha() and part not in APOSTROPHES)
    if plain.isascii() and plain:
        return plain
    costume = LETTER.fullmatch(unicodedata.name(char, ""))
    return costume[1].lower() if costume else plain.translate(GREEK)


def _letters(word: str) -> str:
    """A word in codes, without apostrophes and boxes."""
    return word.replace(APOSTROPHE, "").lower()


class _Codes(dict[int, str]):
    """The codes of the characters that were read so far; each is worked out once."""

    def __missing__(self, number: int) -> str:
        code = self[number] = _code(chr(number))
        return code


_codes = _Codes()


def _code(char: str) -> str:
    if _is_attached(char):
        return UNEVEN
    if char.isspace():
        return SPACE
    if _is_figure(char):
        return FIGURE
    if char in APOSTROPHES:
        return APOSTROPHE
    letters = _plain_letters(char)
    if not char.isalpha():
        letters = letters.upper()
    return letters if len(letters) == 1 else UNEVEN + letters if letters else OTHER


def _is_attached(char: str) -> bool:
    """Accents, characters without width, and the colours of skin."""
    return (
        unicodedata.category(char) in ("Mn", "Me", "Mc")
        or _is_invisible(char)
        or "\U0001f3fb" <= char <= "\U0001f3ff"
    )


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char) == "Cf" or char in FILLERS


def _is_figure(char: str) -> bool:
    """Is the character a number by itself?"""
    parts = char + unicodedata.normalize("NFKC", char)
    if any(part.isnumeric() for part in parts):
        return True
    return PICTURE.match(unicodedata.name(char, "")) is not None
