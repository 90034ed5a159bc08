"""Games between bots of which some search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from stosy_kernel._kernel import Expert, Tally
from stosy_kernel.notation import notation_of
from stosy_kernel.rng import checked_seed
from stosy_kernel.series import GAMES, Bots, seat_of


class Thoughtful(NamedTuple):
    """How the games ended, the number of searched decisions, and their seconds."""

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
    """Like `playouts`; on the seats of experts a search may replace the bot's choice.

    The same seed gives the same games on any number of threads.
    """
    choices = notation_of(game).choices(options)
    table = (choices, seats, seat_of(first), checked_seed(seed), number, games, threads)
    return Thoughtful(*GAMES[game].matches(*table, bots, experts))
