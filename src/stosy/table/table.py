"""The authority over one table. It uses no network and no clock: the caller passes the time.

    connect, disconnect, measured      presence and round trips
    receive(connection, ask, now)      handles an ask
    due() / tick(now)                  the next timer, and running due timers
    requests() / answer(…)             searches to run off the loop, and their results
    take(now)                          the results: entries to store, messages to send

Times are service time in ms. Nothing may be sent before the entries taken with it are durable.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any
from weakref import proxy

from msgspec.structs import replace

from stosy.core import AnyGame, AnyOffer, AnyPosition, Chance, Event, Refused
from stosy.table import entries as log
from stosy.table.blocks import Blocks
from stosy.table.bots import Bots, MoveRequest
from stosy.table.claims import Claims
from stosy.table.clock import Rounds, TurnClock
from stosy.table.decide import (
    Asker,
    decide,
    hash_of,
    require_fillable,
    require_host,
    require_no_match,
    require_part_of_try,
)
from stosy.table.evolve import evolve, follow, opened, outdated
from stosy.table.hints import HintRequest, HintRequests
from stosy.table.lesson import LessonSteps
from stosy.table.messages import addressed
from stosy.table.mixing import DealMixing
from stosy.table.names import Names
from stosy.table.out import End, Out, Reply, Secrets
from stosy.table.pacing import USUAL, Tempo
from stosy.table.planning import planned
from stosy.table.presence import Absences, Connection, Line, Presence
from stosy.table.recent import Recent
from stosy.table.running import RunningMatch
from stosy.table.snapshots import AnySnapshot, Snapshot, without_position
from stosy.table.starting import filled, started
from stosy.table.state import State
from stosy.table.timer import Timer
from stosy.vocabulary import events
from stosy.vocabulary.daily import points_of
from stosy.vocabulary.settings import REMOTE
from stosy.wire import asks
from stosy.wire.asks import Ask
from stosy.wire.tells import Ack, Refusal

NO_KEY = ""
"""Instead of the hash of a key: no key has it."""


class Table:
    """One table: the state of its log, and its parts, each of which owns its fields."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        secrets: Secrets,
        now: float = 0.0,
        tempo: Tempo = USUAL,
    ) -> None:
        self.game = game
        self.state = state
        self.secrets = secrets
        self.tempo = tempo
        self.presence = Presence(now)
        weak: Table = proxy(self)  # a cycle would keep an unloaded table until garbage is collected
        self.running = RunningMatch(weak)
        self.claims = Claims(weak)
        self.absences = Absences(weak)
        self.rounds = Rounds(weak)
        self.bots = Bots(weak)
        self.clock = TurnClock(weak)
        self.hints = HintRequests(weak)
        self.lesson = LessonSteps(weak)
        self.mixing = DealMixing(weak)
        self.names = Names(weak)
        self.blocks = Blocks()
        self.answered = log.Answered()
        self.at = 0
        """The time of the last entry."""
        self.read_n = 0
        """The number of events when the log was read."""
        self.recent = Recent()
        self.out = Out()
        self._timer: tuple[tuple[object, ...], Timer | None] = ((), None)

    @classmethod
    def open(
        cls, game: AnyGame, entry: log.Opened, secrets: Secrets, tempo: Tempo = USUAL
    ) -> Table:
        """A new table."""
        table = cls.reopen(game, entry, secrets, entry.at, tempo)
        table.out.entries.append(entry)
        return table

    @classmethod
    def restore(
        cls,
        game: AnyGame,
        entries: Iterable[log.AnyEntry],
        secrets: Secrets,
        now: float,
        tempo: Tempo = USUAL,
        still: float | None = None,
    ) -> Table:
        """A table from its log, without connections; no time has passed while it was paused."""
        first, *rest = entries
        table = cls.reopen(game, first, secrets, now, tempo)
        for entry in rest:
            table.fold(entry, kept=True)
        table.wake(now if still is None else still)
        return table

    @classmethod
    def reopen(
        cls, game: AnyGame, first: log.AnyEntry, secrets: Secrets, now: float, tempo: Tempo = USUAL
    ) -> Table:
        """A table from the first entry of its log; fold the others, then call `wake`."""
        if not isinstance(first, log.Opened):
            raise ValueError("a log begins with the opening of its table")
        table = cls(game, opened(first), secrets, now, tempo)
        table.at = first.at
        return table

    @classmethod
    def resume(
        cls,
        game: AnyGame,
        snapshot: AnySnapshot,
        position: AnyPosition | None,
        secrets: Secrets,
        now: float,
        tempo: Tempo = USUAL,
    ) -> Table:
        """A table from a snapshot and the position then; fold later entries, then call `wake`."""
        table = cls(game, snapshot.with_position(position), secrets, now, tempo)
        table.at = snapshot.at
        table.recent = Recent(snapshot.recent)
        table.answered = log.Answered(snapshot.answered)
        return table

    def snapshot(self) -> AnySnapshot:
        """How the table stands by its log."""
        return Snapshot(
            state=without_position(self.state),
            at=self.at,
            recent=self.recent.kept(),
            answered=self.answered.ids(),
        )

    def wake(self, still: float) -> None:
        """The whole log is read: abort a match that cannot continue, and pause the clocks if nobody
        is there. No time has passed since its last entry, nor before `still`."""
        still = max(still, self.at)
        self.read_n = self.state.n
        state, rules = self.state, outdated(self.game, self.state)
        if rules is not None and state.phase != "closed":
            event = events.Aborted(state.match, rules)
            self.keep(log.Happened(event=event, n=state.n, at=int(still)))
        self.absences.pause(still)

    # What comes from outside

    def take(self, now: float) -> Out:
        """The results of all calls since the last take."""
        out, self.out = self.out, Out()
        out.messages = addressed(self, out, now)
        return out

    def connect(
        self,
        number: int,
        person: str,
        name: str,
        now: float,
        seen: int | None = None,
        coach: bool = False,
        mix: bool = False,
    ) -> None:
        """A person's socket is open; `seen` is the last event they saw before, with `coach` they
        are told what to do next, with `mix` they take part in deals."""
        self.tick(now)
        if seen is not None and seen > self._most_seen(person):
            self.out.lost[number], seen = seen, None
        coach = coach and self.state.daily is None  # no hints
        self.out.facts |= self.presence.connect(number, person, name, now, coach, mix)
        self.out.greet.append((number, seen))
        self.absences.comes_back(self.state.viewer(person))
        self.absences.pause(now)
        self.tick(now)

    def disconnect(self, number: int, now: float) -> None:
        """A socket is closed."""
        self.tick(now)
        gone = self.presence.disconnect(number, now)
        if gone is not None:
            self.out.facts = True
            self.mixing.forget(gone)
            if self.state.seat_of(gone) is None:
                self.presence.forget(gone)
        self.absences.pause(now)
        self._drop_lapsed()

    def measured(self, number: int, trip: float, line: Line | None = None) -> None:
        """The server's own ping took so many ms to come back, on such a line."""
        connection = self.presence.connections.get(number)
        if connection is None:
            return
        before = self.presence.lag(connection.person)
        self.presence.measure(number, trip, line)
        if self.presence.lag(connection.person) != before:
            self.out.facts = True

    def withdraw_key(self, person: str, now: float) -> None:
        """A key to the person's seat does not count any more."""
        seat = self.state.seat_of(person)
        if seat is not None and self.state.seats[seat].key_hash and self.state.phase != "closed":
            self.keep(log.Lent(seat=seat, key_hash=NO_KEY, at=int(now)))

    def abort(self, now: float) -> None:
        """Whoever runs the server ends the match, without a result; Refused if there is none."""
        self.tick(now)
        state = self.state
        if state.phase != "playing":
            raise Refused("no_match", "T3")
        event = events.Aborted(state.match, events.BY_THE_SERVER)
        self.keep(log.Happened(event=event, n=state.n, at=int(now)))
        self.absences.pause(now)
        self.tick(now)

    def close(self, now: float) -> None:
        """Whoever runs the server closes the table for good."""
        if self.state.phase == "closed":
            raise Refused("closed", "T3")
        if self.state.phase == "playing":
            self.abort(now)
        self.keep(log.Happened(event=events.Closed(), at=int(now)))

    def receive(self, number: int, ask: Ask[Any], now: float) -> None:
        """Carry out, hold or refuse an ask; the answer is among the replies."""
        self.tick(now)
        connection = self.presence.connections[number]
        if self.answered.has(connection.person, ask.id):
            self.reply(number, Ack(id=ask.id))
            return
        try:
            key = self._do(number, connection, ask, now)
        except Refused as refused:
            self.refuse(number, ask.id, refused)
            return
        if not isinstance(ask, (asks.Act, asks.Plan, asks.AskHint)):
            self.reply(number, Ack(id=ask.id, key=key))
        self.tick(now)

    def ask(self, person: str, name: str, ask: Ask[Any], now: float) -> None:
        """Carry out the ask of a person without a connection; Refused if it is not allowed."""
        self.tick(now)
        if not self.answered.has(person, ask.id):
            self._do(None, Connection(person, name), ask, now)
        self.tick(now)

    def due(self) -> float | None:
        """When to tick next."""
        timer = self._next_timer()
        return None if timer is None else timer.at

    def tick(self, now: float) -> None:
        """Run all due timers, in order."""
        self._drop_lapsed()
        while (timer := self._next_timer()) is not None and timer.at <= now:
            timer.run(now)
            self._drop_lapsed()
        self.names.update(now)

    def requests(self) -> tuple[MoveRequest | HintRequest, ...]:
        """The open requests; those no longer listed are obsolete."""
        if not self.bots.requests and not self.hints.requests:
            return ()
        return (*self.bots.pending(), *self.hints.pending())

    def answer(self, request: MoveRequest | HintRequest, found: Any, now: float) -> None:
        """Deliver an answer, None for nothing; dropped if its request is obsolete."""
        self.tick(now)
        if request not in self.requests():
            return
        if isinstance(request, MoveRequest):
            self.bots.answered(request, found, now)
        else:
            self.hints.answered(request, found)
        self.tick(now)

    def start(
        self,
        now: float,
        who: str | None = None,
        ask: str | None = None,
        deal: Chance | None = None,
    ) -> None:
        """Begin a match, with a deal that is mixed, made from a new seed, or given."""
        if self.state.mix is not None and deal is None:
            self.mixing.start(now, who, ask)
            return
        for seated in filled(self.state):
            self.keep(replace(seated, at=int(now)))
        entry = started(self.game, self.state, self.secrets.seed(), deal)
        self.begin(replace(entry, who=who, ask=ask), now)

    def begin(self, entry: log.Started[Any], now: float) -> None:
        """A match begins with this entry."""
        self.keep(replace(entry, at=int(now)))
        self.absences.pause(now)

    # How it stands

    def knows(self, person: str) -> bool:
        """Does the person sit here, or watch?"""
        return self.presence.here(person) or self.state.viewer(person) is not None

    def offers(self) -> tuple[AnyOffer, ...]:
        """Everything any seat may do now in the match."""
        return self.running.offers()

    def bot_on(self, number: int) -> str | None:
        """The level of the bot that plays for this seat: its own, or one that stands in."""
        return self.absences.attendance().bots.get(number)

    def finished(self) -> range:
        """The numbers of the matches that are over."""
        play = self.state.play
        over = play is None or self.game.outcome(play.position.state) is not None
        return range(1, self.state.match + over)

    # What parts use

    def reply(self, number: int, reply: Reply) -> None:
        self.out.replies.append((number, reply))

    def refuse(self, number: int | None, ask: str | None, refused: Refused) -> None:
        if number is not None:
            refusal = Refusal(id=ask, code=refused.code, rule=refused.rule, facts=refused.facts)
            self.reply(number, refusal)

    def fold(self, entry: log.AnyEntry, kept: bool = False) -> tuple[Event, ...]:
        """Apply an entry; a stored one may be of a match by older rules."""
        before = self.state
        if isinstance(entry, log.Started) and entry.n != before.n:
            self.recent.clear()  # the log was read without earlier matches
        elif isinstance(entry, log.TakenOver) and not before.seats[entry.seat].remote:
            self.recent.take_over(before.seats[entry.seat].person, entry.who)
        self.state, told = (follow if kept else evolve)(self.game, before, entry)
        if self.state.play is not before.play:
            self.bots.moved_on()
        if isinstance(entry, log.Started):
            self.rounds.begin()
            self.absences.begin()
            self.mixing.begin()
        elif isinstance(entry, log.Mixing):
            if before.mix is None or before.mix.attempt != entry.attempt:
                self.mixing.begin()
        elif isinstance(entry, (log.Shuffled, log.Arranged)):
            self.rounds.begin()
        self.answered.note(entry.who, entry.ask)
        self.at = max(self.at, entry.at)
        self.recent.add(told, self.state)
        self.bots.heard(told, anew=isinstance(entry, log.Started))
        return told

    def keep(self, entry: log.AnyEntry) -> None:
        """Apply an entry and store it; Refused changes nothing."""
        if isinstance(entry, (log.Played, log.Shuffled)):
            self._keep_play(entry)
            return
        paused = 0 if self.state.paused is None else entry.at - self.state.paused
        event = entry.event if isinstance(entry, log.Happened) else None
        self.out.events += self.fold(entry)
        self.out.entries.append(entry)
        if not isinstance(event, (events.Talked, events.Reacted)):
            self.out.facts = True
            self.out.play |= self.state.play is not None
        if isinstance(entry, log.Started):
            self._note_end()
        elif isinstance(entry, log.Resumed):
            self.presence.resume(entry.at, paused)
        elif isinstance(entry, log.TakenOver):
            self._seated(entry.seat, entry)
        elif isinstance(event, events.Seated):
            self._seated(event.seat, entry)

    def _keep_play(self, entry: log.Played[Any] | log.Shuffled[Any]) -> None:
        out, rested = self.out, self.running.between_rounds()
        out.events += self.fold(entry)
        out.entries.append(entry)
        out.play = True
        if self.state.phase == "over":
            self._note_end()
            out.facts = True
        elif self.running.between_rounds() != rested:
            out.facts = True

    def _most_seen(self, person: str) -> int:
        """The last event that a person can have seen: whoever has not been here since the log was
        read saw no later one."""
        return self.state.n if person in self.presence.met else self.read_n

    def _seated(self, seat: int, entry: log.AnyEntry) -> None:
        """A person has a seat now; absent people may have joined over HTTP."""
        self.absences.comes_back(seat)
        self.rounds.unready(seat)
        if entry.who is not None and not self.presence.here(entry.who):
            self.presence.leave(entry.who, entry.at)

    def _note_end(self) -> None:
        """Note the end of a match at once: another one may begin in the same call."""
        if (end := self.end()) is not None:
            self.out.ended.append(end)

    def end(self) -> End | None:
        """How the match ended; None while there is none, or it goes on."""
        play = self.state.play
        if play is None or self.state.phase != "over":
            return None
        result = self.game.outcome(play.position.state)
        assert result is not None, "a match that is over has a result"
        points = None
        if self.state.daily is not None:
            seat = next(i for i, who in enumerate(play.people) if who is not None)
            points = points_of(self.game, play.position.state, result, seat)
        return End(
            self.state.match,
            play.players,
            play.people,
            result,
            play.position.setup.options,
            points,
            play.given,
            self.state.lesson is not None and self.state.match == 1,
        )

    def _next_timer(self) -> Timer | None:
        """The next timer, cached until one of the fields it depends on is replaced."""
        bots, presence = self.bots, self.presence
        fields = (
            self.state,
            self.claims.held,
            self.absences.stand_ins,
            self.rounds.ready,
            bots.asked,
            bots.requests,
            bots.chosen,
            bots.hurried,
            self.mixing.hashes,
            self.mixing.parts,
            presence.connections,
            presence.came,
            presence.away,
            presence.since,
        )
        known, timer = self._timer
        if known != fields:
            timer = min(self._timers(), key=itemgetter(0), default=None)
            self._timer = fields, timer
        return timer

    def _timers(self) -> Iterator[Timer]:
        """All timers; claims first, since their actions were made earlier."""
        state = self.state
        if self.claims.held:
            yield self.claims.timer()
        if state.phase == "closed" or state.paused is not None:
            return
        yield from self.absences.timers()
        if self.running.between_rounds():
            yield from self.rounds.timers()
        elif state.phase == "playing":
            waited = self.running.waited_for().seat
            yield from self.bots.timers(waited)
            yield from self.clock.timers(waited)
        else:
            yield from self.mixing.timers()
            if state.phase == "over":
                yield from self.rounds.rematch()

    def _drop_lapsed(self) -> None:
        """Drop obsolete claims and requests."""
        if self.bots.requests:
            self.bots.drop_lapsed()
        if self.hints.requests:
            self.hints.drop_lapsed()

    def _do(
        self, number: int | None, connection: Connection, ask: Ask[Any], now: float
    ) -> str | None:
        """Carry out an ask; returns the key for `lend_seat`, or to a bot's seat."""
        state, person = self.state, connection.person
        if state.phase == "closed":
            raise Refused("closed", "T3")
        if state.daily is not None:
            require_part_of_try(state, ask)
        match ask:
            case asks.Act():
                self.running.act(number, person, ask, now)
            case asks.Plan():
                plan = planned(self, connection, ask)
                if number is not None:
                    self.reply(number, plan)
            case asks.AskHint():
                if number is not None:
                    self.hints.request(number, person, ask)
            case asks.Start():
                require_host(state, person)
                require_no_match(state)
                self.start(now, who=person, ask=ask.id)
            case asks.GoOn():
                self.rounds.go_on(state.own_seat(person))
            case asks.MixDeal():
                self.mixing.take(person, ask, now)
            case asks.OpenPart():
                self.mixing.open(person, ask)
            case asks.Hurry():
                self.bots.hurry(state.own_seat(person))
            case asks.PutBot(level=level) if level == REMOTE:
                return self._invite_program(connection, ask, now)
            case asks.LendSeat():
                key, seat = self.secrets.key(), state.own_seat(person)
                self.keep(
                    log.Lent(seat=seat, key_hash=hash_of(key), at=int(now), who=person, ask=ask.id)
                )
                return key
            case _:
                blocked = person in self.blocks.of(state.host)
                here = self.presence.people()
                asker = Asker(person, connection.name, int(now), here, blocked)
                entry = decide(self.game, state, asker, ask)
                self.keep(replace(entry, at=int(now), who=person, ask=ask.id))
                self._after_seating(now)
        return None

    def _invite_program(self, connection: Connection, ask: asks.PutBot, now: float) -> str:
        """A seat for a bot that plays from elsewhere; returns the key to it."""
        person, key = connection.person, self.secrets.key()
        require_host(self.state, person)
        if not self.tempo.remote:
            raise Refused("no_remote_bots", "T2")
        require_fillable(self.state, ask.seat)
        event, lent = events.BotSeated(ask.seat, REMOTE), hash_of(key)
        self.keep(log.Happened(event=event, at=int(now), who=person))
        self.keep(log.Lent(seat=ask.seat, key_hash=lent, at=int(now), who=person, ask=ask.id))
        self._after_seating(now)
        return key

    def _after_seating(self, now: float) -> None:
        """Close the table if the last person left."""
        people = any(seat.person is not None for seat in self.state.seats)
        if not people and self.state.phase in ("gathering", "over"):
            self.keep(log.Happened(event=events.Closed(), at=int(now)))
        self.absences.pause(now)
