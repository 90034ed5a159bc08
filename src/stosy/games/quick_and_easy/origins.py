"""Where the rules of Quick & Easy come from: a Czech leaflet."""

from __future__ import annotations

from collections.abc import Mapping

from stosy.core import Origin
from stosy.core.origins import Leaflet

CZECH: tuple[Leaflet, ...] = ("cs",)

ORIGINS: Mapping[str, Origin] = {
    "QE0": Origin(source="ruling", leaflets=CZECH, clause="course of play", options=("start",)),
    "QE1": Origin(source="printed", leaflets=CZECH, clause="set-up"),
    "QE2": Origin(source="printed", leaflets=CZECH, clause="course of play"),
    "QE3": Origin(source="printed", leaflets=CZECH, clause="course of play"),
    "QE4": Origin(source="printed", leaflets=CZECH, clause="reverse trick"),
    "QE5": Origin(source="ruling", leaflets=CZECH, clause="end"),
    "QE6": Origin(source="printed", leaflets=CZECH, clause="end"),
    "QE7": Origin(source="ruling", leaflets=CZECH, clause="talking"),
    "QE8": Origin(
        source="printed", leaflets=CZECH, clause="professional variant", options=("variant",)
    ),
    "QE9": Origin(source="ruling"),
    "QE10": Origin(source="ruling"),
}
