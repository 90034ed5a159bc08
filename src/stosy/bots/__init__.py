"""Bots: choose an action from what a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stosy.bots.asking import Luck, luck, next_move
from stosy.bots.bot import Bot
from stosy.bots.heuristic import Heuristic
from stosy.bots.random_bot import RandomBot
from stosy.core import Refused

LEVELS: dict[str, Callable[[str], Bot[Any, Any]]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: Heuristic("greedy", game),
}


def find_bot(level: str, game: str) -> Bot[Any, Any]:
    """The bot of this level for a game."""
    if level not in LEVELS:
        raise Refused("no_such_bot", "G3", level=level, allowed=", ".join(LEVELS))
    return LEVELS[level](game)


__all__ = ["LEVELS", "Bot", "Luck", "find_bot", "luck", "next_move"]
