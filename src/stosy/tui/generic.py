"""Describes the table of any game by what its view shows (`View.shown`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import asdict

from stosy.core import AnyGame, FieldKind, View
from stosy.text import Words


def table(words: Words, game: AnyGame, view: View, names: Sequence[str]) -> Iterator[str]:
    """The lines that describe a view."""
    values = asdict(view)
    names = [
        words.say("play-you") if seat == view.seat else name for seat, name in enumerate(names)
    ]
    fields = {kind: field for field, kind in view.shown.items()}
    if "piles" in fields:
        by = values[fields["laid_by"]] if "laid_by" in fields else None
        yield from piles(words, game, view.seat or 0, values[fields["piles"]], by, names)
    by_seat = []
    for field, kind in view.shown.items():
        if kind == "by_seat":
            by_seat.append(field)
        elif kind not in ("piles", "laid_by") and values[field] is not None:
            told = value_told(words, game, field, kind, values[field], names)
            yield words.say("play-cards", label=words.label(game.id, field), cards=told)
    for seat, name in enumerate(names):
        facts = (
            words.say("play-fact", label=words.label(game.id, field), value=values[field][seat])
            for field in by_seat
        )
        yield words.say("play-seat", name=name, facts=", ".join(facts))


def value_told(
    words: Words, game: AnyGame, field: str, kind: FieldKind, value: Any, names: Sequence[str]
) -> str:
    """The value of a field, as text."""
    match kind:
        case "pile":
            return words.cards(game.id, value)
        case "card":
            return words.card(game.id, value)
        case "colour":
            return words.colour(game.id, value)
        case "seat":
            return names[int(value)]
        case _:
            return words.fact(game.id, field, value)


def piles(
    words: Words,
    game: AnyGame,
    seat: int,
    heaps: Sequence[Sequence[int | str]],
    laid_by: Sequence[Sequence[int]] | None,
    names: Sequence[str],
) -> Iterator[str]:
    """Each pile with its cards, and who laid them if the view says so."""
    called = game.pile_names(seat)
    for place, cards in enumerate(heaps):
        name = words.pile(game.id, called[place]) if called else str(place + 1)
        told = [words.card(game.id, card) for card in cards]
        if laid_by is not None:
            told = [
                words.say("play-laid-by", card=card, name=names[by])
                for card, by in zip(told, laid_by[place], strict=True)
            ]
        listed = ", ".join(told) or words.cards(game.id, ())
        yield words.say("play-cards", label=name, cards=listed)
