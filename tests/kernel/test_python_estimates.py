"""The networks on the Python rules are told, and say, what they do in the kernel."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from stosy_kernel import PLAY_ON, weigh
from stosy_kernel.adapters import adapter_of

from stosy.bots import bot_dice, find_bot, next_move
from stosy.bots.estimates import estimator_of
from stosy.bots.expert import by_points
from stosy.bots.heuristic import scorer_of
from stosy.bots.in_kernel import net_of
from stosy.bots.rollouts import Rollouts
from stosy.bots.weights import weights_of
from stosy.core import AnyGame, Dice, Match, seed_of
from stosy.games import find
from tests.kernel.tables import Table

TABLES = [
    Table("face-to-face", {}, 2),
    Table("face-to-face", {"single_last_card": "may_be_laid"}, 2),
    Table("quick-and-easy", {}, 2),
    Table("quick-and-easy", {"variant": "professional"}, 5),
    Table("the-game", {}, 1),
    Table("the-game", {"minimum": 3}, 5),
]
FEW = 4
MATCHES = 4


def states(table: Table, level: str) -> list[Any]:
    """Those of some matches in which a turn begins."""
    game: AnyGame = find(table.game)
    setup = game.setup(table.seats, table.options)
    found = []
    for number in range(MATCHES):
        seed = seed_of(f"{table}:{level}", number)
        bots, dice = [find_bot(level, game.id)] * table.seats, bot_dice(seed, table.seats)
        match: Any = Match(game, setup, seed)
        while game.outcome(match.state) is None:
            if not match.state.laid:
                found.append(match.state)
            match.play(next_move(game, match.state, bots, dice))
    return found


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("level", ["random", "casual"])
def test_the_same_is_told_of_a_position(table: Table, level: str) -> None:
    estimator, adapter = estimator_of(table.game), adapter_of(table.game)
    assert estimator is not None
    for state in states(table, level):
        told = estimator.told(state)
        assert told is not None
        teller, numbers = told
        position: Any = adapter.from_state(state)
        assert teller == position.turn
        assert numbers == pytest.approx(position.features(teller), abs=1e-6)


def test_the_same_is_said_where_nothing_is_hidden() -> None:
    """One seat, nothing left to draw: one turn of a strong bot, then the network."""
    table = Table("the-game", {}, 1)
    game: AnyGame = find(table.game)
    estimator, weights = estimator_of(game.id), weights_of("strong", game.id)
    assert estimator is not None
    rollouts = Rollouts(
        game,
        by_points(game, scorer_of(game.id, weights)),
        0,
        100,
        0.0,
        replace(estimator, horizon=1),
        consoles=False,
    )
    ends = [state for state in states(table, "strong") if not state.draw]
    assert len(ends) >= FEW
    for state in ends:
        move = rollouts.policy(state, Dice("", 0), None)
        mine = rollouts.after(state, 0, move, Dice("", 0), lambda: False)
        position = adapter_of(game.id).from_state(state)
        [[theirs]] = weigh(
            position, 0, [PLAY_ON], deals=1, bots=[weights], net=net_of(game.id), horizon=1
        )
        assert mine == pytest.approx(theirs, abs=1e-3)
