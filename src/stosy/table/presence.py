"""Who is there: connections, their round trips, and since when somebody is away. Not in the log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

CAP = 250.0
"""Ms: no longer than this is anybody waited for, and no more is anybody's time corrected by."""
RECENT = 10
"""So many round trips count."""


class Connection:
    """One socket of a person."""

    __slots__ = ("name", "person", "trip", "trips")

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.trips: deque[float] = deque(maxlen=RECENT)
        self.trip = 0.0
        """The smallest recent round trip in ms, capped; 0 before the first."""

    def measured(self, trip: float) -> None:
        self.trips.append(trip)
        self.trip = min(*self.trips, CAP)


class Presence:
    """The connections of a table by their numbers."""

    def __init__(self) -> None:
        self.connections: dict[int, Connection] = {}
        self.sockets: dict[str, int] = {}
        """How many connections each person has."""
        self.away: dict[str, float] = {}
        """Since when a person without a connection is away."""
        self.came: dict[str, float] = {}
        """Since when a person with one is here."""

    def come(self, number: int, connection: Connection, now: float) -> bool:
        """A connection more; is it the person's first?"""
        person = connection.person
        self.connections[number] = connection
        self.sockets[person] = self.sockets.get(person, 0) + 1
        self.away.pop(person, None)
        self.came.setdefault(person, now)
        return self.sockets[person] == 1

    def go(self, number: int, now: float) -> str | None:
        """A connection less; the person whose last it was."""
        connection = self.connections.pop(number, None)
        if connection is None:
            return None
        person = connection.person
        self.sockets[person] -= 1
        if self.sockets[person]:
            return None
        del self.sockets[person], self.came[person]
        self.away[person] = now
        return person

    def call(self, person: str, name: str) -> None:
        """The person's connections bear this name."""
        for connection in self.connections.values():
            if connection.person == person:
                connection.name = name

    def shift(self, time: float) -> None:
        """So much time does not count for those who are away."""
        self.away = {person: since + time for person, since in self.away.items()}

    def here(self, person: str | None) -> bool:
        return person in self.sockets

    def here_at(self, person: str | None, time: float) -> bool:
        """Is the person here, and was already then?"""
        return person in self.came and self.came[person] <= time

    def people(self) -> frozenset[str]:
        return frozenset(self.sockets)

    def trip(self, people: Iterable[str | None]) -> float:
        """How long, at most, a message of one of these people may be on its way."""
        wanted = set(people)
        trips = (each.trip for each in self.connections.values() if each.person in wanted)
        return max(trips, default=0.0)

    def away_since(self, person: str, otherwise: float) -> float:
        return self.away.get(person, otherwise)
