"""Matches by the Python rules and the standard shuffle, with any bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from stosy.bots.kinds import kinds_of
from stosy.bots.misbehaviour import Misbehaved
from stosy.core import AnyMatch, record_of, seed_of, write
from stosy.games import find
from stosy.lab.incidents import Incident, merged
from stosy.lab.plan import Plan, ThinkingTime
from stosy.lab.runner import play_match
from stosy.lab.tally import Tally, players


class InPython:
    """Every seat of every match has a bot of its own, so that bots cannot share information."""

    def __init__(self, plan: Plan, given: Mapping[str, object]) -> None:
        self._plan = plan
        self._game = find(plan.game)
        self._options = msgspec.convert(plan.options, self._game.options)
        self._kinds = kinds_of(plan.bots, given)
        self._thinking_times = [ThinkingTime() for _ in plan.bots]
        self._incidents: list[Incident] = []

    def play(
        self, first: int, last: int, seating: Sequence[int], records: list[bytes] | None = None
    ) -> Tally:
        """The matches of these deals with these bots."""
        tally = Tally()
        for deal in range(first, last):
            match = self._play(deal, seating)
            actions = len(match.log) - match.chances
            tally.count(match.result, len(seating), self._game.team, actions)
            if records is not None:
                records.append(write(record_of(match, players(self._plan.names, seating))))
        return tally

    def _play(self, deal: int, seating: Sequence[int]) -> AnyMatch:
        plan = self._plan

        def note(seat: int, misbehaved: Misbehaved) -> None:
            about = misbehaved.fault, deal, seat, misbehaved.detail
            self._incidents.append(Incident(plan.names[seating[seat]], *about))

        kinds = [self._kinds[number] for number in seating]
        bots = [kind.seated(plan.game, plan.seconds, plan.stderr) for kind in kinds]
        setup = self._game.setup(len(seating), self._options)
        match = play_match(self._game, setup, seed_of(plan.seed, deal), bots, note, plan.lenient)
        for number, bot in zip(seating, bots, strict=True):
            self._thinking_times[number] += ThinkingTime(bot.decisions, bot.thought)
        return match

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        """The times of the bots that search; instant bots are not timed."""
        return tuple(self._thinking_times)

    def incidents(self) -> tuple[Incident, ...]:
        return merged(self._incidents)
