"""Whom the people at a table have blocked: no seat at a blocker's own table, and nothing said or
shown by the blocked reaches the blocker. Not in the log: it belongs to the people, not the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stosy.core import Event
from stosy.table.state import State
from stosy.vocabulary.events import Reacted, Talked

NOBODY: frozenset[str] = frozenset()


class Blocks:
    """The blocked by the person who has blocked them."""

    def __init__(self) -> None:
        self._by: Mapping[str, frozenset[str]] = {}

    def learn(self, person: str, blocked: Iterable[str]) -> None:
        """These are all whom the person has blocked."""
        others = {who: whom for who, whom in self._by.items() if who != person}
        found = frozenset(blocked)
        self._by = {**others, person: found} if found else others

    def of(self, person: str | None) -> frozenset[str]:
        return self._by.get(person or "", NOBODY)

    def unheard(self, person: str, events: Sequence[Event], state: State) -> frozenset[int]:
        """The seats of whose talk and feelings the person is not told."""
        blocked = self.of(person)
        if not blocked:
            return frozenset()
        spoken = {event.seat for event in events if isinstance(event, (Talked, Reacted))}
        return frozenset(seat for seat in spoken if state.seats[seat].person in blocked)


def heard(events: Sequence[Event], unheard: frozenset[int]) -> tuple[Event, ...]:
    """The events without what these seats say or show."""
    if not unheard:
        return tuple(events)
    return tuple(
        event
        for event in events
        if not isinstance(event, (Talked, Reacted)) or event.seat not in unheard
    )
