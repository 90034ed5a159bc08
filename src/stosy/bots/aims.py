"""What bots that look ahead play for: how much the place they come to is worth to a seat."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from stosy.core import AnyGame
from stosy.games.rows.team_state import State as TeamState
from stosy.games.snakes_and_ladders.state import State as SnakesState

CONSOLATION = 1 / 8
"""What a team gets for all but one card: never so much that it is preferred to a chance to win."""
USUAL_HAND = 50
"""About the worth of a hand that is left when a round of Snakes & Ladders ends."""


def worth(game: AnyGame, state: Any, seat: int) -> float:
    """From 0, lost, to 1, won; also for a match that was left before its end."""
    result = game.outcome(state)
    if result is None:
        return prospects(state, seat) if isinstance(state, SnakesState) else 1 / 2
    facts = asdict(result)
    if "won" in facts:
        return 1.0 if facts["won"] else consolation(state)
    if "winner" in facts:
        return float(facts["winner"] == seat)
    return float(seat in facts.get("winners", ()))


def consolation(state: Any) -> float:
    """What a team laid before it lost is worth a little, so that a lost cause is played on."""
    if not isinstance(state, TeamState):
        return 0.0
    laid, held = (sum(map(len, cards)) for cards in (state.piles, (*state.hands, state.draw)))
    return CONSOLATION * laid / (laid + held)


def prospects(state: SnakesState, seat: int) -> float:
    """What the scores promise (SL19): near the target is good, or bad where points are kept low."""
    near = [nearness(state, other) for other in range(len(state.scores))]
    first = near[seat] / sum(near)
    return 1 - first if state.options.scoring == "keep_low" else first


def nearness(state: SnakesState, seat: int) -> float:
    """How far a seat is from the target, squared and upside down, half a usual round added.

    Between even players who need a and b rounds more the chances are about b * b to a * a.
    """
    low = state.options.scoring == "keep_low"
    usual = USUAL_HAND if low else USUAL_HAND * (len(state.scores) - 1)
    missing = max(state.options.target - state.scores[seat], 1)
    return 1 / (missing + usual / 2) ** 2
