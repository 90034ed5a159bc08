"""What a seat of Snakes & Ladders sees, for learning programs; cards are counts by kind."""

from __future__ import annotations

from typing import get_args

from stosy.core import describe
from stosy.core.observation import MOST, Part, from_viewer, padded, tally
from stosy.games.snakes_and_ladders.cards import (
    COLOURS,
    DECK,
    ORDER,
    Colour,
)
from stosy.games.snakes_and_ladders.state import (
    SEATS,
    CallOut,
    Pending,
    Phase,
    Ready,
    SnakesAndLaddersOptions,
    SnakesAndLaddersView,
)

KINDS, ALL, MOST_SEATS = len(ORDER), len(DECK), SEATS[-1]
NO_COLOUR = len(COLOURS)
PHASES: tuple[Phase, ...] = get_args(Phase)
PENDING: tuple[Pending | None, ...] = (None, *get_args(Pending))
CHOICES = {option.name: option.values for option in describe(SnakesAndLaddersOptions)}
OPTIONS = tuple(name for name, values in CHOICES.items() if values)
"""All but the target, to which the scores are relative."""

PARTS = (
    Part("hand", (KINDS,), "count", 4, "by kind: how many do I hold?"),
    Part("discards", (KINDS,), "count", 4, "by kind: how many were discarded?"),
    Part(
        "known",
        (MOST_SEATS - 1, KINDS),
        "count",
        4,
        "cards shown to me, from the next seat on",
        "other",
    ),
    Part("sizes", (MOST_SEATS,), "count", ALL, "cards in each hand", "seat"),
    Part("scores", (MOST_SEATS,), "count", MOST, "each score; 255 is the target", "seat"),
    Part("top", (1,), "card", KINDS - 1, "the kind of the top card"),
    Part("colour", (1,), "choice", NO_COLOUR, "the current colour; 4 is none"),
    Part("doubted", (1,), "choice", NO_COLOUR, "the colour before a W4 that may be challenged"),
    Part("gambled", (1,), "count", ALL, "how many cards its layer had left then"),
    Part("stuck", (1,), "count", MOST_SEATS, "passes in a row by seats that could not draw"),
    Part("drawn", (1,), "card", KINDS, "kind + 1 of the card that I drew and may lay"),
    Part("pile", (1,), "count", ALL, "cards to draw"),
    Part("backwards", (1,), "flag", 1, "does play go to the lower seats?"),
    Part("phase", (1,), "choice", len(PHASES) - 1, "to act, drawn, sorting, dealing"),
    Part("pending", (1,), "choice", len(PENDING) - 1, "nothing, skip, take two, take four"),
    Part("turn", (1,), "seat", MOST_SEATS, "whose turn it is; 1 is me, 0 nobody"),
    Part("waiting", (1,), "seat", MOST_SEATS, "who sorts new cards"),
    Part("layer", (1,), "seat", MOST_SEATS, "who laid the top card, while others may intervene"),
    Part("forgot", (1,), "seat", MOST_SEATS, "who may be called out"),
    Part("dealer", (1,), "seat", MOST_SEATS, "who dealt"),
    Part("options", (len(OPTIONS),), "choice", 1, "the options but the target, in their order"),
    Part("seats", (1,), "count", MOST_SEATS, "how many play"),
)


def observe(view: SnakesAndLaddersView) -> bytes:
    me, seats, options = view.seat or 0, len(view.sizes), view.options
    known = (tally(ORDER, cards) for cards in from_viewer(view.known, me)[1:])
    scores = [min(MOST, score * MOST // options.target) for score in from_viewer(view.scores, me)]
    others = (view.turn, view.waiting, view.layer, view.forgot, view.dealer)
    return b"".join(
        (
            tally(ORDER, view.hand),
            tally(ORDER, view.discards),
            padded(b"".join(known), (MOST_SEATS - 1) * KINDS),
            padded(from_viewer(view.sizes, me), MOST_SEATS),
            padded(scores, MOST_SEATS),
            bytes(_table(view)),
            bytes(0 if seat is None else (seat - me) % seats + 1 for seat in others),
            bytes(CHOICES[name].index(getattr(options, name)) for name in OPTIONS),
            bytes((seats,)),
        )
    )


def _table(view: SnakesAndLaddersView) -> tuple[int, ...]:
    """From the top card to what is pending."""
    return (
        ORDER[view.discards[-1]],
        _number(view.colour),
        _number(view.doubted),
        view.gambled or 0,
        view.stuck,
        0 if view.drawn is None else ORDER[view.drawn] + 1,
        view.pile,
        view.direction == -1,
        PHASES.index(view.phase),
        PENDING.index(view.pending),
    )


def _number(colour: Colour | None) -> int:
    return NO_COLOUR if colour is None else COLOURS.index(colour)


def possible(action: object, seats: int, options: SnakesAndLaddersOptions) -> bool:
    """SL13: only new cards are sorted, and only with courtesy. SL14: seats call out seats."""
    if isinstance(action, CallOut):
        return action.target < seats
    return not isinstance(action, Ready) or options.courtesy == "on"
