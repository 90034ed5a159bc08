"""The daily deal: alone, so that it is the same for everybody to the last card."""

from __future__ import annotations

from stosy.games.rows.team_state import TeamState

SEATS = 1
LAID = 9
"""What a laid card is worth in room on the piles."""


def promise(state: TeamState[int]) -> float:
    """The room that is left on the piles, and the cards that need none any more."""
    up1, up2, down1, down2 = (pile[-1] if pile else None for pile in state.piles)
    room = 200 - (up1 or 1) - (up2 or 1) + (down1 or 100) + (down2 or 100)
    return room + LAID * sum(map(len, state.piles))
