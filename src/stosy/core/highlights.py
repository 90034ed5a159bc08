"""Highlights of a finished match in any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stosy.core.game import AnyMove, Highlight, Resign, Timeout


def gave_up(moves: Iterable[AnyMove]) -> Iterator[Highlight]:
    """G6: who resigned or ran out of time."""
    for move in moves:
        match move.action:
            case Resign():
                yield Highlight("resign", {"seat": move.seat})
            case Timeout():
                yield Highlight("timeout", {"seat": move.seat})


def by_seat(code: str, did: Sequence[int], seats: int) -> Iterator[Highlight]:
    """How often each seat did something, if any did; `did` has one seat per occurrence."""
    if did:
        yield Highlight(code, {"counts": tuple(map(did.count, range(seats)))})
