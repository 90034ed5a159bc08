"""Matches to play: the table and its bots, cut into spans that workers play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from stosy.bots.kinds import PLUG_IN_SECONDS, name_of
from stosy.games import find
from stosy.lab.engines import Engine
from stosy.lab.incidents import Incident
from stosy.lab.tally import Tally

SPANS: dict[Engine, int] = {"kernel": 4096, "python": 4}
"""The largest number of deals in one task of a worker: bots in Python may be slow."""
PARTS = 256
"""A short plan is cut into about so many tasks, for many workers."""


class Plan(Struct, frozen=True):
    """What a series and a tournament have in common."""

    game: str
    options: dict[str, object]
    bots: tuple[str, ...]
    """Kinds of bots (`stosy.bots.kinds`)."""
    seed: str
    engine: Engine = "python"
    lenient: bool = False
    """Is the fallback played for a bot that misbehaves? Otherwise it forfeits the match."""
    seconds: float = PLUG_IN_SECONDS
    """The time for a decision of a bot that is none of our levels."""
    stderr: str | None = None
    """The folder in which the standard error of programs is kept."""

    @property
    def team(self) -> bool:
        return find(self.game).team

    @property
    def names(self) -> tuple[str, ...]:
        """What reports call the bots."""
        return tuple(map(name_of, self.bots))


class Span(Struct, frozen=True):
    """The deals of a plan from `first` up to, not including, `last`.

    `given` are bots that are given as Python objects, by their names.
    """

    plan: Plan
    first: int
    last: int
    given: dict[str, object] = {}


def spans(plan: Plan, deals: int, given: dict[str, object]) -> Iterator[Span]:
    """All deals; the spans do not depend on the number of workers."""
    size = max(1, min(SPANS[plan.engine], deals // PARTS))
    for first in range(0, deals, size):
        yield Span(plan, first, min(first + size, deals), given)


class ThinkingTime(Struct, frozen=True):
    """The number of a bot's decisions, and their total time."""

    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: ThinkingTime) -> ThinkingTime:
        return ThinkingTime(self.decisions + other.decisions, self.seconds + other.seconds)


class Runner(Protocol):
    """Plays the matches of a plan."""

    def play(
        self, first: int, last: int, seating: Sequence[int], records: list[bytes] | None = None
    ) -> Tally:
        """The matches of these deals with these bots, by their numbers; their records are added to
        the list."""

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        """The times of the bots that search, by their numbers."""

    def incidents(self) -> tuple[Incident, ...]:
        """What bots did wrong."""


def runner_for(span: Span) -> Runner:
    """The runner of the engine; the kernel is imported only if it is used."""
    if span.plan.engine == "python":
        from stosy.lab.in_python import InPython

        return InPython(span.plan, span.given)
    from stosy.lab.in_kernel import InKernel

    return InKernel(span.plan)
