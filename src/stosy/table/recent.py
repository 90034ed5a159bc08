"""The latest events of a table, for connections that missed them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import Event
from stosy.table.state import State
from stosy.vocabulary.events import Reacted, Talked

E = TypeVar("E")

KEPT_EVENTS = 128
"""Who has missed more events gets the view only."""


class Kept(Struct, Generic[E], frozen=True):
    """An event; only these people may be told of it later, with None everybody. `by` is who said it
    or showed it."""

    event: E
    people: frozenset[str] | None = None
    by: str | None = None


class Recent:
    """The latest events in order. Talk is for those who were seated, unless the table shows it."""

    def __init__(self, kept: Iterable[Kept[Event]] = ()) -> None:
        self._kept = deque(kept, KEPT_EVENTS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Recent) and self._kept == other._kept

    def __iter__(self) -> Iterator[Event]:
        return (each.event for each in self._kept)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, told: Iterable[Event], state: State) -> None:
        """Keep what has happened at this table."""
        for event in told:
            private = isinstance(event, Talked) and not state.settings.earlier_talk
            by = None
            if isinstance(event, (Talked, Reacted)):
                by = state.seats[event.seat].person
            self._kept.append(Kept(event, state.people() if private else None, by))

    def kept(self) -> tuple[Kept[Event], ...]:
        """All of them, with the people who may be told."""
        return tuple(self._kept)

    def clear(self) -> None:
        self._kept.clear()

    def take_over(self, before: str | None, now: str | None) -> None:
        """The person is known by another cookie from now on."""
        for at, each in enumerate(self._kept):
            if now is not None and each.people is not None and before in each.people:
                each = self._kept[at] = replace(each, people=each.people | {now})
            if before is not None and each.by == before:
                self._kept[at] = replace(each, by=now)

    def for_person(self, person: str, blocked: frozenset[str] = frozenset()) -> list[Event]:
        """All that are kept, without what this person may not know or does not want to hear."""
        known = (each for each in self._kept if each.people is None or person in each.people)
        return [each.event for each in known if each.by not in blocked]

    def said(self, seat: int) -> list[tuple[str, str, str]]:
        """What was said on a seat: by whom, who was called so, and the words."""
        return [
            (each.by, each.event.name, each.event.text)
            for each in self._kept
            if isinstance(each.event, Talked) and each.event.seat == seat and each.by is not None
        ]

    def last(
        self, count: int, person: str, blocked: frozenset[str] = frozenset()
    ) -> list[Event] | None:
        """The last so many events; None if some are not kept, or not for this person to know."""
        if not 0 <= count <= len(self._kept):
            return None
        last = list(self._kept)[len(self._kept) - count :]
        if any(each.people is not None and person not in each.people for each in last):
            return None
        return [each.event for each in last if each.by not in blocked]
