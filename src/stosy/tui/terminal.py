"""The part `terminal` of a game's slice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.core import Action, AnyGame, PileFace, View
from stosy.games import part
from stosy.tui.typed import COLOURS

Line: TypeAlias = tuple[str, Mapping[str, object]]
"""A message of the game's `terminal.ftl` or `cli.ftl`, and the facts for it."""


def no_lines(view: View) -> Iterable[Line]:
    """No lines."""
    return ()


def nothing(view: View) -> None:
    """No notable facts."""


def no_advice(listed: Sequence[Action]) -> None:
    """No advice."""


def no_cost(view: View, action: Action) -> None:
    """Unknown."""


def no_said(view: View) -> Iterable[tuple[int, Action, str]]:
    """No signals."""
    return ()


def plain_face(card: int | str) -> tuple[str, str | None]:
    """A number as it is; a letter of a colour with something behind it is a coloured card."""
    text = str(card)
    if len(text) > 1 and text[0] in COLOURS:
        return text[1:], text[0]
    return text, None


class Terminal(Struct, frozen=True):
    """All fields are optional; the defaults serve a game without the part `terminal`."""

    summary: Callable[[Any], Iterable[Line]] | None = None
    """The table in a few lines, without the own hand; by default `stosy.tui.generic` describes the
    view."""
    tops: Callable[[Any], Iterable[Line]] = no_lines
    """What a card is laid on, printed with the hand; a line each, without a full stop."""
    told: Callable[[Any], Iterable[Line]] = no_lines
    """What has been told when it happened and still holds, for who asks for the table."""
    notable: Callable[[Any], Line | None] = nothing
    """Public facts to which a player may react, though no offer says so."""
    advice: Callable[[Sequence[Action]], str | None] = no_advice
    """A message about what to do in a turn with these actions."""

    pile_faces: Callable[[Any], Iterable[PileFace]] | None = None
    """The open piles, in the order of their keys; by default what the view shows."""
    facts: Callable[[Any], Iterable[Line]] | None = None
    """What else lies on the table; by default what the view shows."""
    cost: Callable[[Any, Any], int | None] = no_cost
    """How much room an action takes from its pile; negative if it gives room back."""
    face: Callable[[Any], tuple[str, str | None]] = plain_face
    """The short face of a card, and the letter of its colour."""
    said: Callable[[Any], Iterable[tuple[int, Action, str]]] = no_said
    """The signals that stand: the seat that gave it, the signal, and a short mark for it."""


@cache
def terminal_of(game: AnyGame) -> Terminal:
    """The part `terminal` of a game."""
    return part(game, "terminal", Terminal)
