"""A lesson at a table: the learner takes the prepared steps, and bots reply as prepared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from stosy.core import LEARNER, Action, LessonStep, Move, Refused, Reply, Task
from stosy.teaching.lessons import edition, prepared
from stosy.wire.tells import Stage

if TYPE_CHECKING:
    from stosy.table.table import Table


class LessonSteps:
    """The steps of the table's lesson that are still to come."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def _left(self) -> tuple[LessonStep, ...]:
        """None are left at a table without a lesson, after it, and if the lesson has changed."""
        state, game = self._table.state, self._table.game
        if state.lesson is None or state.match != 1 or state.phase != "playing":
            return ()
        if state.play is None or state.lesson != edition(game):
            return ()
        return prepared(game).steps[state.play.position.at - len(state.given_log) :]

    def lets(self, seat: int) -> bool:
        """May a bot on this seat act now?"""
        left = self._left()
        return not left or (isinstance(left[0], Reply) and left[0].seat == seat)

    def reply(self, seat: int) -> Action | None:
        """What the bot on this seat does now; None if it is free to choose."""
        left = self._left()
        return left[0].action if left and isinstance(left[0], Reply) else None

    def check(self, seat: int, actions: Sequence[Action]) -> None:
        """Refuse actions that are not the next steps: by the rules where they forbid them."""
        game, state = self._table.game, self._table.running.play.position.state
        for action, step in zip(actions, self._left(), strict=False):
            is_right = seat == LEARNER and isinstance(step, Task) and action == step.action
            after = game.apply(state, Move(seat, action)).state
            if not is_right:
                raise Refused("lesson_step", step.rule if isinstance(step, Task) else "T3")
            state = after

    def stage(self, seat: int | None, planned: int = 0) -> Stage[Any] | None:
        """Where the learner stands, so many planned actions ahead."""
        if seat != LEARNER or not (left := self._left()[planned:]):
            return None
        tasks = prepared(self._table.game).tasks
        number = len(tasks) - sum(isinstance(step, Task) for step in left) + 1
        stage: Stage[Any] = Stage(number=min(number, len(tasks)), count=len(tasks))
        step = left[0]
        if isinstance(step, Reply):
            return stage
        return replace(stage, code=step.code, rule=step.rule, action=step.action)
