"""Batches: 1,024 matches of a game stepped at once on one thread, at random.

The time of an action includes everything that a learning program gets for it: the next seat, its
observation and mask, rewards, and the next deal after the end of a match. It also includes the
random choice of an action in the mask, which the kernel makes.
"""

from collections.abc import Iterator

import numpy as np
from stosy_kernel import Batch

from bench.rates import Contender, Played
from bench.tables import TABLES, Table

ROWS = 1024
SEED = 1


def step(table: Table) -> Iterator[Played]:
    batch = Batch(table.game, table.options, table.seats, ROWS, SEED, signals="none")
    asked = (
        np.zeros(ROWS, np.uint8),
        np.zeros((ROWS, batch.observation_size), np.uint8),
        np.zeros((ROWS, batch.action_count), np.bool_),
    )
    rewards, dones = np.zeros((ROWS, table.seats), np.float32), np.zeros(ROWS, np.bool_)
    actions = np.zeros(ROWS, np.int32)
    batch.reset(*asked)
    while True:
        batch.sample(actions)
        batch.step(actions, *asked, rewards, dones)
        yield Played(int(dones.sum()), ROWS)


def contenders() -> list[Contender]:
    return [Contender(f"batch: {table}", step(table)) for table in TABLES]
