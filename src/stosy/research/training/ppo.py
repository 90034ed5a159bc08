"""Proximal policy optimisation (PPO) with masks, on the vector environment."""

from __future__ import annotations

from typing import Any

import torch
from msgspec import Struct
from torch import Tensor

from stosy.research.training.networks import Networks, drawn, other_hands
from stosy.research.vector_env import Vector

MOST_GROWTH = 1.1
"""The logarithm of how many times a chance may grow in a round (dual clip)."""


class Settings(Struct, frozen=True):
    """What may be tried; the defaults are what the docs report."""

    rows: int = 1024
    horizon: int = 32
    hidden: int = 256
    epochs: int = 1
    """How often the same answers are learnt from: new ones teach more in the same time."""
    part: int = 512
    rate: float = 7e-4
    settled: int = 300_000
    """After so many answers that were learnt from, rate and entropy are half of what they were,
    later still less; but while a teacher is heeded, the steps may be larger."""
    discount: float = 1.0
    """Below 1 every signal would cost something, for it puts off the end."""
    trace: float = 0.97
    clip: float = 0.2
    entropy: float = 0.01
    asides: float = 0.2
    """Of answers to an opportunity, such as signals and passes, the share that is learnt from."""
    cards: float = 1.0
    """In a team, what all cards laid are worth beside the win: a win alone is too rare."""
    lessons: int = 3_000_000
    """With a teacher, it is heeded for so many answers that were learnt from, less and less."""


class Rollout(Struct):
    """`horizon` answers of every row, by time and row."""

    observations: Tensor
    encoded: Tensor
    masks: Tensor
    others: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithms of the chances with which the actions were chosen."""
    values: Tensor
    advice: Tensor
    """What the teacher would have done; -1 without one, and where that is not open."""
    rewards: Tensor
    over: Tensor
    after: Tensor
    """The value of what comes after the last answer."""


class Player:
    """Plays the environment with the networks, and keeps the arrays of what is seen."""

    def __init__(self, env: Vector, networks: Networks, settings: Settings) -> None:
        self.env = env
        self.networks = networks
        self.settings = settings
        self.everything = torch.zeros(
            (env.size, env.spec.seats, env.spec.observation_size), dtype=torch.uint8
        )
        self.reasons = torch.zeros(env.size, dtype=torch.uint8)
        self.left = torch.zeros(env.size, dtype=torch.uint8)
        self.cards = len(env.spec.rules.codec.deck) if env.spec.rules.codec else 1

    @torch.no_grad()
    def rollout(self) -> Rollout:
        kept: dict[str, list[Tensor]] = {
            name: [] for name in Rollout.__struct_fields__ if name != "after"
        }
        for _ in range(self.settings.horizon):
            encoded, masks, others = self.seen()
            observations = torch.from_numpy(self.env.observations).clone()
            chances = self.networks.chances(observations, encoded, masks)
            actions = drawn(chances)
            kept["observations"].append(observations)
            kept["encoded"].append(encoded)
            kept["masks"].append(masks)
            kept["others"].append(others)
            kept["actions"].append(actions)
            kept["chances"].append(of_actions(chances, actions))
            kept["values"].append(self.networks.value(encoded, others))
            kept["advice"].append(self.advice(masks))
            seats, laid = torch.from_numpy(self.env.seats).long(), self.laid()
            self.env.step(actions.numpy())
            kept["rewards"].append(self.rewards(seats, laid))
            kept["over"].append(torch.from_numpy(self.env._dones).clone())
        encoded, _, others = self.seen()
        after = self.networks.value(encoded, others)
        return Rollout(**{name: torch.stack(parts) for name, parts in kept.items()}, after=after)

    def seen(self) -> tuple[Tensor, Tensor, Tensor]:
        """Encoded observations, masks and the other hands; copies, for arrays are written again."""
        env = self.env
        env.open_cards(self.everything.numpy())
        seats = torch.from_numpy(env.seats)
        seen = torch.from_numpy(env.observations)
        hands = other_hands(self.everything, seats, self.networks.hand)
        encoded, others = self.networks.encoder(seen), self.networks.encoder.others(seen, hands)
        return encoded, self.networks.sensible(torch.from_numpy(env.masks)), others

    def advice(self, masks: Tensor) -> Tensor:
        if self.env.teacher is None:
            return torch.full((self.env.size,), -1)
        said = torch.from_numpy(self.env.advice())
        return torch.where(of_actions(masks, said.clamp(min=0)), said, -1)

    def laid(self) -> Tensor:
        """In a team, how many cards lie."""
        part = self.env.spec.layout["laid"] if self.env.spec.rules.team else slice(0)
        return torch.from_numpy(self.env.observations)[:, part].sum(dim=1).float()

    def rewards(self, seats: Tensor, before: Tensor) -> Tensor:
        """Of the seat that answered; in a team also for a card that was laid."""
        got = torch.from_numpy(self.env.rewards)[torch.arange(self.env.size), seats].clone()
        if self.env.spec.rules.team:
            self.env.batch.outcomes(self.reasons.numpy(), self.left.numpy())
            over = torch.from_numpy(self.env._dones)
            now = torch.where(over, self.cards - self.left.float(), self.laid())
            got += self.settings.cards / self.cards * (now - before)
        return got


def advantages(rollout: Rollout, settings: Settings) -> Tensor:
    """How much better than expected each answer turned out (GAE)."""
    found, running, later = [], torch.zeros_like(rollout.after), rollout.after
    for time in reversed(range(len(rollout.rewards))):
        goes_on = (~rollout.over[time]).float()
        surprise = (
            rollout.rewards[time] + settings.discount * later * goes_on - rollout.values[time]
        )
        running = surprise + settings.discount * settings.trace * goes_on * running
        later = rollout.values[time]
        found.append(running)
    return torch.stack(found[::-1])


def learn(
    networks: Networks,
    optimiser: Any,
    rollout: Rollout,
    settings: Settings,
    pace: float,
    heed: float,
) -> int:
    """One round of PPO, and by the share `heed` of doing as the teacher would.

    What was no choice teaches nothing. The number of answers that were learnt from.
    """
    choice = (rollout.masks.sum(dim=2) > 1) & some(rollout.masks, networks.passing, settings.asides)
    gained = advantages(rollout, settings)
    goals = (gained + rollout.values)[choice]
    gains = (gained[choice] - gained[choice].mean()) / (gained[choice].std() + 1e-8)
    encoded, masks, others = rollout.encoded[choice], rollout.masks[choice], rollout.others[choice]
    observations = rollout.observations[choice]
    actions, before = rollout.actions[choice], rollout.chances[choice]
    advice = rollout.advice[choice]
    for group in optimiser.param_groups:
        group["lr"] = settings.rate * pace
    for _ in range(settings.epochs):
        for part in torch.randperm(len(goals)).split(settings.part):
            chances = networks.chances(observations[part], encoded[part], masks[part])
            ratio = (of_actions(chances, actions[part]) - before[part]).clamp(max=MOST_GROWTH).exp()
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.min(ratio * gains[part], bounded * gains[part])
            entropy = -(chances.exp() * chances).sum(dim=1)
            played = (1 - heed) * (gain + settings.entropy * pace * entropy).mean()
            if heed:
                played += heed * as_advised(chances, advice[part])
            value = networks.value(encoded[part], others[part])
            loss = 0.5 * torch.nn.functional.smooth_l1_loss(value, goals[part]) - played
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(networks.parameters(), 0.5)
            optimiser.step()
    return len(goals)


def some(masks: Tensor, passing: int | None, share: float) -> Tensor:
    """All answers that the game waited for, and a share of the others: there are more of these."""
    if passing is None:
        return masks.new_ones(masks.shape[:-1])
    return ~masks[..., passing] | (torch.rand(masks.shape[:-1]) < share)


def as_advised(chances: Tensor, advice: Tensor) -> Tensor:
    """The mean logarithm of the chances of what the teacher would do."""
    told = advice >= 0
    return (of_actions(chances, advice.clamp(min=0)) * told).sum() / told.sum().clamp(min=1)


def of_actions(values: Tensor, actions: Tensor) -> Tensor:
    """Of each row that of its action."""
    return values.gather(1, actions.long()[:, None]).squeeze(1)
