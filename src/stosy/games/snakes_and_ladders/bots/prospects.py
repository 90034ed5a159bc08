"""Prospects of a match of Snakes & Ladders between two rounds, by the scores (SL19)."""

from __future__ import annotations

from stosy.games.snakes_and_ladders.state import SnakesAndLaddersState

USUAL_HAND = 50
"""About the worth of a hand that is left when a round ends."""


def prospects(state: SnakesAndLaddersState, seat: int) -> float:
    """Being near the target is good, or bad under `keep_low`."""
    near = [nearness(state, other) for other in range(len(state.scores))]
    first = near[seat] / sum(near)
    return 1 - first if state.options.scoring == "keep_low" else first


def nearness(state: SnakesAndLaddersState, seat: int) -> float:
    """The inverse square of a seat's distance to the target, plus half an average round.

    For even players who need a and b more rounds the odds are about b * b to a * a.
    """
    low = state.options.scoring == "keep_low"
    usual = USUAL_HAND if low else USUAL_HAND * (len(state.scores) - 1)
    missing = max(state.options.target - state.scores[seat], 1)
    return 1 / (missing + usual / 2) ** 2
