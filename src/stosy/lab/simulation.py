"""Many matches between bots, on as many processes as asked, with the same result on any number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from stosy.bots import find_bot
from stosy.core import Player, record_of, seed_of, write
from stosy.games import find
from stosy.lab.intervals import Rate, rate
from stosy.lab.runner import play_match

CHUNKS = 32
"""At most so many matches are handed to a process at once: the bar moves, and little is lost."""


class Series(Struct, frozen=True):
    """What to play: so many matches of a game, each with its own seed."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The level of each seat's bot."""
    seed: str
    games: int


class Played(Struct, frozen=True):
    """What is kept of a match."""

    result: dict[str, Any]
    actions: int
    record: bytes


class Length(Struct, frozen=True):
    """Actions a match had."""

    mean: float
    least: int
    most: int


class Summary(Struct, frozen=True):
    """What came out of a series."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    reasons: dict[str, int]
    wins: tuple[Rate, ...]
    """Of each seat; in a team game of the team, once."""
    left: dict[int, int] | None
    """In a team game, how often how many cards were left."""
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
    tally = Tally(series)
    begun = perf_counter()
    for chunk in play_chunks(series, jobs, records is not None):
        for played in chunk:
            tally.count(played)
            if records is not None:
                records.write(played.record + b"\n")
        progress(tally.games)
    return tally.summary(perf_counter() - begun)


def play_chunks(series: Series, jobs: int, keep: bool) -> Iterator[list[Played]]:
    """The matches in order, chunk by chunk."""
    size = max(1, min(CHUNKS, series.games // (4 * jobs)))
    spans = (
        (series, first, min(first + size, series.games), keep)
        for first in range(0, series.games, size)
    )
    if jobs == 1:
        yield from map(play_span, spans)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(play_span, span) for span in islice(spans, 2 * jobs)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += (pool.submit(play_span, span) for span in islice(spans, 1))


def play_span(span: tuple[Series, int, int, bool]) -> list[Played]:
    """The matches from the first number up to, not including, the last; with records or not."""
    series, first, last, keep = span
    game = find(series.game)
    setup = game.setup(len(series.bots), msgspec.convert(series.options, game.options))
    bots = [find_bot(level, series.game) for level in series.bots]
    players = tuple(
        Player(f"{level} {seat}", f"bot:{level}") for seat, level in enumerate(series.bots)
    )
    chunk = []
    for number in range(first, last):
        match = play_match(game, setup, seed_of(series.seed, number), bots)
        record = write(record_of(match, players)) if keep else b""
        actions = len(match.log) - match.chances
        chunk.append(Played(msgspec.to_builtins(game.outcome(match.state)), actions, record))
    return chunk


class Tally:
    """Counts results as they come."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.team = find(series.game).team
        self.reasons: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()
        self.left: Counter[int] = Counter()
        self.games = 0
        self.actions = 0
        self.shortest = 0
        self.longest = 0

    def count(self, played: Played) -> None:
        result = played.result
        self.reasons[result["reason"]] += 1
        self.games += 1
        self.actions += played.actions
        self.shortest = min(self.shortest or played.actions, played.actions)
        self.longest = max(self.longest, played.actions)
        self.wins.update(winners(result))
        if self.team:
            self.left[result["left"]] += 1

    def summary(self, seconds: float) -> Summary:
        series = self.series
        sides = 1 if self.team else len(series.bots)
        return Summary(
            game=series.game,
            options=series.options,
            bots=series.bots,
            seed=series.seed,
            games=self.games,
            reasons=dict(sorted(self.reasons.items())),
            wins=tuple(rate(self.wins[side], self.games) for side in range(sides)),
            left=dict(sorted(self.left.items())) if self.team else None,
            length=Length(self.actions / self.games, self.shortest, self.longest),
            seconds=seconds,
            actions_per_second=self.actions / seconds,
        )


def winners(result: dict[str, Any]) -> tuple[int, ...]:
    """The sides that won: seats, or side 0 for a team."""
    if "won" in result:
        return (0,) if result["won"] else ()
    if "winner" in result:
        return (result["winner"],)
    return tuple(result["winners"])
