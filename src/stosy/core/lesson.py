"""Lessons: a prepared match, and step by step what the learner is to do and the others do.

A lesson is data of a game's slice. A table plays it by the real rules, so a lesson that the rules
do not allow any more fails.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from stosy.core.game import Action, AnyMove, Chance

LEARNER = 0
"""The seat of the learner."""


class Task(Struct, frozen=True):
    """The learner does `action`, and learns `rule` by it.

    `lesson-<code>` are the words; the fields of the action are their arguments. `refused` are
    likely mistakes, each with the code of its refusal.
    """

    code: str
    rule: str
    action: Action
    refused: tuple[tuple[Action, str], ...] = ()


class Reply(Struct, frozen=True):
    """Another seat does this."""

    seat: int
    action: Action


LessonStep: TypeAlias = Task | Reply


class Lesson(Struct, frozen=True, kw_only=True):
    """The deal, what was played before, and the steps. Then play goes on freely."""

    seats: int
    options: Mapping[str, int | str] = {}
    deal: Chance
    past: tuple[AnyMove, ...] = ()
    steps: tuple[LessonStep, ...]

    @property
    def tasks(self) -> tuple[Task, ...]:
        """What the learner does, in order."""
        return tuple(step for step in self.steps if isinstance(step, Task))
