"""A finished match, move by move: the states before and after each."""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct

from stosy.core import AnyGame, AnyMove, Move, Record, Refused, replay


class Moment(Struct, frozen=True):
    """A move and the states around it; `after` includes shuffles that the move required."""

    entry: int
    move: AnyMove
    before: object
    after: object
    continues: bool
    """Does the same seat make the next move, too?"""


class MatchCourse(Struct, frozen=True):
    """A match from its start to its end."""

    start: object
    """The state after the deal, or after the given entries."""
    moments: tuple[Moment, ...]
    end: object


def course_of(game: AnyGame, record: Record, since: int = 1) -> MatchCourse:
    """Replay the record; raises Fault if it is wrong, Refused if the match is not over.

    The match began after the first `since` entries of its log.
    """
    steps = list(replay(game, record))
    if not steps or game.outcome(steps[-1].step.state) is None:
        raise Refused("unfinished_match", "G3")
    states = [step.step.state for step in steps]
    settled = list(states)
    for index in range(len(steps) - 2, -1, -1):
        if not isinstance(steps[index + 1].entry, Move):
            settled[index] = settled[index + 1]
    moves = [(step.index, step.entry) for step in steps[since:] if isinstance(step.entry, Move)]
    following = [*(move.seat for _, move in moves[1:]), None]
    moments = tuple(
        Moment(index, move, states[index - 1], settled[index], move.seat == seat)
        for (index, move), seat in zip(moves, following, strict=True)
    )
    return MatchCourse(settled[since - 1], moments, states[-1])


def count_moves(record: Record, seats: Container[int], since: int = 1) -> int:
    """How many moves these seats made, after the first `since` entries of the log."""
    return sum("do" in entry and entry["seat"] in seats for entry in record.log[since:])
