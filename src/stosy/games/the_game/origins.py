"""Where the rules of The Game come from: no leaflet of it is at hand, two of others refer to it."""

from __future__ import annotations

from collections.abc import Mapping

from stosy.core import Origin

ORIGINS: Mapping[str, Origin] = {
    "TG1": Origin(source="custom"),
    "TG2": Origin(source="custom"),
    "TG3": Origin(source="custom", options=("start", "minimum")),
    "TG4": Origin(source="ruling"),
    "TG5": Origin(source="ruling"),
}
