"""Proximal policy optimisation (PPO) with masks, on the vector environment."""

from __future__ import annotations

from typing import Any

import torch
from msgspec import Struct
from torch import Tensor

from stosy.research.training.networks import Networks, drawn, other_hands
from stosy.research.vector_env import Vector


class Settings(Struct, frozen=True):
    """What may be tried; the defaults are what the docs report."""

    rows: int = 1024
    horizon: int = 32
    hidden: int = 192
    epochs: int = 2
    part: int = 2048
    rate: float = 5e-4
    settled: float = 20e6
    """After so many answers rate and entropy are half of what they were, later still less."""
    discount: float = 0.999
    trace: float = 0.95
    clip: float = 0.2
    entropy: float = 0.03
    cards: float = 0.5
    """In a team, what all cards laid are worth beside the win: a win alone is too rare."""


class Rollout(Struct):
    """`horizon` answers of every row, by time and row."""

    encoded: Tensor
    masks: Tensor
    others: Tensor
    actions: Tensor
    chances: Tensor
    """The logarithms of the chances with which the actions were chosen."""
    values: Tensor
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
            chances = self.networks.chances(encoded, masks)
            actions = drawn(chances)
            kept["encoded"].append(encoded)
            kept["masks"].append(masks)
            kept["others"].append(others)
            kept["actions"].append(actions)
            kept["chances"].append(of_actions(chances, actions))
            kept["values"].append(self.networks.value(encoded, others))
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
        others = other_hands(self.everything, seats, self.networks.hand)
        encoded = self.networks.encoder(torch.from_numpy(env.observations))
        return encoded, torch.from_numpy(env.masks).clone(), others

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
    networks: Networks, optimiser: Any, rollout: Rollout, settings: Settings, pace: float
) -> None:
    """One round of PPO; answers without a choice teach the critic only."""
    gained = advantages(rollout, settings)
    flat = {
        name: getattr(rollout, name).flatten(0, 1)
        for name in ("encoded", "masks", "others", "actions", "chances")
    }
    goals, gains = (gained + rollout.values).flatten(), gained.flatten()
    chosen = flat["masks"].sum(dim=1) > 1
    gains = (gains - gains[chosen].mean()) / (gains[chosen].std() + 1e-8)
    for group in optimiser.param_groups:
        group["lr"] = settings.rate * pace
    for _ in range(settings.epochs):
        for part in torch.randperm(len(goals)).split(settings.part):
            encoded, real = flat["encoded"][part], chosen[part].float()
            chances = networks.chances(encoded, flat["masks"][part])
            ratio = (of_actions(chances, flat["actions"][part]) - flat["chances"][part]).exp()
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.min(ratio * gains[part], bounded * gains[part])
            entropy = -(chances.exp() * chances).sum(dim=1)
            played = ((gain + settings.entropy * pace * entropy) * real).sum()
            value = networks.value(encoded, flat["others"][part])
            judged = torch.nn.functional.smooth_l1_loss(value, goals[part])
            loss = 0.5 * judged - played / real.sum().clamp(min=1)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(networks.parameters(), 0.5)
            optimiser.step()


def of_actions(chances: Tensor, actions: Tensor) -> Tensor:
    """Of each row that of its action."""
    return chances.gather(1, actions[:, None]).squeeze(1)
