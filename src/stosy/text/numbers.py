"""Numbers in what people write, which team games do not allow (QE7, TG4).

A number is told by a character (7, ², ½, Ⅶ, 七, ⚅, 7️⃣), by a word of one of the four languages in
any of its forms, by a Roman numeral, or by marks to count (|||||). Disguises are looked through:
look-alike letters, accents, characters without width, doubled letters, letters set apart.

Everyday talk passes, even where it could be a code between friends:

- "first" and "second" of all languages (Czech "druhý" is "other"), once, twice, pair, both;
- "one" in company such as "that one", "ще одна", "jeden z nás"; but "red one" names a card;
- third and fourth before a pile;
- "ten" among Czech words ("that") and "pet" among others;
- ! ? ) ( and smiling faces however often, dots that end a word, other marks up to three times
  (but no two strokes: ||);
- single letters, except X, and V within a sentence; Roman numerals of two letters in lower case.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, groupby, pairwise
from typing import NamedTuple

from stosy.text import number_words as known
from stosy.text.letters import (
    LATIN,
    Sign,
    Word,
    plain_letters,
    readings,
    signs_of,
    words_of,
)

PICTURE = re.compile(
    r"DIE FACE-|CLOCK FACE |KEYCAP |MAHJONG TILE \w+ OF |DOMINO TILE .*\d"
    r"|PLAYING CARD (?!BACK|.*JOKER)"
)
"""Pictures of things with numbers on them, by their names."""
ANY_NUMBER_OF_TIMES = frozenset("!?()！？")
DOTS = frozenset(".…")
STROKES = frozenset("|¦│┃∣❘")
FACES = ((0x1F600, 0x1F64F), (0x1F910, 0x1F92F), (0x1F970, 0x1F97A))
"""Emoji that people repeat when they laugh or beg."""
TOO_OFTEN = 4
NEAR = 3
"""Parts of one number are at most so far apart."""
LONGEST = 12
"""Longer words are not looked for letter by letter."""
CZECH_LETTERS = frozenset("áčďéěíňóřšťúůýž")


def number_in(text: str) -> str | None:
    """The part of a message that tells a number, as it was typed; None if there is none."""
    signs = list(signs_of(text))
    words = list(words_of(signs))
    told = (_figures(signs), _told(text, words), _spelled(text, words), _tallies(text, signs))
    return next((text[start:end] for start, end in chain.from_iterable(told)), None)


def _figures(signs: Sequence[Sign]) -> Iterator[tuple[int, int]]:
    """Characters that are numbers by themselves."""
    for is_figure, group in groupby(signs, lambda sign: _figure(sign.text[0])):
        if is_figure:
            row = list(group)
            yield row[0].start, row[-1].end


@lru_cache(maxsize=4096)
def _figure(char: str) -> bool:
    parts = char + unicodedata.normalize("NFKC", char)
    if any(part.isnumeric() for part in parts):
        return True
    return PICTURE.match(unicodedata.name(char, "")) is not None


def _told(text: str, words: Sequence[Word]) -> Iterator[tuple[int, int]]:
    """The first number word or Roman numeral, with those next to it."""
    czech = any(_is_czech(word) for word in words)
    found: list[Word] = []
    for at, word in enumerate(words):
        if found and word.start - found[-1].end > NEAR:
            break
        company = Company(text, words, at)
        if _is_word(word, company, czech) or _is_roman(word, company):
            found.append(word)
        elif found:
            break
    if found:
        yield found[0].start, found[-1].end


class Company(NamedTuple):
    """The words around a word, as far as only spaces and hyphens lie between."""

    text: str
    words: Sequence[Word]
    at: int

    def word(self, step: int) -> str:
        """The word so many steps on, folded; "" if there is none."""
        first, last = sorted((self.at, self.at + step))
        if first < 0 or last >= len(self.words):
            return ""
        near = self.words[first : last + 1]
        gaps = (self.text[a.end : b.start] for a, b in pairwise(near))
        return "" if any(gap.strip(" -") for gap in gaps) else self.words[self.at + step].folded


def _is_czech(word: Word) -> bool:
    return (
        word.folded in known.CZECH_WORDS
        or word.folded.startswith(known.CZECH_COLOURS)
        or not CZECH_LETTERS.isdisjoint(word.written.lower())
    )


def _is_word(word: Word, company: Company, czech: bool) -> bool:
    if not known.EVERYDAY.isdisjoint((word.folded, word.written.lower())):
        return False
    for form in filter(None, map(_form, readings(word.folded))):
        if form in known.ONE:
            return _names_a_card(company)
        if form in known.NEEDS_ACCENTS:
            return word.accents
        if form in known.CZECH_ONLY:
            return czech or word.accents
        if form in known.NOT_CZECH:
            return not czech
        pile = company.word(1).startswith(known.PILES)
        return not (pile and form.startswith(known.THIRD_OR_FOURTH))
    return False


def _form(reading: str) -> str | None:
    """The number word that this is, perhaps with doubled letters."""
    if reading in known.EVERYDAY:
        return None
    return next((form for form in (reading, _squeezed(reading)) if form in _forms()), None)


def _squeezed(letters: str) -> str:
    return "".join(letter for letter, _ in groupby(letters))


@cache
def _forms() -> frozenset[str]:
    words = (*known.number_words(), *known.ONE)
    folded = {"".join(map(plain_letters, unicodedata.normalize("NFC", word))) for word in words}
    return frozenset(folded | set(map(_squeezed, folded))) - known.EVERYDAY


def _names_a_card(company: Company) -> bool:
    """Is this "one" the number, rather than everyday talk?"""
    before, after = company.word(-1), company.word(1)
    if company.word(-2) in known.ONE:
        return False
    if before.startswith(known.COLOURS) or (before in known.STEPS and after in known.CARDS):
        return True
    everyday = before in known.BEFORE_ONE or after in known.AFTER_ONE | known.CARDS
    return not (everyday or after.startswith(known.AFTER_ONE_STEMS))


@cache
def _romans() -> frozenset[str]:
    """The Roman numerals up to 100."""
    units = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
    tens = ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc")
    return frozenset(ten + unit for ten in tens for unit in units)


def _is_roman(word: Word, company: Company) -> bool:
    letters = word.folded.translate(LATIN)
    if len(word.written) == 1:
        return _is_roman_letter(word, letters, company)
    if word.accents or letters not in _romans():
        return set(word.written) <= set("Il") and len(word.written) >= TOO_OFTEN
    if word.written.isupper():
        return True
    several = len(letters) > 2 and len(set(letters)) > 1
    return word.folded.isascii() and several and letters not in known.EVERYDAY


def _is_roman_letter(word: Word, letters: str, company: Company) -> bool:
    """X is ten; V is five, unless it begins a sentence or all is written in capitals."""
    if not word.written.isupper() or company.text[word.start - 1 : word.start] in (":", ";", "="):
        return False
    if letters != "v":
        return letters == "x"
    if len(company.words) == 1:
        return True
    around = company.words[max(company.at - 1, 0) : company.at + 2]
    capitals = any(near.written.isupper() for near in around if near is not word)
    return company.word(-1) != "" and not capitals


def _spelled(text: str, words: Sequence[Word]) -> Iterator[tuple[int, int]]:
    """Number words whose letters are set apart: s e v e n, с.е.м.ь, se-ven."""
    for row in _rows(words, lambda a, b: len(a.folded) == len(b.folded) == 1, NEAR):
        yield from _within(row)
    for row in _rows(words, lambda a, b: not text[a.end : b.start].isspace(), 1):
        if any(map(_form, readings("".join(word.folded for word in row)))):
            yield row[0].start, row[-1].end


def _rows(
    words: Sequence[Word], belong: Callable[[Word, Word], bool], gap: int
) -> Iterator[list[Word]]:
    """Words that belong together, two and more."""
    row = list(words[:1])
    for before, word in pairwise(words):
        if not belong(before, word) or word.start - before.end > gap:
            if len(row) > 1:
                yield row
            row = []
        row.append(word)
    if len(row) > 1:
        yield row


def _within(row: Sequence[Word]) -> Iterator[tuple[int, int]]:
    """A number word anywhere in a row of letters, or strokes."""
    written = "".join(word.written for word in row)
    letters = "".join(word.folded for word in row)
    if len(row) >= TOO_OFTEN and set(written) <= set("Il"):
        yield row[0].start, row[-1].end
    for reading in readings(letters):
        for start in range(len(reading)):
            for end in range(start + 3, min(start + LONGEST, len(reading)) + 1):
                form = _form(reading[start:end])
                if form and form not in known.NEEDS_ACCENTS:
                    yield row[start].start, row[end - 1].end


def _tallies(text: str, signs: Sequence[Sign]) -> Iterator[tuple[int, int]]:
    """Marks to count: the same one again and again, also with spaces between."""
    marks = (sign for sign in signs if not (sign.text[0].isspace() or _is_skin_tone(sign.text[0])))
    for char, group in groupby(marks, lambda sign: sign.text[0]):
        row = list(group)
        start, end = row[0].start, row[-1].end
        ends_a_word = char in DOTS and start > 0 and not text[start - 1].isspace()
        often = len(row) >= (2 if char in STROKES else TOO_OFTEN)
        if often and not ends_a_word and _is_mark(char):
            yield start, end


def _is_mark(char: str) -> bool:
    face = any(first <= ord(char) <= last for first, last in FACES)
    return unicodedata.category(char)[0] in "PS" and not face and char not in ANY_NUMBER_OF_TIMES


def _is_skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"
