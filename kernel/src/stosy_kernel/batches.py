"""Batches: many matches of a game stepped at once, for learning programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

from stosy_kernel import _kernel
from stosy_kernel.notation import notation_of
from stosy_kernel.rng import checked_seed

Signals: TypeAlias = Literal["none", "turn", "all"]
"""Who may signal: nobody, the seat that the game waits for, or every seat."""


class Batch(_kernel.Batch):
    """`size` matches of one game; every step takes one action for each of them.

    Each row asks one seat at a time. `reset` and `step` write the seat to act, its observation and
    its mask into arrays of the caller, and `step` also rewards and dones. After the end of a match
    the row deals its next one: then reward and `done` belong to the old match, the rest to the new
    one. The games of a row depend only on the seed, the row and the actions.

    An action is a column of the masks; `actions` has their kernel's numbers (`NOTATIONS`), and the
    number after the last of these is to pass. Only what can be offered has a column; resigning
    never has one. Others may have opportunities while the game waits for a seat: to intervene or
    call out (SL9, SL14), and with `signals="all"` to signal. After every move these seats are asked
    first, clockwise, each until it passes; who is asked depends on public facts alone.

    `take_backs` cards may be taken back in a turn. After `max_steps` answers a match is cut off
    without a result: `step` marks it in `truncations`. Seats that are not `controlled` are played
    by their `bots`: weights of an instant bot, or None for one that plays at random.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | object,
        seats: int,
        size: int,
        seed: int,
        threads: int = 1,
        *,
        signals: Signals = "all",
        take_backs: int = 0,
        max_steps: int | None = None,
        columns: Sequence[int] | None = None,
        bots: Sequence[dict[str, int] | None] = (),
        controlled: Sequence[bool] = (),
    ) -> None:
        choices = notation_of(game).choices(options)
        if signals not in get_args(Signals):
            raise ValueError(f"signals are {', '.join(get_args(Signals))}, not {signals!r}")
        if take_backs < 0:
            raise ValueError("take_backs is how many cards may be taken back in a turn")
        if max_steps is not None and max_steps < 1:
            raise ValueError("max_steps must be at least 1")
        super().__init__(
            game,
            choices,
            seats,
            size,
            checked_seed(seed),
            threads,
            get_args(Signals).index(signals),
            take_backs,
            max_steps or 0,
            list(columns or ()),
            list(bots),
            list(controlled),
        )
        self._kind = {
            "game": game,
            "options": choices,
            "seats": seats,
            "size": size,
            "signals": signals,
            "take_backs": take_backs,
            "max_steps": max_steps,
            "columns": self.actions,
            "controlled": list(controlled) or [True] * seats,
        }

    def reset(self, to_act: Any, observations: Any, masks: Any, seed: int | None = None) -> None:
        """Deal the first match of every row, with this seed or the previous one."""
        given = None if seed is None else checked_seed(seed)
        super().reset(to_act, observations, masks, given)

    def save(self) -> bytes:
        """Everything that changes, for `load`."""
        return json.dumps(self._kind).encode() + b"\n" + super().save()

    def load(self, saved: bytes) -> None:
        """Go on where a batch of the same kind was saved; `show` writes who is asked.

        Load only what you saved yourself: the bytes are checked for damage, not for malice.
        """
        kind, _, rows = saved.partition(b"\n")
        try:
            told = json.loads(kind)
        except ValueError:
            raise ValueError("these bytes were not saved by a batch") from None
        if told != self._kind:
            other = [name for name in self._kind if told.get(name) != self._kind[name]]
            raise ValueError(f"the saved batch has other {', '.join(other)}")
        super().load(rows)
