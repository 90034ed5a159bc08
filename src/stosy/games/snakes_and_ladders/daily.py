"""The daily deal: one round with two experts, without interventions, so that nobody has to race."""

from __future__ import annotations

from stosy.games.snakes_and_ladders.state import SnakesAndLaddersResult, SnakesAndLaddersState

SEATS = 3
OPTIONS = {"rounds": "single", "interventions": "off"}
BOTS = "expert:200"


def points(state: SnakesAndLaddersState, result: SnakesAndLaddersResult, seat: int) -> int:
    """By how much the score is above the best of the others, or below it."""
    others = [score for other, score in enumerate(result.scores) if other != seat]
    lead = result.scores[seat] - max(others)
    won = seat in result.winners
    return max(1, lead) if won else min(-1, lead)
