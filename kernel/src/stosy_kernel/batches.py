"""Batches: many matches of a game stepped at once, for programs that learn to play."""

from __future__ import annotations

from collections.abc import Mapping

from stosy_kernel import _kernel
from stosy_kernel.notation import notation_of


class Batch(_kernel.Batch):
    """`size` matches of one game; every step takes one action for each of them.

    Each row asks one seat at a time. `reset` and `step` write into arrays of the caller who is
    asked, what that seat sees and what it may do, and `step` also what has ended. A match that ends
    is followed at once by the row's next: then the reward and `done` tell of the old one, the rest
    of the new one. The games of a row depend on the seed, the row and the actions, on nothing else.

    Actions have the kernel's numbers (`NOTATIONS[game].actions`); resigning is never offered. Only
    the seat that the game waits for is asked, whose signals do not end its turn; but where others
    have opportunities of their own (to intervene or call out: SL9, SL14), those are asked before
    it, after every action anew, in the order of their seats from the one after it. Each of them has
    one more action, the last number: to let it go.

    `signals` and `take_backs` say whether those are offered: without them play gets on faster, and
    nothing is lost but talk and second thoughts.
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
