"""Games and actions per second of processor time, in alternating runs."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import NamedTuple


class Played(NamedTuple):
    """Whole games, and the actions applied in them."""

    games: int
    actions: int

    def plus(self, more: "Played") -> "Played":
        return Played(self.games + more.games, self.actions + more.actions)


class Contender(NamedTuple):
    """Plays endlessly on one thread; the time includes dealing."""

    name: str
    play: Iterator[Played]


class Measured(NamedTuple):
    """What one timed run did, and the processor time it used."""

    name: str
    played: Played
    seconds: float


@dataclass(frozen=True)
class Row:
    """The rates of one contender over all rounds, and the ratios to the baseline."""

    name: str
    games_per_second: float
    games_ratio: float
    actions_per_second: float
    actions_ratio: float


def measure(contenders: Sequence[Contender], rounds: int, seconds: float) -> list[Measured]:
    """Interleave the runs, so that a slow minute of the machine affects all of them."""
    for contender in contenders:
        next(contender.play)  # sets up, and fills caches
    return [run(contender, seconds) for _ in range(rounds) for contender in contenders]


def run(contender: Contender, seconds: float) -> Measured:
    """One timed run; waiting for a processor does not count."""
    played, begun = Played(0, 0), process_time()
    while (used := process_time() - begun) < seconds:
        played = played.plus(next(contender.play))
    return Measured(contender.name, played, used)


def summarise(runs: Iterable[Measured]) -> list[Row]:
    """One row per name, in the order of first appearance; the first is the baseline."""
    by_name: dict[str, list[Measured]] = {}
    for each in runs:
        by_name.setdefault(each.name, []).append(each)
    rates = {name: _rates(measured) for name, measured in by_name.items()}
    base_games, base_actions = next(iter(rates.values()))
    return [
        Row(name, games, games / base_games, actions, actions / base_actions)
        for name, (games, actions) in rates.items()
    ]


def _rates(runs: Sequence[Measured]) -> tuple[float, float]:
    """Games and actions per second. Too few long games fit into one run to count them, so the games
    are the median of actions divided by the mean length over all runs.
    """
    actions = median(each.played.actions / each.seconds for each in runs)
    length = sum(each.played.actions for each in runs) / sum(each.played.games for each in runs)
    return actions / length, actions


def table(rows: Sequence[Row]) -> str:
    """For people."""
    ratio = f"× {rows[0].name}"
    lines = [("", "games/s", ratio, "actions/s", ratio)]
    lines += [
        (
            row.name,
            number(row.games_per_second),
            number(row.games_ratio),
            number(row.actions_per_second),
            number(row.actions_ratio),
        )
        for row in rows
    ]
    return columns(lines)


def number(value: float) -> str:
    """A number, small ones with three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def columns(lines: Sequence[tuple[str, ...]]) -> str:
    """Aligned columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            f"{cell:>{width}}" if place else f"{cell:{width}}"
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )
