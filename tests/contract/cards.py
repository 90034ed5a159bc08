"""Where the cards lie: the names that states and chance entries have for their cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from stosy.core import Chance

Card: TypeAlias = int | str

HANDS = "hands"
FACE_DOWN = ("draw", "draws", "pile")
"""Draw piles in a state: one for all, one for each seat, or one that is made anew."""
OPEN = ("piles", "discards")
DEALT = (HANDS, "opening", "pile", "piles")
"""The cards of a chance entry; there `piles` are draw piles."""


def flat(cards: Any) -> Iterator[Card]:
    """The single cards of nested tuples."""
    if isinstance(cards, tuple):
        for part in cards:
            yield from flat(part)
    else:
        yield cards


def named(value: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """Those of the fields that the value has."""
    return {name: getattr(value, name) for name in names if hasattr(value, name)}


def cards_in(state: Any) -> Counter[Card]:
    """Every card of a state, as often as it is there."""
    return Counter(flat(tuple(named(state, (HANDS, *FACE_DOWN, *OPEN)).values())))


def dealt(chance: Chance) -> tuple[Any, ...]:
    """The cards of a chance entry: hands, the opening card, what is drawn from."""
    return tuple(named(chance, DEALT).values())


def cards_of(chance: Chance) -> Counter[Card]:
    """Every card of a chance entry, as often as it is there."""
    return Counter(flat(dealt(chance)))


def own_decks(value: Any) -> bool:
    """Has each seat a deck of its own, in this state or in this deal?"""
    if isinstance(value, Chance):
        return hasattr(value, "piles")
    return hasattr(value, "draws")


def decks_of(chance: Chance) -> list[int]:
    """For each card of a chance entry, in order, whose deck it is from: a seat's, or 0 for all."""
    decks: list[int] = []
    for cards in dealt(chance):
        if own_decks(chance):
            decks += (seat for seat, part in enumerate(cards) for _ in part)
        else:
            decks += (0 for _ in flat(cards))
    return decks


def dealing_order(deal: Any) -> list[int]:
    """The places of the cards of a deal, in the order of `flat`, as a dealer fills them."""
    hands = [(index, seat) for seat, hand in enumerate(deal.hands) for index in range(len(hand))]
    rest = range(len(hands), len(decks_of(deal)))
    return [*sorted(range(len(hands)), key=hands.__getitem__), *rest]


def refilled(chance: Chance, cards: Iterable[Card]) -> Any:
    """The chance entry with other cards in its places, in the order of `flat`."""
    rest = iter(cards)
    return replace(chance, **{n: _shaped(old, rest) for n, old in named(chance, DEALT).items()})


def _shaped(old: Any, rest: Iterator[Card]) -> Any:
    if isinstance(old, tuple):
        return tuple(_shaped(part, rest) for part in old)
    return next(rest)
