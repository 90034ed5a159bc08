"""The games: a package of this folder that has a `GAME` is one, and other packages bring more.

A package that is installed names its game in the entry point group `stosy.games`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from stosy.core import AnyGame, Refused


@cache
def games() -> dict[str, AnyGame]:
    """All games by id."""
    packages = (module.name for module in iter_modules(__path__) if module.ispkg)
    modules = (import_module(f"{__name__}.{name}") for name in sorted(packages))
    own = [module.GAME for module in modules if hasattr(module, "GAME")]
    brought = [entry.load() for entry in entry_points(group="stosy.games")]
    return {game.id: game for game in (*own, *brought)}


def find(name: str) -> AnyGame:
    """The game with this id."""
    try:
        return games()[name]
    except KeyError:
        raise Refused("no_such_game", "G3", game=name, allowed=", ".join(games())) from None


__all__ = ["find", "games"]
