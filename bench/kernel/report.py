"""All single figures of the kernel. A new topic is a module here and a line in TOPICS."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from bench.kernel import first_game, loop_delay, searches, solver
from bench.kernel.figures import Figure

Topic: TypeAlias = Callable[[], Iterable[Figure]]

TOPICS: tuple[Topic, ...] = (
    first_game.measure,
    solver.measure,
    searches.measure,
    loop_delay.measure,
)


def measure() -> list[Figure]:
    return [figure for topic in TOPICS for figure in topic()]
