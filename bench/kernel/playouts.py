"""Random games inside the kernel, called from Python, on one thread."""

from collections.abc import Iterator
from itertools import count

from stosy_kernel import playouts

from bench.rates import Contender, Played
from bench.tables import TABLES, Table

AT_ONCE = 2000
"""Games in one call: a fifth of a second for the longest, half a millisecond for the shortest."""


def play(table: Table) -> Iterator[Played]:
    for seed in count():
        tally = playouts(table.game, table.options, table.seats, AT_ONCE, seed)
        yield Played(tally.games, tally.actions)


def contenders() -> list[Contender]:
    return [Contender(f"kernel: {table}", play(table)) for table in TABLES]
