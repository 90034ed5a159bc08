"""Many matches at once, stepped by the kernel. Needs the extra `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stosy_kernel import Batch

from stosy.bots.weights import weights_of
from stosy.core import Refused
from stosy.research.specs import Spec

Array = NDArray[Any]


class Vector:
    """`size` matches; a step takes an action for each and writes into the same arrays again.

    - `observations`, `masks`: what the seat that a row asks sees and may do; `seats`: which it is;
    - `rewards`: by row and seat, when a match is over; `terminations`, `truncations`: which are;
    - `last`: by row and seat, what was seen last in matches that are over.

    A row whose match is over deals the next one at once, so `observations` are then those of a new
    match. Copy what you want to keep.
    """

    def __init__(
        self,
        spec: Spec,
        size: int,
        seed: int = 0,
        threads: int = 1,
        max_steps: int | None = None,
        bots: Sequence[str | None] = (),
        teacher: str | None = None,
    ) -> None:
        """`bots` names an instant bot for each seat that is not asked, None for the others.

        `teacher` names one for these, which says what it would do (`advice`).
        """
        self.spec = spec
        self.size = size
        self.teacher = teacher
        chosen = list(bots) or [None] * spec.seats
        self.batch = Batch(
            spec.game,
            spec.setup.options,
            spec.seats,
            size,
            seed,
            threads,
            signals=spec.signals,
            take_backs=spec.take_backs,
            max_steps=max_steps,
            columns=spec.columns,
            bots=[self._weights(level or teacher) for level in chosen] if bots or teacher else [],
            controlled=[level is None for level in chosen],
        )
        self.seats: Array = np.zeros(size, np.uint8)
        self.observations: Array = np.zeros((size, spec.observation_size), np.uint8)
        self.masks: Array = np.zeros((size, len(spec.columns)), np.bool_)
        self.rewards: Array = np.zeros((size, spec.seats), np.float32)
        self.terminations: Array = np.zeros(size, np.bool_)
        self.truncations: Array = np.zeros(size, np.bool_)
        self.last: Array = np.zeros((size, spec.seats, spec.observation_size), np.uint8)
        self._dones: Array = np.zeros(size, np.bool_)

    def reset(self, seed: int | None = None) -> tuple[Array, Array]:
        """Deal the first match of every row; the observations and masks."""
        self.batch.reset(*self._asked, seed)
        for array in (self.rewards, self.terminations, self.truncations):
            array.fill(0)
        return self.observations, self.masks

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Array]:
        """One answer in each row: observations, masks, rewards, terminations, truncations."""
        self.batch.step(
            actions, *self._asked, self.rewards, self._dones, self.truncations, self.last
        )
        np.logical_xor(self._dones, self.truncations, out=self.terminations)
        return self.observations, self.masks, self.rewards, self.terminations, self.truncations

    def sample(self) -> Array:
        """A random action for each row, by the rows' own streams."""
        actions = np.zeros(self.size, np.int32)
        self.batch.sample(actions)
        return actions

    def advice(self) -> Array:
        """What the teacher would do in each row; -1 where that is not offered."""
        actions = np.zeros(self.size, np.int32)
        self.batch.advise(actions)
        return actions

    def open_cards(self, out: Array) -> Array:
        """What every seat of every row sees now, by row and seat: all hands, for training only."""
        self.batch.show_all(out)
        return out

    def save(self) -> bytes:
        """Everything, to go on later in an environment of the same kind."""
        return self.batch.save()

    def load(self, saved: bytes) -> tuple[Array, Array]:
        """Go on from there; the observations and masks."""
        self.batch.load(saved)
        self.batch.show(*self._asked)
        return self.observations, self.masks

    @property
    def _asked(self) -> tuple[Array, Array, Array]:
        return self.seats, self.observations, self.masks

    def _weights(self, level: str | None) -> dict[str, int] | None:
        """The weights of an instant bot; `random` and seats that are asked have none."""
        if level in (None, "random"):
            return None
        weights = weights_of(level, self.spec.game)
        if not weights:
            raise Refused("kernel_bots", "G3", bots=level)
        return dict(weights)
