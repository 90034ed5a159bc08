"""Mixing the deal: the table's number and a part of every player, so that nobody can choose it.

The order is: the table commits to its number, clients send hashes of their parts; when the match is
to start the hashes are fixed and told to all; then clients open their parts, and the cards follow.
What was sent and is not in the log is sent again after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from stosy.core import Mix, Refused, committed, digest
from stosy.table import entries as log
from stosy.table.starting import filled, started
from stosy.table.state import MixState
from stosy.table.timer import Timer
from stosy.wire.asks import MixDeal, OpenPart
from stosy.wire.tells import MixFacts

if TYPE_CHECKING:
    from stosy.table.table import Table

WITHIN = 5_000
"""Ms in which a hash must come once the match is to start, and in which it must be opened."""


class DealMixing:
    """What people have sent for this attempt, by person. Fields are replaced, never changed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.hashes: Mapping[str, str] = {}
        self.parts: Mapping[str, str] = {}

    def begin(self) -> None:
        """Another attempt begins."""
        self.hashes, self.parts = {}, {}

    def take(self, person: str, ask: MixDeal, now: float) -> None:
        """A person takes part in the next deal."""
        table, state = self._table, self._table.state
        state.own_seat(person)
        between = state.phase in ("gathering", "over")
        if state.mix is None and between and self._may_mix():
            self._commit(now)
        mix = table.state.mix
        if mix is None or mix.hashes is not None or ask.attempt != mix.attempt:
            raise Refused("too_late", "G5")
        if person in mix.withheld:
            raise Refused("part_withheld", "T9")
        others = [each for who, each in self.hashes.items() if who != person]
        if ask.hash in state.used or ask.hash in others:
            raise Refused("part_used", "T9")
        self.hashes = {**self.hashes, person: ask.hash}

    def open(self, person: str, ask: OpenPart) -> None:
        """A person opens the part of which the table has told the hash."""
        mix, seat = self._table.state.mix, self._table.state.own_seat(person)
        if mix is None or mix.hashes is None or ask.attempt != mix.attempt:
            raise Refused("too_late", "G5")
        if mix.people[seat] != person or digest(ask.part) != mix.hashes[seat]:
            raise Refused("part_wrong", "T9")
        self.parts = {**self.parts, person: ask.part}

    def forget(self, person: str) -> None:
        """Who is gone cannot open a part."""
        if person in self.hashes:
            self.hashes = {who: each for who, each in self.hashes.items() if who != person}

    def start(self, now: float, who: str | None, ask: str | None) -> None:
        """A match is to start: fix the hashes, or wait for those of clients that will send one."""
        table = self._table
        for entry in filled(table.state):
            table.keep(log.Happened(event=entry.event, at=int(now)))
        mix = table.state.mix
        assert mix is not None, "there is an attempt"
        self._keep(mix, now, hashes=None if self._awaited() else self._by_seats(), who=who, ask=ask)

    def timers(self) -> Iterator[Timer]:
        """What comes next: at once, or when somebody has taken too long."""
        table, state = self._table, self._table.state
        mix, at_once = state.mix, table.at
        if mix is None:
            if any(self._able()) and self._may_mix():
                yield Timer(at_once, self._commit)
            return
        if not mix.starting:
            return
        late = max(mix.since, table.presence.since) + WITHIN
        if mix.hashes is None:
            yield Timer(late if self._awaited() else at_once, self._fix)
        elif mix.people != tuple(seat.person for seat in state.seats):
            yield Timer(at_once, partial(self._void, mix, ()))
        elif unopened := self._unopened(mix):
            yield Timer(late, partial(self._void, mix, unopened))
        else:
            yield Timer(at_once, partial(self._deal, mix))

    def facts(self) -> MixFacts | None:
        """What everybody may know of the next deal, or of the running match's."""
        state = self._table.state
        if (mix := state.mix) is not None:
            commit = committed(mix.attempt, mix.server)
            return MixFacts(
                attempt=mix.attempt, commit=commit, starting=mix.starting, hashes=mix.hashes
            )
        play = state.play
        if play is None or play.mix is None:
            return None
        known = play.mix
        return MixFacts(
            attempt=known.attempt, commit=known.commit(), hashes=known.hashes, parts=known.parts
        )

    def _may_mix(self) -> bool:
        """Is the next deal made here, and not given?"""
        state = self._table.state
        given = state.daily is not None or (state.given_log and not state.match)
        return not given and self._table.secrets.mixes

    def _able(self) -> Iterator[str]:
        """Seated people whose clients take part in deals."""
        table = self._table
        able = {each.person for each in table.presence.connections.values() if each.mix}
        return (seat.person for seat in table.state.seats if seat.person in able)

    def _awaited(self) -> set[str]:
        """Who will take part and has not sent a hash yet: after a restart perhaps everybody."""
        state, presence = self._table.state, self._table.presence
        awaited = set(self._able())
        if state.mix is not None:
            if state.mix.since < presence.since:
                awaited |= state.people() - presence.met
            awaited -= set(state.mix.withheld)
        return awaited - self.hashes.keys()

    def _by_seats(self) -> tuple[str | None, ...]:
        seats = self._table.state.seats
        return tuple([self.hashes.get(seat.person or "") for seat in seats])

    def _unopened(self, mix: MixState) -> tuple[int, ...]:
        return tuple(
            [
                seat
                for seat, (hashed, person) in enumerate(
                    zip(mix.hashes or (), mix.people, strict=True)
                )
                if hashed is not None and person not in self.parts
            ]
        )

    def _commit(self, now: float) -> None:
        """Begin with the first attempt."""
        self._table.keep(log.Mixing(attempt=1, server=self._table.secrets.seed(), at=int(now)))

    def _fix(self, now: float) -> None:
        mix = self._table.state.mix
        assert mix is not None, "there is an attempt"
        self._keep(mix, now, hashes=self._by_seats())

    def _keep(
        self,
        mix: MixState,
        now: float,
        hashes: tuple[str | None, ...] | None,
        who: str | None = None,
        ask: str | None = None,
    ) -> None:
        self._table.keep(
            log.Mixing(
                attempt=mix.attempt,
                server=mix.server,
                starting=True,
                hashes=hashes,
                withheld=mix.withheld,
                at=int(now),
                who=who,
                ask=ask,
            )
        )

    def _void(self, mix: MixState, seats: tuple[int, ...], now: float) -> None:
        """Everything anew; who has withheld a part takes no part in this match any more."""
        withheld = [mix.people[seat] for seat in seats]
        self._table.keep(
            log.Mixing(
                attempt=mix.attempt + 1,
                server=self._table.secrets.seed(),
                starting=True,
                voided=seats,
                withheld=(*mix.withheld, *(person for person in withheld if person is not None)),
                at=int(now),
            )
        )

    def _deal(self, mix: MixState, now: float) -> None:
        """All parts are open: the match begins."""
        table, hashes = self._table, mix.hashes or ()
        parts = [
            self.parts[person] if hashed is not None and person is not None else None
            for hashed, person in zip(hashes, mix.people, strict=True)
        ]
        whole = Mix(attempt=mix.attempt, server=mix.server, hashes=hashes, parts=tuple(parts))
        entry = started(table.game, table.state, whole.seed(), None, whole)
        table.begin(entry, now)
