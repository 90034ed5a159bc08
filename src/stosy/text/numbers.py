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
from itertools import chain, groupby, pairwise

from stosy.text import number_words as known
from stosy.text.letters import LATIN, Message, fold

ANY_NUMBER_OF_TIMES = frozenset("!?()！？")
DOTS = frozenset(".…")
STROKES = frozenset("|¦│┃∣❘")
FACES = ((0x1F600, 0x1F64F), (0x1F910, 0x1F92F), (0x1F970, 0x1F97A))
"""Emoji that people repeat when they laugh or beg."""
REPEATED = re.compile(r"([^\w\s]|_)(?:\s*\1)+")
"""The same mark again and again, also with spaces between."""
DOUBLED = re.compile(r"(.)\1+")
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


class _Read(Message):
    """A message in which numbers are looked for; each finding is a part of the text."""

    def figures(self) -> Iterator[tuple[int, int]]:
        """Characters that are numbers by themselves."""
        for figures in re.finditer("0+", self.codes):
            yield self.place(*figures.span())

    def number_words(self) -> Iterator[tuple[int, int]]:
        """The first number word or Roman numeral, with those next to it."""
        romans = _romans()
        found: list[int] = []
        for at, word in enumerate(self.words):
            form = _form(word) if len(word) >= SHORTEST else None
            if form is None and word not in romans and word.strip("il"):
                continue
            if found and (at > found[-1] + 1 or len(self.gap(found[-1])) > NEAR):
                break
            if (form and self._is_number(at, form)) or self._is_roman(at, word):
                found.append(at)
        if found:
            yield self._part(found[0], found[-1])

    def spelled(self) -> Iterator[tuple[int, int]]:
        """Number words whose letters are set apart: s e v e n, с.е.м.ь, se-ven."""
        gaps = [start - end for (_, end), (start, _) in pairwise(self.spans)]
        lone = [len(word) == 1 for word in self.words]
        apart = [a and b and gap <= NEAR for a, b, gap in zip(lone, lone[1:], gaps, strict=False)]
        for row in _rows(apart):
            for first, last in _letter_by_letter("".join(self.words[row.start : row.stop])):
                yield self._part(row[first], row[last])
            if len(row) >= TOO_OFTEN and all(self.written(at) in ("I", "l") for at in row):
                yield self._part(row[0], row[-1])
        joined = [gap < 2 and not self.gap(at).isspace() for at, gap in enumerate(gaps)]
        for row in _rows(joined):
            folded = self.folded(row[0], row[-1])
            if folded not in known.EVERYDAY and _form(folded.translate(LATIN)):
                yield self._part(row[0], row[-1])

    def tallies(self) -> Iterator[tuple[int, int]]:
        """Marks to count: the same one again and again, also with spaces between."""
        signs = self.signs()
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
            for word in map(self.folded, range(len(self.words)))
        )

    def _before(self, at: int) -> str:
        """The word before, if only spaces and hyphens lie between; else ""."""
        return "" if at == 0 or self.gap(at - 1).strip(" -") else self.folded(at - 1)

    def _after(self, at: int) -> str:
        last = at == len(self.words) - 1
        return "" if last or self.gap(at).strip(" -") else self.folded(at + 1)

    def _is_number(self, at: int, form: str) -> bool:
        """Does a word that looks like a number word tell a number here?"""
        if self.folded(at) in known.EVERYDAY or self.written(at).lower() in known.EVERYDAY:
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
        everyday = before in known.BEFORE_ONE or after in known.AFTER_ONE | known.CARDS
        return not (everyday or after.startswith(known.AFTER_ONE_STEMS))

    def _is_roman(self, at: int, word: str) -> bool:
        strokes = len(word) >= TOO_OFTEN and not word.strip("il")
        if word not in _romans():
            return strokes and set(self.written(at)) <= set("Il")
        if len(word) == 1 and not self.text[self.spans[at][0]].isupper():
            return False
        written = self.written(at)
        if len(written) == 1:
            return self._is_roman_letter(at, word)
        if self.accented(at):
            return strokes and set(written) <= set("Il")
        if written.isupper():
            return True
        several = len(word) > 2 and len(set(word)) > 1
        return self.folded(at).isascii() and several and word not in known.EVERYDAY

    def _is_roman_letter(self, at: int, letter: str) -> bool:
        """X is ten; V is five, unless it begins a sentence or all is written in capitals."""
        start, _ = self.spans[at]
        if self.text[start - 1 : start] in (":", ";", "="):
            return False
        if letter != "v":
            return letter == "x"
        if len(self.words) == 1:
            return True
        around = {at - 1, at + 1} & set(range(len(self.words)))
        capitals = any(self.written(near).isupper() for near in around)
        return self._before(at) != "" and not capitals

    def _part(self, first: int, last: int) -> tuple[int, int]:
        """The part of the text from one word to another."""
        return self.spans[first][0], self.spans[last][1]


def _rows(linked: Sequence[bool]) -> Iterator[range]:
    """Words in a row, two and more, each of which is linked to the next."""
    start = 0
    for link, group in groupby(linked):
        end = start + len(list(group))
        if link:
            yield range(start, end + 1)
        start = end


def _letter_by_letter(letters: str) -> Iterator[tuple[int, int]]:
    """Where number words begin and end in a row of letters, some of which may be doubled.

    From each letter on it looks for as long as some number word begins so.
    """
    firsts = [at for at, letter in enumerate(letters) if letters[at - 1 : at] != letter]
    squeezed = "".join([letters[at] for at in firsts])
    spellings = _spellings()
    for start in range(len(squeezed)):
        if squeezed[start : start + SHORTEST] not in spellings:
            continue
        for end in range(start + SHORTEST, len(squeezed) + 1):
            whole = spellings.get(squeezed[start:end])
            if whole is None:
                break
            first, last = firsts[start], firsts[end - 1]
            doubled = last - first >= end - start
            if whole and not (doubled and letters[first : last + 1] in known.EVERYDAY):
                yield first, last


def _form(word: str) -> str | None:
    """The number word that this looks like, perhaps with doubled letters."""
    return _forms().get(word) or _forms().get(_squeezed(word))


def _squeezed(letters: str) -> str:
    return DOUBLED.sub(r"\1", letters) if DOUBLED.search(letters) else letters


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


def _is_mark(char: str) -> bool:
    face = any(first <= ord(char) <= last for first, last in FACES)
    return unicodedata.category(char)[0] in "PS" and not face and char not in ANY_NUMBER_OF_TIMES
