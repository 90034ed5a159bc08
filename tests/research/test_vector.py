"""Many matches at once, on the kernel."""

from __future__ import annotations

import numpy as np
import pytest

from stosy.core import Refused
from stosy.research import vector

pytest.importorskip("stosy_kernel")


def test_matches_end_with_rewards_for_all_seats() -> None:
    env, ended = vector("quick-and-easy", 3, size=32, seed=1), 0
    observations, masks = env.reset()
    for _ in range(300):
        seen, masks, rewards, terminated, truncated = env.step(masks.argmax(axis=1))
        assert seen is observations is env.observations
        assert not truncated.any()
        assert not rewards[~terminated].any()
        assert env.last[terminated].any(axis=(1, 2)).all()
        ended += int(terminated.sum())
    assert ended > 10


def test_bots_may_play_some_seats() -> None:
    env = vector("face-to-face", size=16, seed=2, bots=["casual", None], max_steps=60)
    env.reset()
    results = np.zeros(2)
    for _ in range(400):
        assert env.seats.all()
        _, _, rewards, terminated, truncated = env.step(env.sample())
        assert not (terminated & truncated).any()
        results += rewards.sum(axis=0)
    assert results[0] > results[1]
    with pytest.raises(Refused, match="kernel_bots"):
        vector("face-to-face", bots=["expert", None])


def test_a_teacher_says_what_it_would_do() -> None:
    won = []
    for teacher in ("strong", "random"):
        env = vector("quick-and-easy", 2, size=32, seed=3, teacher=teacher)
        env.reset()
        total = 0.0
        for _ in range(600):
            total += env.step(env.advice())[2].sum()
        won.append(total)
    assert won[0] > 20 > won[1]


def test_it_goes_on_where_it_was_saved() -> None:
    env, other = (vector("snakes-and-ladders", 4, size=8, seed=seed) for seed in (1, 2))
    env.reset()
    for _ in range(50):
        env.step(env.sample())
    seen, masks = other.load(env.save())
    assert np.array_equal(seen, env.observations)
    assert np.array_equal(masks, env.masks)
    for _ in range(50):
        for each in (env, other):
            each.step(each.sample())
        assert np.array_equal(env.observations, other.observations)
