"""`python -m bench`: the rules and their kernel beside others, and the server under load."""

import argparse
import json
import sys
from collections.abc import Collection
from dataclasses import asdict
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any

from msgspec import to_builtins

from bench import rates
from bench.rates import Contender

PARTS = ("rules", "kernel", "environments", "cluster", "server", "people")
NEEDS = {"kernel": ("stosy_kernel", "The kernel"), "cluster": ("ray", "Ray")}
"""What some parts need, and what it is called."""


def main() -> None:
    options = parse()
    parts = chosen(options.only)
    report = Report(hidden=options.json)
    if parts & {"rules", "kernel"}:
        measure_rates(report, parts, options.rounds, options.seconds)
    if "kernel" in parts:
        measure_kernel(report)
    if "environments" in parts:
        measure_environments(report, options.rounds, options.seconds)
    if "cluster" in parts:
        measure_cluster(report, options.rounds)
    if "server" in parts:
        measure_server(report, options.store)
    if "people" in parts:
        measure_people(report)
    if options.json:
        print(json.dumps(report.found, indent=2))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often games are run (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one run (1)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--only", choices=PARTS, nargs="+", help="some parts (all)")
    parser.add_argument("--store", help="store of the measured server (a new SQLite file)")
    return parser.parse_args()


def chosen(only: list[str] | None) -> set[str]:
    """The requested parts; those whose packages are missing are skipped."""
    parts = {*(only or PARTS)}
    for part, (package, name) in NEEDS.items():
        if part in parts and find_spec(package) is None:
            if only:
                sys.exit(f"{name} is not installed here.")
            print(f"{name} is not installed here: its part is left out.", file=sys.stderr)
            parts.remove(part)
    return parts


class Report:
    """Prints each part as soon as it is done, or JSON at the end."""

    def __init__(self, hidden: bool) -> None:
        self._hidden = hidden
        self.found: dict[str, Any] = {}

    def add(self, part: str, plain: object, text: str) -> None:
        self.found[part] = plain
        if not self._hidden:
            print(text, end="\n\n", flush=True)

    def rates(self, part: str, found: list[Contender], rounds: int, seconds: float) -> None:
        """Measure and add the rates of contenders."""
        clock, used = perf_counter(), process_time()
        rows = rates.summarise(rates.measure(found, rounds, seconds))
        share = (process_time() - used) / (perf_counter() - clock)
        said = f"Per second of processor time; these runs had a processor {share:.0%} of the time."
        plain = {"processor_share": share, "rows": [asdict(row) for row in rows]}
        self.add(part, plain, f"{said}\n{rates.table(rows)}")


def measure_rates(report: Report, parts: Collection[str], rounds: int, seconds: float) -> None:
    """The rates of one or both engines, and of the other libraries, which the ratios need."""
    report.rates("rates", contenders(parts), rounds, seconds)


def measure_environments(report: Report, rounds: int, seconds: float) -> None:
    """Steps of environments, beside those of others."""
    from bench import environments

    report.rates("environments", environments.contenders(), rounds, seconds)


def measure_cluster(report: Report, rounds: int) -> None:
    from bench import cluster

    found = cluster.measure(rounds)
    report.add("cluster", {**to_builtins(found), "ratio": found.ratio}, cluster.table(found))


def contenders(parts: Collection[str]) -> list[Contender]:
    """All contenders; the first is the baseline."""
    from bench import open_spiel_eights, rlcard_uno, stosy_games

    found = [rlcard_uno.contender(), open_spiel_eights.contender()]
    if "rules" in parts:
        found += stosy_games.contenders()
    if "kernel" in parts:
        from bench.kernel import batches, playouts

        found += (*playouts.contenders(), *batches.contenders())
    return found


def measure_kernel(report: Report) -> None:
    from bench.kernel import figures
    from bench.kernel.report import measure

    found = measure()
    report.add("kernel", [asdict(figure) for figure in found], figures.table(found))


def measure_server(report: Report, store: str | None) -> None:
    from bench.server import report as server
    from bench.server.process import Setting

    found = server.measure(Setting(store))
    report.add("server", asdict(found), server.table(found))


def measure_people(report: Report) -> None:
    from bench import people

    found = people.measure()
    report.add("people", to_builtins(found), people.table(found))


if __name__ == "__main__":
    main()
