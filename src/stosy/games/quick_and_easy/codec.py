"""The codec of Quick & Easy."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.games.quick_and_easy.cards import COLOURS, DECK, LEVEL, PILES
from stosy.games.rows.codec import row_codec
from stosy.games.rows.team_state import Begin, Signal


def _signals() -> Iterator[Signal]:
    """In the order in which they are offered."""
    for colour in COLOURS:
        yield Signal("holds", colour=colour)
    for pile in PILES:
        yield Signal("wants", pile=pile)
        yield Signal("trick", pile=pile)
    for colour in COLOURS:
        for level in dict.fromkeys(LEVEL.values()):
            yield Signal("height", colour=colour, level=level)
    for pile in PILES:
        yield Signal("leave", pile=pile)


CODEC = row_codec(DECK, PILES, (*_signals(), Begin()))
