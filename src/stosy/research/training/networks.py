"""Two networks: the actor sees what its seat sees, the critic sees all cards and helps to train."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from stosy.core.observation import Part
from stosy.research.specs import Spec

CLOSED = -1e4
"""Instead of the score of an action that is not open."""
PASSING = 2.0
"""At first, how much rather a seat passes on an opportunity than do any one thing."""


class Encoder(nn.Module):
    """Observations as numbers from 0 to 1: flags and counts as they are, all else one-hot."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        super().__init__()
        self.parts = parts
        self.width = sum(self._width(part) for part in parts)

    def forward(self, observations: Tensor) -> Tensor:
        pieces, start = [], 0
        for part in self.parts:
            piece = observations[:, start : start + part.size]
            start += part.size
            if part.kind in ("flag", "count"):
                pieces.append(piece.float() / part.high)
            else:
                hot = nn.functional.one_hot(piece.long().clamp(max=part.high), part.high + 1)
                pieces.append(hot.flatten(1).float())
        return torch.cat(pieces, dim=1)

    def _width(self, part: Part) -> int:
        return part.size if part.kind in ("flag", "count") else part.size * (part.high + 1)


def layers(width: int, hidden: int, out: int) -> nn.Sequential:
    """A small network; the last layer starts near zero, so that play begins at random."""
    first, second, last = (
        nn.Linear(width, hidden),
        nn.Linear(hidden, hidden),
        nn.Linear(hidden, out),
    )
    for layer, gain in ((first, 2**0.5), (second, 2**0.5), (last, 0.01)):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)


class Networks(nn.Module):
    """The actor plays; the critic is not needed any more after training."""

    def __init__(self, spec: Spec, hidden: int) -> None:
        super().__init__()
        self.encoder = Encoder(spec.parts)
        self.hand = spec.layout["hand"]
        hands = (spec.seats - 1) * (self.hand.stop - self.hand.start)
        self.actor = layers(self.encoder.width + len(spec.columns), hidden, len(spec.columns))
        self.critic = layers(self.encoder.width + hands, hidden, 1)
        if None in spec.numbers:  # else random teams would do little but signal
            last = self.actor[-1]
            assert isinstance(last, nn.Linear)
            nn.init.constant_(last.bias[spec.numbers[None]], PASSING)

    def act(self, observations: Tensor, masks: Tensor) -> Tensor:
        """The logarithms of the chances of the actions that are open."""
        return self.chances(self.encoder(observations), masks)

    def chances(self, encoded: Tensor, masks: Tensor) -> Tensor:
        """The same from encoded observations."""
        scores: Tensor = self.actor(torch.cat([encoded, masks], dim=1))
        return scores.masked_fill(~masks, CLOSED).log_softmax(dim=1)

    def value(self, encoded: Tensor, others: Tensor) -> Tensor:
        """What the seat will get, from what it sees and the other hands."""
        return torch.as_tensor(self.critic(torch.cat([encoded, others], dim=1))).squeeze(1)


def drawn(chances: Tensor) -> Tensor:
    """An action of each row by its chances: where their sum first exceeds a random number."""
    sums = chances.exp().cumsum(dim=1)
    places = torch.rand(len(sums), 1) * sums[:, -1:] * (1 - 1e-6)
    return (sums <= places).sum(dim=1)


def other_hands(everything: Tensor, seats: Tensor, hand: slice) -> Tensor:
    """The hands of all seats but the one that is asked, from the next on."""
    rows, count = everything.shape[:2]
    order = (seats.long()[:, None] + torch.arange(1, count)) % count
    hands = everything[:, :, hand]
    return hands[torch.arange(rows)[:, None], order].flatten(1).float()
