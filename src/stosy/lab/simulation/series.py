"""What to play, and the results of a part of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stosy.bots.kinds import PLUG_IN_SECONDS, name_of
from stosy.core import Player
from stosy.lab.engines import Engine
from stosy.lab.incidents import Incident
from stosy.lab.simulation.tally import Tally


class Series(Struct, frozen=True):
    """A number of matches of a game, each with its own seed."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    """The kind of each seat's bot (`stosy.bots.kinds`)."""
    seed: str
    games: int
    engine: Engine = "python"
    lenient: bool = False
    """Is the fallback played for a bot that misbehaves? Otherwise it forfeits the match."""
    seconds: float = PLUG_IN_SECONDS
    """The time for a decision of a bot that is none of our levels."""
    stderr: str | None = None
    """The folder in which the standard error of programs is kept."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players on the seats, as records have them."""
        names = map(name_of, self.bots)
        return tuple(Player(f"{bot} {seat}", f"bot:{bot}") for seat, bot in enumerate(names))


class MatchSpan(Struct, frozen=True):
    """The matches of a series from `start` up to, not including, `stop`; with or without
    records."""

    series: Series
    first: int
    last: int
    records: bool
    given: dict[str, Any] = {}
    """Bots that are given as Python objects, by their names."""


class Played(Struct, frozen=True):
    """The results of a span."""

    tally: Tally
    records: tuple[bytes, ...] = ()
    incidents: tuple[Incident, ...] = ()
