"""Describes the table of any game by the shapes of a view's fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec.structs import asdict

from stosy.core import AnyGame, View
from stosy.text import Words

Plain: TypeAlias = int | str | bool

PILES = "piles"
LAID_BY = "laid_by"
"""Who laid each card of `piles`, in the same shape."""
OPEN = ("discards", "rows", "table", "cards")
"""Where views have cards that lie open, beside `piles`."""
ELSEWHERE = frozenset((*View.__struct_fields__, PILES, LAID_BY, *OPEN, "turns"))
"""Fields that are told in another way, or say nothing to people."""


def table(words: Words, game: AnyGame, view: View, names: Sequence[str]) -> Iterator[str]:
    """The lines that describe a view."""
    fields = asdict(view)
    names = [
        words.say("play-you") if seat == view.seat else name for seat, name in enumerate(names)
    ]
    yield from piles(words, game, fields, names)
    for key in OPEN:
        if fields.get(key):
            yield labelled(words, game, key, words.cards(game.id, fields[key]))
    hidden = ELSEWHERE.union(view.unlisted)
    others = {key: value for key, value in fields.items() if key not in hidden}
    for key, value in others.items():
        if isinstance(value, Plain):
            yield labelled(words, game, key, words.fact(game.id, key, value))
    listed = {key: value for key, value in others.items() if is_by_seat(value, len(names))}
    for seat, name in enumerate(names):
        facts = (
            words.say("play-fact", label=words.label(game.id, key), value=value[seat])
            for key, value in {"sizes": view.sizes, **listed}.items()
        )
        yield words.say("play-seat", name=name, facts=", ".join(facts))


def piles(
    words: Words, game: AnyGame, fields: dict[str, Any], names: Sequence[str]
) -> Iterator[str]:
    """Each pile with its cards, and who laid them if the view says so."""
    heaps: Sequence[Sequence[Plain]] = fields.get(PILES, ())
    seats: Sequence[Sequence[int]] = fields.get(LAID_BY) or tuple(() for _ in heaps)
    for place, (cards, by) in enumerate(zip(heaps, seats, strict=True)):
        name = words.pile(game.id, game.piles[place]) if game.piles else str(place + 1)
        told = [words.card(game.id, card) for card in cards]
        if by:
            told = [
                words.say("play-laid-by", card=card, name=names[seat])
                for card, seat in zip(told, by, strict=True)
            ]
        listed = ", ".join(told) or words.cards(game.id, ())
        yield words.say("play-cards", label=name, cards=listed)


def labelled(words: Words, game: AnyGame, key: str, told: str) -> str:
    """The label of a field and its value."""
    return words.say("play-cards", label=words.label(game.id, key), cards=told)


def is_by_seat(value: object, seats: int) -> bool:
    """Is this one number or word for each seat?"""
    return (
        isinstance(value, tuple)
        and len(value) == seats
        and all(isinstance(each, Plain) for each in value)
    )
