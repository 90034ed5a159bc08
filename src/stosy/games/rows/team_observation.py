"""What a seat of a team game sees, for learning programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stosy.core import Codec
from stosy.core.observation import Part, from_viewer, padded, tally
from stosy.games.rows.team_state import Signal, TeamView


def team_parts(
    codec: Codec[Any], piles: Sequence[str], seats: int, hand: int, choices: int
) -> tuple[Part, ...]:
    """The parts for so many piles and seats, cards in hand at most, and values of the option."""
    cards, signals = len(codec.deck), len(signals_of(codec))
    return (
        Part("hand", (cards,), "flag", 1, "by card: is it mine?"),
        Part("laid", (cards,), "flag", 1, "by card: does it lie on a pile?"),
        Part("tops", (len(piles),), "card", cards + 1, "card + 1, or a row card"),
        Part("sizes", (seats,), "count", hand, "cards in each hand", "seat"),
        Part("draw", (1,), "count", cards, "cards to draw"),
        Part("laid_now", (1,), "count", hand, "cards laid in this turn"),
        Part("turn", (1,), "seat", seats - 1, "whose turn it is; 0 is me"),
        Part("signals", (seats, signals), "flag", 1, "by seat and signal: does it stand?", "seat"),
        Part("began", (seats,), "flag", 1, "by seat: has it said that it begins?", "seat"),
        Part("option", (1,), "choice", choices - 1, "the value of the option"),
        Part("seats", (1,), "count", seats, "how many play"),
    )


def signals_of(codec: Codec[Any]) -> dict[Any, int]:
    """The signals by their numbers among themselves."""
    signals = (action for action in codec.actions if isinstance(action, Signal))
    return {signal: number for number, signal in enumerate(signals)}


def team_observer(
    codec: Codec[Any], seats: int, rows: Sequence[int], option: Callable[[Any], int]
) -> Callable[[TeamView[Any, Any]], bytes]:
    """Writes observations; `rows` stand for the row cards, `option` numbers the options' value."""
    numbers = {card: number for number, card in enumerate(codec.cards)}
    signals = signals_of(codec)

    def observe(view: TeamView[Any, Any]) -> bytes:
        me, playing, began = view.seat or 0, len(view.sizes), view.began
        tops = zip(view.piles, rows, strict=True)
        standing = bytearray(seats * len(signals))
        for said in view.signals:
            place = (said.seat - me) % playing
            standing[place * len(signals) + signals[said.signal]] = 1
        return b"".join(
            (
                tally(numbers, view.hand),
                tally(numbers, (card for pile in view.piles for card in pile)),
                bytes([numbers[pile[-1]] + 1 if pile else row for pile, row in tops]),
                padded(from_viewer(view.sizes, me), seats),
                bytes((view.draw, view.laid, (view.turn - me) % playing)),
                standing,
                bytes([(me + place) % playing in began for place in range(playing)]).ljust(
                    seats, b"\0"
                ),
                bytes((option(view.options), playing)),
            )
        )

    return observe
