"""Every way to set a game up: its options and how many play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from stosy_kernel import NOTATIONS
from stosy_kernel.adapters import Adapter, adapter_of

from stosy.core import Setup
from stosy.research import Spec, spec

ADAPTERS = {game: adapter_of(game) for game in NOTATIONS}
SNAKES = "snakes-and-ladders"


class Table(NamedTuple):
    """One of them."""

    game: str
    options: dict[str, object]
    seats: int

    @property
    def adapter(self) -> Adapter:
        return ADAPTERS[self.game]

    @property
    def choices(self) -> list[int]:
        return self.adapter.names.choices(self.options)

    @property
    def setup(self) -> Setup:
        rules = self.adapter.rules
        return rules.setup(self.seats, rules.options(**self.options))

    @property
    def spec(self) -> Spec:
        return _spec(self.game, self.seats, tuple(self.options.items()))

    def __str__(self) -> str:
        return "-".join(map(str, (self.game, self.seats, *self.options.values())))


@cache
def _spec(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> Spec:
    return spec(game, seats, dict(options))


def tables() -> Iterator[Table]:
    """All options of the row games with all seat counts."""
    for game in NOTATIONS.keys() - {SNAKES}:
        yield from tables_of(game)


def tables_of(game: str) -> Iterator[Table]:
    """All options of a game with all seat counts; of the many targets a near and the usual one."""
    options = {**NOTATIONS[game].options}
    if game == SNAKES:
        options["target"] = (90, 500)
    for values in product(*options.values()):
        for seats in ADAPTERS[game].rules.seats:
            yield Table(game, dict(zip(options, values, strict=True)), seats)


def spread(every: int, first: int = 0) -> tuple[Table, ...]:
    """Of the thousands of tables of Snakes & Ladders every so many-th; a prime meets all values."""
    return tuple(tables_of(SNAKES))[first::every]


TABLES = tuple(sorted(tables(), key=str))
