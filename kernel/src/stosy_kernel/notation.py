"""The names of the kernel's numbers in records: cards, actions and options.

The compiled module contains the names that `stosy.games` had when it was built.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from stosy_kernel._kernel import GAMES, REASONS

__all__ = ["NOTATIONS", "REASONS", "Card", "Notation", "Plain", "notation_of"]

Card: TypeAlias = int | str
Plain: TypeAlias = dict[str, Any]


class Notation:
    """The names of one game."""

    def __init__(self, game: str, names: str) -> None:
        told = json.loads(names)
        self.game = game
        self.cards: tuple[Card, ...] = tuple(told["cards"])
        self.deck: tuple[int, ...] = tuple(told["deck"])
        """The numbers of the cards in a deck, unshuffled."""
        self.actions: tuple[Plain, ...] = tuple(told["actions"])
        """For each number the action as a record writes it, without its seat."""
        self.options: dict[str, Sequence[object]] = {
            name: range(values + 1) if isinstance(values, int) else tuple(values)
            for name, values in told["options"].items()
        }
        """The values of each option, the default first."""

    @cached_property
    def _numbers(self) -> dict[frozenset[tuple[str, object]], int]:
        return {frozenset(plain.items()): number for number, plain in enumerate(self.actions)}

    @cached_property
    def _indices(self) -> dict[Card, int]:
        return {card: index for index, card in enumerate(self.cards)}

    def number(self, plain: Mapping[str, object]) -> int:
        """The number of an action as a record writes it."""
        return self._numbers[frozenset(item for item in plain.items() if item[0] != "seat")]

    def card_number(self, card: Card) -> int:
        """The kernel's number of a card."""
        return self._indices[card]

    def choices(self, options: Mapping[str, object] | object) -> list[int]:
        """For each option the index of its value; missing options have their defaults.

        Options are names with values, or the game's options as `stosy.games` has them.
        """
        if not isinstance(options, Mapping):
            if not all(hasattr(options, name) for name in self.options):
                raise TypeError(f"these are no options of {self.game}: {options!r}")
            options = {name: getattr(options, name) for name in self.options}
        unknown = options.keys() - self.options.keys()
        if unknown:
            raise ValueError(f"{self.game} has no option {', '.join(sorted(unknown))}")
        return [
            self._choice(name, options.get(name, self.options[name][0])) for name in self.options
        ]

    def _choice(self, name: str, value: object) -> int:
        values = self.options[name]
        if value not in values:
            raise ValueError(f"{self.game} has no {name} {value!r}")
        return values.index(value)

    def named(self, choices: list[int]) -> dict[str, object]:
        """The options by name and value."""
        pairs = zip(self.options.items(), choices, strict=True)
        return {name: values[choice] for (name, values), choice in pairs}


NOTATIONS = {game: Notation(game, kind.NAMES) for game, kind in GAMES.items()}


def notation_of(game: str) -> Notation:
    """The notation of a game of the kernel."""
    if game not in NOTATIONS:
        raise ValueError(f"the kernel does not know {game}; it knows {', '.join(NOTATIONS)}")
    return NOTATIONS[game]
