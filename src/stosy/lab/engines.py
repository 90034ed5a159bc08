"""The two engines of a series: the Python rules, and the kernel if it is installed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from stosy.bots import LEVELS, searcher
from stosy.bots.kernel import installed
from stosy.bots.weights import weights_of
from stosy.core import Refused

Engine: TypeAlias = Literal["kernel", "python"]
ENGINES: tuple[Engine, ...] = ("kernel", "python")


def unknown_to_kernel(game: str, bots: Sequence[str], searching: bool = False) -> list[str]:
    """The bots that the kernel does not have: it has `random` and those made of weights and, with
    `searching`, those with a budget of playouts.
    """
    from stosy_kernel import NOTATIONS

    def known(bot: str) -> bool:
        instant = bot == "random" or (bot in LEVELS and bool(weights_of(bot, game)))
        return game in NOTATIONS and (instant or (searching and searcher(bot) is not None))

    return [bot for bot in dict.fromkeys(bots) if not known(bot)]


def usual_engine(game: str, bots: Sequence[str], searching: bool = False) -> Engine:
    """The kernel, if it is installed and has the bots."""
    return "kernel" if installed() and not unknown_to_kernel(game, bots, searching) else "python"


def check_engine(engine: Engine, game: str, bots: Sequence[str], searching: bool = False) -> None:
    """Refuse an engine that cannot play this; there is no silent fallback."""
    if engine == "python":
        return
    if not installed():
        raise Refused("no_kernel", "G3")
    if unknown := unknown_to_kernel(game, bots, searching):
        raise Refused("kernel_bots", "G3", bots=", ".join(unknown))
