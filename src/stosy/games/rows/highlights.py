"""What decided a match on rising and falling piles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.core import Event, Highlight
from stosy.games.rows.piles import Laid, TookBack, Turn

FEWEST_WORTH_TELLING = 3


class Piles(Struct, frozen=True):
    """The piles of a game: the index of a seat's pile, and the cost of lays.

    `rows` are the row cards, or None if any card may be the first, which is then not a jump.
    """

    place: Callable[[int, str], int]
    cost: Callable[[int, Any, Any], int]
    rows: Sequence[int | None]


class Lain(Struct, frozen=True):
    """A laid card; `steps` is the room it took, negative if it gave room back."""

    seat: int
    card: int | str
    pile: str
    top: int | str | None
    steps: int

    @property
    def helps(self) -> bool:
        """Is it on the opponent's pile?"""
        return self.pile.startswith("their_")

    @property
    def tricks(self) -> bool:
        return self.steps < 0 and not self.helps


LainTurn: TypeAlias = list[Lain]


def turns_of(piles: Piles, events: Iterable[Event]) -> list[LainTurn]:
    """The turns of a match, without the cards that were taken back."""
    cards: list[list[int | str]] = [[] if row is None else [row] for row in piles.rows]
    turns: list[LainTurn] = [[]]
    for event in events:
        match event:
            case Turn():
                turns.append([])
            case Laid(seat, card, name):
                place = piles.place(seat, name)
                top = cards[place][-1] if cards[place] else None
                steps = 0 if top is None else piles.cost(place, top, card)
                turns[-1].append(Lain(seat, card, name, top, steps))
                cards[place].append(card)
            case TookBack(seat, _, name):
                turns[-1].pop()
                cards[piles.place(seat, name)].pop()
    return [turn for turn in turns if turn]


def jump(lays: Iterable[Lain]) -> Iterator[Highlight]:
    """The lay that took the most room."""
    widest = max(lays, key=lambda lay: lay.steps, default=None)
    if widest is not None and widest.steps > 1:
        yield _leap("jump", widest)


def best_trick(lays: Iterable[Lain]) -> Iterator[Highlight]:
    """The lay that gave the most room back."""
    best = min((lay for lay in lays if lay.tricks), key=lambda lay: lay.steps, default=None)
    if best is not None:
        yield _leap("best_trick", best)


def longest_turn(turns: Iterable[LainTurn]) -> Iterator[Highlight]:
    longest = max(turns, key=len, default=[])
    if len(longest) >= FEWEST_WORTH_TELLING:
        yield Highlight("turn", {"seat": longest[0].seat, "count": len(longest)})


def _leap(code: str, lay: Lain) -> Highlight:
    return Highlight(code, {"seat": lay.seat, "card": lay.card, "top": lay.top, "pile": lay.pile})
