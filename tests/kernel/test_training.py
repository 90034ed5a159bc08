"""What a program sees and may do in training is what its bot sees and may do at a table."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from stosy_kernel import GAMES, Batch

from stosy.core import Dice, offers_to, seed_of
from stosy.research import as_bot, vector
from stosy.research.policies import PolicyBot
from tests.kernel.tables import SNAKES, Table

DECISIONS = 10_000
ROWS = 50
MASKS = 5
"""Masks are compared in every so many-th row: the offers take most of the time."""
TABLES = (
    Table("quick-and-easy", {}, 3),
    Table("the-game", {}, 3),
    Table("face-to-face", {}, 2),
    Table(SNAKES, {"draw": "only_without_a_fit", "rounds": "single"}, 4),
)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_observation_in_training_equals_observation_at_the_table(table: Table) -> None:
    about, rules, adapter = table.spec, table.adapter.rules, table.adapter
    env = vector(table.game, table.seats, table.options, size=ROWS, seed=3)
    bot = as_bot(lambda seen, mask: 0, about)
    assert isinstance(bot, PolicyBot)
    random, differences = np.random.default_rng(2), 0
    observations, masks = env.reset()
    for _ in range(DECISIONS // ROWS):
        for row in range(ROWS):
            seat, state = int(env.seats[row]), adapter.to_state(env.batch.position(row))
            seen = about.observe(rules.view(state, seat))
            differences += seen != bytes(observations[row])
            if row % MASKS == 0:
                mask = bot.mask(offers_to(rules, state, seat))
                if not mask.any():  # a seat that can only pass is not asked at a table
                    mask[-1] = True
                differences += not np.array_equal(mask, masks[row])
        actions = env.sample()
        hurry = random.random(ROWS) < 0.6
        actions[hurry] = masks.argmax(axis=1)[hurry]
        env.step(actions)
    assert differences == 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_are_values(table: Table) -> None:
    one, other = (Batch(*table, 2, seed) for seed in (1, 2))
    for batch in (one, other):
        seen = np.zeros((2, batch.observation_size), np.uint8)
        batch.reset(np.zeros(2, np.uint8), seen, np.zeros((2, batch.action_count), np.bool_))
    position = one.position(0)
    again = pickle.loads(pickle.dumps(position))
    assert again == position == type(position).from_bytes(position.to_bytes())
    assert hash(again) == hash(position)
    assert position not in (other.position(0), one.position(1), None, 3)
    assert len({position, again, one.position(1)}) == 2
    for wrong in (b"", b"abc", position.to_bytes()[:-4], position.to_bytes() + b"\0\0\0\0"):
        with pytest.raises(ValueError, match=r"bytes of a position|option"):
            GAMES[table.game].from_bytes(wrong)
    with pytest.raises(ValueError, match="no such row"):
        one.position(2)


def test_dice_go_on_where_they_were() -> None:
    dice = Dice(seed_of("pickle"), 3)
    drawn = [dice.below(6) for _ in range(11)]
    twin = pickle.loads(pickle.dumps(dice))
    assert [twin.below(100) for _ in range(30)] == [dice.below(100) for _ in range(30)]
    fresh = Dice(seed_of("pickle"), 3)
    assert [fresh.below(6) for _ in range(11)] == drawn
