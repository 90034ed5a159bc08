"""`stosy play`."""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from shutil import get_terminal_size
from textwrap import fill
from typing import Any

from stosy.bots import find_bot
from stosy.cli.given import options, seats
from stosy.core import Game, Match, Player, record_of, seed_of, write
from stosy.games import find, games
from stosy.lab.files import written_whole
from stosy.text import Words
from stosy.tui import Left, PlainTable

USUAL_SEATS = {"snakes-and-ladders": 4, "quick-and-easy": 3, "the-game": 3}


def run(given: Namespace, words: Words) -> int:
    """A match against bots, and another one if the person likes."""
    try:
        game = find(given.game) if given.game else choose_game(words)
        count = seats(game, given.seats, USUAL_SEATS.get(game.id, game.seats[0]))
        setup = game.setup(count, options(game, given))
        bots = [find_bot(given.bot, game.id) for _ in range(count - 1)]
        names = [words.say("play-you"), *words.say("play-bot-names").split(", ")][:count]
        print(words.say("play-welcome", game=words.game_name(game.id)))
        again = True
        while again:
            seed = seed_of(given.seed) if given.seed else secrets.token_hex(32)
            table = PlainTable(game, setup, seed, bots, names, words, ask, tell)
            match = table.play()
            if given.record is not None:
                keep(match, names, given)
                print(words.say("play-recorded", file=str(given.record)))
            again = given.seed is None and table.agrees(words.say("play-again"))
    except (Left, EOFError):
        print(words.say("play-left"))
    return 0


def choose_game(words: Words) -> Game[Any, Any, Any]:
    """Ask which game, by its number or id."""
    print(words.say("play-choose"))
    numbered = {str(number): game for number, game in enumerate(games().values(), 1)}
    for number, game in numbered.items():
        tell(f"{number}. {words.game_name(game.id)}: {words.idea(game.id)}")
    known = numbered | games()
    while (answer := ask(words.say("play-choose-prompt")).strip().rstrip(".")) not in known:
        print(words.say("play-choose-again", most=len(numbered)))
    return known[answer]


def tell(line: str) -> None:
    """A line, broken between words where a terminal would break it anywhere."""
    print(fill(line, get_terminal_size().columns - 1) if sys.stdout.isatty() else line)


def ask(prompt: str) -> str:
    return input(f"{prompt} ")


def keep(match: Match[Any, Any, Any], names: list[str], given: Namespace) -> None:
    """Write the record of a finished match."""
    by = ("human", *(f"bot:{given.bot}" for _ in names[1:]))
    players = tuple(Player(name, kind) for name, kind in zip(names, by, strict=True))
    with written_whole(given.record) as file:
        file.write(write(record_of(match, players)) + b"\n")
