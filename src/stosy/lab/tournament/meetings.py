"""A tournament: who meets whom on which deals, and the scores."""

from __future__ import annotations

from itertools import combinations, permutations

from msgspec import Struct

from stosy.lab.incidents import Incident
from stosy.lab.plan import Plan, ThinkingTime


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


class Tournament(Plan, frozen=True, kw_only=True):
    """The bots, the table, and the number of deals."""

    seats: int
    deals: int
    lead: bool = False
    """Does only the first bot play against the others?"""
    mixed: bool = False
    """In a team game: do bots of different kinds play together, too?"""

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
    def matches(self) -> int:
        """The number of matches per deal."""
        return sum(len(meeting.turns(self.seats)) for meeting in self.meetings())


class Score(Struct, frozen=True):
    """The result of a meeting on one deal: the share of the wins of the single bot, or of its
    team, and the cards left."""

    won: float
    left: float


class Scored(Struct, frozen=True):
    """The scores by deal and meeting, and the thinking times by number of the bot."""

    scores: tuple[tuple[Score, ...], ...]
    thinking_times: tuple[ThinkingTime, ...]
    incidents: tuple[Incident, ...] = ()
