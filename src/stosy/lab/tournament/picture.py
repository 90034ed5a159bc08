"""The picture of a tournament: bots with their intervals, and the table of pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor, log10

from msgspec import Struct

from stosy.analysis.intervals import Estimate
from stosy.analysis.svg import circle, document, line, rect, text
from stosy.lab.tournament.standings import Duel, Partners, Standings

WIDTH = 760
"""Of the picture, unless the table of pairs needs more."""
MARGIN = 24
AXIS = (150.0, 520.0)
"""Where the axis of a chart begins and ends."""
ROW = 30
CELL = 46
NARROWEST_CELL, WIDEST_CELL = 90, 120
TICKS = 5
STRONGEST = 0.5
"""The opacity of a cell where one bot wins everything."""


class Labels(Struct, frozen=True):
    """The words of the picture, in the reader's language."""

    title: str
    about: str
    elo: str
    won: str
    left: str
    pairs: str
    number: Callable[[float], str]


class Chart(Struct, frozen=True):
    """Bots in rows, each with a number and its interval; `even` is marked by a line."""

    heading: str
    rows: tuple[tuple[str, Estimate], ...]
    even: float | None = None

    @property
    def height(self) -> int:
        return ROW * len(self.rows) + 76


def picture(standings: Standings, labels: Labels) -> str:
    """The whole picture as SVG."""
    shapes = [
        text(MARGIN, 40, labels.title, "title"),
        text(MARGIN, 62, labels.about, "quiet"),
    ]
    top = 84
    for chart in charts(standings, labels):
        shapes += drawn(chart, top, labels.number)
        top += chart.height
    if standings.duels or standings.partners:
        shapes += matrix(standings, top, labels)
        top += CELL * len(standings.bots) + 76
    width = max(WIDTH, AXIS[0] + NARROWEST_CELL * len(standings.bots) + MARGIN)
    return document(width, top, f"{labels.title}. {labels.about}", shapes)


def charts(standings: Standings, labels: Labels) -> Iterator[Chart]:
    """Elo points, or games won and cards left."""
    if standings.ratings:
        ratings = standings.ratings
        yield Chart(
            labels.elo, tuple((each.bot, each.elo.rounded(0)) for each in ratings), even=0.0
        )
    if standings.teams:
        teams = standings.teams
        yield Chart(labels.won, tuple((each.bot, each.won.times(100).rounded(1)) for each in teams))
        yield Chart(labels.left, tuple((each.bot, each.left.rounded(1)) for each in teams))


def drawn(chart: Chart, top: float, number: Callable[[float], str]) -> Iterator[str]:
    """A chart, drawn from this height downwards."""
    ticks = ticks_of([bound for _, each in chart.rows for bound in (each.low, each.high)])
    begin, end = AXIS

    def place(value: float) -> float:
        return begin + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (end - begin)

    bottom = top + 34 + ROW * len(chart.rows)
    yield text(MARGIN, top + 18, chart.heading, "heading")
    for tick in ticks:
        kind = "even" if tick == chart.even else "grid"
        yield line((place(tick), top + 32), (place(tick), bottom), kind)
        yield text(place(tick), bottom + 16, number(tick), "quiet", "middle")
    for row, (bot, estimate) in enumerate(chart.rows):
        y = top + 34 + ROW * (row + 0.5)
        yield text(begin - 12, y + 4, bot, anchor="end")
        yield line((place(estimate.low), y), (place(estimate.high), y), "whisker")
        yield circle(place(estimate.value), y, 5, "dot")
        yield text(end + 16, y + 4, with_interval(estimate, number))


def with_interval(estimate: Estimate, number: Callable[[float], str]) -> str:
    """A number and its interval; the reference bot has no interval."""
    value, low, high = map(number, (estimate.value, estimate.low, estimate.high))
    return value if low == high else f"{value}  ({low} … {high})"


def ticks_of(values: Sequence[float]) -> list[float]:
    """Round numbers at equal distances around the values."""
    low, high = min(values), max(values)
    rough = max(high - low, 1.0) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(power * unit for unit in (1, 2, 5, 10) if power * unit >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [step * number for number in range(first, last + 1)]


def matrix(standings: Standings, top: float, labels: Labels) -> Iterator[str]:
    """The win rates of pairs: a row for each bot, a column for each rival."""
    bots = [rating.bot for rating in standings.ratings] or standings.bots
    width = max(NARROWEST_CELL, min(WIDEST_CELL, (WIDTH - MARGIN - AXIS[0]) / len(bots)))
    yield text(MARGIN, top + 18, labels.pairs, "heading")
    for column, bot in enumerate(bots):
        yield text(AXIS[0] + width * (column + 0.5), top + 46, bot, "quiet", "middle")
    for row, bot in enumerate(bots):
        yield text(AXIS[0] - 12, top + 56 + CELL * (row + 0.5), bot, anchor="end")
    even = 1 / 2 if standings.partners else 1 / standings.seats
    for duel in standings.duels or standings.partners:
        x = AXIS[0] + width * bots.index(duel.others)
        y = top + 54 + CELL * bots.index(duel.one)
        yield from cell(duel, (x, y, width), even, labels.number)


def cell(
    duel: Duel | Partners,
    box: tuple[float, float, float],
    even: float,
    number: Callable[[float], str],
) -> Iterator[str]:
    """A pair: blue above an even share, orange below, stronger with the distance."""
    x, y, width = box
    above = duel.won.value >= even
    reach = 1 - even if above else even
    strength = STRONGEST * abs(duel.won.value - even) / reach
    yield rect(x + 2, y + 2, width - 4, CELL - 4, "good" if above else "bad", strength)
    won = duel.won.times(100).rounded(1)
    yield text(x + width / 2, y + 21, f"{number(won.value)} %", "", "middle")
    bounds = f"{number(won.low)} … {number(won.high)}"
    yield text(x + width / 2, y + 37, bounds, "small", "middle")
