"""Where the rules of Snakes & Ladders come from: a leaflet in two halves, Ukrainian and Russian."""

from __future__ import annotations

from collections.abc import Mapping

from stosy.core import Origin
from stosy.core.origins import Leaflet

BOTH: tuple[Leaflet, ...] = ("uk", "ru")

ORIGINS: Mapping[str, Origin] = {
    "SL1": Origin(source="printed", leaflets=BOTH, clause="kinds of cards"),
    "SL2": Origin(source="printed", leaflets=BOTH, clause="deal"),
    "SL3": Origin(
        source="ruling",
        leaflets=("ru",),
        clause="play",
        otherwise=("uk",),
        options=("first_player",),
    ),
    "SL4": Origin(source="ruling", options=("opening_card",)),
    "SL5": Origin(source="ruling", leaflets=BOTH, clause="play", options=("draw",)),
    "SL6": Origin(source="printed", leaflets=BOTH, clause="action cards, Skip"),
    "SL7": Origin(source="printed", leaflets=BOTH, clause="action cards, Draw Two"),
    "SL8": Origin(
        source="ruling",
        leaflets=BOTH,
        clause="action cards, Reverse",
        options=("two_player_reverse",),
    ),
    "SL9": Origin(
        source="slip",
        leaflets=BOTH,
        clause="action cards, Skip",
        slips=BOTH,
        options=("interventions",),
    ),
    "SL10": Origin(source="printed", leaflets=BOTH, clause="action cards, Wild"),
    "SL11": Origin(
        source="slip", leaflets=BOTH, clause="action cards, Wild Draw Four", slips=("uk",)
    ),
    "SL12": Origin(source="ruling", leaflets=BOTH, clause="honesty check"),
    "SL13": Origin(source="printed", leaflets=BOTH, clause="courtesy", options=("courtesy",)),
    "SL14": Origin(source="printed", leaflets=BOTH, clause="one card"),
    "SL15": Origin(source="printed", leaflets=BOTH, clause="one card, note"),
    "SL16": Origin(source="ruling", leaflets=BOTH, clause="penalties", options=("penalties",)),
    "SL17": Origin(source="ruling"),
    "SL18": Origin(source="ruling", leaflets=BOTH, clause="goal"),
    "SL19": Origin(
        source="printed",
        leaflets=BOTH,
        clause="winning",
        options=("scoring", "target", "rounds"),
    ),
}
