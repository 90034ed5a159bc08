"""A trained policy as a bot: in simulations, in tournaments and at tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from stosy.core import Action, AnyOffer, Dice, View
from stosy.research.specs import Spec

Policy: TypeAlias = Callable[[NDArray[np.uint8], NDArray[np.bool_]], Any]
"""From an observation and its mask: the number of an action, or a weight for each."""

FRACTION = 1 << 32


class PolicyBot:
    """Sees the observations it was trained with, and may do what it could do then.

    Weights are chances: the bot draws by them from its dice, so that a match can be repeated. Cards
    are not taken back at a table, since nothing would bound it.
    """

    slow = False

    def __init__(self, policy: Policy, spec: Spec, off_loop: bool = True) -> None:
        self.policy = policy
        self.spec = spec
        self.off_loop = off_loop

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        self._check(view)
        mask = self.mask(offers)
        if not mask.any():
            return None
        seen = np.frombuffer(self.spec.observe(view), np.uint8)
        chosen = self.policy(seen, mask)
        number = int(chosen) if np.ndim(chosen) == 0 else _drawn(np.asarray(chosen), mask, dice)
        if not mask[number]:
            raise ValueError(
                f"the policy chose {self.spec.names[number]}, which is not in its mask"
            )
        return self.spec.actions[number]

    def mask(self, offers: Sequence[AnyOffer]) -> NDArray[np.bool_]:
        """The same as in training, at the same table."""
        numbers, signals = self.spec.numbers, self.spec.signals
        mask = np.zeros(len(self.spec.columns), np.bool_)
        waited = any(offer.fallback is not None for offer in offers)
        for offer in offers:
            for action in offer.actions:
                speaks = action.role != "speech" or waited or signals == "all"
                if action in numbers and speaks and action.role != "undo":
                    mask[numbers[action]] = True
        if mask.any() and not waited:
            mask[numbers[None]] = True
        return mask

    def _check(self, view: View) -> None:
        if len(view.sizes) != self.spec.seats or view.options != self.spec.setup.options:
            raise ValueError(
                f"the policy was trained with {self.spec.seats} seats and {self.spec.setup.options}"
            )


def _drawn(weights: NDArray[Any], mask: NDArray[np.bool_], dice: Dice) -> int:
    """One of the open actions, by its weight."""
    shares = np.where(mask, np.maximum(weights, 0), 0).astype(np.float64).cumsum()
    if shares[-1] <= 0:
        raise ValueError("the policy gives no weight to any action of its mask")
    place = np.searchsorted(shares, shares[-1] * dice.below(FRACTION) / FRACTION, side="right")
    return int(min(place, np.flatnonzero(mask)[-1]))
