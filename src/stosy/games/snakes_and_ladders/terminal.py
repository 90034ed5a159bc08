"""Snakes & Ladders in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stosy.core import Action, PileFace
from stosy.games.snakes_and_ladders.cards import COLOUR_OF, FACE_OF
from stosy.games.snakes_and_ladders.state import Ready, SnakesAndLaddersView


def summary(view: SnakesAndLaddersView) -> Iterator[tuple[str, dict[str, object]]]:
    """The score, the discards, and the others with what the viewer knows of their hands."""
    yield from score(view)
    yield from tops(view)
    yield "play-direction", {"clockwise": view.direction == 1}
    for player, size in enumerate(view.sizes):
        if player != view.seat:
            yield "play-rival", {"seat": player, "size": size, "score": view.scores[player]}
            yield from known(view, player)


def facts(view: SnakesAndLaddersView) -> Iterator[tuple[str, dict[str, object]]]:
    """The score, the direction, and what the viewer knows of other hands."""
    yield from score(view)
    yield "play-direction", {"clockwise": view.direction == 1}
    for player in range(len(view.sizes)):
        yield from known(view, player)


def known(view: SnakesAndLaddersView, player: int) -> Iterator[tuple[str, dict[str, object]]]:
    """Cards in a hand that the viewer has seen."""
    if player != view.seat and view.known[player]:
        yield "play-known", {"seat": player, "cards": view.known[player]}


def score(view: SnakesAndLaddersView) -> Iterator[tuple[str, dict[str, object]]]:
    """The own score, where several rounds are played."""
    if view.options.rounds == "match" and view.seat is not None:
        yield (
            "play-own-score",
            {
                "round": str(view.round),
                "score": view.scores[view.seat],
                "goal": view.options.target,
            },
        )


def tops(view: SnakesAndLaddersView) -> Iterator[tuple[str, dict[str, object]]]:
    """SL4: the card and the colour to match."""
    yield (
        "play-discard",
        {"card": view.discards[-1], "colour": view.colour, "draw": view.pile},
    )


def notable(view: SnakesAndLaddersView) -> tuple[str, dict[str, object]] | None:
    """SL14: the seat that has just laid its last card but one, announced or not."""
    if view.layer is None or view.layer == view.seat or view.sizes[view.layer] != 1:
        return None
    return "play-last-card", {"seat": view.layer}


def advice(listed: Sequence[Action]) -> str | None:
    """SL13: new cards are sorted first."""
    return "play-sort" if Ready() in listed else None


SHORT = {"S": "⊘", "D": "+2", "R": "⇄", "W": "★", "W4": "★+4"}
"""What is short for the pictures."""


def pile_faces(view: SnakesAndLaddersView) -> Iterator[PileFace]:
    """The discards, with the colour that counts."""
    yield PileFace(None, view.discards[-1], len(view.discards), colour=view.colour)


def face(card: str) -> tuple[str, str | None]:
    """A digit or a picture, and its colour."""
    return SHORT.get(FACE_OF[card], FACE_OF[card]), COLOUR_OF[card]
