"""Counting results, and who played for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct, field

from stosy.core import Player, Result


class Tally(Struct):
    """Counted results of some matches."""

    games: int = 0
    actions: int = 0
    shortest: int | None = None
    """The actions of the shortest match, and of the longest."""
    longest: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; a team is side 0."""
    left: Counter[int] = field(default_factory=Counter)
    """In a team game, how often each number of cards was left."""

    def count(self, result: Result, seats: int, team: bool, actions: int) -> None:
        """Count one match."""
        winners = result.winning_seats(seats)
        left = () if result.cards_left is None else (result.cards_left,)
        self.add(
            Tally(
                games=1,
                actions=actions,
                shortest=actions,
                longest=actions,
                reasons=Counter((result.reason,)),
                wins=Counter(winners[:1] if team else winners),
                left=Counter(left),
            )
        )

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.games += other.games
        self.actions += other.actions
        ends = (self.shortest, other.shortest)
        self.shortest = min((end for end in ends if end is not None), default=None)
        self.longest = max(self.longest, other.longest)
        self.reasons.update(other.reasons)
        self.wins.update(other.wins)
        self.left.update(other.left)


def players(names: Sequence[str], seating: Sequence[int]) -> tuple[Player, ...]:
    """The players on the seats, counted from 1, as records have them."""
    seated = enumerate((names[number] for number in seating), 1)
    return tuple(Player(f"{bot} {seat}", f"bot:{bot}") for seat, bot in seated)
