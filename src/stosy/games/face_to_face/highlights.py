"""What decided a duel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stosy.core import Event, Highlight, by_seat
from stosy.games.face_to_face.state import DECK, PILES, ROWS, WAYS, place
from stosy.games.rows.highlights import Piles, jump, longest_turn, turns_of
from stosy.games.rows.piles import room_lost

DUEL = Piles(
    place=lambda seat, pile: place(seat, PILES.index(pile)),
    cost=lambda pile, top, card: room_lost(WAYS[pile % 2], top, card),
    rows=ROWS * 2,
)


def highlights(events: Iterable[Event], winner: int) -> Iterator[Highlight]:
    """The cards that the loser kept, the widest jump, help, tricks and the longest turn."""
    turns = turns_of(DUEL, events)
    lays = [lay for turn in turns for lay in turn]
    loser = 1 - winner
    left = len(DECK) - sum(lay.seat == loser for lay in lays)
    yield Highlight("left", {"seat": loser, "count": left})
    yield from jump(lay for lay in lays if not lay.helps)
    yield from by_seat("helps", [lay.seat for lay in lays if lay.helps], 2)
    yield from by_seat("tricks", [lay.seat for lay in lays if lay.tricks], 2)
    yield from longest_turn(turns)
