"""The games: every package in this folder is one, found by its `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from stosy.core import Game, Refused


@cache
def games() -> dict[str, Game[Any, Any, Any]]:
    """All games by id."""
    packages = (module.name for module in iter_modules(__path__) if module.ispkg)
    found = (import_module(f"{__name__}.{name}").GAME for name in sorted(packages))
    return {game.id: game for game in found}


def find(name: str) -> Game[Any, Any, Any]:
    """The game with this id."""
    try:
        return games()[name]
    except KeyError:
        raise Refused("no_such_game", "G3", game=name, allowed=", ".join(games())) from None


__all__ = ["find", "games"]
