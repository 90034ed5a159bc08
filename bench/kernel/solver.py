"""How long a deal of Quick & Easy takes to solve, called from Python, in processor time."""

from collections.abc import Iterator
from statistics import mean
from time import thread_time

from stosy_kernel import GAMES, solve
from stosy_kernel.series import BY_LOT

from bench.kernel.figures import Figure

DEALS = 5000
SEED = 1
STANDARD = AGREED = 0


def measure() -> Iterator[Figure]:
    times = [time_of(number) for number in range(DEALS)]
    yield Figure("solving quick-and-easy, 2 seats: mean", mean(times), "ms", at_most=0.1)
    yield Figure("solving quick-and-easy, 2 seats: longest", max(times), "ms")


def time_of(number: int) -> float:
    """Milliseconds for one deal."""
    position = GAMES["quick-and-easy"].deal([STANDARD, AGREED], 2, BY_LOT, SEED, number)
    begun = thread_time()
    solve(position)
    return 1000 * (thread_time() - begun)
