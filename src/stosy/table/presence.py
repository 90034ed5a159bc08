"""Presence and absences: connections and round trips; stand-ins, a new host, pauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from statistics import fmean, median
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from stosy.table import entries as log
from stosy.table.timer import Timer
from stosy.vocabulary.events import HostChanged

if TYPE_CHECKING:
    from stosy.table.table import Table

K = TypeVar("K")
V = TypeVar("V")

CAP = 250.0
"""Ms: no longer than this is anybody waited for, and no more is anybody's time corrected by."""
CAP_UNSEEN = 100.0
"""Ms: the same for a line of which only its pings are known, behind a proxy."""
TOLERANCE = 60.0
"""Ms by which pings may take longer than TCP says."""
UNANSWERED = 20.0
"""Ms by which TCP's round trip is too long: what is not answered is acknowledged late."""
SLACK = 20.0
"""Ms by which the mean of few pings may be too short: the smaller of two estimates would be."""
ROUGHLY = 50
"""Ms: as precisely everybody is told how far away somebody is."""
RECENT = 10
"""So many round trips count."""
HOST_GRACE = 300_000
"""Ms: who has been away so long is host no longer, if there is somebody else."""


class Line(NamedTuple):
    """What the edge knows of a line without asking the client: the round trip by TCP's own
    acknowledgements in ms, as it is lately and at least."""

    lately: float
    least: float


class Connection(Struct, frozen=True):
    """One socket of a person; `trips` are the latest round trips of pings in ms, which a client can
    delay; `line` is what it cannot, if that is known.

    With `coach` it is told what to do next, with `mix` it takes part in deals.
    """

    person: str
    name: str
    trips: tuple[float, ...] = ()
    coach: bool = False
    mix: bool = False
    line: Line | None = None

    @property
    def trip(self) -> float:
        """By how many ms its actions are dated back; 0 before the first ping.

        Pings and TCP must both show a long line. Where they contradict each other, only TCP's
        shortest round trip counts; where TCP is not known, pings alone count for less.
        """
        if not self.trips:
            return 0.0
        pings = fmean(self.trips)
        if self.line is None:
            return min(pings, CAP_UNSEEN)
        lately = self.line.least if self.doubted else self.line.lately - UNANSWERED
        return min(max(lately, self.line.least), pings + SLACK, CAP)

    @property
    def doubted(self) -> bool:
        """Do its pings take much longer than TCP says?"""
        if self.line is None or not self.trips:
            return False
        return median(self.trips) > self.line.lately + TOLERANCE


class Presence:
    """The connections of a table by their numbers. Fields are replaced, never changed in place."""

    def __init__(self, now: float) -> None:
        self.connections: Mapping[int, Connection] = {}
        self.came: Mapping[str, float] = {}
        """Since when a person with a connection is here."""
        self.away: Mapping[str, float] = {}
        """Since when a person without one is away."""
        self.met: frozenset[str] = frozenset()
        """Whoever has had a connection."""
        self.blind: frozenset[int] = frozenset()
        """Connections of people who may not watch, and have been told nothing."""
        self.since = now
        """Who has not been seen yet is away since then."""

    def connect(
        self,
        number: int,
        person: str,
        name: str,
        now: float,
        coach: bool = False,
        mix: bool = False,
    ) -> bool:
        """Add a connection; is it the person's first?"""
        first = person not in self.came
        self.met |= {person}
        connection = Connection(person, name, coach=coach, mix=mix)
        self.connections = {**self.connections, number: connection}
        self.away = _without(self.away, person)
        if first:
            self.came = {**self.came, person: now}
        return first

    def disconnect(self, number: int, now: float) -> str | None:
        """Remove a connection; returns the person if it was their last."""
        connection = self.connections.get(number)
        if connection is None:
            return None
        self.connections = _without(self.connections, number)
        self.blind -= {number}
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
        """Forget the person's absence."""
        self.away = _without(self.away, person)

    def measure(self, number: int, trip: float, line: Line | None = None) -> None:
        """A ping of this connection took so many ms, on such a line."""
        if connection := self.connections.get(number):
            trips = (*connection.trips, trip)[-RECENT:]
            measured = replace(connection, trips=trips, line=line or connection.line)
            self.connections = {**self.connections, number: measured}

    def rename(self, person: str, name: str) -> None:
        """Rename the person on all their connections."""
        self.connections = {
            number: replace(each, name=name) if each.person == person else each
            for number, each in self.connections.items()
        }

    def resume(self, at: float, paused: float) -> None:
        """Do not count this much time of absences."""
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
        """The largest round trip of these people."""
        wanted = set(people)
        trips = [each.trip for each in self.connections.values() if each.person in wanted]
        return max(trips, default=0.0)

    def lag(self, person: str | None) -> tuple[int, bool]:
        """By how many ms the person's actions are dated back, roughly, and whether the signs of
        their distance contradict each other."""
        found = [each for each in self.connections.values() if each.person == person]
        trip = max([each.trip for each in found], default=0.0)
        return int(trip // ROUGHLY) * ROUGHLY, any(each.doubted for each in found)

    def away_since(self, person: str) -> float:
        return self.away.get(person, self.since)


class Attendance(Struct, frozen=True):
    """What follows from seats, settings, who is here and who is replaced: the seats of absent
    people, and the levels of the bots that play, by their seats."""

    of: tuple[object, ...]
    absent: tuple[int, ...] = ()
    bots: dict[int, str] = {}


class Absences:
    """The seats that bots play because their people have been away too long."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.stand_ins: frozenset[int] = frozenset()
        self._last = Attendance(())

    def attendance(self) -> Attendance:
        """Who is absent and which bots play, computed once for what it depends on."""
        state, came = self._table.state, self._table.presence.came
        of = state.seats, state.settings, came, self.stand_ins
        if self._last.of != of:
            absent = []
            bots = {}
            for number, seat in enumerate(state.seats):
                if seat.person is None:
                    if seat.bot is not None:
                        away = seat.remote and seat.program not in came
                        bots[number] = state.settings.stand_in if away else seat.bot
                elif seat.person not in came:
                    absent.append(number)
                    if number in self.stand_ins:
                        bots[number] = state.settings.stand_in
            self._last = Attendance(of, tuple(absent), bots)
        return self._last

    def begin(self) -> None:
        """A match begins: nobody is replaced yet."""
        self.stand_ins = frozenset()

    def comes_back(self, seat: int | None) -> None:
        """The person plays on this seat again instead of the stand-in."""
        if seat is not None:
            self.stand_ins -= {seat}
            self._table.bots.ask_again(seat)

    def grace_over(self, person: str) -> float:
        """When the grace period of an absent person ends."""
        table = self._table
        return table.presence.away_since(person) + table.state.settings.grace * 1000

    def timers(self) -> Iterator[Timer]:
        table, state = self._table, self._table.state
        match_runs = state.phase == "playing"
        if match_runs and state.slow:
            return
        for number in self.attendance().absent:
            person = state.seats[number].person
            assert person is not None, "only people are absent"
            if match_runs and number not in self.stand_ins:
                yield Timer(self.grace_over(person), self._stand_in)
            if person == state.host and (heir := self._heir()) is not None:
                gone = table.presence.away_since(person) + HOST_GRACE
                yield Timer(gone, partial(self._pass_host, heir))

    def pause(self, now: float) -> None:
        """The clocks of a quick table pause while no player is connected."""
        table, state = self._table, self._table.state
        if state.phase != "playing" or state.slow:
            return
        there = any(table.presence.here(seat.person) for seat in state.seats if seat.person)
        if there and state.paused is not None:
            table.keep(log.Resumed(at=int(now)))
        elif not there and state.paused is None:
            table.keep(log.Paused(at=int(now)))

    def _stand_in(self, now: float) -> None:
        """Let bots play for people who have been away too long."""
        table = self._table
        self.stand_ins = frozenset(
            number
            for number, seat in enumerate(table.state.seats)
            if seat.person is not None
            and not table.presence.here(seat.person)
            and self.grace_over(seat.person) <= now
        )
        table.out.facts = True

    def _heir(self) -> int | None:
        """The person seated longest among those present."""
        table, seats = self._table, self._table.state.seats
        there = [i for i, seat in enumerate(seats) if table.presence.here(seat.person)]
        return min(there, key=lambda i: (seats[i].since, i), default=None)

    def _pass_host(self, heir: int, now: float) -> None:
        event = HostChanged(heir, self._table.state.name_on(heir))
        self._table.keep(log.Happened(event=event, at=int(now)))


def _without(mapping: Mapping[K, V], key: K) -> Mapping[K, V]:
    return {each: value for each, value in mapping.items() if each != key}
