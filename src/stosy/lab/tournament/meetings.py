"""A tournament: who meets whom on which deals, and the scores."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any, Protocol

from msgspec import Struct

from stosy.bots.kinds import PLUG_IN_SECONDS, name_of
from stosy.games import find
from stosy.lab.engines import Engine
from stosy.lab.incidents import Incident


class Meeting(Struct, frozen=True):
    """One bot among others of one kind, by their numbers; in a team of one kind both are the
    same."""

    one: int
    others: int

    def turns(self, seats: int) -> range:
        """The seats that the single bot takes in turn; one is enough if all are of its kind."""
        return range(1 if self.one == self.others else seats)

    def seating(self, seat: int, seats: int) -> tuple[int, ...]:
        """The bots on the seats, with the single bot on this one."""
        return tuple(self.one if each == seat else self.others for each in range(seats))


class Tournament(Struct, frozen=True):
    """The bots, the table, and the number of deals."""

    game: str
    options: dict[str, object]
    seats: int
    bots: tuple[str, ...]
    seed: str
    deals: int
    engine: Engine = "python"
    lead: bool = False
    """Does only the first bot play against the others?"""
    mixed: bool = False
    """In a team game: do bots of different kinds play together, too?"""
    lenient: bool = False
    """Is the fallback played for a bot that misbehaves? Otherwise it forfeits the match."""
    seconds: float = PLUG_IN_SECONDS
    """The time for a decision of a bot that is none of our levels."""
    stderr: str | None = None
    """The folder in which the standard error of programs is kept."""

    @property
    def team(self) -> bool:
        return find(self.game).team

    def meetings(self) -> tuple[Meeting, ...]:
        """In a team game every team of one kind. Where kinds meet, every pair once; at larger
        tables each bot among each of the others."""
        numbers = range(len(self.bots))
        teams = [Meeting(number, number) for number in numbers] if self.team else []
        if self.team and not self.mixed:
            return tuple(teams)
        pairs = combinations(numbers, 2) if self.seats == 2 else permutations(numbers, 2)
        met = (Meeting(one, others) for one, others in pairs if one == 0 or not self.lead)
        return (*teams, *met)

    @property
    def names(self) -> tuple[str, ...]:
        """What reports call the bots."""
        return tuple(map(name_of, self.bots))

    @property
    def matches(self) -> int:
        """The number of matches per deal."""
        return sum(len(meeting.turns(self.seats)) for meeting in self.meetings())


class MatchEnd(Struct, frozen=True):
    """How a match ended: the seats that won, and the cards that a team left."""

    winners: tuple[int, ...]
    left: int = 0


class Score(Struct, frozen=True):
    """The result of a meeting on one deal: the share of the wins of the single bot, or of its
    team, and the cards left."""

    won: float
    left: float


class ThinkingTime(Struct, frozen=True):
    """The number of a bot's decisions, and their total time."""

    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: ThinkingTime) -> ThinkingTime:
        return ThinkingTime(self.decisions + other.decisions, self.seconds + other.seconds)


class DealSpan(Struct, frozen=True):
    """The deals of a tournament from `start` up to, not including, `stop`.

    `given` are bots that are given as Python objects, by their names.
    """

    tournament: Tournament
    first: int
    last: int
    given: dict[str, Any] = {}


class Scored(Struct, frozen=True):
    """The scores by deal and meeting, and the thinking times by number of the bot."""

    scores: tuple[tuple[Score, ...], ...]
    thinking_times: tuple[ThinkingTime, ...]
    incidents: tuple[Incident, ...] = ()


class MatchRunner(Protocol):
    """Plays the matches of a tournament."""

    def play(self, deal: int, seating: tuple[int, ...]) -> MatchEnd:
        """The match of a deal with these bots, by their numbers."""

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        """The times of the bots that search, by their numbers."""

    def incidents(self) -> tuple[Incident, ...]:
        """What bots did wrong."""
