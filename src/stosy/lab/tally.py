"""Results, counted as they come, by one or by many."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct, field


class Tally(Struct):
    """What came out of some matches."""

    games: int = 0
    actions: int = 0
    shortest: int | None = None
    """The actions of the shortest match, and of the longest."""
    longest: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; of a team, all under side 0."""
    left: Counter[int] = field(default_factory=Counter)
    """In a team game, how often how many cards were left."""

    def count(self, result: dict[str, Any], actions: int) -> None:
        """One more match."""
        left = Counter([result["left"]] if "left" in result else [])
        reasons = Counter([result["reason"]])
        self.add(Tally(1, actions, actions, actions, reasons, Counter(winners(result)), left))

    def add(self, other: Tally) -> None:
        """What another has counted."""
        self.games += other.games
        self.actions += other.actions
        ends = (self.shortest, other.shortest)
        self.shortest = min((end for end in ends if end is not None), default=None)
        self.longest = max(self.longest, other.longest)
        self.reasons.update(other.reasons)
        self.wins.update(other.wins)
        self.left.update(other.left)


def winners(result: dict[str, Any]) -> tuple[int, ...]:
    """The sides that won: seats, or side 0 for a team."""
    if "won" in result:
        return (0,) if result["won"] else ()
    if "winner" in result:
        return (result["winner"],)
    return tuple(result["winners"])
