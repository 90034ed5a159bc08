"""Series played inside the kernel. Needs the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial

import msgspec
from stosy_kernel import REASONS, playout, playouts
from stosy_kernel import Tally as Counted
from stosy_kernel.adapters import adapter_of

from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import Weights, weights_of
from stosy.core import Record, Result, write
from stosy.core.records import VERSION
from stosy.games import find
from stosy.lab.processes import Home
from stosy.lab.simulation.series import MatchSpan, Played, Series
from stosy.lab.simulation.tally import Tally

PART = 20_000
"""So many matches are counted at a time: the bar moves, and the threads are worth starting."""


def count(series: Series, home: Home) -> Iterable[Played]:
    """The matches in order, without records."""
    starts = range(0, series.games, PART)
    spans = (MatchSpan(series, first, min(first + PART, series.games), False) for first in starts)
    return home.map_threads(partial(count_span, threads=home.threads), spans)


def count_span(span: MatchSpan, threads: int) -> Played:
    """The results of the matches of a span."""
    series = span.series
    seats, seed, bots = len(series.bots), kernel_seed(series.seed), players(series)
    counted = playouts(
        series.game,
        series.options,
        seats,
        span.last - span.first,
        seed,
        threads,
        bots=bots,
        number=span.first,
    )
    return Played(tally_of(series, counted))


def play_span(span: MatchSpan) -> Played:
    """The matches of a span, one by one."""
    tally, records, team = Tally(), [], find(span.series.game).team
    for number in range(span.first, span.last):
        record, result = play(span.series, number)
        actions = sum("do" in entry for entry in record.log)
        tally.count(result, len(record.seats), team, actions)
        records.append(write(record))
    return Played(tally, tuple(records))


def play(series: Series, number: int) -> tuple[Record, Result]:
    """A match. The kernel does not use the standard shuffle, so the record has no seed."""
    seats, seed = len(series.bots), kernel_seed(series.seed)
    log, end = playout(series.game, series.options, seats, seed, number, bots=players(series))
    result: Result = adapter_of(series.game).to_state(end).result
    record = Record(
        record=VERSION,
        game=series.game,
        rules=find(series.game).rules,
        options=series.options,
        seats=series.players,
        seed=None,
        commit=None,
        log=log,
        result=msgspec.to_builtins(result),
    )
    return record, result


def players(series: Series) -> list[Weights | None]:
    """The bots as the kernel takes them: weights, or None for one that plays at random."""
    return [weights_of(level, series.game) or None for level in series.bots]


def tally_of(series: Series, counted: Counted) -> Tally:
    """The tally of what the kernel counted."""
    team = find(series.game).team
    sides = counted.wins[:1] if team else counted.wins
    return Tally(
        counted.games,
        counted.actions,
        counted.shortest,
        counted.longest,
        +Counter(dict(zip(REASONS, counted.reasons, strict=True))),
        +Counter(dict(enumerate(sides))),
        +Counter(dict(enumerate(counted.left))) if team else Counter(),
    )
