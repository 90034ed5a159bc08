"""Letters and words of a message, seen through disguises.

Accents, characters without width and costumes (𝐬, ⓢ, ꜱ) are taken off, apostrophes left out, and
letters that look alike in two alphabets count as the same.

A message is read in one pass of `str.translate`, and words are found by a regular expression: chat
runs on the server's event loop, so whatever people write must cost little.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect
from itertools import accumulate
from operator import mul

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

LAST_CYRILLIC = "\u052f"
"""No number word has a letter of the alphabets after this one."""

FIGURE, APOSTROPHE, SPACE, OTHER = "0", "'", " ", "."
"""What stands for a character that is no letter."""
UNEVEN = "\u0300"
"""Begins the code of characters that are not one letter: accents have none, ﬁ has two."""
WORD = re.compile(r"([A-Z]|[^ .0'A-Z][^ .0A-Z]*)")
"""Letters in a row, over apostrophes; a letter in a box, coded as a capital, is a word."""


class ChatText:
    """What somebody wrote: the code of each sign, and its words.

    A sign is a character with the accents and invisible characters that follow it. `codes` has one
    character for each: a small plain letter, a capital for a letter in a box, or what stands for
    other characters; `signs` has the character itself. `folded` has the words in small plain
    letters of their own alphabet; in `words` letters that look alike are the same. `starts` and
    `ends` tell where each word is in the codes, `between` has the codes between two words.
    """

    def __init__(self, text: str) -> None:
        self.text = self.signs = text
        self.codes = text.translate(_codes)
        self._even = UNEVEN not in self.codes
        self._codes_up_to: list[int] = []
        """In an uneven text: how many codes there are up to each character."""
        if not self._even:
            codes = list(map(_signs.__getitem__, text))
            sizes = list(map(len, codes))
            self.codes, self.signs = "".join(codes), "".join(map(mul, text, sizes))
            self._codes_up_to = list(accumulate(sizes))
        pieces = WORD.split(self.codes)
        places = list(accumulate(map(len, pieces)))
        self.starts, self.ends = places[:-1:2], places[1::2]
        self.between = pieces[2:-1:2]
        together = " ".join(pieces[1::2]).replace(APOSTROPHE, "").lower()
        self.folded = together.split()
        self.words = self.folded if together.isascii() else together.translate(_looks).split()
        self._composed = self._even and unicodedata.is_normalized("NFC", text)

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Where in the text the codes from start to end come from."""
        if self._even:
            return start, end
        return bisect(self._codes_up_to, start), bisect(self._codes_up_to, end)

    def written(self, at: int) -> str:
        """A word as it is seen."""
        start, end = self.place(self.starts[at], self.ends[at])
        seen = self.text[start:end]
        if self._composed:
            return seen
        if not self._even and len(seen) > 1:
            seen = seen.translate(_visible)
        return unicodedata.normalize("NFC", seen)

    def accented(self, at: int) -> bool:
        """Has a word accents, or an apostrophe at its end?"""
        written = self.written(at)
        marked = len(unicodedata.normalize("NFD", written)) > self.ends[at] - self.starts[at]
        return marked or written[-1] in APOSTROPHES

    def gap(self, at: int) -> str:
        """What lies between a word and the next."""
        start, end = self.place(self.ends[at], self.starts[at + 1])
        return self.text[start:end]


def fold(word: str) -> str:
    """A word in small plain letters."""
    return word.translate(_codes).replace(UNEVEN, "").replace(APOSTROPHE, "").lower()


class _Codes(dict[int, str]):
    """The codes of the characters that were read so far; each is worked out once."""

    def __missing__(self, number: int) -> str:
        code = self[number] = _code(chr(number))
        return code


class _Signs(dict[str, str]):
    """The same without the mark of what is not one letter."""

    def __missing__(self, char: str) -> str:
        code = self[char] = _codes[ord(char)].strip(UNEVEN)
        return code


class _Looks(dict[int, int | str]):
    """What each letter looks like; a table without gaps is faster."""

    def __missing__(self, number: int) -> int:
        self[number] = number
        return number


class _Visible(dict[int, int | None]):
    """Each character as it is, the invisible ones left out."""

    def __missing__(self, number: int) -> int | None:
        shown = self[number] = None if _is_invisible(chr(number)) else number
        return shown


_codes = _Codes()
_signs = _Signs()
_looks = _Looks(LATIN)
_visible = _Visible()


def _code(char: str) -> str:
    if _is_foreign(char):
        return char
    if _is_attached(char):
        return UNEVEN
    if char.isspace():
        return SPACE
    if _is_figure(char):
        return FIGURE
    if char in APOSTROPHES:
        return APOSTROPHE
    letters = _plain_letters(char)
    if len(letters) == 1:
        return letters if char.isalpha() else letters.upper()
    return UNEVEN + letters if letters else OTHER


def _plain_letters(char: str) -> str:
    """A character as plain small letters: š is s, й is и, ﬁ is f and i; "" if it is no letter.

    A syllable or a word of a script without number words is one letter.
    """
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", char).casefold())
    plain = "".join(part for part in parts if part.isalpha() and part not in APOSTROPHES)
    if plain.isascii() and plain:
        return plain
    costume = LETTER.fullmatch(unicodedata.name(char, ""))
    if costume is not None:
        return costume[1].lower()
    foreign = next((part for part in plain if part > LAST_CYRILLIC), None)
    return foreign or plain.translate(GREEK)


def _is_foreign(char: str) -> bool:
    """A plain letter of an alphabet without number words, as most characters are."""
    return (
        char > LAST_CYRILLIC
        and unicodedata.category(char) == "Lo"
        and not (char.isnumeric() or char in FILLERS or unicodedata.decomposition(char))
    )


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
