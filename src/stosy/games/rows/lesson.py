"""Turns that were played before a lesson begins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stosy.core import AnyMove, Move
from stosy.games.rows.piles import Card, EndTurn, Lay


def played_turns(seat: int, turns: Iterable[Iterable[Lay[Card]]]) -> Iterator[list[AnyMove]]:
    """A seat's turns, each with its end."""
    for lays in turns:
        yield [Move(seat, action) for action in (*lays, EndTurn())]


def alternating(*seats: Iterable[list[AnyMove]]) -> tuple[AnyMove, ...]:
    """The turns of all seats, one after the other."""
    return tuple(move for turns in zip(*seats, strict=True) for turn in turns for move in turn)
