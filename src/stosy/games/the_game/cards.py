"""The cards (TG1), the piles and the signals."""

from __future__ import annotations

from typing import Literal

from stosy.games.rows.team_state import Signal

DECK = tuple(range(2, 100))
PILES = ("up1", "up2", "down1", "down2")
WISHES: tuple[Literal["wants"], Literal["leave"]] = ("wants", "leave")
SIGNALS = tuple(Signal(kind, pile=pile) for pile in PILES for kind in WISHES)
"""TG4: the same for every hand, for they tell nothing about it."""
