"""Validating the settings of a table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from stosy.bots import FOR_PEOPLE, searcher, usual_level
from stosy.bots.registry import REGISTERED
from stosy.core import AnyGame, Refused
from stosy.table.state import SLOW
from stosy.vocabulary.settings import REMOTE, Change, Settings

QUICK = 180
"""A quick clock has at most so many seconds; from SLOW on it is a slow one."""

INSTEAD = "casual"
"""Plays for a bot that people are not offered any more."""


def usual_settings(game: AnyGame, seats: int, options: dict[str, Any]) -> Settings:
    """The default settings."""
    return Settings(seats=seats, options=options, stand_in=usual_level(game))


def checked(game: AnyGame, settings: Settings) -> Settings:
    """The settings with every option of the game named; Refused if they are invalid."""
    options = game.setup(settings.seats, settings.options, settings.first).options
    clock = settings.clock
    if clock is not None and QUICK < clock < SLOW:
        allowed = f"15 … {QUICK} | {SLOW} … 604800"
        raise Refused("bad_setting", "G3", setting="clock", value=clock, allowed=allowed)
    stand_in = level_for_people(settings.stand_in)
    return replace(settings, options=msgspec.to_builtins(options), stand_in=stand_in)


def changed(settings: Settings, change: Change) -> Settings:
    """The settings with a change; options not named stay too."""
    new = {name: value for name, value in asdict(change).items() if value is not UNSET}
    if change.options is not UNSET:
        new["options"] = {**settings.options, **change.options}
    return replace(settings, **new)


def level_for_people(level: str) -> str:
    """The level of a bot; Refused if people may not choose it."""
    if level not in FOR_PEOPLE and level not in REGISTERED:
        allowed = ", ".join((*FOR_PEOPLE, *REGISTERED))
        raise Refused("no_such_bot", "G3", level=level, allowed=allowed)
    return level


def kept_level(level: str) -> str:
    """The level of a bot at a stored table; replaced if people may not choose it any more."""
    known = level in (*FOR_PEOPLE, *REGISTERED, REMOTE) or searcher(level) is not None
    return level if known else INSTEAD


def kept_settings(settings: Settings) -> Settings:
    """The settings of a stored table."""
    return replace(settings, stand_in=kept_level(settings.stand_in))
