"""The universe: every well-formed action of a game, whether anybody may take it or not.

It is made from the types of the game's actions. Where a type says no more than "a word", the words
are those that offers of any game have used in some rehearsed matches, and one no game knows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from msgspec import inspect, structs

from stosy.core import AnyGame, Dice, Match, seed_of
from stosy.games import find, games
from stosy.testing.player import Chooser
from tests.contract.cards import Card, cards_of

REHEARSALS = 2
FOREIGN_WORD = "nowhere"
FOREIGN_NUMBER = 1000


@cache
def universe(game_id: str, seats: int) -> tuple[Any, ...]:
    """Every well-formed action a seat of this table might send."""
    game = find(game_id)
    return tuple(
        kind.cls(**dict(zip((field.name for field in kind.fields), values, strict=True)))
        for kind in kinds(game)
        for values in product(*(domain(game, seats, field) for field in kind.fields))
    )


def kinds(game: AnyGame) -> tuple[inspect.StructType, ...]:
    """The kinds of actions a game has."""
    told = inspect.type_info(game.actions)
    types = told.types if isinstance(told, inspect.UnionType) else (told,)
    return tuple(kind for kind in types if isinstance(kind, inspect.StructType))


def domain(game: AnyGame, seats: int, field: inspect.Field) -> tuple[object, ...]:
    """The values a field can have."""
    types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    values: dict[object, None] = {}
    for told in types:
        if field.name == "card":
            cards = (*deck(game.id), FOREIGN_NUMBER, FOREIGN_WORD)
            values |= dict.fromkeys(card for card in cards if allows(told, card))
        else:
            values |= dict.fromkeys(values_of(field.name, told, seats))
    return tuple(values)


def values_of(name: str, told: inspect.Type, seats: int) -> Iterator[object]:
    """The values of one type; a number other than a card is taken for a seat."""
    match told:
        case inspect.NoneType():
            yield None
        case inspect.BoolType():
            yield from (False, True)
        case inspect.LiteralType():
            yield from told.values
        case inspect.IntType():
            yield from (seat for seat in range(-1, seats + 1) if allows(told, seat))
        case inspect.StrType():
            words = (*rehearsed_words().get(name, ()), FOREIGN_WORD)
            yield from (word for word in words if allows(told, word))
        case _:
            raise TypeError(f"no values for {name}: {told}")


def allows(told: inspect.Type, value: Card) -> bool:
    """Is the value of the type, and within what the type limits it to?"""
    match told:
        case inspect.IntType() if isinstance(value, int):
            return (told.ge is None or value >= told.ge) and (told.le is None or value <= told.le)
        case inspect.StrType() if isinstance(value, str):
            return told.pattern is None or re.search(told.pattern, value) is not None
        case _:
            return False


@cache
def deck(game_id: str) -> tuple[Card, ...]:
    """The different cards of a game, in some order."""
    game = find(game_id)
    setup = game.setup(game.seats[0], game.options())
    return tuple(cards_of(game.deal(setup, Dice(seed_of("deck"), 0))))


@cache
def rehearsed_words() -> dict[str, tuple[str, ...]]:
    """The words that actions offered in a few matches of each game have in each of their fields."""
    words: dict[str, dict[str, None]] = {}
    tables = [(game, name) for game in games().values() for name in game.options.distinct()]
    for (game, name), number in product(tables, range(REHEARSALS)):
        options = game.options.of(name)
        seed = seed_of(name, number)
        match = Match(game, game.setup(game.seats[-1], options), seed)
        chooser = Chooser(seed)
        while game.outcome(match.state) is None and match.chances < 2:
            for offer in game.offers(match.state):
                for action in offer.actions:
                    for field, value in structs.asdict(action).items():
                        if isinstance(value, str):
                            words.setdefault(field, {})[value] = None
            match.play(chooser.move(game, match.state))
    return {field: tuple(found) for field, found in words.items()}
