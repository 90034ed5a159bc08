"""The codec of Snakes & Ladders."""

from __future__ import annotations

from collections.abc import Iterator

from stosy.core import Codec
from stosy.games.snakes_and_ladders.cards import COLOUR_OF, COLOURS, DECK, ORDER
from stosy.games.snakes_and_ladders.state import (
    SEATS,
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    SnakesAndLaddersAction,
)


def _lays() -> Iterator[Lay]:
    """Card by card, without and with "One card!", a wild in each colour it can order."""
    for card in ORDER:
        for one_card in (False, True):
            for colour in (None,) if COLOUR_OF[card] else COLOURS:
                yield Lay(card, colour, one_card)


CODEC: Codec[SnakesAndLaddersAction] = Codec(
    DECK,
    (
        *_lays(),
        *(Draw(), Pass(), Accept(), Challenge(), Ready()),
        *(CallOut(target) for target in range(SEATS[-1])),
    ),
)
