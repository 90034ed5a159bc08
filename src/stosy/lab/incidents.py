"""What bots did wrong in a series: counted by bot and kind, with the first case of each."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from stosy.bots.misbehaviour import Fault


class Incident(Struct, frozen=True):
    """What a bot did wrong `count` times, first in this deal (from 0) on this seat (from 0)."""

    bot: str
    fault: Fault
    deal: int
    seat: int
    detail: str
    count: int = 1


def merged(*series: Iterable[Incident]) -> tuple[Incident, ...]:
    """The incidents of several series, in order."""
    found: dict[tuple[str, Fault], Incident] = {}
    for incident in (each for incidents in series for each in incidents):
        key = incident.bot, incident.fault
        if key in found:
            incident = replace(found[key], count=found[key].count + incident.count)
        found[key] = incident
    return tuple(found.values())
