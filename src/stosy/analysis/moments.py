"""A finished match, move by move: the states before and after each, and which moves are a turn."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import (
    Action,
    AnyGame,
    AnyMove,
    Move,
    Record,
    Refused,
    Resign,
    Timeout,
    replay,
)


class Moment(Struct, frozen=True):
    """A move and the states around it; `after` includes shuffles that the move required."""

    entry: int
    move: AnyMove
    before: object
    after: object
    continues: bool
    """Does the same seat make the next move, too?"""
    turn: tuple[Action, ...] = ()
    """The whole turn that begins with the move, without what was taken back; empty if the move is
    judged alone."""
    parts: tuple[int, ...] = ()
    """The entries of the moves of that turn, this one first."""
    within: int | None = None
    """The entry at which the turn began, if this move goes on with one."""


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
    moments = [
        Moment(index, move, states[index - 1], settled[index], move.seat == seat)
        for (index, move), seat in zip(moves, following, strict=True)
    ]
    return MatchCourse(settled[since - 1], tuple(with_turns(game, moments)), states[-1])


def with_turns(game: AnyGame, moments: Sequence[Moment]) -> list[Moment]:
    """The moments, those of a turn of several moves linked. A turn cut short is not."""
    found = {moment.entry: moment for moment in moments}
    for group in _groups(game, moments):
        first = group[0]
        left = _left(group)
        if left is None or len(group) < 2:
            continue
        parts = tuple(moment.entry for moment in group)
        found[first.entry] = replace(first, turn=tuple(left), parts=parts)
        for moment in group[1:]:
            found[moment.entry] = replace(moment, within=first.entry)
    return list(found.values())


def _left(group: Sequence[Moment]) -> list[Action] | None:
    """The actions that were not taken back; None if one from before was."""
    left: list[Action] = []
    for moment in group:
        if moment.move.action.role != "undo":
            left.append(moment.move.action)
        elif left:
            left.pop()
        else:
            return None
    return left


def _groups(game: AnyGame, moments: Sequence[Moment]) -> Iterator[list[Moment]]:
    """The moves of each turn: any that reveal nothing or undo one, and what comes after them."""
    group: list[Moment] = []
    for moment in moments:
        action = moment.move.action
        if not game.plannable or action.role == "speech":
            continue
        if group and (
            group[0].move.seat != moment.move.seat
            or game.turn(group[0].before) != game.turn(moment.before)
        ):
            group = []
        if isinstance(action, Resign | Timeout):
            group = []
            continue
        group.append(moment)
        goes_on = isinstance(action, game.plannable) or action.role == "undo"
        if not goes_on or game.outcome(moment.after) is not None:
            yield group
            group = []


def count_moves(record: Record, seats: Container[int], since: int = 1) -> int:
    """How many moves these seats made, after the first `since` entries of the log."""
    return sum("do" in entry and entry["seat"] in seats for entry in record.log[since:])
