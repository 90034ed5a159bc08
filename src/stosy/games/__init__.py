"""The games: a package of this folder that has a `GAME` is one, and other packages bring more.

A package that is installed names its game in the entry point group `stosy.games`. The package in
which a game's class lies is its slice: beside the rules it may hold what bots know of the game, how
a terminal shows it, and its words. Whoever needs such a part asks for it here.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TypeVar

from msgspec import Struct

from stosy.core import AnyGame, Game, Refused
from stosy.games.plugins import load_plugins

Part = TypeVar("Part", bound=Struct)


@cache
def games() -> dict[str, AnyGame]:
    """All games by id."""
    own = {game.id: game for game in _own_games()}
    return own | load_plugins("stosy.games", own, _checked)


def _own_games() -> Iterator[AnyGame]:
    packages = (module.name for module in iter_modules(__path__) if module.ispkg)
    for name in sorted(packages):
        module = import_module(f"{__name__}.{name}")
        if hasattr(module, "GAME"):
            yield module.GAME


def _checked(name: str, brought: object) -> AnyGame:
    if not isinstance(brought, Game):
        raise TypeError(f"{type(brought).__name__} is no Game")
    if brought.id != name:
        raise ValueError(f"the game calls itself {brought.id!r}")
    return brought


def find(name: str) -> AnyGame:
    """The game with this id."""
    try:
        return games()[name]
    except KeyError:
        raise Refused("no_such_game", "G3", game=name, allowed=", ".join(games())) from None


def part(game: AnyGame, name: str, kind: type[Part]) -> Part:
    """What the module of this name in the game's slice tells, as far as somebody wants to know it.

    A field of `kind` is what the module calls so, a constant in capitals; what it does not have,
    or a slice without such a module, leaves the default.
    """
    module = f"{_slice(game)}.{name}"
    told = vars(import_module(module)) if find_spec(module) else {}
    fields = kind.__struct_fields__
    given = {field: told[key] for field in fields for key in (field, field.upper()) if key in told}
    return kind(**given)


def folder(game: AnyGame) -> Traversable:
    """The files of a game's slice."""
    return files(_slice(game))


def _slice(game: AnyGame) -> str:
    """The package in which the game's class lies."""
    return str(import_module(type(game).__module__).__package__)


__all__ = ["find", "folder", "games", "part"]
