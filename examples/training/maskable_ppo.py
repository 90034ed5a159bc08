"""Train an agent with Stable-Baselines3's MaskablePPO on the vector environment.

    python examples/training/maskable_ppo.py --steps 500000

It plays the first seat against casual bots; in a team game one policy would answer on every seat.
Needs `pip install sb3-contrib 'stosy[gymnasium,vector]'`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from stosy.bots import AnyBot, find_bot
from stosy.core import seed_of
from stosy.lab.runner import play_match
from stosy.research import Spec, as_bot, spec, vector

BOTS = "casual"
MAX_STEPS = 2_000
Array = NDArray[Any]


class Rows(VecEnv):
    """Each row of the vector environment is an environment of Stable-Baselines3."""

    def __init__(self, about: Spec, size: int, seed: int) -> None:
        team = about.rules.team
        others = [] if team else [None, *[BOTS] * (about.seats - 1)]
        self.env = vector(
            about.game, about.seats, about.setup.options, size=size, seed=seed, bots=others,
            signals=about.signals, max_steps=MAX_STEPS,
        )  # fmt: skip
        self.env.reset()
        shape = (about.observation_size,)
        super().__init__(
            size, spaces.Box(0, 1, shape, np.float32), spaces.Discrete(len(about.actions))
        )
        self.high = np.frombuffer(about.high, np.uint8).astype(np.float32)

    def reset(self) -> Array:
        return self.scaled(self.env.observations)

    def step_async(self, actions: Array) -> None:
        self.actions = actions.astype(np.int32)

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        seen, _, rewards, ended, cut = self.env.step(self.actions)
        dones = ended | cut
        about: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(dones):
            last = self.scaled(self.env.last[row, 0])
            about[row] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[row])}
        return self.scaled(seen), rewards[:, 0].copy(), dones, about

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Any]:
        assert method_name == "action_masks"
        return list(self.env.masks.copy())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass

    def scaled(self, seen: Array) -> Array:
        """Bytes as numbers from 0 to 1."""
        return seen / self.high


def trained(about: Spec, steps: int, seed: int) -> MaskablePPO:
    """The agent after so many answers."""
    model = MaskablePPO(
        "MlpPolicy", Rows(about, 256, seed), n_steps=64, batch_size=512, n_epochs=2, gamma=1.0,
        ent_coef=0.01, policy_kwargs={"net_arch": [256, 256]}, seed=seed, device="cpu",
    )  # fmt: skip
    return model.learn(steps)


def wins(about: Spec, model: MaskablePPO | None, matches: int, seed: int = 1) -> float:
    """The share of matches won on the first seat; without a model its answers are random."""
    rows, won, ended = Rows(about, 256, seed), 0, 0
    seen = rows.reset()
    while ended < matches:
        if model is None:
            actions = rows.env.sample()
        else:
            actions, _ = model.predict(seen, action_masks=rows.env.masks, deterministic=True)
        seen, rewards, dones, _ = rows.step(actions)
        won += int((rewards > 0).sum())
        ended += int(dones.sum())
    return won / ended


def bot(about: Spec, model: MaskablePPO) -> AnyBot:
    """The agent as a bot like any other, for simulations, tournaments and tables."""
    high = np.frombuffer(about.high, np.uint8).astype(np.float32)

    def policy(seen: Array, mask: Array) -> int:
        action, _ = model.predict(seen / high, action_masks=mask, deterministic=True)
        return int(action)

    return as_bot(policy, about)


def main() -> int:
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--steps", type=int, default=500_000)
    given = asked.parse_args()
    about = spec("snakes-and-ladders", 3, {"rounds": "single"})
    model = trained(about, given.steps, seed=0)
    learnt, chance = wins(about, model, 500), wins(about, None, 500)
    print(f"{learnt:.1%} won after {given.steps:,} answers; at random {chance:.1%}")
    bots = [bot(about, model), *[find_bot(BOTS, about.game)] * (about.seats - 1)]
    print(play_match(about.rules, about.setup, seed_of("example"), bots).result)
    return learnt <= chance


if __name__ == "__main__":
    sys.exit(main())
