"""`python -m bench.analyses`: how long a reader waits for the analysis of a match of casual bots.

As a server does it, with the same threads and number of playouts; with the time until the first
chances are known.
"""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any

from stosy.analysis.analyse import analyse_soon
from stosy.analysis.working import SoFar
from tests.lab.played import match_of, play_on, written

MATCHES: dict[str, dict[str, Any]] = {
    "face-to-face": {"seats": 2},
    "quick-and-easy": {"seats": 3},
    "the-game": {"seats": 3},
    "snakes-and-ladders": {"seats": 3},
}
LEVEL = "casual"


def main() -> None:
    print("game                 entries  moves  playouts     s  s of processor  s until the first")
    for game, setup in MATCHES.items():
        measure(game, setup)


def measure(game: str, setup: dict[str, Any]) -> None:
    record = written(play_on(match_of(game, **setup), LEVEL))
    began, worked = perf_counter(), process_time()
    first: list[float] = []

    def progress(done: int, total: int, so_far: SoFar) -> None:
        if not first and any(len(curve.points) > 3 for curve in so_far().curves):
            first.append(perf_counter() - began)

    found = analyse_soon(record, 1, progress)
    print(
        f"{game:20} {len(record.log):7} {len(found.moves):6} {found.playouts:9}"
        f" {perf_counter() - began:5.1f} {process_time() - worked:15.1f} {first[0]:18.2f}"
    )


if __name__ == "__main__":
    main()
