"""What to play, and the results of a part of it."""

from __future__ import annotations

from msgspec import Struct

from stosy.core import Player
from stosy.lab.engines import Engine
from stosy.lab.simulation.tally import Tally


class Series(Struct, frozen=True):
    """A number of matches of a game, each with its own seed."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    """The level of each seat's bot."""
    seed: str
    games: int
    engine: Engine = "python"

    @property
    def players(self) -> tuple[Player, ...]:
        """The players on the seats, as records have them."""
        return tuple(Player(f"{bot} {seat}", f"bot:{bot}") for seat, bot in enumerate(self.bots))


class MatchSpan(Struct, frozen=True):
    """The matches of a series from `start` up to, not including, `stop`; with or without
    records."""

    series: Series
    first: int
    last: int
    records: bool


class Played(Struct, frozen=True):
    """The results of a span."""

    tally: Tally
    records: tuple[bytes, ...] = ()
