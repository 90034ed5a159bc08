"""Why an action may be good in Snakes & Ladders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from stosy.core import Action
from stosy.games.snakes_and_ladders.cards import (
    DRAW_TWO,
    FACE_OF,
    SKIP,
    WILD_DRAW_FOUR,
    WILDS,
    WORTH,
)
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Lay,
    SnakesAndLaddersView,
)

Reason: TypeAlias = tuple[str, dict[str, str | int]]

ATTACKS = (SKIP, DRAW_TWO, WILD_DRAW_FOUR)
HEAVY = 20
"""Points of a picture: to be rid of them is worth saying."""


def reason(view: SnakesAndLaddersView, action: Action, choices: Sequence[Action | None]) -> Reason:
    """The reason for an action among these choices."""
    match action:
        case Lay(card=card):
            if FACE_OF[card] in ATTACKS:
                return "attacks", {}
            heavy = card not in WILDS and WORTH[card] >= HEAVY
            return ("sheds_points", {"count": WORTH[card]}) if heavy else ("rids_of_card", {})
        case CallOut():
            return "calls_out", {}
        case Challenge():
            return "doubts", {}
        case Accept() if view.pending == "four":
            return "trusts", {}
    return "bides_time", {}
