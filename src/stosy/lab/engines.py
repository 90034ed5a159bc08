"""Two engines can play a series: the rules in Python, and the kernel where it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Literal, TypeAlias

from stosy.bots.weights import weights_of
from stosy.core import Refused

Engine: TypeAlias = Literal["kernel", "python"]
ENGINES: tuple[Engine, ...] = ("kernel", "python")


def installed() -> bool:
    """Is the kernel there?"""
    return find_spec("stosy_kernel") is not None


def strangers(game: str, bots: Sequence[str]) -> list[str]:
    """The bots that the kernel does not know: in its games it plays at random, and by weights."""
    from stosy_kernel import NOTATIONS

    def known(bot: str) -> bool:
        return game in NOTATIONS and (bot == "random" or bool(weights_of(bot, game)))

    return [bot for bot in dict.fromkeys(bots) if not known(bot)]


def usual_engine(game: str, bots: Sequence[str]) -> Engine:
    """The kernel if it is there and knows the bots."""
    return "kernel" if installed() and not strangers(game, bots) else "python"


def check_engine(engine: Engine, game: str, bots: Sequence[str]) -> None:
    """Refuse an engine that cannot play this; another is never taken in its place."""
    if engine == "python":
        return
    if not installed():
        raise Refused("no_kernel", "G3")
    if unknown := strangers(game, bots):
        raise Refused("kernel_bots", "G3", bots=", ".join(unknown))
