"""`stosy games` and `stosy rules`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from textwrap import fill

from stosy.cli.output import width
from stosy.core import COMMON_RULES, AnyGame, Option, describe
from stosy.games import find, games
from stosy.text import Words


def list_games(given: Namespace, words: Words) -> int:
    """Every game with its players and idea."""
    for game in games().values():
        print(f"{game.id}: {words.game_name(game.id)}, {players(game, words)}")
        print(fill(words.idea(game.id), width(), initial_indent="  ", subsequent_indent="  "))
    print()
    print(words.say("games-hint"))
    return 0


def players(game: AnyGame, words: Words) -> str:
    return words.say("games-players", least=game.seats[0], most=game.seats[-1])


def tell_rules(given: Namespace, words: Words) -> int:
    """The rules of a game, its options and presets."""
    for line in rules_of(find(given.game), words):
        print(line)
    return 0


def rules_of(game: AnyGame, words: Words) -> Iterator[str]:
    yield f"{words.game_name(game.id)} ({players(game, words)})"
    yield fill(words.idea(game.id), width())
    yield ""
    yield words.say("rules-heading")
    for rule in (*game.rule_ids, *COMMON_RULES):
        yield paragraph(f"{rule}.", words.rule_explained(game, rule))
    yield ""
    yield words.say("rules-options")
    for option in describe(game.options):
        yield paragraph(f"{option.name}:", words.option(game.id, option.name))
        yield from values_of(game, option, words)
    yield ""
    yield words.say("rules-presets")
    for name in game.options.distinct():
        changes = ", ".join(f"{k}={v}" for k, v in game.options.preset(name).items())
        yield paragraph(f"{name}:", f"{words.preset(name)} {changes and f'({changes})'}".strip())


def values_of(game: AnyGame, option: Option, words: Words) -> Iterator[str]:
    """The values of an option as typed, with their names and meanings."""
    if not option.values:
        yield f"  {option.allowed()}"
    for value in option.values or (option.default,):
        label, _, about = words.option_value(game.id, option.name, value).partition(": ")
        name = f"{value}" if label == f"{value}" else f"{value} ({label})"
        usual = words.say("rules-default") if value == option.default else ""
        yield paragraph(f"  {name}:", f"{about}{usual}")


def paragraph(label: str, text: str) -> str:
    return fill(f"{label} {text}", width(), subsequent_indent="    ", drop_whitespace=True)
