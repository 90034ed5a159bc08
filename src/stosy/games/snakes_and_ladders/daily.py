"""The daily deal: one round with two experts, without interventions, so that nobody has to race."""

from __future__ import annotations

from stosy.games.snakes_and_ladders.cards import worth
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersResult, SnakesAndLaddersState

SEATS = 3
OPTIONS = {"rounds": "single", "interventions": "off"}
BOTS = "expert:200"


def value(state: SnakesAndLaddersState, result: SnakesAndLaddersResult, seat: int) -> int:
    """The points won, or those conceded with the cards in hand (SL19)."""
    return result.scores[seat] - worth(state.hands[seat])
