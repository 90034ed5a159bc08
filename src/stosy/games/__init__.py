"""The games: packages of this folder with a `GAME`, and plug-ins from other packages.

A plug-in names its game in the entry point group `stosy.games`. The package of a game's class is
its slice: beside the rules it may hold parts such as `bots` and `terminal`, and words. Other layers
load parts with `part`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from stosy.core import AnyGame, Game, Refused
from stosy.games.plugins import load_plugins

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

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
    """The part of a game's slice in the module of this name, as a value of `kind`.

    Each field of `kind` takes the module's name of the same spelling, a constant in capitals;
    missing names and modules leave the defaults.
    """
    module = f"{_slice(game)}.{name}"
    told = vars(import_module(module)) if find_spec(module) else {}
    fields = kind.__struct_fields__
    given = {field: told[key] for field in fields for key in (field, field.upper()) if key in told}
    return kind(**given)


def folder(game: AnyGame) -> Traversable:
    """The files of a game's slice."""
    from importlib.resources import files

    return files(_slice(game))


def _slice(game: AnyGame) -> str:
    """The package in which the game's class lies."""
    return str(import_module(type(game).__module__).__package__)


__all__ = ["find", "folder", "games", "part"]
