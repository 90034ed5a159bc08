"""An observation holds what the rules let a seat see, part by part, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from stosy_kernel import NOTATIONS, Batch, observe

from stosy.research import spec
from tests.kernel.snakes_walks import TEMPERS, SnakesWalk
from tests.kernel.tables import TABLES, Table, spread
from tests.kernel.walks import Walk

Parts = dict[str, list[int]]


def parts_of(table: Table, seen: bytes) -> Parts:
    assert len(seen) == table.spec.observation_size
    return {name: list(seen[part]) for name, part in table.spec.layout.items()}


@pytest.mark.parametrize("game", NOTATIONS)
def test_both_engines_name_the_same_parts(game: str) -> None:
    about = spec(game)
    batch = Batch(game, {}, about.seats, 1, 0)
    assert batch.layout() == about.layout
    assert batch.observation_size == about.observation_size


def compare(walk: Walk) -> None:
    """For the seat waited for and one more, each in its turn."""
    table, state = walk.table, walk.state
    for seat in {walk.position.turn, walk.actions % table.seats}:
        seen = observe(walk.position, seat)
        view: Any = walk.rules.view(state, seat)
        assert parts_of(table, seen) == parts_of(table, table.spec.observe(view))
        assert observe(walk.position.redealt(seat, 4, walk.actions), seat) == seen
        assert observe(walk.adapter.from_state(state), seat) == seen
        assert observe(walk.adapter.from_view(view, 5, walk.actions), seat) == seen


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("careful", [False, True], ids=["wild", "careful"])
def test_a_seat_observes_what_it_sees(table: Table, careful: bool) -> None:
    walk = Walk(table, 11, careful)
    while walk.rules.outcome(walk.state) is None and walk.actions < 120:
        compare(walk)
        walk.step()


@pytest.mark.parametrize("table", spread(509), ids=str)
def test_a_seat_observes_what_it_sees_of_a_match(table: Table) -> None:
    for number, temper in enumerate(TEMPERS):
        walk = SnakesWalk(table, number, temper)
        while walk.rules.outcome(walk.state) is None and walk.actions < 60:
            if walk.rules.chance_due(walk.state) is None:
                compare(walk)
            walk.step()


def test_the_seat_must_be_at_the_table() -> None:
    walk = Walk(Table("the-game", {}, 2), 1, careful=False)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no such seat"):
            observe(walk.position, seat)
