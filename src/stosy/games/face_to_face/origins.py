"""Where the rules of Face to Face come from: Ukrainian and Russian leaflets."""

from __future__ import annotations

from collections.abc import Mapping

from stosy.core import Origin
from stosy.core.origins import Leaflet

BOTH: tuple[Leaflet, ...] = ("uk", "ru")

ORIGINS: Mapping[str, Origin] = {
    "FF1": Origin(source="printed", leaflets=BOTH, clause="full rules, set-up"),
    "FF2": Origin(source="ruling", leaflets=("ru",), clause="course of play"),
    "FF3": Origin(source="printed", leaflets=BOTH, clause="course of play; end"),
    "FF4": Origin(source="printed", leaflets=BOTH, clause="cards on your own piles"),
    "FF5": Origin(
        source="slip", leaflets=BOTH, clause="cards on the opponent’s piles", slips=("ru",)
    ),
    "FF6": Origin(source="printed", leaflets=BOTH, clause="course of play, drawing"),
    "FF7": Origin(source="printed", leaflets=BOTH, clause="end"),
    "FF8": Origin(source="ruling", options=("single_last_card",)),
    "FF9": Origin(source="ruling"),
    "FF10": Origin(source="ruling", leaflets=BOTH, clause="cards on your own piles, note"),
}
