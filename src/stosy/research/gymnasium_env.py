"""One seat of a match as an environment of Gymnasium. Needs the extra `gymnasium`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from stosy.bots import AnyBot, BotDice, bot_dice
from stosy.bots.asking import ask
from stosy.core import Resign
from stosy.research.episode import Episode
from stosy.research.seeds import Seeds
from stosy.research.showing import shown
from stosy.research.specs import Spec

Observation = NDArray[np.uint8]


class OneSeat(gymnasium.Env[Any, Any]):
    """The agent plays `seat`, bots the others; `info["action_mask"]` has what it may do.

    An action that is not in the mask resigns the match (`info["illegal"]` is then True), or raises
    ValueError with `strict`.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        spec: Spec,
        seat: int,
        bots: Sequence[AnyBot | None],
        max_steps: int | None = None,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.about = spec
        self.seat = seat
        self.bots = bots
        self.max_steps = max_steps
        self.strict = strict
        self.render_mode = render_mode
        high = np.frombuffer(spec.high, np.uint8)
        self.observation_space = Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = Discrete(len(spec.columns))
        self._seeds = Seeds()
        self._dice: BotDice
        self.episode: Episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal the next match; with a seed, the first of its series."""
        super().reset(seed=seed)
        match = self._seeds.following(seed)
        self.episode = Episode.seeded(self.about, match, self.max_steps)
        self._dice = bot_dice(match, self.about.seats)
        self._play_bots()
        if self.episode.over:  # the bots have ended it before the agent was asked
            return self.reset()
        return self._observation(), self._info()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        illegal = int(action) not in self.episode.legal()
        if illegal and (self.strict or self.episode.over):
            self.episode.take(int(action))  # raises the error that says why
        if illegal:
            self.episode.play(Resign())
        else:
            self.episode.take(int(action))
            self._play_bots()
        episode, info = self.episode, self._info()
        if illegal:
            info["illegal"] = True
        reward = episode.returns[self.seat]
        return self._observation(), reward, episode.ended, episode.truncated, info

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        text = shown(self.episode)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def _play_bots(self) -> None:
        """Until the agent is asked."""
        episode = self.episode
        while (seat := episode.seat) not in (self.seat, None):
            bot = self.bots[seat]
            assert bot is not None
            offers = episode.offers()
            action = ask(bot, episode.view(seat), offers, self._dice.seats[seat], None)
            if action is None and not episode.aside:
                action = next(offer.fallback for offer in offers if offer.fallback is not None)
            episode.play(action)

    def _observation(self) -> Observation:
        return np.frombuffer(self.episode.observe(self.seat), np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self.episode.mask(), np.int8).copy()}
