"""Solvers: what could be reached if everybody knew everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, overload

from stosy_kernel import _kernel
from stosy_kernel._kernel import Deals, FaceToFace, QuickAndEasy, TheGame
from stosy_kernel.notation import QUICK_AND_EASY
from stosy_kernel.series import seat_of

Line: TypeAlias = list[tuple[int, int]]
"""Seat and action of every step, to be applied one after the other."""


class TheGameEnd(NamedTuple):
    """How few cards are left, and by which line; `exact` if no line leaves fewer."""

    left: int
    exact: bool
    line: Line


class FaceToFaceEnd(NamedTuple):
    """Who wins with best play, and such a line; the loser plays what is offered first."""

    winner: int
    line: Line


@overload
def solve(position: QuickAndEasy) -> Line | None: ...
@overload
def solve(position: TheGame, most_states: int | None = None) -> TheGameEnd: ...
@overload
def solve(position: FaceToFace) -> FaceToFaceEnd: ...
def solve(
    position: QuickAndEasy | TheGame | FaceToFace, most_states: int | None = None
) -> Line | TheGameEnd | FaceToFaceEnd | None:
    """The best that can still be reached from any position of these games.

    Quick & Easy: a line to the win, or None where there is none; the draw pile may be full. In the
    others it must be empty, both of them in Face to Face: else ValueError. The end of The Game can
    take minutes with five seats; with `most_states` the search gives up after so many, and says so.
    """
    if isinstance(position, TheGame):
        return TheGameEnd(*_kernel.solve_the_game(position, most_states))
    if most_states is not None:
        raise ValueError("only the end of The Game is searched within a limit")
    if isinstance(position, QuickAndEasy):
        return _kernel.solve_quick_and_easy(position)
    if isinstance(position, FaceToFace):
        return FaceToFaceEnd(*_kernel.solve_face_to_face(position))
    raise ValueError("there is no solver for this game")


def solve_deals(
    options: Mapping[str, object],
    seats: int,
    deals: range,
    seed: int,
    threads: int = 1,
    first: int | None = None,
) -> Deals:
    """How many of these deals of a series of Quick & Easy could be won; the same on any threads."""
    if deals.step != 1:
        raise ValueError("deals are counted one by one")
    choices = QUICK_AND_EASY.choices(options)
    return _kernel.solve_deals(
        choices, seats, seat_of(first), seed, deals.start, deals.stop, threads
    )
