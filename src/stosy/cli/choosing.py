"""Choosing a game by typing."""

from __future__ import annotations

import sys

from stosy.cli.output import tell
from stosy.core import AnyGame
from stosy.games import games
from stosy.text import Words
from stosy.tui.plain import Quit
from stosy.tui.typed import vocabulary


def choose_game(words: Words) -> AnyGame:
    """Ask for a game: its number, or the beginning of its name or id."""
    typed = vocabulary((Words("en"), words), ())
    list_games(words)
    while True:
        answer = ask(words.say("play-choose-prompt")).strip()
        match typed.tokens(answer):
            case ["quit"]:
                raise Quit
            case ["help"]:
                list_games(words)
            case _:
                found = games_called(answer.rstrip(".").casefold(), words)
                if len(found) == 1:
                    return found[0]
                tell(words.say("play-choose-again", most=len(games())))


def list_games(words: Words) -> None:
    """Every game with its number."""
    tell(words.say("play-choose"))
    for number, game in enumerate(games(), 1):
        tell(f"{number}. {words.game_name(game)}: {words.idea(game)}")


def games_called(answer: str, words: Words) -> list[AnyGame]:
    """The games with this number, id or name; otherwise those that begin with it."""
    begun = []
    for number, game in enumerate(games().values(), 1):
        names = (str(number), game.id, words.game_name(game.id).casefold())
        if answer in names:
            return [game]
        if answer and any(name.startswith(answer) for name in names):
            begun.append(game)
    return begun


def ask(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    return input(f"{prompt} ")
