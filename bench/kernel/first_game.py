"""The time until a new process has played a game."""

import sys
from collections.abc import Iterator
from statistics import median
from subprocess import run
from time import perf_counter

from bench.kernel.figures import Figure

PROCESSES = 9
IMPORT_AND_PLAY = """
from time import perf_counter
begun = perf_counter()
from stosy_kernel import playouts
playouts("quick-and-easy", {}, seats=2, games=1, seed=1)
print(perf_counter() - begun)
"""


def measure() -> Iterator[Figure]:
    """Wall-clock times; medians of several processes."""
    inside, whole = zip(*(new_process() for _ in range(PROCESSES)), strict=True)
    yield Figure("import and first game", median(inside) * 1000, "ms", at_most=200)
    yield Figure("the same with start and end of Python", median(whole) * 1000, "ms")


def new_process() -> tuple[float, float]:
    """Seconds from the import to the end of the game, and of the whole process."""
    begun = perf_counter()
    done = run([sys.executable, "-c", IMPORT_AND_PLAY], check=True, capture_output=True)
    return float(done.stdout), perf_counter() - begun
