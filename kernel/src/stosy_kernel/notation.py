"""What the kernel's numbers are called in records: cards, piles, signals, actions and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

Card: TypeAlias = int | str
Plain: TypeAlias = dict[str, Any]

REASONS = ("", "all_laid", "cannot_lay", "resigned", "timeout", "target", "single_round")
LEVELS = ("low", "middle", "high")
COLOURS = "rygbp"
SNAKES_COLOURS = "rygb"
WILDS = ("W", "W4")


class _Names(NamedTuple):
    game: str
    cards: tuple[Card, ...]
    piles: tuple[str, ...]
    signals: tuple[Plain, ...]
    options: Mapping[str, Sequence[object]]
    """The values of each option, the default first."""


class Notation(_Names):
    """The names of one game."""

    @cached_property
    def actions(self) -> tuple[Plain, ...]:
        """For each number the action as a record writes it, without its seat."""
        lays = (
            {"do": "lay", "card": card, "pile": pile} for card in self.cards for pile in self.piles
        )
        signals = ({"do": "signal", **signal} for signal in self.signals)
        others = ({"do": "take_back"}, {"do": "end_turn"})
        return (*lays, *others, *signals, {"do": "resign"}, {"do": "timeout"})

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """The numbers of the cards in a deck, unshuffled."""
        return tuple(range(len(self.cards)))

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

    def choices(self, options: Mapping[str, object]) -> list[int]:
        """For each option the index of its value; what is not named has its default."""
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


class SnakesNotation(Notation):
    """Snakes & Ladders, whose cards are there more than once and go on one pile."""

    @cached_property
    def actions(self) -> tuple[Plain, ...]:
        said: tuple[Plain, ...] = ({}, {"one_card": True})
        colours: tuple[Plain, ...] = tuple({"colour": colour} for colour in SNAKES_COLOURS)
        lays = (
            {"do": "lay", "card": card, **colour, **word}
            for card in self.cards
            for word in said
            for colour in (colours if card in WILDS else ({},))
        )
        others = ({"do": do} for do in ("draw", "pass", "accept", "challenge", "ready"))
        calls = ({"do": "call_out", "target": target} for target in range(10))
        return (*lays, *others, *calls, {"do": "resign"}, {"do": "timeout"})

    @cached_property
    def deck(self) -> tuple[int, ...]:
        return tuple(
            number
            for number, card in enumerate(self.cards)
            for _ in range(4 if card in WILDS else 1 if str(card)[1] == "0" else 2)
        )


def _quick_signals() -> tuple[Plain, ...]:
    """In the order of `quick_and_easy.h`, which is that of the offers."""
    piles = ("up", "down")
    return (
        *({"signal": "holds", "colour": colour} for colour in COLOURS),
        *({"signal": kind, "pile": pile} for pile in piles for kind in ("wants", "trick")),
        *({"signal": "height", "colour": c, "level": level} for c in COLOURS for level in LEVELS),
        *({"signal": "leave", "pile": pile} for pile in piles),
    )


_GAME_PILES = ("up1", "up2", "down1", "down2")

QUICK_AND_EASY = Notation(
    "quick-and-easy",
    tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 11)),
    ("up", "down"),
    _quick_signals(),
    {"variant": ("standard", "professional")},
)
THE_GAME = Notation(
    "the-game",
    tuple(range(2, 100)),
    _GAME_PILES,
    tuple({"signal": kind, "pile": pile} for pile in _GAME_PILES for kind in ("wants", "leave")),
    {"minimum": (2, 3)},
)
FACE_TO_FACE = Notation(
    "face-to-face",
    tuple(range(2, 60)),
    ("up", "down", "their_up", "their_down"),
    (),
    {"single_last_card": ("loses", "may_be_laid")},
)
SNAKES_AND_LADDERS = SnakesNotation(
    "snakes-and-ladders",
    (*(colour + face for colour in SNAKES_COLOURS for face in "0123456789SDR"), *WILDS),
    (),
    (),
    {
        "first_player": ("after_dealer", "dealer"),
        "opening_card": ("acts", "inert"),
        "draw": ("free", "only_without_a_fit"),
        "two_player_reverse": ("turns_only", "skips"),
        "interventions": ("on", "off"),
        "courtesy": ("on", "off"),
        "penalties": ("off", "on"),
        "scoring": ("winner_takes", "keep_low"),
        "target": range(1_000_001),  # 0 stands for the usual one of the scoring
        "rounds": ("match", "single"),
    },
)
_ALL: tuple[Notation, ...] = (QUICK_AND_EASY, THE_GAME, FACE_TO_FACE, SNAKES_AND_LADDERS)
NOTATIONS = {names.game: names for names in _ALL}


def notation_of(game: str) -> Notation:
    """The names of a game that the kernel knows."""
    if game not in NOTATIONS:
        raise ValueError(f"the kernel does not know {game}; it knows {', '.join(NOTATIONS)}")
    return NOTATIONS[game]
