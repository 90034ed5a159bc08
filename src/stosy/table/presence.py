"""Who is there: connections, their round trips, and since when somebody is away. Not in the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

K = TypeVar("K")
V = TypeVar("V")

CAP = 250.0
"""Ms: no longer than this is anybody waited for, and no more is anybody's time corrected by."""
RECENT = 10
"""So many round trips count."""


class Connection(Struct, frozen=True):
    """One socket of a person; `trips` are its latest round trips in ms."""

    person: str
    name: str
    trips: tuple[float, ...] = ()

    @property
    def trip(self) -> float:
        """The smallest recent round trip in ms, capped; 0 before the first."""
        return min(*self.trips, CAP) if self.trips else 0.0


class Presence:
    """The connections of a table by their numbers. Fields are replaced, never changed in place."""

    def __init__(self, now: float) -> None:
        self.connections: Mapping[int, Connection] = {}
        self.came: Mapping[str, float] = {}
        """Since when a person with a connection is here."""
        self.away: Mapping[str, float] = {}
        """Since when a person without one is away."""
        self.since = now
        """Who has not been seen yet is away since then."""

    @property
    def fields(self) -> tuple[object, ...]:
        return self.connections, self.came, self.away, self.since

    def connect(self, number: int, person: str, name: str, now: float) -> bool:
        """A connection more; is it the person's first?"""
        first = person not in self.came
        self.connections = {**self.connections, number: Connection(person, name)}
        self.away = _without(self.away, person)
        if first:
            self.came = {**self.came, person: now}
        return first

    def disconnect(self, number: int, now: float) -> str | None:
        """A connection less; the person whose last it was."""
        connection = self.connections.get(number)
        if connection is None:
            return None
        self.connections = _without(self.connections, number)
        person = connection.person
        if any(each.person == person for each in self.connections.values()):
            return None
        self.came = _without(self.came, person)
        self.leave(person, now)
        return person

    def leave(self, person: str, now: float) -> None:
        """The person is away since now."""
        self.away = {**self.away, person: now}

    def forget(self, person: str) -> None:
        """Nobody waits for the person any more."""
        self.away = _without(self.away, person)

    def measure(self, number: int, trip: float) -> None:
        """A ping of this connection took so many ms."""
        if connection := self.connections.get(number):
            trips = (*connection.trips, trip)[-RECENT:]
            self.connections = {**self.connections, number: replace(connection, trips=trips)}

    def rename(self, person: str, name: str) -> None:
        """The person's connections bear this name."""
        self.connections = {
            number: replace(each, name=name) if each.person == person else each
            for number, each in self.connections.items()
        }

    def resume(self, at: float, paused: float) -> None:
        """So much time does not count for those who are away."""
        self.away = {person: since + paused for person, since in self.away.items()}
        self.since = max(self.since, at)

    def here(self, person: str | None) -> bool:
        return person in self.came

    def here_at(self, person: str | None, time: float) -> bool:
        """Is the person here, and was already then?"""
        return person is not None and self.came.get(person, time + 1) <= time

    def people(self) -> frozenset[str]:
        return frozenset(self.came)

    def trip(self, people: Iterable[str | None]) -> float:
        """How long, at most, a message of one of these people may be on its way."""
        wanted = set(people)
        trips = [each.trip for each in self.connections.values() if each.person in wanted]
        return max(trips, default=0.0)

    def away_since(self, person: str) -> float:
        return self.away.get(person, self.since)


def _without(mapping: Mapping[K, V], key: K) -> Mapping[K, V]:
    return {each: value for each, value in mapping.items() if each != key}
