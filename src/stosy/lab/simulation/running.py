"""Many matches between bots, in several processes; the result does not depend on their number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import perf_counter
from typing import BinaryIO

from msgspec import Struct

from stosy.analysis.intervals import Rate, rate
from stosy.bots.kinds import name_of
from stosy.games import find
from stosy.lab.engines import Engine, check_engine
from stosy.lab.incidents import Incident, merged
from stosy.lab.processes import Home, Local
from stosy.lab.simulation.series import MatchSpan, Played, Series
from stosy.lab.simulation.tally import Tally

CHUNKS: dict[Engine, int] = {"kernel": 32, "python": 4}
"""At most so many matches are handed to a worker at once: the bar moves, and little is lost."""
PARTS = 256
"""A short series is cut into about so many parts, for many workers."""


class Length(Struct, frozen=True):
    """Actions per match."""

    mean: float
    least: int
    most: int


class Summary(Struct, frozen=True):
    """The results of a series."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    seed: str
    engine: Engine
    games: int
    reasons: dict[str, int]
    wins: tuple[Rate, ...]
    """One for each seat; in a team game, one for the team."""
    left: dict[int, int] | None
    """In a team game, how often each number of cards was left."""
    length: Length
    seconds: float
    actions_per_second: float
    incidents: tuple[Incident, ...] = ()


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with the results so far; None if there are none."""

    def __init__(self, summary: Summary | None) -> None:
        super().__init__()
        self.summary = summary


def simulate(
    series: Series,
    jobs: int = 1,
    records: BinaryIO | None = None,
    progress: Callable[[int], None] = lambda done: None,
    *,
    bots: Mapping[str, object] = {},
    home: Home | None = None,
) -> Summary:
    """Play the series; records are written in the order of the matches.

    `bots` are Python objects (a class, a function that makes bots, a bot) by the names that the
    series has for them; `home` is where it is played, else in so many processes. Ctrl-C raises
    Stopped.
    """
    check_engine(series.engine, series.game, series.bots)
    tally = Tally()
    incidents: tuple[Incident, ...] = ()
    begun = perf_counter()
    try:
        for played in play_spans(series, home or Local(jobs), records is not None, dict(bots)):
            tally.add(played.tally)
            incidents = merged(incidents, played.incidents)
            if records is not None:
                records.writelines(record + b"\n" for record in played.records)
            progress(tally.games)
    except KeyboardInterrupt:
        passed = perf_counter() - begun
        had = summary_of(series, tally, passed, incidents) if tally.games else None
        raise Stopped(had) from None
    return summary_of(series, tally, perf_counter() - begun, incidents)


def play_spans(
    series: Series, home: Home, keep: bool, given: dict[str, object]
) -> Iterable[Played]:
    """The matches in order, span by span."""
    if series.engine == "python":
        from stosy.lab.simulation.in_python import play_span
    else:
        from stosy.lab.simulation.in_kernel import count, play_span

        if not keep:
            return count(series, home)
    size = max(1, min(CHUNKS[series.engine], series.games // PARTS))
    starts = range(0, series.games, size)
    spans = (
        MatchSpan(series, first, min(first + size, series.games), keep, given) for first in starts
    )
    return home.map(play_span, spans)


def summary_of(
    series: Series, tally: Tally, seconds: float, incidents: tuple[Incident, ...] = ()
) -> Summary:
    team = find(series.game).team
    sides = 1 if team else len(series.bots)
    return Summary(
        game=series.game,
        options=series.options,
        bots=tuple(map(name_of, series.bots)),
        seed=series.seed,
        engine=series.engine,
        games=tally.games,
        reasons=dict(sorted(tally.reasons.items())),
        wins=tuple(rate(tally.wins[side], tally.games) for side in range(sides)),
        left=dict(sorted(tally.left.items())) if team else None,
        length=Length(tally.actions / tally.games, tally.shortest or 0, tally.longest),
        seconds=seconds,
        actions_per_second=tally.actions / seconds,
        incidents=incidents,
    )
