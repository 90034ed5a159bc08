"""Numbers for cards and actions, as learning programs and the kernel use them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from stosy.core.game import Action, Resign, Timeout

A = TypeVar("A", bound=Action)

Card: TypeAlias = int | str
Plain: TypeAlias = dict[str, Any]
"""A JSON object."""


class Codec(Generic[A]):
    """The one-to-one mapping of actions, numbers and names of one game.

    The game's own actions come first, then resigning and running out of time, and last None: to
    pass on an opportunity. A name is the action as records write it, without its seat.
    """

    def __init__(self, deck: Iterable[Card], actions: Iterable[A]) -> None:
        self.deck = tuple(deck)
        """Every card, unshuffled."""
        self.cards = tuple(dict.fromkeys(self.deck))
        """Every kind of card once, by number."""
        self.actions: tuple[A | Resign | Timeout | None, ...]
        self.actions = (*actions, Resign(), Timeout(), None)
        self.names: tuple[Plain | None, ...] = tuple(map(msgspec.to_builtins, self.actions))
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        self._named = {_key(name): number for number, name in enumerate(self.names)}

    def number(self, action: A | Resign | Timeout | None) -> int:
        """The number of an action; KeyError for one the game does not have."""
        return self._numbers[action]

    def named(self, name: Mapping[str, object] | None) -> int:
        """The number of an action as records write it; KeyError for one the game does not have."""
        return self._named[_key(name)]


def _key(name: Mapping[str, object] | None) -> frozenset[tuple[str, object]] | None:
    return None if name is None else frozenset(name.items())
