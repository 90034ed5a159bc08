"""The games as environments of PettingZoo: agents in turn (AEC). Needs the extra `pettingzoo`."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from stosy.core import Dice, seed_of
from stosy.research.episode import Episode
from stosy.research.seeds import Seeds
from stosy.research.showing import shown
from stosy.research.specs import Spec

Observation = dict[str, NDArray[Any]]


def observation_space(spec: Spec) -> Box:
    """The bytes of an observation."""
    high = np.frombuffer(spec.high, np.uint8)
    return Box(np.zeros_like(high), high, dtype=np.uint8)


class StosyAEC(AECEnv):
    """A match with an agent for each seat; each is asked as `Episode` says.

    An observation has the bytes of `spec.parts` and the mask of actions, which is empty for agents
    that are not asked. An action that is not in the mask raises ValueError and changes nothing.
    """

    metadata = {"name": "stosy", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self, spec: Spec, max_steps: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.spec = spec
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"stosy_{spec.game.replace('-', '_')}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.seats)]
        self.agents: list[str] = []
        count = len(spec.columns)
        spaces = {"action_mask": Box(0, 1, (count,), np.int8)}
        self.observation_spaces = {
            agent: Dict({"observation": observation_space(spec), **spaces})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next match; with a seed, the first of its series."""
        self.episode = Episode.seeded(self.spec, self._seeds.following(seed), self.max_steps)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        asked = seat == self.episode.seat
        mask = self.episode.mask() if asked else bytes(len(self.spec.columns))
        return {
            "observation": np.frombuffer(self.episode.observe(seat), np.uint8).copy(),
            "action_mask": np.frombuffer(mask, np.int8).copy(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose match is over")
        self.episode.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self._end()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        text = shown(self.episode)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def redealt(self, agent: str, random: Random) -> StosyAEC | None:
        """The same for this agent, with other cards where it cannot see them; None if none fit."""
        seat, dice = self.possible_agents.index(agent), Dice(seed_of(str(random.random())), 0)
        twin = copy(self)
        episode = self.episode.redealt(seat, dice)
        if episode is None:
            return None
        twin.episode = episode
        twin._select()
        return twin

    def close(self) -> None:
        """Nothing is held open."""

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self.episode.returns, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = self.episode.ended
            self.truncations[agent] = self.episode.truncated

    def _select(self) -> None:
        if self.episode.seat is not None:
            self.agent_selection = self.possible_agents[self.episode.seat]
