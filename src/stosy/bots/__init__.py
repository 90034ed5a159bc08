"""Bots: choose an action from what a seat may see."""

from __future__ import annotations

from functools import cache

from stosy.bots.asking import BotDice, bot_dice, next_move
from stosy.bots.beginner import Beginner
from stosy.bots.bot import AnyBot, Bot, is_off_loop, is_slow
from stosy.bots.expert import EXPERT, FLAT, SECONDS, SILENT, STEPWISE, Expert, SearchSettings
from stosy.bots.generic import Generic
from stosy.bots.heuristic import Heuristic
from stosy.bots.knowledge import knowledge_of
from stosy.bots.making import Factory, checked, made
from stosy.bots.random_bot import RandomBot
from stosy.bots.weights import weights_of
from stosy.core import AnyGame, Refused, whole_number
from stosy.games.plugins import load_plugins

LEVELS: dict[str, Factory] = {
    "beginner": lambda game, seconds: Beginner(game),
    "casual": lambda game, seconds: Heuristic(game, weights_of("casual", game)),
    "strong": lambda game, seconds: Heuristic(
        game, weights_of("strong", game), off_loop=knowledge_of(game).thorough
    ),
    "expert": lambda game, seconds: Expert(game, EXPERT, seconds=seconds),
    "silent": lambda game, seconds: Expert(game, SILENT, seconds=seconds),
    "stepwise": lambda game, seconds: Expert(game, STEPWISE, seconds=seconds),
    "flat": lambda game, seconds: Expert(game, FLAT, seconds=seconds),
    "random": lambda game, seconds: RandomBot(game),
}
"""The weakest first, those for tests and comparisons last."""

FOR_PEOPLE = ("beginner", "casual", "strong", "expert")
"""The levels that people are offered as company."""
SEARCH_SETTINGS = {"expert": EXPERT, "silent": SILENT, "stepwise": STEPWISE, "flat": FLAT}
"""Of the levels that search, which may be given a budget."""

MOST_PLAYOUTS = 10**9

ROLLOUTS = {"beginner": 12, "casual": 30, "strong": 80} | dict.fromkeys(SEARCH_SETTINGS, 200)
"""In a game that the instant bots do not know the levels differ in how much they try."""


@cache
def levels() -> dict[str, Factory]:
    """All levels by name: ours, and those of other packages (entry point group `stosy.bots`)."""
    return LEVELS | load_plugins("stosy.bots", {*LEVELS}, _checked)


def _checked(name: str, brought: object) -> Factory:
    try:
        return checked(brought, name)
    except Refused:
        raise TypeError(f"{type(brought).__name__} makes no bots") from None


def offered() -> tuple[str, ...]:
    """The levels that people are offered, and those of other packages."""
    return (*FOR_PEOPLE, *(name for name in levels() if name not in LEVELS))


def check_level(level: str) -> str:
    """The name of a level without its budget; Refused if there is no such level."""
    name, colon, _ = level.partition(":")
    if name not in levels() or (colon and searcher(level) is None):
        raise Refused("no_such_bot", "G3", level=level, allowed=", ".join(offered()))
    return name


def find_bot(level: str, game: str, seconds: float = SECONDS) -> AnyBot:
    """The bot of this level for a game; `expert:400` has 400 playouts per decision.

    Without a budget a search takes at most `seconds`.
    """
    name, searching = check_level(level), searcher(level)
    playouts = searching[1] if searching else None
    if name in ROLLOUTS and not weights_of("casual", game):
        return Generic(game, playouts or ROLLOUTS[name])
    if playouts:
        return Expert(game, SEARCH_SETTINGS[name], playouts)
    return made(levels()[name], game, seconds)


def usual_level(game: AnyGame) -> str:
    """The default level: good partners in a team, easy opponents otherwise."""
    return "strong" if game.team else "casual"


def searcher(level: str) -> tuple[SearchSettings, int] | None:
    """The settings and the playouts per decision of a level with a budget; None for other
    levels."""
    name, _, budget = level.partition(":")
    playouts = whole_number(budget) or 0
    return (
        (SEARCH_SETTINGS[name], playouts)
        if name in SEARCH_SETTINGS and 0 < playouts <= MOST_PLAYOUTS
        else None
    )


__all__ = [
    "FOR_PEOPLE",
    "LEVELS",
    "SEARCH_SETTINGS",
    "AnyBot",
    "Bot",
    "BotDice",
    "bot_dice",
    "check_level",
    "find_bot",
    "is_off_loop",
    "is_slow",
    "levels",
    "next_move",
    "searcher",
    "usual_level",
]
