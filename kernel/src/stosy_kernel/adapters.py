"""Converts states between `stosy.games` and the kernel. Needs the package `stosy`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any

import msgspec

from stosy.core import Action
from stosy.games import find
from stosy_kernel.notation import Notation, notation_of
from stosy_kernel.series import GAMES, Position


class Adapter(ABC):
    """Translates one game; each has its own in `stosy_kernel.games`."""

    def __init__(self, game: str) -> None:
        self.names: Notation = notation_of(game)
        self.rules = find(game)
        self.kernel: type[Position] = GAMES[game]
        codec = self.rules.codec
        assert codec is not None
        self.actions: tuple[Action, ...] = tuple(filter(None, codec.actions))
        self.number = codec.number
        """The kernel's number of an action."""

    def from_state(self, state: Any) -> Position:
        """The kernel's position for a state."""
        return self.kernel.from_facts(self.facts(state))

    def from_view(self, view: Any, seed: int, stream: int = 0) -> Position:
        """A position that is consistent with the view; hidden cards are dealt at random."""
        if view.seat is None:
            raise ValueError("a spectator sees no hand")
        facts = self.seen(view)
        return self.kernel.from_view(facts, view.seat, seed, stream)

    @abstractmethod
    def seen(self, view: Any) -> Any:
        """A view in plain numbers; the places of hidden cards have no meaning."""

    @abstractmethod
    def facts(self, state: Any) -> Any:
        """A state in plain numbers."""

    @abstractmethod
    def to_state(self, position: Any) -> Any:
        """The state of `stosy.games` for a position."""

    @abstractmethod
    def log(
        self, seats: int, decks: list[list[int]], first: int, steps: list[tuple[int, int]]
    ) -> list[dict[str, Any]]:
        """A match that the kernel played, as a record has it.

        The decks are as they were shuffled, the first ones at the deal; a step of seat -1 is the
        number of a deck that was shuffled then. `first` started, or dealt.
        """

    def _move(self, seat: int, action: int) -> dict[str, Any]:
        return {"seat": seat, **self.names.actions[action]}

    def _options(self, choices: list[int]) -> Any:
        return msgspec.convert(self.names.named(choices), self.rules.options)

    def _choices(self, options: Any) -> list[int]:
        return self.names.choices(msgspec.to_builtins(options))

    def _indices(self, cards: Iterable[Any]) -> list[int]:
        return [self.names.card_number(card) for card in cards]

    def _cards(self, cards: Iterable[int]) -> tuple[Any, ...]:
        return tuple(self.names.cards[card] for card in cards)


@cache
def adapter_of(game: str) -> Adapter:
    """The adapter of a game."""
    slice_of = f"stosy_kernel.games.{notation_of(game).game.replace('-', '_')}"
    adapter: Adapter = import_module(f"{slice_of}.adapter").ADAPTER(game)
    return adapter
