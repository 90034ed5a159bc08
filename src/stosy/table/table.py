"""The authority of one table. It knows no network and no clock: whoever calls says what time it is.

    connect, disconnect, measured      who is there, and how far away
    receive(connection, ask, now)      somebody asks for something
    due() / tick(now)                  when time alone has something to do, and doing it
    thoughts() / thought(…)            what takes long to think about, and what came of it
    take()                             what all that led to: entries to keep, messages to send

Times are service time in ms. Nothing may be sent before the entries taken with it are durable.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

from msgspec.structs import replace

from stosy.core import AnyGame, Chance, Refused
from stosy.table import entries as log
from stosy.table import playing
from stosy.table.decide import Asker, decide, hash_of, own_seat, require_host, require_no_match
from stosy.table.evolve import opened, outdated
from stosy.table.hinting import Wondering, drop_late, tell_hints, wonder
from stosy.table.out import End, Luck, Out
from stosy.table.pacing import USUAL, Tempo
from stosy.table.planning import planned
from stosy.table.presence import Connection
from stosy.table.standing import Standing
from stosy.table.starting import starting
from stosy.table.thinking import Thought, drop_idle, pending
from stosy.table.timers import Timer, timers
from stosy.wire import asks
from stosy.wire.asks import Ask
from stosy.wire.tells import Ack, Refusal


class Table(Standing):
    """One table, at which things are done."""

    _timer: Timer | None = None
    _timer_known = False

    @classmethod
    def open(cls, game: AnyGame, entry: log.Opened, luck: Luck, tempo: Tempo = USUAL) -> Table:
        """A new table."""
        table = cls(game, opened(entry), luck, entry.at, tempo)
        table.out.entries.append(entry)
        return table

    @classmethod
    def restore(
        cls,
        game: AnyGame,
        entries: Iterable[log.AnyEntry],
        luck: Luck,
        now: float,
        tempo: Tempo = USUAL,
        still: float | None = None,
    ) -> Table:
        """A table from its log; nobody is there, and nothing has gone on since it stood still."""
        first, *rest = entries
        table = cls.reopen(game, first, luck, now, tempo)
        for entry in rest:
            table.fold(entry, kept=True)
        table.wake(now if still is None else still)
        return table

    @classmethod
    def reopen(
        cls, game: AnyGame, first: log.AnyEntry, luck: Luck, now: float, tempo: Tempo = USUAL
    ) -> Table:
        """A table from the first entry of its log: the others are to be folded, then it wakes."""
        if not isinstance(first, log.Opened):
            raise ValueError("a log begins with the opening of its table")
        return cls(game, opened(first), luck, now, tempo)

    def wake(self, still: float) -> None:
        """The whole log is read: what cannot go on ends, and clocks may have to stand still."""
        state, rules = self.state, outdated(self.game, self.state)
        if rules is not None and state.phase != "closed":
            self.keep(log.Aborted(match=state.match, rules=rules, n=state.n, at=int(still)))
        self.stand_still(still)

    def take(self) -> Out:
        """What came of the calls since the last take."""
        out, self.out = self.out, Out()
        return out

    def connect(
        self, number: int, person: str, name: str, now: float, seen: int | None = None
    ) -> None:
        """A socket of a person is open; they may have seen events before."""
        self.tick(now)
        self._timer_known = False
        self.out.facts |= self.presence.come(number, Connection(person, name), now)
        self.out.greet.append((number, seen))
        self.comes_back(self.state.seat_of(person))
        self.attention.clear()
        self.stand_still(now)
        self.tick(now)

    def call(self, person: str, name: str, now: float) -> None:
        """The person is called so from now on; in a match a name might tell cards (QE7)."""
        self.presence.call(person, name)
        self.called[person] = name
        self._rename(now)

    def _rename(self, now: float) -> None:
        """Write names on seats that have changed since the last match."""
        if self.state.phase == "playing":
            return
        for person, name in self.called.items():
            seat = self.state.seat_of(person)
            if seat is not None and self.state.seats[seat].name != name:
                self.keep(log.Renamed(seat=seat, name=name, at=int(now), who=person))
        self.called.clear()

    def disconnect(self, number: int, now: float) -> None:
        """A socket is closed."""
        self.tick(now)
        self._timer_known = False
        gone = self.presence.go(number, now)
        if gone is not None:
            self.out.facts = True
            self.attention.clear()
            if self.state.seat_of(gone) is None:
                del self.presence.away[gone]
        self.stand_still(now)

    def measured(self, number: int, trip: float) -> None:
        """The server's own ping took so many ms to come back."""
        if connection := self.presence.connections.get(number):
            connection.measured(trip)
            self._timer_known = False

    def receive(self, number: int, ask: Ask[Any], now: float) -> None:
        """Do what is asked, or hold it, or refuse it; the answer is among the replies."""
        self.tick(now)
        connection = self.presence.connections[number]
        person = connection.person
        if self.answered.has(person, ask.id):
            self.out.replies.append((number, Ack(id=ask.id)))
            return
        self._timer_known = False
        try:
            key = self._do(number, connection, ask, now)
        except Refused as refused:
            self.refuse(number, ask.id, refused)
            return
        if not isinstance(ask, asks.Act | asks.Plan | asks.Hint):
            self.out.replies.append((number, Ack(id=ask.id, key=key)))
        self.tick(now)

    def ask(self, person: str, name: str, ask: Ask[Any], now: float) -> None:
        """Do what a person asks who need not be connected; Refused if that may not be."""
        self.tick(now)
        self._timer_known = False
        if not self.answered.has(person, ask.id):
            self._do(None, Connection(person, name), ask, now)
        self.tick(now)

    def due(self) -> float | None:
        """When to tick next."""
        timer = self._next_timer()
        return None if timer is None else timer[0]

    def tick(self, now: float) -> None:
        """Do everything that has fallen due, in its order."""
        while (timer := self._next_timer()) is not None and timer[0] <= now:
            self._timer_known = False
            timer[1](now)
        if self.called:
            self._rename(now)

    def thoughts(self) -> tuple[Thought | Wondering, ...]:
        """What is to be thought about; what is not among it any more need not be."""
        self._next_timer()
        return (*pending(self), *(each for _, each in self.wondering.values()))

    def thought(self, thought: Thought | Wondering, answer: Any, now: float) -> None:
        """What came of a thought, None for nothing; it is dropped if it does not apply any more."""
        self.tick(now)
        if thought not in self.thoughts():
            return
        self._timer_known = False
        if isinstance(thought, Thought):
            playing.bot_has_thought(self, thought, answer, now)
        else:
            tell_hints(self, thought, answer)
        self.tick(now)

    def _next_timer(self) -> Timer | None:
        """The timer that comes first, worked out anew when anything has changed."""
        if not self._timer_known:
            drop_idle(self)
            drop_late(self)
            self._timer = min(timers(self), key=itemgetter(0), default=None)
            self._timer_known = True
        return self._timer

    def refuse(self, number: int | None, ask: str | None, refused: Refused) -> None:
        if number is not None:
            refusal = Refusal(id=ask, code=refused.code, rule=refused.rule, facts=refused.facts)
            self.out.replies.append((number, refusal))

    def keep(self, entry: log.AnyEntry) -> None:
        """Carry an entry out and keep it; Refused changes nothing."""
        rested = self.between_rounds
        stood_still = 0 if self.state.paused is None else entry.at - self.state.paused
        events = self.fold(entry)
        self._timer_known = False
        self.out.entries.append(entry)
        self.out.events += events
        if isinstance(entry, log.Started | log.Played | log.Shuffled):
            self._note_end()
        if isinstance(entry, log.Played | log.Shuffled):
            self.out.play = True
            self.out.facts |= self.state.phase == "over" or self.between_rounds != rested
        elif not isinstance(entry, log.Talked):
            self.out.facts = True
            self.out.play |= self.state.play is not None
        if isinstance(entry, log.Resumed):
            self.presence.shift(stood_still)
            self.since = max(self.since, entry.at)
        if isinstance(entry, log.Seated | log.TakenOver):
            self.comes_back(entry.seat)
            self.ready.discard(entry.seat)
            if not self.presence.here(entry.person):
                self.presence.away[entry.person] = entry.at

    def _note_end(self) -> None:
        """Tell of the end of a match where it comes: another one may begin in the same call."""
        play = self.state.play
        result = None if play is None else self.game.outcome(play.state)
        if play is not None and result is not None:
            self.out.ended.append(End(self.state.match, play.players, play.people, result))

    def _do(
        self, number: int | None, connection: Connection, ask: Ask[Any], now: float
    ) -> str | None:
        """Carry an ask out; the key, if that is what was asked for."""
        state, person = self.state, connection.person
        if state.phase == "closed":
            raise Refused("closed", "T3")
        match ask:
            case asks.Act():
                playing.act(self, number, person, ask, now)
            case asks.Plan():
                plan = planned(self, person, ask)
                if number is not None:
                    self.out.replies.append((number, plan))
            case asks.Hint():
                if number is not None:
                    wonder(self, number, person, ask)
            case asks.Start():
                require_host(state, person)
                require_no_match(state)
                self.start(now, who=person, ask=ask.id)
            case asks.GoOn():
                self._go_on(own_seat(state, person))
            case asks.LendSeat():
                key, seat = self.luck.key(), own_seat(state, person)
                self.keep(
                    log.Lent(seat=seat, key_hash=hash_of(key), at=int(now), who=person, ask=ask.id)
                )
                return key
            case _:
                asker = Asker(person, connection.name, int(now), self.presence.people())
                entry = decide(self.game, state, asker, ask)
                self.keep(replace(entry, at=int(now), who=person, ask=ask.id))
                self._after_seating(now)
        return None

    def start(
        self,
        now: float,
        who: str | None = None,
        ask: str | None = None,
        deal: Chance | None = None,
    ) -> None:
        """Begin a match, with a deal made from a new seed or with a given one."""
        for entry in starting(self.game, self.state, self.luck.seed(), deal):
            if isinstance(entry, log.Started):
                entry = replace(entry, who=who, ask=ask)
            self.keep(replace(entry, at=int(now)))
        self.stand_still(now)

    def _go_on(self, seat: int) -> None:
        """A person is ready for the next round; too late is early enough."""
        if self.between_rounds and seat not in self.ready:
            self.ready.add(seat)
            self.out.facts = True

    def _after_seating(self, now: float) -> None:
        """Who left may have been the last one at the table."""
        people = any(seat.person is not None for seat in self.state.seats)
        if not people and self.state.phase in ("gathering", "over"):
            self.keep(log.Closed(at=int(now)))
        self.stand_still(now)

    def stand_still(self, now: float) -> None:
        """The clocks of a quick table stand still while nobody who plays is there."""
        state = self.state
        if state.phase != "playing" or state.slow:
            return
        there = any(self.presence.here(seat.person) for seat in state.seats if seat.person)
        if there and state.paused is not None:
            self.keep(log.Resumed(at=int(now)))
        elif not there and state.paused is None:
            self.keep(log.Paused(at=int(now)))
