"""Two networks: the actor sees what its seat sees, the critic sees all cards and helps to train."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from stosy.core.observation import Part
from stosy.research.specs import Spec


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
    last = nn.Linear(hidden, out)
    nn.init.normal_(last.weight, std=0.01)
    nn.init.zeros_(last.bias)
    return nn.Sequential(
        nn.Linear(width, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), last
    )


class Networks(nn.Module):
    """The actor plays; the critic is not needed any more after training."""

    def __init__(self, spec: Spec, hidden: int) -> None:
        super().__init__()
        self.encoder = Encoder(spec.parts)
        self.hand = spec.layout["hand"]
        hands = (spec.seats - 1) * (self.hand.stop - self.hand.start)
        self.actor = layers(self.encoder.width, hidden, len(spec.columns))
        self.critic = layers(self.encoder.width + hands, hidden, 1)

    def act(self, observations: Tensor, masks: Tensor) -> torch.distributions.Categorical:
        """The chances of the actions that are open."""
        scores = self.actor(self.encoder(observations)).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=scores, validate_args=False)

    def value(self, observations: Tensor, others: Tensor) -> Tensor:
        """What the seat will get, from what it sees and the other hands."""
        seen = torch.cat([self.encoder(observations), others.float()], dim=1)
        return torch.as_tensor(self.critic(seen)).squeeze(1)


def other_hands(everything: Tensor, seats: Tensor, hand: slice) -> Tensor:
    """The hands of all seats but the one that is asked, from the next on."""
    rows, count = everything.shape[:2]
    order = (seats.long()[:, None] + torch.arange(1, count)) % count
    hands = everything[:, :, hand]
    return hands[torch.arange(rows)[:, None], order].flatten(1)
