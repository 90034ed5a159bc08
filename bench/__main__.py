"""`python -m bench`: the rules beside RLCard, round after round, and the server under load."""

import argparse
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from bench import Measured, Measurement, rlcard_uno, stosy_games
from bench.server import report

BASELINE = rlcard_uno.NAME
MEASUREMENTS: tuple[Measurement, ...] = (*rlcard_uno.MEASUREMENTS, *stosy_games.MEASUREMENTS)


@dataclass(frozen=True)
class Row:
    """The median over all rounds of one measurement, and how it compares with the baseline."""

    name: str
    steps_per_second: float
    ratio: float


def measure(measurements: Sequence[Measurement], rounds: int, seconds: float) -> list[Measured]:
    """Interleave the measurements, so that a slow minute of the machine slows all of them."""
    return [run(seconds) for _ in range(rounds) for run in measurements]


def summarise(runs: Iterable[Measured]) -> list[Row]:
    """One row per name, in the order of first appearance."""
    rates: dict[str, list[float]] = {}
    for run in runs:
        rates.setdefault(run.name, []).append(run.rate)
    medians = {name: median(each) for name, each in rates.items()}
    return [Row(name, rate, rate / medians[BASELINE]) for name, rate in medians.items()]


def table(rows: Iterable[Row]) -> str:
    cells = [("", "steps/s", f"× {BASELINE}")]
    cells += [(row.name, f"{row.steps_per_second:,.0f}", f"{row.ratio:.2f}") for row in rows]
    width = max(len(name) for name, _, _ in cells)
    return "\n".join(f"{name:{width}}  {rate:>12}  {ratio:>12}" for name, rate, ratio in cells)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often rules are run (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one run (2)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--only", choices=("rules", "server"), help="one part (both)")
    options = parser.parse_args()
    found: dict[str, Any] = {}
    if options.only != "server":
        rows = summarise(measure(MEASUREMENTS, options.rounds, options.seconds))
        found["rules"] = [asdict(row) for row in rows]
        show(table(rows), options.json)
    if options.only != "rules":
        server = report.measure()
        found["server"] = asdict(server)
        show(report.table(server), options.json)
    if options.json:
        print(json.dumps(found, indent=2))


def show(text: str, hidden: bool) -> None:
    """A part as soon as it is done, unless JSON is wanted."""
    if not hidden:
        print(text, end="\n\n", flush=True)


if __name__ == "__main__":
    main()
