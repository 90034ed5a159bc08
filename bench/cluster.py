"""The same series in processes and on Ray: matches per second, with equal results."""

from statistics import median
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from stosy.lab import Series, Summary, simulate
from stosy.lab.on_ray import OnRay
from stosy.lab.processes import Local, cores

SERIES = Series(
    game="the-game", options={}, bots=("casual",) * 3, seed="bench", games=300, engine="python"
)
"""On the Python rules: a part takes tens of milliseconds, like those of bots of others."""


class Figure(Struct, frozen=True):
    """Matches per second in processes and on Ray, and how long Ray took to start."""

    workers: int
    processes: float
    ray: float
    start_seconds: float
    games: int = SERIES.games

    @property
    def ratio(self) -> float:
        """The speed of Ray, where that of processes is 1."""
        return self.ray / self.processes


def measure(rounds: int) -> Figure:
    """Medians of runs that alternate."""
    workers = cores()
    pool, ray = Local(workers), OnRay(jobs=workers)
    begun = perf_counter()
    list(ray.map(abs, range(workers)))
    start = perf_counter() - begun
    pairs = [(simulate(SERIES, map=pool.map), simulate(SERIES, map=ray.map)) for _ in range(rounds)]
    for one, other in pairs:
        assert unmeasured(one) == unmeasured(other), "the results differ"
    one, other = (
        SERIES.games / median(each.seconds for each in run) for run in zip(*pairs, strict=True)
    )
    return Figure(workers=workers, processes=one, ray=other, start_seconds=start)


def unmeasured(summary: Summary) -> Summary:
    """The results without what is measured."""
    return replace(summary, seconds=0.0, actions_per_second=0.0)


def table(found: Figure) -> str:
    return (
        f"The same {found.games} matches in {found.workers} processes and on Ray, wall time:\n"
        f"processes {found.processes:.0f} matches/s, Ray {found.ray:.0f} ({found.ratio:.2f});"
        f" Ray starts in {found.start_seconds:.1f} s"
    )
