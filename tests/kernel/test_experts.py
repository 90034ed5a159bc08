"""Experts inside the kernel: blind to what is hidden, the same every time, and better for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest
from stosy_kernel import search
from stosy_kernel.adapters import adapter_of
from stosy_kernel.experts import Thoughtful, matches

from stosy.bots import bot_dice, find_bot, next_move
from stosy.bots.expert import EXPERT
from stosy.bots.in_kernel import expert_of, net_of
from stosy.bots.weights import weights_of
from stosy.core import Match, seed_of
from stosy.games import find
from tests.kernel.tables import SNAKES, Table
from tests.kernel.test_search import outline

TABLES = [
    Table("face-to-face", {}, 2),
    Table("quick-and-easy", {}, 3),
    Table("quick-and-easy", {"variant": "professional"}, 2),
    Table("the-game", {"minimum": 3}, 3),
    Table(SNAKES, {"rounds": "single"}, 4),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def played(
    table: Table, games: int, thinking: Collection[int], playouts: int, **how: Any
) -> Thoughtful:
    """Strong bots, some of which search."""
    strong, expert = weights_of("strong", table.game), expert_of(table.game, EXPERT, playouts)
    seats = range(table.seats)
    return matches(
        table.game,
        table.options,
        table.seats,
        games,
        7,
        bots=[strong] * table.seats,
        experts=[expert if seat in thinking else None for seat in seats],
        **how,
    )


def counts(found: Thoughtful) -> tuple[Any, ...]:
    return tuple(found.tally.wins), tuple(found.tally.left), found.tally.actions, found.decisions


@every_table
def test_threads_make_no_difference(table: Table) -> None:
    one, two = (played(table, 3, [0], 12, threads=threads) for threads in (1, 2))
    assert counts(one) == counts(two)
    assert one.decisions > 0


@every_table
def test_what_is_hidden_makes_no_difference(table: Table) -> None:
    """Sampled hands are consistent with the signals of the others."""
    adapter, strong = adapter_of(table.game), [weights_of("strong", table.game)] * table.seats
    for state in midst_of(table):
        position: Any = adapter.from_state(state)
        seat = position.turn
        one, two = (
            search(
                each,
                seat,
                playouts=60,
                bots=strong,
                widest=EXPERT.widest,
                net=net_of(table.game),
            )
            for each in (position, position.redealt(seat, 9, 1))
        )
        assert outline(one) == outline(two)


def midst_of(table: Table) -> list[Any]:
    """States of a match between strong bots; in a team somebody has spoken in every one."""
    game = find(table.game)
    options = game.options(**table.options)
    match = Match(game, game.setup(table.seats, options), seed_of("midst"))
    bots, chance = [find_bot("strong", game.id)] * table.seats, bot_dice(match.seed, table.seats)
    states: list[Any] = []
    for _ in range(60):
        match.play(next_move(game, match.state, bots, chance))
        if game.outcome(match.state) is not None or len(states) == 4:
            break
        if not game.team or len({said.seat for said in match.state.signals}) > 1:
            states.append(match.state)
    assert len(states) == 4
    return states


def test_who_thinks_wins_more_duels() -> None:
    duel = TABLES[0]
    thoughtful, instant = (played(duel, 30, seats, 60).tally.wins[0] for seats in ((0,), ()))
    assert thoughtful > 1.2 * instant


def test_a_team_that_thinks_wins_more() -> None:
    team = Table("quick-and-easy", {"variant": "professional"}, 3)
    thoughtful, instant = (played(team, 50, seats, 100).tally.left[0] for seats in (range(3), ()))
    assert thoughtful > 1.2 * instant
