"""Between the states of `stosy.games` and those of the kernel. Needs the package `stosy`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any

import msgspec

from stosy.core import Action, Resign, Timeout
from stosy.games import find
from stosy_kernel.notation import Notation, notation_of
from stosy_kernel.series import GAMES, Position


class Adapter(ABC):
    """Translates one game."""

    def __init__(self, game: str) -> None:
        self.names: Notation = notation_of(game)
        self.rules = find(game)
        self.kernel: Any = GAMES[game]
        self.actions = tuple(self._action(plain) for plain in self.names.actions)
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def number(self, action: Action) -> int:
        """The kernel's number of an action."""
        return self._numbers[action]

    def from_state(self, state: Any) -> Position:
        """The kernel's state that is equal to this one."""
        position: Position = self.kernel.from_facts(self.facts(state))
        return position

    def from_view(self, view: Any, seed: int, stream: int = 0) -> Position:
        """A state that looks like this to the view's seat; what it cannot see, chance deals."""
        if view.seat is None:
            raise ValueError("a spectator sees no hand")
        facts = self.seen(view)
        position: Position = self.kernel.from_view(facts, view.seat, seed, stream)
        return position

    @abstractmethod
    def seen(self, view: Any) -> Any:
        """A view in plain numbers; where the hidden cards lie is without meaning."""

    @abstractmethod
    def facts(self, state: Any) -> Any:
        """A state in plain numbers."""

    @abstractmethod
    def to_state(self, position: Any) -> Any:
        """The state of `stosy.games` that is equal to this one."""

    def _action(self, plain: dict[str, Any]) -> Action:
        """An action of `stosy.games` from what a record writes."""
        forfeits: dict[str, Action] = {"resign": Resign(), "timeout": Timeout()}
        if plain["do"] in forfeits:
            return forfeits[plain["do"]]
        action: Action = msgspec.convert(plain, self.rules.actions)
        return action

    def _options(self, choices: list[int]) -> Any:
        return msgspec.convert(self.names.named(choices), self.rules.options)

    def _choices(self, options: Any) -> list[int]:
        return self.names.choices(msgspec.to_builtins(options))

    def _indices(self, cards: Iterable[Any]) -> list[int]:
        return [self.names.card_number(card) for card in cards]

    def _cards(self, cards: Iterable[int]) -> tuple[Any, ...]:
        return tuple(self.names.cards[card] for card in cards)
