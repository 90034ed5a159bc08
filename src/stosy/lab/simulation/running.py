"""Many matches between bots, in several processes; the result does not depend on their number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import BinaryIO

from msgspec import Struct

from stosy.analysis.intervals import Rate, rate
from stosy.games import find
from stosy.lab.engines import Engine, check_engine
from stosy.lab.processes import in_order
from stosy.lab.simulation.series import MatchSpan, Played, Series
from stosy.lab.simulation.tally import Tally

CHUNKS = 32
"""At most so many matches are handed to a process at once: the bar moves, and little is lost."""


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


def simulate(
    series: Series,
    jobs: int = 1,
    records: BinaryIO | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Play the series; records are written in the order of the matches."""
    check_engine(series.engine, series.game, series.bots)
    tally = Tally()
    begun = perf_counter()
    for played in play_spans(series, jobs, records is not None):
        tally.add(played.tally)
        if records is not None:
            records.writelines(record + b"\n" for record in played.records)
        progress(tally.games)
    return summary_of(series, tally, perf_counter() - begun)


def play_spans(series: Series, jobs: int, keep: bool) -> Iterator[Played]:
    """The matches in order, span by span."""
    if series.engine == "python":
        from stosy.lab.simulation.in_python import play_span
    else:
        from stosy.lab.simulation.in_kernel import count, play_span

        if not keep:
            return count(series, jobs)
    size = max(1, min(CHUNKS, series.games // (4 * jobs)))
    starts = range(0, series.games, size)
    spans = (MatchSpan(series, first, min(first + size, series.games), keep) for first in starts)
    return in_order(play_span, spans, jobs)


def summary_of(series: Series, tally: Tally, seconds: float) -> Summary:
    team = find(series.game).team
    sides = 1 if team else len(series.bots)
    return Summary(
        game=series.game,
        options=series.options,
        bots=series.bots,
        seed=series.seed,
        engine=series.engine,
        games=tally.games,
        reasons=dict(sorted(tally.reasons.items())),
        wins=tuple(rate(tally.wins[side], tally.games) for side in range(sides)),
        left=dict(sorted(tally.left.items())) if team else None,
        length=Length(tally.actions / tally.games, tally.shortest or 0, tally.longest),
        seconds=seconds,
        actions_per_second=tally.actions / seconds,
    )
