"""Luck, skill and turning points, from the chances of a seat's moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from stosy.analysis.intervals import Z95
from stosy.analysis.results import Account, Analysed, Cause, Curve, Point, Swing
from stosy.core import Action

LEAST_SWING = 0.1
"""What changes less is no turning point."""
MOST_SWINGS = 8


class Side(Struct, frozen=True):
    """A seat's course through a match: its chance at the start, the end, its moves between."""

    seat: int
    start: float
    end: float
    moves: tuple[Analysed[Action], ...]
    since: int = 1
    """The length of the log at the start."""


def account_of(side: Side) -> Account:
    """How a seat's own moves changed its chance, and how everything else did."""
    skill = sum(move.chosen - move.before for move in side.moves)
    weighed = [move for move in side.moves if move.is_choice]
    mistakes = sum(move.is_mistake for move in weighed)
    return Account(
        seat=side.seat,
        start=side.start,
        end=side.end,
        skill=skill,
        luck=side.end - side.start - skill,
        missed=max(0.0, sum(move.best - move.chosen for move in weighed)),
        choices=len(weighed),
        mistakes=mistakes,
        accuracy=1 - mistakes / len(weighed) if weighed else 1.0,
    )


def swings_of(side: Side, alone: bool) -> Iterator[Swing]:
    """Every change of a seat's chance, in order, with its main cause.

    Moves of others count as a cause only if the analysis does not cover these players.
    """
    known = side.start
    for move in side.moves:
        if alone:
            yield Swing(move.entry, move.seat, "others", known, move.before)
        by_choice = abs(move.chosen - move.before) >= abs(move.after - move.chosen)
        cause: Cause = "choice" if by_choice else "cards"
        yield Swing(move.entry, move.seat, cause, move.before, move.after)
        known = move.after


def greatest(swings: Iterable[Swing], deals: int) -> tuple[Swing, ...]:
    """The turning points of a match, in order: large changes, beyond the noise of so many deals."""
    turning = [each for each in swings if each.size >= max(LEAST_SWING, _noise(each, deals))]
    turning.sort(key=lambda swing: -swing.size)
    return tuple(sorted(turning[:MOST_SWINGS], key=lambda swing: swing.entry))


def _noise(swing: Swing, deals: int) -> float:
    """Half of the 95 % interval of the difference of two chances from independent deals."""
    return Z95 * sqrt(sum(each * (1 - each) for each in (swing.start, swing.end)) / deals)


def curves_of(sides: Sequence[Side], entries: int, together: bool) -> tuple[Curve, ...]:
    """The chance of each seat over the match or, for a team as a whole, of all."""
    if not together:
        return tuple(Curve(side.seat, _points(side, entries)) for side in sides)
    first = sides[0]
    moves = sorted((move for side in sides for move in side.moves), key=lambda move: move.entry)
    return (Curve(None, _points(replace(first, moves=tuple(moves)), entries)),)


def _points(side: Side, entries: int) -> tuple[Point, ...]:
    """From the start to the end; of two points at one entry the first, as the mover saw it."""
    points = [Point(side.since, side.start)]
    for move in side.moves:
        points += (Point(move.entry, move.before), Point(move.entry + 1, move.after))
    points.append(Point(entries, side.end))
    kept = [two for one, two in pairwise(points) if one.entries != two.entries]
    return (points[0], *kept)
