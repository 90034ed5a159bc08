"""What a seat of Quick & Easy sees, for learning programs."""

from __future__ import annotations

from stosy.games.quick_and_easy.cards import PILES
from stosy.games.quick_and_easy.codec import CODEC
from stosy.games.quick_and_easy.rules import QuickAndEasyOptions
from stosy.games.rows.piles import TakeBack
from stosy.games.rows.team_observation import team_observer, team_parts
from stosy.games.rows.team_state import Begin, Signal

SEATS, HAND = 5, 2

PARTS = team_parts(CODEC, PILES, SEATS, HAND, choices=2)


def _variant(options: QuickAndEasyOptions) -> int:
    return int(options.variant == "professional")


observe = team_observer(CODEC, SEATS, (0, 0), _variant)


def possible(action: object, seats: int, options: QuickAndEasyOptions) -> bool:
    """QE10: a laid card stays. QE8: the professional variant has fewer signals. QE0."""
    if isinstance(action, Begin):
        return options.start == "agreed"
    if isinstance(action, Signal) and action.signal in ("height", "leave"):
        return options.variant != "professional"
    return not isinstance(action, TakeBack)
