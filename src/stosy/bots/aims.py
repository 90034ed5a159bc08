"""What bots that look ahead play for: how much the place they come to is worth to a seat."""

from __future__ import annotations

from typing import Any

from stosy.bots.knowledge import knowledge_of
from stosy.core import AnyGame

CONSOLATION = 1 / 8
"""What a team that lost gets for all but one card, so that it plays on in a lost cause.

Never so much that it is preferred to a chance to win.
"""


def worth(game: AnyGame, state: Any, seat: int) -> float:
    """From 0, lost, to 1, won; also for a match that was left before its end."""
    result, prospects = game.outcome(state), knowledge_of(game.id).prospects
    if result is None:
        return prospects(state, seat)
    value = result.returns(game.seat_count(state))[seat]
    return CONSOLATION * prospects(state, seat) if game.team and not value else value
