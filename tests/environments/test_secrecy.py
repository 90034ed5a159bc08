"""No environment tells what a seat must not know; and the test for it finds what is told."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

import numpy as np
import pytest

from stosy import research
from stosy.research.episode import Episode
from stosy.research.pettingzoo_env import StosyAEC
from tests.environments.tables import SNAKES, Table, every_table

STEPS = 15

Given: TypeAlias = dict[str, Any]


def compared(one: Given, other: Given) -> None:
    """What is hidden makes no difference to what a player is given."""
    for what, told in one.items():
        np.testing.assert_equal(other[what], told, err_msg=what)


def check_aec(env: Any, matches: int = 2, steps: int = STEPS) -> int:
    """Random matches; at every decision the cards that each agent cannot see are dealt again. How
    many such twins there were."""
    random, twins = Random(0), 0
    for match in range(matches):
        env.reset(seed=match)
        for _ in range(steps):
            if not env.agents or any(env.terminations.values()):
                break
            for agent in env.agents:
                if (twin := env.unwrapped.redealt(agent, random)) is not None:
                    twins += 1
                    compared(given_by_aec(env, agent), given_by_aec(twin, agent))
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(random.choice(np.flatnonzero(mask)))
    return twins


def given_by_aec(env: Any, agent: str) -> Given:
    """All that an agent of PettingZoo is given."""
    return {
        "the turn": env.agent_selection,
        "the observation": env.observe(agent),
        "the info": env.infos[agent],
        "the reward": env.rewards[agent],
        "the end": (env.terminations[agent], env.truncations[agent]),
    }


def given_by_open_spiel(state: Any, player: int) -> Given:
    """All that a player of OpenSpiel is given."""
    turn = state.current_player()
    return {
        "the turn": turn,
        "the reward": state.player_reward(player),
        "the legal actions": state.legal_actions(player) if turn == player else None,
        "the observation string": state.observation_string(player),
        "the observation tensor": state.observation_tensor(player),
        "the information state": state.information_state_string(player),
    }


@every_table
def test_no_agent_learns_what_is_hidden(table: Table) -> None:
    assert check_aec(research.aec(table.game, table.seats, table.options, **table.more)) > 5


@every_table
def test_no_player_of_open_spiel_learns_what_is_hidden(table: Table) -> None:
    game = research.open_spiel(
        table.game, table.seats, table.options, chance="sampled", **table.more
    )
    state, random, twins = game.new_initial_state(), Random(0), 0
    for _ in range(STEPS):
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        if state.is_terminal():
            break
        for player in range(game.num_players()):
            if (twin := state.resample_from_infostate(player, random.random)) is not None:
                twins += 1
                compared(given_by_open_spiel(state, player), given_by_open_spiel(twin, player))
        state.apply_action(random.choice(state.legal_actions()))
    assert twins > 5


class Telling(StosyAEC):
    """Tells in its info how many cards below 50 the next seat holds."""

    def observe(self, agent: str) -> Any:
        seat = (self.possible_agents.index(agent) + 1) % self.spec.seats
        seen = super().observe(agent)
        low = sum(card < 50 for card in self.episode.state.hands[seat])
        return {**seen, "observation": np.append(seen["observation"], low)}


def test_a_leak_is_found() -> None:
    with pytest.raises(AssertionError, match="the observation"):
        check_aec(Telling(research.spec("the-game", 3)))


def test_a_seat_that_is_asked_for_its_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """SL9: asking only those who can cut in tells everybody what they hold."""
    everybody = Episode._everybody

    def holders(self: Episode) -> tuple[int, ...]:
        *others, waited = everybody(self)
        top = self.state.discards[-1]
        return (*(seat for seat in others if top in self.state.hands[seat]), waited)

    env = research.aec(SNAKES, 6, {"rounds": "single", "draw": "only_without_a_fit"})
    monkeypatch.setattr(Episode, "_everybody", holders)
    with pytest.raises(AssertionError, match="the turn"):
        check_aec(env, matches=10, steps=30)
