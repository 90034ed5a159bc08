"""Latency-fair claims: competing actions in the order in which people acted.

A person who acts sees the table as it was half a round trip ago, and the message takes the other
half; so an action counts as made at its arrival minus the round trip. It is held only for as long
as an action made earlier could still be on its way from somebody else.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

INSTANT = 1.0
"""Ms: too short a time to hold anything; clocks and timers are no finer."""


class Claim(Struct, frozen=True, kw_only=True):
    """An action that competes: `made` when, corrected; to be carried out at `release`.

    `connection` and `ask` say whom to answer; a bot has none.
    """

    seat: int
    action: Any
    offer: str | None
    at: int | None
    made: float
    release: float
    connection: int | None = None
    person: str | None = None
    ask: str | None = None


class Claims:
    """Actions held back, the first made first; ties go clockwise from whom the rules name."""

    def __init__(self) -> None:
        self.held: list[Claim] = []

    def hold(self, claim: Claim, rivals: tuple[int, ...]) -> None:
        self.held.append(claim)
        place = {seat: index for index, seat in enumerate(rivals)}
        self.held.sort(key=lambda held: (held.made, place.get(held.seat, len(place))))

    def pop_due(self, now: float) -> Claim | None:
        """The first claim, if no earlier one can arrive any more."""
        if self.held and self.held[0].release <= now + INSTANT:
            return self.held.pop(0)
        return None

    def due(self) -> float | None:
        return self.held[0].release if self.held else None

    def made_by(self, time: float) -> bool:
        """Was one of them made by then?"""
        return any(claim.made <= time for claim in self.held)

    def asked_again(self, person: str, ask: str, connection: int | None) -> bool:
        """Is the ask of a held claim; the answer goes to where it was asked last."""
        for place, claim in enumerate(self.held):
            if claim.person == person and claim.ask == ask:
                self.held[place] = replace(claim, connection=connection)
                return True
        return False
