"""A tournament's matches by the Python rules, with any bots."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from stosy.bots.kinds import kinds_of
from stosy.bots.misbehaviour import Misbehaved
from stosy.core import seed_of
from stosy.games import find
from stosy.lab.incidents import Incident, merged
from stosy.lab.runner import play_match
from stosy.lab.tournament.meetings import MatchEnd, ThinkingTime, Tournament


class InPython:
    """Every seat of every match has a bot of its own, so that bots cannot share information."""

    def __init__(self, tournament: Tournament, given: Mapping[str, object]) -> None:
        self._game = find(tournament.game)
        options = msgspec.convert(tournament.options, self._game.options)
        self._setup = self._game.setup(tournament.seats, options)
        self._tournament = tournament
        self._kinds = kinds_of(tournament.bots, given)
        self._thinking_times = [ThinkingTime() for _ in tournament.bots]
        self._incidents: list[Incident] = []

    def play(self, deal: int, seating: tuple[int, ...]) -> MatchEnd:
        """The match of a deal with these bots."""
        what = self._tournament

        def note(seat: int, misbehaved: Misbehaved) -> None:
            name = what.names[seating[seat]]
            about = misbehaved.fault, deal, seat, misbehaved.detail
            self._incidents.append(Incident(name, *about))

        kinds = [self._kinds[number] for number in seating]
        bots = [kind.seated(what.game, what.seconds, what.stderr) for kind in kinds]
        seed = seed_of(what.seed, deal)
        match = play_match(self._game, self._setup, seed, bots, note, what.lenient)
        for number, bot in zip(seating, bots, strict=True):
            self._thinking_times[number] += ThinkingTime(bot.decisions, bot.thought)
        result = match.result
        return MatchEnd(result.winning_seats(self._setup.seats), result.cards_left or 0)

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        """The times of the bots that search; instant bots are not timed."""
        return tuple(self._thinking_times)

    def incidents(self) -> tuple[Incident, ...]:
        return merged(self._incidents)
