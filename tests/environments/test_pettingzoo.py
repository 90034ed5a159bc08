"""Our environments pass PettingZoo's own tests, and do what its users expect."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from stosy import research
from tests.environments.tables import Table, every_table

MATCHES = 2
# A Dict with a mask is what PettingZoo documents for games; its test still prefers plain arrays.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def env(table: Table, **more: Any) -> Any:
    return research.aec(table.game, table.seats, table.options, **table.more, **more)


@every_table
def test_pettingzoo_accepts_it(table: Table) -> None:
    api_test(env(table), num_cycles=60)
    seed_test(lambda: env(table), num_cycles=20)


def test_it_is_drawn_as_text(capsys: Any) -> None:
    render_test(lambda render_mode: research.aec("the-game", 2, render_mode=render_mode))
    assert "piles: " in capsys.readouterr().out


@every_table
def test_a_match_is_played_to_its_end(table: Table) -> None:
    """Every agent gets its return once, and each answer is one that the mask allows."""
    aec, random = env(table), np.random.default_rng(1)
    for match in range(MATCHES):
        aec.reset(seed=match)
        totals = dict.fromkeys(aec.possible_agents, 0.0)
        for agent in aec.agent_iter():
            seen, reward, terminated, truncated, _ = aec.last()
            assert not truncated
            totals[agent] += reward
            legal = np.flatnonzero(seen["action_mask"])
            assert terminated == (len(legal) == 0)
            aec.step(None if terminated else random.choice(legal))
        assert list(totals.values()) == list(aec.episode.returns)


def test_agents_who_are_not_asked_see_the_table_and_may_do_nothing() -> None:
    aec = research.aec("quick-and-easy", 3)
    aec.reset(seed=1)
    for agent in aec.agents:
        seen = aec.observe(agent)
        assert seen["observation"].any()
        assert seen["action_mask"].any() == (agent == aec.agent_selection)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    aec = research.aec("face-to-face")
    aec.reset(seed=1)
    seen = aec.observe(aec.agent_selection)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=f"action {wrong} is not in the mask of seat"):
        aec.step(wrong)
    again = aec.observe(aec.agent_selection)
    assert all(np.array_equal(seen[name], again[name]) for name in seen)
    with pytest.raises(ValueError, match="must act"):
        aec.step(None)


def test_a_long_match_is_cut_off() -> None:
    aec, steps = research.aec("snakes-and-ladders", 4, max_steps=50), 0
    aec.reset(seed=3)
    for _ in aec.agent_iter():
        seen, reward, terminated, truncated, _ = aec.last()
        assert not terminated
        assert reward == 0
        steps += not truncated
        aec.step(None if truncated else int(seen["action_mask"].argmax()))
    assert steps == 50


def test_the_matches_of_a_seed_are_those_of_the_series() -> None:
    """The same seed deals the cards that `stosy simulate --seed 7` deals."""
    from stosy.core import Match, seed_of
    from stosy.games import find

    game, aec = find("the-game"), research.aec("the-game", 3)
    for number in range(2):
        aec.reset(seed=7 if number == 0 else None)
        assert aec.episode.state == Match(game, game.setup(3), seed_of("7", number)).state
