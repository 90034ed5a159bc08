"""What a game tells a terminal, in the part `terminal` of its slice."""

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
    """There is nothing to notice."""


def no_advice(listed: Sequence[Action]) -> None:
    """It is clear what to do."""


class Terminal(Struct, frozen=True):
    """Each field may be missing; the defaults are for a game that tells nothing."""

    summary: Callable[[Any], Iterable[Line]] | None = None
    """The table in a few lines, the own hand aside; else `stosy.tui.generic` describes the view."""
    notable: Callable[[Any], Line | None] = nothing
    """What everybody can see and somebody may react to, though nothing offers it."""
    advice: Callable[[Sequence[Action]], str | None] = no_advice
    """A message about what is to be done in a turn with these actions."""


@cache
def terminal_of(game: AnyGame) -> Terminal:
    """What a game tells."""
    return part(game, "terminal", Terminal)
