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
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from itertools import chain, groupby

from stosy.chat import number_words as known
from stosy.chat.letters import LATIN, ChatText, fold

ANY_NUMBER_OF_TIMES = frozenset("!?()！？")
DOTS = frozenset(".…")
STROKES = frozenset("|¦│┃∣❘")
FACES = ((0x1F600, 0x1F64F), (0x1F910, 0x1F92F), (0x1F970, 0x1F97A))
"""Emoji that people repeat when they laugh or beg."""
REPEATED = re.compile(r"([^\w\s]|_)(?:\s*\1)+")
"""The same mark again and again, also with spaces between."""
DOUBLED = re.compile(r"(.)\1")
LONE_LETTERS = re.compile(r"^(?:.\n){2,}. ?\n", re.MULTILINE)
"""Lines of one letter each, enough for a number; what follows a space is too far away."""
JOINTS = re.compile(r"^(?:[^ \n]?\n)+", re.MULTILINE)
"""Lines with at most one code between two words, which is no space."""
IN_A_ROW = re.compile(r"(.)\1*")
TOO_OFTEN = 4
NEAR = 3
"""Parts of one number are at most so far apart."""
SHORTEST = 3
"""No number word is shorter; Roman numerals are."""
CZECH_LETTERS = frozenset("áčďéěíňóřšťúůýž")


def number_in(text: str) -> str | None:
    """The part of a message that tells a number, as it was typed; None if there is none.

    The time this takes grows with the length of the message, whatever the message is.
    """
    read = _Read(text)
    told = (read.figures(), read.number_words(), read.spelled(), read.tallies())
    return next((text[start:end] for start, end in chain.from_iterable(told)), None)


class _Read(ChatText):
    """A message in which numbers are looked for; each finding is a part of the text."""

    def figures(self) -> Iterator[tuple[int, int]]:
        """Characters that are numbers by themselves."""
        for figures in re.finditer("0+", self.codes):
            yield self.place(*figures.span())

    def number_words(self) -> Iterator[tuple[int, int]]:
        """The first number word or Roman numeral, with those next to it."""
        short, found = _short_romans(), list[int]()
        for at, word in enumerate(self.words):
            if len(word) < SHORTEST and (word not in short or not self._capitals[at]):
                continue
            if word == "v" and (self._capitals[at - 1] or self._capitals[at + 1]):
                continue
            if found and (at > found[-1] + 1 or len(self.gap(found[-1])) > NEAR):
                break
            if self._is_roman(at, word) or self._is_number_word(at, word):
                found.append(at)
        if found:
            yield self._part(found[0], found[-1])

    def spelled(self) -> Iterator[tuple[int, int]]:
        """Number words whose letters are set apart: s e v e n, с.е.м.ь, se-ven."""
        for row in self._lone_letters():
            letters = "".join(self.words[row.start : row.stop])
            for first, last in _letter_by_letter(letters):
                yield self._part(row[first], row[last])
            strokes = len(row) >= TOO_OFTEN and not letters.strip("il")
            if strokes and all(self.written(at) in ("I", "l") for at in row):
                yield self._part(row[0], row[-1])
        for joints in _rows(JOINTS, "\n".join([*self.between, ""])):
            first, end = joints.start, joints.stop + 1
            form = _form("".join(self.words[first:end]))
            if form and "".join(self.folded[first:end]) not in known.EVERYDAY:
                yield self._part(first, end - 1)

    def _lone_letters(self) -> Iterator[range]:
        """Words of one letter each, near each other."""
        if max(map(len, self.between), default=0) <= NEAR:
            return _rows(LONE_LETTERS, "\n".join([*self.words, ""]))
        ends = [" \n" if len(gap) > NEAR else "\n" for gap in self.between]
        lines = chain.from_iterable(zip(self.words, [*ends, "\n"], strict=True))
        return _rows(LONE_LETTERS, "".join(lines))

    def tallies(self) -> Iterator[tuple[int, int]]:
        """Marks to count: the same one again and again, also with spaces between."""
        signs = self.signs
        for marks in REPEATED.finditer(signs):
            mark, start = marks[1], marks.start()
            ends_a_word = mark in DOTS and start > 0 and not signs[start - 1].isspace()
            often = marks[0].count(mark) >= (2 if mark in STROKES else TOO_OFTEN)
            if often and not ends_a_word and _is_mark(mark):
                yield self.place(*marks.span())

    @cached_property
    def _czech(self) -> bool:
        """Is the message in Czech, as far as one can see?"""
        written = unicodedata.normalize("NFC", self.text).lower()
        return not CZECH_LETTERS.isdisjoint(written) or any(
            word in known.CZECH_WORDS or word.startswith(known.CZECH_COLOURS)
            for word in self.folded
        )

    def _before(self, at: int) -> str:
        """The word before, if only spaces and hyphens lie between; else ""."""
        return "" if at == 0 or self.gap(at - 1).strip(" -") else self.folded[at - 1]

    def _after(self, at: int) -> str:
        last = at == len(self.words) - 1
        return "" if last or self.gap(at).strip(" -") else self.folded[at + 1]

    def _is_number_word(self, at: int, word: str) -> bool:
        """Does a word look like a number word, and tell a number here?"""
        form = _form(word)
        if form is None:
            return False
        if self.folded[at] in known.EVERYDAY or self.written(at).lower() in known.EVERYDAY:
            return False
        if form in known.ONE:
            return self._names_a_card(at)
        if form in known.NEEDS_ACCENTS:
            return self.accented(at)
        if form in known.CZECH_ONLY:
            return self._czech or self.accented(at)
        if form in known.NOT_CZECH:
            return not self._czech
        pile = self._after(at).startswith(known.PILES)
        return not (pile and form.startswith(known.THIRD_OR_FOURTH))

    def _names_a_card(self, at: int) -> bool:
        """Is this "one" the number, rather than everyday talk?"""
        before, after = self._before(at), self._after(at)
        if before and self._before(at - 1) in known.ONE:
            return False
        if before.startswith(known.COLOURS) or (before in known.STEPS and after in known.CARDS):
            return True
        if before in known.BEFORE_ONE or after in known.AFTER_ONE or after in known.CARDS:
            return False
        return not after.startswith(known.AFTER_ONE_STEMS)

    @cached_property
    def _capitals(self) -> list[bool]:
        """Which words are written in capitals; the one after the last, also [-1], is not."""
        spans = zip(self.starts, self.ends, strict=True)
        return [*[self.signs[start:end].isupper() for start, end in spans], False]

    def _is_roman(self, at: int, word: str) -> bool:
        if len(word) == 1:
            return self._is_roman_letter(at, word)
        strokes = len(word) >= TOO_OFTEN and not word.strip("il")
        if strokes and set(self.written(at)) <= set("Il"):
            return True
        if word not in _romans():
            return False
        return (self._capitals[at] or self._is_roman_word(at, word)) and not self.accented(at)

    def _is_roman_word(self, at: int, word: str) -> bool:
        """Small letters, several of them, that are no other word."""
        several = len(word) > 2 and len(set(word)) > 1 and word not in known.EVERYDAY
        return several and self.folded[at].isascii()

    def _is_roman_letter(self, at: int, letter: str) -> bool:
        """X is ten; V is five, unless it begins a sentence or all is written in capitals."""
        start, _ = self.place(self.starts[at], self.ends[at])
        if self.text[start - 1 : start] in (":", ";", "=") or len(self.written(at)) > 1:
            return False
        return letter == "x" or len(self.words) == 1 or self._before(at) != ""

    def _part(self, first: int, last: int) -> tuple[int, int]:
        """The part of the text from one word to another."""
        return self.place(self.starts[first], self.ends[last])


def _rows(pattern: re.Pattern[str], lines: str) -> Iterator[range]:
    """The lines of each match."""
    at = place = 0
    for found in pattern.finditer(lines):
        first = at + lines.count("\n", place, found.start())
        at, place = first + found[0].count("\n"), found.end()
        yield range(first, at)


def _letter_by_letter(letters: str) -> Iterator[tuple[int, int]]:
    """Where number words begin and end in a row of letters, some of which may be doubled.

    From each letter on it looks for as long as some number word begins so.
    """
    squeezed = _squeezed(letters)
    firsts: Sequence[int] = ()
    spellings = _spellings()
    threes = range(len(squeezed) - SHORTEST + 1)
    for start in [at for at in threes if squeezed[at : at + SHORTEST] in spellings]:
        end = start + SHORTEST
        while end <= len(squeezed) and (whole := spellings.get(squeezed[start:end])) is not None:
            if whole:
                firsts = firsts or [each.start() for each in IN_A_ROW.finditer(letters)]
                first, last = firsts[start], firsts[end - 1]
                doubled = last - first >= end - start
                if not (doubled and letters[first : last + 1] in known.EVERYDAY):
                    yield first, last
            end += 1


def _form(word: str) -> str | None:
    """The number word that this looks like, perhaps with doubled letters."""
    return _forms().get(word) or _forms().get(_squeezed(word))


def _squeezed(letters: str) -> str:
    if DOUBLED.search(letters) is None:
        return letters
    return "".join([letter for letter, _ in groupby(letters)])


@cache
def _forms() -> dict[str, str]:
    """All number words, as they are and with doubled letters squeezed, by what they look like."""
    words = (*known.number_words(), *known.ONE)
    folded = set(map(fold, words))
    forms = folded | set(map(_squeezed, folded))
    return {form.translate(LATIN): form for form in forms - known.EVERYDAY}


@cache
def _spellings() -> dict[str, bool]:
    """All number words and how they begin; True for the whole ones."""
    words = [_squeezed(look) for look, form in _forms().items() if form not in known.NEEDS_ACCENTS]
    begun = {word[:end]: False for word in words for end in range(1, len(word))}
    return begun | dict.fromkeys(words, True)


@cache
def _romans() -> frozenset[str]:
    """The Roman numerals up to 100."""
    units = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
    tens = ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc")
    return frozenset(ten + unit for ten in tens for unit in units)


@cache
def _short_romans() -> frozenset[str]:
    """The shorter ones that may be numbers: of single letters X and V."""
    return frozenset(each for each in _romans() if len(each) == 2) | {"v", "x"}


def _is_mark(char: str) -> bool:
    face = any(first <= ord(char) <= last for first, last in FACES)
    return unicodedata.category(char)[0] in "PS" and not face and char not in ANY_NUMBER_OF_TIMES
