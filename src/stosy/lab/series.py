"""Many matches of the same bots on the same seats, counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import BinaryIO

from msgspec import Struct

from stosy.analysis.intervals import Rate, rate
from stosy.lab.engines import Engine, check_engine
from stosy.lab.incidents import Incident, merged
from stosy.lab.plan import Plan, Span, runner_for, spans
from stosy.lab.processes import Local, Map
from stosy.lab.tally import Tally


class Series(Plan, frozen=True, kw_only=True):
    """A number of matches of a game, each with its own seed; a kind of bot for each seat."""

    games: int


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


class Played(Struct, frozen=True):
    """The results of a span."""

    tally: Tally
    records: tuple[bytes, ...]
    incidents: tuple[Incident, ...]


def simulate(
    series: Series,
    jobs: int = 1,
    records: BinaryIO | None = None,
    progress: Callable[[int], None] = lambda done: None,
    *,
    bots: Mapping[str, object] = {},
    map: Map | None = None,
) -> Summary:
    """Play the series; records are written in the order of the matches.

    `bots` are Python objects (a class, a function that makes bots, a bot) by the names that the
    series has for them. `map` is that of an executor or a home; otherwise so many processes play.
    Ctrl-C raises Stopped.
    """
    check_engine(series.engine, series.game, series.bots, searching=records is None)
    tally = Tally()
    incidents: tuple[Incident, ...] = ()
    begun = perf_counter()
    spread = map or Local(jobs).map
    work = partial(play_span, keep=records is not None)
    try:
        for played in spread(work, spans(series, series.games, dict(bots))):
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


def play_span(span: Span, keep: bool = False) -> Played:
    """The matches of a span, with their records or without."""
    runner = runner_for(span)
    records: list[bytes] = []
    seating = range(len(span.plan.bots))
    tally = runner.play(span.first, span.last, seating, records if keep else None)
    return Played(tally, tuple(records), runner.incidents())


def summary_of(
    series: Series, tally: Tally, seconds: float, incidents: tuple[Incident, ...]
) -> Summary:
    sides = 1 if series.team else len(series.bots)
    return Summary(
        game=series.game,
        options=series.options,
        bots=series.names,
        seed=series.seed,
        engine=series.engine,
        games=tally.games,
        reasons=dict(sorted(tally.reasons.items())),
        wins=tuple(rate(tally.wins[side], tally.games) for side in range(sides)),
        left=dict(sorted(tally.left.items())) if series.team else None,
        length=Length(tally.actions / tally.games, tally.shortest or 0, tally.longest),
        seconds=seconds,
        actions_per_second=tally.actions / seconds,
        incidents=incidents,
    )
