"""What a seat of Face to Face sees, for learning programs: also who laid each card (FF10)."""

from __future__ import annotations

from stosy.core.observation import Part, from_viewer, tally
from stosy.games.face_to_face.codec import CODEC
from stosy.games.face_to_face.state import DECK, HAND, PILES, FaceToFaceView, place
from stosy.games.rows.piles import Lay

CARDS = len(DECK)
ROWS = (0, CARDS + 1)
NUMBERS = {card: number for number, card in enumerate(CODEC.cards)}

PARTS = (
    Part("hand", (CARDS,), "flag", 1, "by card: is it in my hand?"),
    Part("to_come", (CARDS,), "flag", 1, "by card: is it in my draw pile?"),
    Part("theirs", (CARDS,), "flag", 1, "by card: does the other have it, in hand or to draw?"),
    Part(
        "tops", (4,), "card", CARDS + 1, "card + 1, or a row card: up, down, their up, their down"
    ),
    Part("sizes", (2,), "count", HAND, "cards in my hand and in theirs"),
    Part("draws", (2,), "count", CARDS, "cards to draw, mine and theirs"),
    Part("laid_now", (1,), "count", CARDS, "cards laid in this turn"),
    Part("helped", (1,), "flag", 1, "was a card laid on the other's piles in this turn?"),
    Part("turn", (1,), "seat", 1, "whose turn it is; 0 is me"),
    Part("option", (1,), "choice", 1, "may a single last card be laid?"),
)


def observe(view: FaceToFaceView) -> bytes:
    me = view.seat or 0
    laid: tuple[set[int], set[int]] = (set(), set())
    for cards, seats in zip(view.piles, view.laid_by, strict=True):
        for card, seat in zip(cards, seats, strict=True):
            laid[seat].add(card)
    places = [place(me, pile) for pile in range(len(PILES))]
    tops = [view.piles[at][-1] if view.piles[at] else None for at in places]
    return b"".join(
        (
            tally(NUMBERS, view.hand),
            tally(NUMBERS, (card for card in DECK if card not in {*laid[me], *view.hand})),
            tally(NUMBERS, (card for card in DECK if card not in laid[1 - me])),
            bytes(
                ROWS[at % 2] if top is None else NUMBERS[top] + 1
                for at, top in zip(places, tops, strict=True)
            ),
            bytes(from_viewer(view.sizes, me)),
            bytes(from_viewer(view.draws, me)),
            bytes(
                (
                    len(view.laid),
                    any(lay.pile.startswith("their_") for lay in view.laid),
                    view.turn != me,
                    view.options.single_last_card == "may_be_laid",
                )
            ),
        )
    )


def possible(action: object, seats: int, options: object) -> bool:
    """FF5: the other's piles are only improved, which the outermost cards never do."""
    return action not in (Lay(DECK[0], "their_down"), Lay(DECK[-1], "their_up"))
