"""Batches: many matches of a game stepped at once, for learning programs."""

from __future__ import annotations

from collections.abc import Mapping

from stosy_kernel import _kernel
from stosy_kernel.notation import notation_of


class Batch(_kernel.Batch):
    """`size` matches of one game; every step takes one action for each of them.

    Each row asks one seat at a time. `reset` and `step` write the seat to act, its observation and
    its mask into arrays of the caller, and `step` also rewards and dones. After the end of a match
    the row deals its next one: then reward and `done` belong to the old match, the rest to the new
    one. The games of a row depend only on the seed, the row and the actions.

    Actions have the kernel's numbers (`NOTATIONS[game].actions`); resigning is never offered. Only
    the seat that the game waits for is asked; its signals do not end its turn. If others have
    opportunities (to intervene or call out: SL9, SL14), these seats are asked first after every
    action, in seat order from the one after it. Each of them has one more action, the last number:
    to pass on the opportunity.

    `signals` and `take_backs` say whether those are offered; play is faster without them.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        seats: int,
        size: int,
        seed: int,
        threads: int = 1,
        *,
        signals: bool = True,
        take_backs: bool = True,
    ) -> None:
        choices = notation_of(game).choices(options)
        super().__init__(game, choices, seats, size, seed, threads, signals, take_backs)
