"""What to play, and what came out of a part of it."""

from __future__ import annotations

from msgspec import Struct

from stosy.core import Player
from stosy.lab.engines import Engine
from stosy.lab.simulation.tally import Tally


class Series(Struct, frozen=True):
    """So many matches of a game, each with its own chance."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    """The level of each seat's bot."""
    seed: str
    games: int
    engine: Engine = "python"

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits on the seats, as records have it."""
        return tuple(Player(f"{bot} {seat}", f"bot:{bot}") for seat, bot in enumerate(self.bots))


class Span(Struct, frozen=True):
    """Matches of a series from one number up to, not including, another; with records or not."""

    series: Series
    first: int
    last: int
    records: bool


class Played(Struct, frozen=True):
    """What came out of a span."""

    tally: Tally
    records: tuple[bytes, ...] = ()
