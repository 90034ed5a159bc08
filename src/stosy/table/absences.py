"""People who are away: bots stand in for them, somebody else is host, clocks stand still."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from stosy.table import entries as log
from stosy.table.timer import Timer

if TYPE_CHECKING:
    from stosy.table.table import Table

HOST_GRACE = 300_000
"""Ms: who has been away so long is host no longer, if there is somebody else."""


class Absences:
    """Which seats bots play because their people have been away too long."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.stand_ins: frozenset[int] = frozenset()

    def begin(self) -> None:
        """A match begins: everybody is waited for."""
        self.stand_ins = frozenset()

    def comes_back(self, seat: int | None) -> None:
        """A person plays on this seat again, and no bot for them."""
        if seat is not None:
            self.stand_ins -= {seat}
            self._table.bots.ask_again(seat)

    def grace_over(self, person: str) -> float:
        """Until when an absent person is waited for."""
        table = self._table
        return table.presence.away_since(person) + table.state.settings.grace * 1000

    def timers(self) -> Iterator[Timer]:
        table, state = self._table, self._table.state
        match_runs = state.phase == "playing"
        if match_runs and state.slow:
            return
        for number, seat in enumerate(state.seats):
            if seat.person is None or table.presence.here(seat.person):
                continue
            if match_runs and number not in self.stand_ins:
                yield Timer(self.grace_over(seat.person), self._stand_in)
            if seat.person == state.host and (heir := self._heir()) is not None:
                gone = table.presence.away_since(seat.person) + HOST_GRACE
                yield Timer(gone, partial(self._pass_host, heir))

    def pause(self, now: float) -> None:
        """The clocks of a quick table stand still while nobody who plays is there."""
        table, state = self._table, self._table.state
        if state.phase != "playing" or state.slow:
            return
        there = any(table.presence.here(seat.person) for seat in state.seats if seat.person)
        if there and state.paused is not None:
            table.keep(log.Resumed(at=int(now)))
        elif not there and state.paused is None:
            table.keep(log.Paused(at=int(now)))

    def _stand_in(self, now: float) -> None:
        """Bots play for those who have been away too long."""
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
        """The person longest seated among those who are there."""
        table, seats = self._table, self._table.state.seats
        there = [i for i, seat in enumerate(seats) if table.presence.here(seat.person)]
        return min(there, key=lambda i: (seats[i].since, i), default=None)

    def _pass_host(self, heir: int, now: float) -> None:
        self._table.keep(log.HostPassed(seat=heir, at=int(now)))
