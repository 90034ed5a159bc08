"""The clock of the turn, and the pause between two rounds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from stosy.core import Timeout
from stosy.table.running import Actor
from stosy.table.timer import Timer

if TYPE_CHECKING:
    from stosy.table.table import Table

BETWEEN_ROUNDS = 20_000
"""Ms: so long at most is anybody waited for before the next round."""


class TurnClock:
    """The time limit of the seat to act; stateless, since it follows from the log."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def deadline(self, seat: int) -> int | None:
        """When the time of the seat to act is up; not shown for bots."""
        until = self._turn_over()
        return None if until is None or self._table.bot_on(seat) is not None else until

    def left(self, now: float) -> int | None:
        """The ms that the seat to act still has."""
        table, state = self._table, self._table.state
        if state.settings.clock is None or state.phase != "playing" or not table.offers():
            return None
        until = self.deadline(table.running.waited_for().seat)
        if until is None:
            return None
        return max(0, until - int(now if state.paused is None else state.paused))

    def timers(self, waited: int) -> Iterator[Timer]:
        table = self._table
        thinks = waited in table.bots.requests
        left = self._turn_over() if thinks else self.deadline(waited)
        if left is not None and not table.claims.made_by(left):
            yield Timer(left + self._on_the_way(waited), partial(self._expire, left))

    def _turn_over(self) -> int | None:
        """When the time for this turn ends, if it is limited."""
        clock, play = self._table.state.settings.clock, self._table.state.play
        return None if clock is None or play is None else play.turn_since + clock * 1000

    def _on_the_way(self, waited: int) -> float:
        """The ms that a timely action may still be on its way."""
        table = self._table
        racing = (waited, *table.running.rivals())
        return table.presence.trip(table.state.seats[seat].person for seat in racing)

    def _expire(self, left: int, now: float) -> None:
        """Time is up: forfeit if agreed and the person was present, otherwise finish the turn for
        them.

        A slow bot does not forfeit, since no player caused it.
        """
        table, state, running = self._table, self._table.state, self._table.running
        play, offer = running.play, running.waited_for()
        seat = state.seats[offer.seat]
        was_there = seat.since <= left and table.presence.here_at(seat.person, left)
        actor = Actor("clock", now, now)
        forfeits = state.settings.expiry == "forfeit"
        if forfeits and table.bot_on(offer.seat) is None and (state.slow or was_there):
            running.carry_out(offer.seat, Timeout(), actor)
            return
        while offer.fallback is not None:
            running.carry_out(offer.seat, offer.fallback, actor)
            after = table.state.play
            if after is None or after.turn != play.turn or not running.offers():
                return
            offer = running.waited_for()


class Rounds:
    """Who is ready for the next round, or for the next match."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.ready: frozenset[int] = frozenset()

    def begin(self) -> None:
        """A round begins, or another one than people were ready for is agreed."""
        self.ready = frozenset()

    def go_on(self, seat: int) -> None:
        """A person is ready; ignored if the round or match has begun already."""
        waiting = self._table.state.phase == "over" or self._table.running.between_rounds()
        if waiting and seat not in self.ready:
            self.ready |= {seat}
            self._table.out.facts = True

    def unready(self, seat: int) -> None:
        """Somebody else sits here."""
        self.ready -= {seat}

    def timers(self) -> Iterator[Timer]:
        running = self._table.running
        waited = 0 if self._all_ready() else BETWEEN_ROUNDS
        yield Timer(running.play.moved + waited, running.shuffle)

    def rematch(self) -> Iterator[Timer]:
        """The next match begins when everybody is ready who is there: no result vanishes under
        somebody who looks at it."""
        table = self._table
        there = [
            number
            for number, seat in enumerate(table.state.seats)
            if table.presence.here(seat.person)
        ]
        starting = table.state.mix is not None and table.state.mix.starting
        if there and not starting and self.ready.issuperset(there):
            yield Timer(table.at, table.start)

    def _all_ready(self) -> bool:
        """Is everybody ready whom a bot does not stand in for?"""
        table = self._table
        return all(
            number in self.ready
            for number, seat in enumerate(table.state.seats)
            if seat.person is not None and table.bot_on(number) is None
        )
