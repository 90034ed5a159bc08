"""Nouns: seats, cards, piles and colours, and lists of them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Hashable, Iterable, Sequence
from datetime import date
from functools import lru_cache

from stosy.chat import UNSEEN
from stosy.text.catalogue import Catalogue
from stosy.text.languages import LOCALES

JOINERS = "\u200c\u200d"
"""Invisible, but part of words and emoji."""
GUEST = re.compile(r"#([0-9]{3})")
"""How somebody who gave no name is called where no language is known: #875."""


def plain(text: str) -> str:
    """Untrusted text, such as a person's name, with control characters replaced."""
    if text.isprintable():
        return text
    return "".join(
        "\N{REPLACEMENT CHARACTER}"
        if unicodedata.category(char) in UNSEEN and char not in JOINERS
        else char
        for char in text
    )


def person_name(words: Catalogue, name: str) -> str:
    """A person's name for the reader, who sees those who gave none in their own language."""
    shown = plain(name).strip()
    guest = GUEST.fullmatch(shown)
    return words.format("seat-guest", {"number": guest[1]}) if guest else shown


def seat_name(words: Catalogue, seat: int, names: Sequence[str]) -> str:
    """The name of a seat; seats without a name are numbered from one."""
    name = person_name(words, names[seat]) if 0 <= seat < len(names) else ""
    return name or words.format("seat-unnamed", {"number": seat + 1})


def card_parts(words: Catalogue, card: object) -> tuple[str, dict[str, str]] | None:
    """The message for a card and its arguments; None if the game has no such card.

    A number is `card-number`. A card with a message of its own is that (`card-W`). All else is a
    colour and a face: `card-S` for the face S if there is one, or `card`.
    """
    text = plain(str(card))
    if isinstance(card, int):
        return "card-number", {"number": text}
    if words.has(f"card-{text}"):
        return f"card-{text}", {"colour": "", "face": text, "number": text}
    colour, face = text[:1], text[1:]
    own = f"card-{face}"
    if not words.has(f"colour-{colour}") or not (words.has(own) or face.isdecimal()):
        return None
    return own if words.has(own) else "card", {"colour": colour, "face": face, "number": face}


@lru_cache(maxsize=4096)
def card_name(words: Catalogue, card: Hashable, form: str | None = None) -> str:
    """A card as lists show it, or in the form a sentence needs."""
    parts = card_parts(words, card)
    if parts is None:
        return plain(str(card))
    return words.format(*parts, form).strip()


def card_list(words: Catalogue, cards: Iterable[Hashable]) -> str:
    """Cards in a row."""
    return ", ".join(card_name(words, card) for card in cards) or words.format("cards-none", {})


def pile_name(words: Catalogue, pile: str, by: str, form: str | None = None) -> str:
    """A pile as the reader calls it; `by` says who acts: you, other, or watched by a spectator."""
    message = f"pile-{dashed(pile)}"
    return words.format(message, {"by": by}, form) if words.has(message) else plain(pile)


def colour_name(words: Catalogue, colour: str) -> str:
    """The word for a colour."""
    message = f"colour-{colour}"
    return words.format(message, {}) if words.has(message) else plain(colour)


def level_name(words: Catalogue, level: str) -> str:
    """The word for a bot's level."""
    message = f"level-{level}"
    return words.format(message, {}) if words.has(message) else plain(level)


def written_date(words: Catalogue, day: str) -> str:
    """A day such as 2026-11-16, written out."""
    from babel.dates import format_date

    try:
        return format_date(date.fromisoformat(day), "long", locale=LOCALES[words.language])
    except ValueError:
        return plain(day)


def name_list(words: Catalogue, names: Sequence[str]) -> str:
    """A list of names, with "and" before the last."""
    if len(names) < 2:
        return "".join(names)
    return words.format("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})


def dashed(name: str) -> str:
    """A name in the spelling of message ids: take_back is take-back."""
    return name.replace("_", "-")
