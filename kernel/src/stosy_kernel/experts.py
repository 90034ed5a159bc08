"""Games between bots of which some search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stosy_kernel._kernel import Expert, Tally
from stosy_kernel.notation import notation_of
from stosy_kernel.series import GAMES, Bots, seat_of


class Thoughtful(NamedTuple):
    """How the games ended, and how many decisions were thought about for how many seconds."""

    tally: Tally
    decisions: int
    seconds: float


def matches(
    game: str,
    options: Mapping[str, object],
    seats: int,
    games: int,
    seed: int,
    *,
    bots: Bots,
    experts: Sequence[Expert | None],
    threads: int = 1,
    first: int | None = None,
    number: int = 0,
) -> Thoughtful:
    """Like `playouts`; on the seats of experts these think before the bot that sits there acts.

    With the same seed the same games are dealt; any number of threads plays them alike.
    """
    choices = notation_of(game).choices(options)
    table = (choices, seats, seat_of(first), seed, number, games, threads)
    return Thoughtful(*GAMES[game].matches(*table, bots, experts))
