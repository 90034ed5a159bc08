"""The same series in processes and on Ray: matches per second, with equal results."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from stosy.lab import Series, Summary, simulate
from stosy.lab.on_ray import OnRay
from stosy.lab.processes import Home, Local, cores

SERIES = Series(
    game="the-game", options={}, bots=("casual",) * 3, seed="bench", games=2000, engine="python"
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
    start, _ = timed(lambda: list(ray.map(abs, range(workers))))
    times: dict[str, list[float]] = {"pool": [], "ray": []}
    for _ in range(rounds):
        found = {}
        for name, home in (("pool", pool), ("ray", ray)):
            taken, summary = timed(lambda home=home: played(home))
            times[name].append(taken)
            found[name] = summary
        assert found["pool"] == found["ray"], "the results differ"
    rates = [SERIES.games / median(taken) for taken in times.values()]
    return Figure(workers, *rates, start)


def played(home: Home) -> Summary:
    """The results, without what is measured."""
    return replace(simulate(SERIES, home=home), seconds=0.0, actions_per_second=0.0)


def timed(work: Callable[[], object]) -> tuple[float, object]:
    begun = perf_counter()
    found = work()
    return perf_counter() - begun, found


def table(found: Figure) -> str:
    return (
        f"The same {found.games} matches in {found.workers} processes and on Ray with as many workers,"
        f" wall time:\n"
        f"processes {found.processes:.0f} matches/s, Ray {found.ray:.0f} ({found.ratio:.2f});"
        f" Ray starts in {found.start_seconds:.1f} s"
    )
