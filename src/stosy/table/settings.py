"""Checking what a table agrees on."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from stosy.bots import LEVELS
from stosy.core import Game, Refused, describe
from stosy.table.state import SLOW
from stosy.wire.settings import Change, Settings

QUICK = 180
"""A quick clock has at most so many seconds; from SLOW on it is a slow one."""


def checked(game: Game[Any, Any, Any], settings: Settings) -> Settings:
    """The settings with every option of the game named; Refused if the game knows them not."""
    options = _options(game, settings.options)
    game.setup(settings.seats, options, settings.first)
    clock = settings.clock
    if clock is not None and QUICK < clock < SLOW:
        allowed = f"15 … {QUICK} | {SLOW} … 604800"
        raise Refused("bad_setting", "G3", setting="clock", value=clock, allowed=allowed)
    check_level(settings.stand_in)
    return replace(settings, options=msgspec.to_builtins(options))


def changed(settings: Settings, change: Change) -> Settings:
    """The settings with a change; options not named stay too."""
    new = {name: value for name, value in asdict(change).items() if value is not UNSET}
    if change.options is not UNSET:
        new["options"] = {**settings.options, **change.options}
    return replace(settings, **new)


def check_level(level: str) -> None:
    """Refuse a level that no bot has."""
    if level not in LEVELS:
        raise Refused("no_such_bot", "G3", level=level, allowed=", ".join(LEVELS))


def _options(game: Game[Any, Any, Any], given: dict[str, Any]) -> Any:
    known = {option.name: option for option in describe(game.options)}
    for name, value in given.items():
        if name not in known:
            raise Refused("no_such_option", "G3", option=name, allowed=", ".join(known))
        if not known[name].accepts(value):
            allowed = known[name].allowed()
            raise Refused("bad_option_value", "G3", option=name, value=value, allowed=allowed)
    return game.options(**given)
