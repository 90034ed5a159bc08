"""Far more walks than the tests take, on all cores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool

from tests.kernel.snakes_walks import walk_snakes
from tests.kernel.tables import SNAKES, TABLES, Table, spread
from tests.kernel.walks import walk_rows

EVERY = 461
"""So many rounds meet all tables of Snakes & Ladders; each meets all tables of the other games."""


def compared(walks: range) -> Counter[str]:
    """How many actions of each game both engines agreed about."""
    total: Counter[str] = Counter()
    with Pool() as pool:
        for actions in pool.imap_unordered(one_round, walks):
            total += actions
    return total


def one_round(number: int) -> Counter[str]:
    actions: Counter[str] = Counter()
    for table in round_of(number):
        walk = walk_snakes if table.game == SNAKES else walk_rows
        try:
            actions[table.game] += walk(table, number)
        except AssertionError as error:
            error.add_note(f"walk {number} at {table}")
            raise
    return actions


def round_of(number: int) -> Iterator[Table]:
    """The tables at which the walks of this number are taken."""
    yield from TABLES
    yield from spread(EVERY, number % EVERY)
