"""There are words for everything in the code, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from stosy.core import (
    PRESETS,
    Action,
    Dice,
    Event,
    Match,
    Move,
    Refused,
    Resign,
    Result,
    Timeout,
    describe,
    seed_of,
)
from stosy.games import games
from stosy.text import LANGUAGES
from stosy.text.catalogue import catalogue
from stosy.text.things import card_parts, dashed
from stosy.text.words import Words
from tests.cases import cases
from tests.text.ftl import game_file, messages, patterns
from tests.text.source import owner, refusals

GAMES = tuple(games())

every_language = cases("language", LANGUAGES)
every_game = cases("game", GAMES)


def missing(language: str, game: str | None, wanted: Iterator[str]) -> list[str]:
    """What neither the game's own file nor the common one has, English not helping out."""
    known = set(messages(language, "common.ftl"))
    if game is not None:
        known |= set(messages(language, file_of(game)))
    return sorted(set(wanted) - known)


def file_of(name: str) -> str:
    return game_file(name) if name in GAMES else f"{name}.ftl"


def subclasses(kind: type[Struct]) -> Iterator[type[Struct]]:
    each: type[Struct]
    for each in kind.__subclasses__():
        yield each
        yield from subclasses(each)


def tag(kind: Any) -> str:
    return dashed((get_origin(kind) or kind).__struct_config__.tag)


@cache
def deck(game: str) -> frozenset[Any]:
    """Every card that a first deal holds."""
    rules = games()[game]
    seats = rules.seats[0]
    deal = rules.deal(rules.setup(seats, rules.options()), Dice(seed_of("deck"), 0))
    plain = msgspec.to_builtins(deal)
    heaps = [*plain["hands"], *plain.get("piles", ()), plain.get("pile", ())]
    return frozenset(card for heap in heaps for card in heap)


@every_language
@every_game
def test_names_ideas_and_rules(language: str, game: str) -> None:
    ids = (f"rule-{rule}" for rule in (*games()[game].rule_ids, *(f"G{n}" for n in range(1, 7))))
    assert missing(language, game, iter(("game-name", "game-idea", *ids))) == []


@every_language
@cases("game", [None, *GAMES])
def test_events(language: str, game: str | None) -> None:
    kinds = (
        kind
        for kind in subclasses(Event)
        if owner(kind.__module__) == game and not kind.__subclasses__()
    )
    assert missing(language, game, (f"event-{tag(kind)}" for kind in kinds)) == []


@every_language
@cases("game", [None, *GAMES])
def test_results(language: str, game: str | None) -> None:
    reasons = (
        reason
        for kind in subclasses(Result)
        if owner(kind.__module__) == game
        for reason in get_args(get_type_hints(kind)["reason"])
    )
    assert missing(language, game, (f"result-{dashed(reason)}" for reason in reasons)) == []


@every_language
@every_game
def test_actions_and_signals(language: str, game: str) -> None:
    kinds: tuple[type[Action], ...] = (*get_args(games()[game].actions), Resign, Timeout)
    signals = (
        kind
        for action in kinds
        if tag(action) == "signal"
        for kind in get_args(get_type_hints(action)["signal"])
    )
    wanted = [f"action-{tag(kind)}" for kind in kinds] + [f"signal-{kind}" for kind in signals]
    assert missing(language, game, iter(wanted)) == []


@every_language
@cases("name", [None, "cli", *GAMES])
def test_refusals(language: str, name: str | None) -> None:
    codes = {refusal.code for refusal in refusals() if refusal.catalogue == name}
    assert missing(language, name, (f"refusal-{dashed(code)}" for code in codes)) == []


@every_language
@every_game
def test_options_and_their_values(language: str, game: str) -> None:
    wanted, values = [], []
    for option in describe(games()[game].options):
        name = f"option-{dashed(option.name)}"
        wanted.append(name)
        values += [f"{name}-{dashed(str(value))}" for value in option.values or ("value",)]
    assert missing(language, game, iter(wanted + values)) == []
    own = messages(language, file_of(game))
    silent = [each for each in values if "about" not in patterns(own[each])]
    assert silent == []


@every_language
def test_presets(language: str) -> None:
    used = {name for game in games().values() for name in game.options.presets}
    assert missing(language, None, (f"preset-{name}" for name in {*PRESETS, *used})) == []


@every_language
@every_game
def test_cards(language: str, game: str) -> None:
    """Every card has words, and no two cards the same."""
    parts = [card_parts(catalogue(language, game), card) for card in deck(game)]
    assert None not in parts
    assert missing(language, game, (part[0] for part in parts if part is not None)) == []
    assert len({Words(language).card(game, card) for card in deck(game)}) == len(deck(game))


@cache
def piles(game: str) -> tuple[str, ...]:
    """The piles of a game whose lays name one: those it lists when asked for another."""
    rules = games()[game]
    match = Match(rules, rules.setup(rules.seats[-1], rules.options()), seed_of("piles"))
    offer = rules.offers(match.state)[0]
    lay = offer.actions[0]
    if not hasattr(lay, "pile"):
        return ()
    with pytest.raises(Refused) as refused:
        match.play(Move(offer.seat, replace(lay, pile="nowhere")))
    found = refused.value.facts["piles"]
    assert isinstance(found, tuple)
    return found


@every_language
@every_game
def test_piles(language: str, game: str) -> None:
    assert missing(language, game, (f"pile-{dashed(pile)}" for pile in piles(game))) == []
    told = {Words(language).pile(game, pile) for pile in piles(game)}
    assert len(told) == len(piles(game))
