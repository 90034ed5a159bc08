"""The part `terminal` of a game's slice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.core import Action, AnyGame, View
from stosy.games import part

Line: TypeAlias = tuple[str, Mapping[str, object]]
"""A message of the game's `terminal.ftl` or `cli.ftl`, and the facts for it."""


def no_lines(view: View) -> Iterable[Line]:
    """No lines."""
    return ()


def nothing(view: View) -> None:
    """No notable facts."""


def no_advice(listed: Sequence[Action]) -> None:
    """No advice."""


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


@cache
def terminal_of(game: AnyGame) -> Terminal:
    """The part `terminal` of a game."""
    return part(game, "terminal", Terminal)
