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


def nothing(view: View) -> None:
    """No notable facts."""


def no_advice(listed: Sequence[Action]) -> None:
    """No advice."""


class Terminal(Struct, frozen=True):
    """All fields are optional; the defaults serve a game without the part `terminal`."""

    summary: Callable[[Any], Iterable[Line]] | None = None
    """The table in a few lines, without the own hand; by default `stosy.tui.generic` describes the
    view."""
    notable: Callable[[Any], Line | None] = nothing
    """Public facts to which a player may react, though no offer says so."""
    advice: Callable[[Sequence[Action]], str | None] = no_advice
    """A message about what to do in a turn with these actions."""


@cache
def terminal_of(game: AnyGame) -> Terminal:
    """The part `terminal` of a game."""
    return part(game, "terminal", Terminal)
