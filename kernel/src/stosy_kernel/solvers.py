"""Solvers: the best results with all cards known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from stosy_kernel import _kernel
from stosy_kernel._kernel import Deals
from stosy_kernel.notation import notation_of
from stosy_kernel.rng import checked_seed
from stosy_kernel.series import GAMES, Position, seat_of

Line: TypeAlias = list[tuple[int, int]]
"""Seat and action of every step, to be applied one after the other."""


class Solution(NamedTuple):
    """A best line, and where it ends; `exact` if no line is better."""

    line: Line
    winners: tuple[int, ...]
    left: int
    """Cards, in a team game."""
    exact: bool


def solve(position: Position, most_states: int | None = None) -> Solution | None:
    """The best result from here; None if a team cannot win any more.

    Some games are solved from any position, others only when the draw piles are empty (otherwise
    ValueError): then a team leaves as few cards as possible; in a duel the loser plays the first
    offer. Where this can take minutes, the search stops after `most_states`, and `exact` is False.
    """
    try:
        found = _kernel.solve(position, most_states)
    except TypeError:
        raise ValueError("there is no solver for this game") from None
    if found is None:
        return None
    line, winners, left, exact = found
    seats = tuple(seat for seat in range(winners.bit_length()) if winners >> seat & 1)
    return Solution(line, seats, left, exact)


def solve_deals(
    game: str,
    options: Mapping[str, object],
    seats: int,
    deals: range,
    seed: int,
    threads: int = 1,
    first: int | None = None,
) -> Deals:
    """How many of these deals of a series can be won; it does not depend on the number of threads.

    Only for a game that is solved from the deal on.
    """
    if deals.step != 1:
        raise ValueError("deals are counted one by one")
    choices = notation_of(game).choices(options)
    return GAMES[game].solve_deals(
        choices, seats, seat_of(first), checked_seed(seed), deals.start, deals.stop, threads
    )
