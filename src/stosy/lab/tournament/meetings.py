"""A tournament: who meets whom on which deals, and the scores."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Protocol

from msgspec import Struct

from stosy.games import find
from stosy.lab.engines import Engine


class Meeting(Struct, frozen=True):
    """One bot among others of one kind, by their numbers; for a team both are the same."""

    one: int
    others: int

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

    @property
    def team(self) -> bool:
        return find(self.game).team

    def meetings(self) -> tuple[Meeting, ...]:
        """Every team; every duel once; at larger tables each bot among each of the others."""
        numbers = range(len(self.bots))
        if self.team:
            return tuple(Meeting(number, number) for number in numbers)
        pairs = combinations(numbers, 2) if self.seats == 2 else permutations(numbers, 2)
        return tuple(Meeting(one, others) for one, others in pairs if one == 0 or not self.lead)

    def turns(self) -> range:
        """The seats that the single bot takes in turn; one is enough for a team."""
        return range(1 if self.team else self.seats)

    @property
    def matches(self) -> int:
        """The number of matches per deal."""
        return len(self.meetings()) * len(self.turns())


class MatchEnd(Struct, frozen=True):
    """How a match ended: the seats that won, and the cards that a team left."""

    winners: tuple[int, ...]
    left: int = 0


class Score(Struct, frozen=True):
    """The result of a meeting on one deal: the single bot's share of the wins, and the cards
    left."""

    won: float
    left: int


class ThinkingTime(Struct, frozen=True):
    """The number of a bot's decisions, and their total time."""

    decisions: int = 0
    seconds: float = 0.0

    def __add__(self, other: ThinkingTime) -> ThinkingTime:
        return ThinkingTime(self.decisions + other.decisions, self.seconds + other.seconds)


class DealSpan(Struct, frozen=True):
    """The deals of a tournament from `start` up to, not including, `stop`."""

    tournament: Tournament
    first: int
    last: int


class Scored(Struct, frozen=True):
    """The scores by deal and meeting, and the thinking times by number of the bot."""

    scores: tuple[tuple[Score, ...], ...]
    thinking_times: tuple[ThinkingTime, ...]


class MatchRunner(Protocol):
    """Plays the matches of a tournament."""

    def play(self, deal: int, seating: tuple[int, ...]) -> MatchEnd:
        """The match of a deal with these bots, by their numbers."""

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        """The times of the bots that search, by their numbers."""
