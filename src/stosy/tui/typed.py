"""Parses typed actions.

A typed action has the words of its record: `17 up`, `W b one_card`, `draw`, `height y high`;
`lay` and `signal` are optional, and so is a part without alternatives. Each language adds its own
words. A player is named, or by the number of the seat, counted from one: `call_out 2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import get_args

import msgspec
from msgspec import UNSET, Struct

from stosy.core import Action, AnyGame, Plain
from stosy.text import Words

BETWEEN = re.compile(r"[\s,;:«»„“”\"`]+")
NUMBER = re.compile(r"[#№.](\d{1,4})|(\d{1,4})[.)]|(\d{1,4})")
LONGEST = 5
"""Words that a phrase may have."""
STEM = 3
"""Letters of a name that case endings leave alone."""
COLOURS = ("r", "y", "g", "b", "p")


class Vocabulary(Struct, frozen=True):
    """Maps typed words, and faces of cards after a colour, to the words of records."""

    words: dict[str, str]
    faces: dict[str, str]
    names: dict[str, str]
    """The players' names and their seats."""
    aimed: frozenset[str]
    """Actions with a target: after them a name means a seat."""
    filler: frozenset[str]
    """Words to ignore."""

    def tokens(self, text: str) -> list[str]:
        """The typed words as records write them; `r5`, `red 5` and `red5` are one card."""
        parts = [part for part in BETWEEN.split(text.strip().replace("!", " ! ")) if part]
        tokens: list[str] = []
        while parts:
            before = tokens[-1] if tokens else ""
            for length in range(min(LONGEST, len(parts)), 0, -1):
                phrase = " ".join(parts[:length]).casefold()
                if before in COLOURS and (face := self.face(phrase)):
                    tokens[-1] += face
                    break
                if before in self.aimed and (seat := self.seat(phrase)):
                    tokens.append(seat)
                    break
                if length == 1 and phrase in self.filler:
                    break
                if length == 1 or phrase in self.words:
                    tokens.append(self.word(phrase, parts[0]))
                    break
            parts = parts[length:]
        return [token for token, _ in groupby(tokens)]

    def seat(self, folded: str) -> str | None:
        """The seat of a name, also of an inflected or shortened one if it is unambiguous, or of
        a number."""
        if folded in self.names:
            return self.names[folded]
        if folded.isascii() and folded.isdecimal():
            return str(int(folded[:4]) - 1)
        found = [
            seat for name, seat in self.names.items() if folded.startswith(name[: stem_of(name)])
        ]
        return found[0] if len(found) == 1 else None

    def face(self, folded: str) -> str | None:
        """A digit or picture of a coloured card."""
        return self.faces.get(folded) or (folded if folded.isdigit() else None)

    def word(self, folded: str, written: str) -> str:
        """One word; a colour with a face after it is a card."""
        if folded in self.words:
            return self.words[folded]
        for cut in range(1, len(folded)):
            colour, face = self.words.get(folded[:cut]), self.face(folded[cut:])
            if colour in COLOURS and face:
                return colour + face
        return written


def vocabulary(
    languages: Sequence[Words], names: Sequence[str], game: AnyGame | None = None
) -> Vocabulary:
    """The words of the languages, of which the last wins; names mean seats."""
    words: dict[str, str] = {}
    faces: dict[str, str] = {}
    filler: set[str] = set()
    for language in languages:
        words |= synonyms(language.say("typed-words"))
        if game is not None:
            words |= synonyms(language.typed(game.id, "typed-game-words"))
            faces |= synonyms(language.typed(game.id, "typed-faces"))
        filler.update(language.say("typed-filler").split(", "))
    seats = {name.casefold(): str(seat) for seat, name in enumerate(names)}
    kinds = {} if game is None else game.kinds()
    aimed = frozenset(tag for tag, kind in kinds.items() if "target" in kind.__struct_fields__)
    return Vocabulary(words, faces, seats, aimed, frozenset(filler - words.keys()))


def stem_of(name: str) -> int:
    """The length of a name's stem: three letters, or all but the last of a short name."""
    return STEM if len(name) > STEM else max(1, len(name) - 1)


def synonyms(lines: str) -> dict[str, str]:
    """Parse lines such as `end_turn: end, e`; the word before the colon means itself."""
    found: dict[str, str] = {}
    for line in filter(None, lines.splitlines()):
        meaning, _, words = line.partition(":")
        for word in (meaning, *words.split(",")):
            found[word.strip().casefold()] = meaning.strip()
    return found


def list_number(text: str, bare: bool = False) -> int | None:
    """A number of the list: `3.`, `3)` or `#3`; with `bare` also `3`."""
    found = NUMBER.fullmatch(text.strip())
    if found is None or (found[3] and not bare):
        return None
    return int(found[found.lastindex or 0])


def chosen(number: int | None, actions: Sequence[Action]) -> Action | None:
    """The action of the list with this number."""
    return actions[number - 1] if number and number <= len(actions) else None


class Ambiguous(Exception):
    """The words match several offered actions."""

    def __init__(self, actions: Sequence[Action]) -> None:
        super().__init__(actions)
        self.actions = actions


def parse(game: AnyGame, words: Sequence[str], offered: Iterable[Action]) -> Action | None:
    """The offered action that begins with these words, or another action that they spell."""
    if not words:
        return None
    implied = {tag for tag, kind in game.kinds().items() if kind.implied}
    said = list(words[1:] if words[0] in implied and len(words) > 1 else words)
    meant = [action for action in offered if spelling(action)[: len(said)] == said]
    for action in meant:
        if len(meant) == 1 or spelling(action) == said:
            return action
    if meant:
        raise Ambiguous(meant)
    readings = list(read_as(game, words))
    return readings[-1] if readings else None


def spelling(action: Action) -> list[str]:
    """The words of an action."""
    plain: Plain = msgspec.to_builtins(action)
    named = plain.pop("do")
    words = [name if value is True else str(value) for name, value in plain.items()]
    return words if action.implied else [named, *words]


def read_as(game: AnyGame, words: Sequence[str]) -> Iterator[Action]:
    """Every action of the game that the words can spell, legal or not."""
    for kind, (tag, plain_kind) in zip(get_args(game.actions), game.kinds().items(), strict=True):
        said = list(words)
        if words[0] == tag:
            said.pop(0)
        elif not plain_kind.implied:
            continue
        plain = fill(kind, said)
        if plain is not None:
            yield msgspec.convert({"do": tag, **plain}, kind)


def fill(kind: type[Action], words: list[str]) -> dict[str, object] | None:
    """The fields of an action from words in their order; None if they do not fit."""
    plain: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        value = read_field(field.name, field.type, words[0]) if words else UNSET
        if value is not UNSET:
            plain[field.name] = value
            words = words[1:]
        elif field.required:
            return None
    return None if words else plain


def read_field(name: str, kind: object, word: str) -> object:
    """A word as the value of a field; the name of a boolean field means True."""
    if kind is bool:
        return True if word == name else UNSET
    try:
        return msgspec.convert(word, kind, strict=False)
    except msgspec.ValidationError:
        return UNSET
