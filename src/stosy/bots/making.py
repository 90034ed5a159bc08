"""Making bots from what people bring: a class, a function, or a bot."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from inspect import signature
from typing import Any, TypeAlias

from stosy.bots.bot import AnyBot
from stosy.core import Refused

Factory: TypeAlias = Callable[..., Any]
"""Makes a bot. It gets the `game` (an id), the `seconds` that a decision may take and the file for
`stderr` if it takes arguments with these names."""


def made(make: Factory, game: str, seconds: float, stderr: str | None = None) -> AnyBot:
    """A new bot."""
    takes = _takes(make)
    every = {"game": game, "seconds": seconds, "stderr": stderr}
    bot: AnyBot = make(**{name: value for name, value in every.items() if name in takes})
    if not callable(getattr(bot, "choose", None)):
        raise Refused("not_a_bot", "G3", bot=type(bot).__name__)
    return bot


def checked(bot: object, name: str) -> Factory:
    """What makes bots of this: a class or a function does, a bot is copied."""
    if callable(getattr(bot, "choose", None)) and not isinstance(bot, type):
        return partial(deepcopy, bot)
    if not callable(bot):
        raise Refused("not_a_bot", "G3", bot=name)
    return bot


def _takes(make: Factory) -> tuple[str, ...]:
    try:
        return tuple(signature(make).parameters)
    except ValueError:  # written in C
        return ()
