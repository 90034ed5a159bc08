"""Turns facts into arguments of messages, by the names of their fields.

Events, actions, results and refusals are data. Each of their fields becomes one argument, or
several: beside the text, forms that sentences need, and `-is`, a word to select a variant by.

    seat, target, winner, …   $seat is the name; $seat-is: you | other | nobody
    winners                   $winners are the names; $winners-is: you | among | other | nobody,
                              `among` meaning you and others; $winners-count
    card, top, drawn, …       $card is the card as lists show it, $card-object as a grammatical
    object; $card-is its code in records, or none
    cards, hand               $cards is the list; $cards-is: known | hidden; $cards-count
    hands                     the same as $hand, for the reader
    pile                      $pile, and $pile-onto, $pile-from …; $pile-is its name in records
    piles                     $piles is the list
    colour                    $colour is the word; $colour-is its letter in records, or none
    scores, totals            $scores is the list, with names
    counts                    the same, of those who have any
    signal, result            $signal is the sentence about it
    signals                   $signals are the sentences, each in quotation marks
    name                      $name is a person's, for the reader
    date                      $date is a day, written out
    bot                       $bot is the word for the bot's level

Every message also has $reader: seated | watching.

Other fields: numbers stay numbers, for plurals; True and False are `yes` and `no`, None is `none`,
a list is the number of its items, and text stays text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from stosy.text.catalogue import Catalogue
from stosy.text.things import (
    card_list,
    card_name,
    colour_name,
    dashed,
    level_name,
    name_list,
    person_name,
    pile_name,
    plain,
    seat_name,
    written_date,
)

Args: TypeAlias = dict[str, str | int | float]

SEAT = frozenset(("seat", "target", "winner", "first", "dealer", "viewer", "owner", "layer"))
SEATS = frozenset(("winners", "losers", "missing"))
CARD = frozenset(("card", "top", "drawn", "opening"))
CARDS = frozenset(("cards", "hand"))
POINTS = frozenset(("scores", "totals"))
Facts: TypeAlias = Mapping[str, Any]
"""What a message is about, by name."""
LARGE = 10**15
"""Numbers from here on are written as they are: no language need count so far."""
KIND = {"signal": "signal", "result": "reason"}
"""Where facts are part of others: the field that says which message is about them."""
INNER = {"result": "ended"}
"""Messages that stand in for those about nested facts, where a game has them."""


class Reader(Struct, frozen=True):
    """The reader: `viewer` is a seat, or None for a spectator."""

    words: Catalogue
    names: Sequence[str]
    viewer: int | None

    def sentence(self, prefix: str, kind: str, facts: Facts) -> str:
        """The message about such facts."""
        return self.words.format(f"{prefix}-{dashed(kind)}", self.arguments(facts))

    def arguments(self, facts: Facts) -> Args:
        """The arguments of messages about the facts."""
        args: Args = {"reader": "watching" if self.viewer is None else "seated"}
        for field, value in facts.items():
            args |= self._argument(field, value, facts)
        return args

    def _argument(self, field: str, value: Any, facts: Facts) -> Args:
        name = dashed(field)
        if field in SEAT:
            return self._seat(name, value)
        if field in CARDS:
            return self._cards(name, value)
        if field == "hands":
            return self._cards("hand", None if self.viewer is None else value[self.viewer])
        if field in SEATS:
            return self._seats(name, value)
        if field in POINTS:
            return {name: self._points(enumerate(value))}
        if field == "counts":
            return {name: self._points(each for each in enumerate(value) if each[1] > 0)}
        if field == "piles":
            return {name: ", ".join(pile_name(self.words, pile, "you") for pile in value)}
        if field == "signals":
            return {name: " ".join(map(self._quoted, value))}
        if field in CARD | {"pile", "colour"}:
            return self._thing(name, field, value, facts)
        if field == "bot" and isinstance(value, str):
            return {name: level_name(self.words, value)}
        if field == "name" and isinstance(value, str):
            return {name: person_name(self.words, value)}
        if field == "date" and isinstance(value, str):
            return {name: written_date(self.words, value)}
        if isinstance(value, Struct):
            return {name: self._about(field, value)}
        return {name: simple(value)}

    def _quoted(self, signal: Struct) -> str:
        return self.words.format("play-quoted", {"signal": self._about("signal", signal)})

    def _about(self, field: str, value: Struct) -> str:
        """The sentence about nested facts."""
        inner = facts_of(value)
        kind = str(inner[KIND[field]])
        own = self.words.has(f"{INNER.get(field)}-{dashed(kind)}")
        return self.sentence(INNER[field] if own else dashed(field), kind, inner)

    def _seat(self, name: str, seat: int | None) -> Args:
        if seat is None:
            return {name: "", f"{name}-is": "nobody"}
        is_viewer = "you" if seat == self.viewer else "other"
        return {name: seat_name(self.words, seat, self.names), f"{name}-is": is_viewer}

    def _seats(self, name: str, seats: Sequence[int]) -> Args:
        names = [seat_name(self.words, seat, self.names) for seat in seats]
        if self.viewer in seats:
            selector = "you" if len(seats) == 1 else "among"
        else:
            selector = "other" if seats else "nobody"
        return {
            name: name_list(self.words, names),
            f"{name}-is": selector,
            f"{name}-count": len(seats),
        }

    def _cards(self, name: str, cards: Sequence[int | str] | None) -> Args:
        known = cards is not None
        return {
            name: card_list(self.words, cards or ()),
            f"{name}-is": "known" if known else "hidden",
            f"{name}-count": len(cards or ()),
        }

    def _points(self, points: Iterable[tuple[int, int]]) -> str:
        return ", ".join(
            self.words.format(
                "score", {"seat": seat_name(self.words, seat, self.names), "points": number}
            )
            for seat, number in points
        )

    def _thing(self, name: str, field: str, value: Any, facts: Facts) -> Args:
        """A card, a pile or a colour."""
        if value is None:
            return {name: "", f"{name}-object": "", f"{name}-onto": "", f"{name}-is": "none"}
        told: Args = {f"{name}-is": plain(str(value))}
        if field == "colour":
            return told | {name: colour_name(self.words, value)}
        if field == "pile":
            by = self._by(facts)
            return told | {
                name + end: pile_name(self.words, value, by, form)
                for end, form in (("", None), ("-onto", "onto"), ("-from", "from"))
            }
        return told | {
            name: card_name(self.words, value),
            f"{name}-object": card_name(self.words, value, "object"),
        }

    def _by(self, facts: Facts) -> str:
        """Who acts, from the reader's point of view: you, other or watched."""
        if "seat" not in facts:
            return "you"
        if self.viewer is None:
            return "watched"
        return "you" if facts["seat"] == self.viewer else "other"


def facts_of(struct: Struct) -> Facts:
    """The fields of a value."""
    return {field: getattr(struct, field) for field in struct.__struct_fields__}


def simple(value: object) -> str | int | float:
    """The argument for any other value."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | float():
            return value if abs(value) < LARGE else str(value)
        case str():
            return plain(value)
        case None:
            return "none"
        case tuple() | list():
            return len(value)
        case _:
            return plain(msgspec.json.encode(value).decode())
