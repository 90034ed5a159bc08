"""The 108 cards (SL1): a colour letter and a digit, S, D or R; W and W4 have no colour."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["r", "y", "g", "b"]

COLOURS: tuple[Colour, ...] = ("r", "y", "g", "b")
WILD = "W"
WILD_DRAW_FOUR = "W4"
WILDS = (WILD, WILD_DRAW_FOUR)
SKIP, DRAW_TWO, REVERSE = "S", "D", "R"
FACES = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", SKIP, DRAW_TWO, REVERSE)

DECK: tuple[str, ...] = (
    *(
        colour + face
        for colour in COLOURS
        for face in FACES
        for _ in range(1 if face == "0" else 2)
    ),
    *(WILD,) * 4,
    *(WILD_DRAW_FOUR,) * 4,
)
ORDER = {card: place for place, card in enumerate(dict.fromkeys(DECK))}

COLOUR_OF: dict[str, Colour | None] = {
    **{colour + face: colour for colour in COLOURS for face in FACES},
    **dict.fromkeys(WILDS),
}
FACE_OF = {card: card if colour is None else card[1] for card, colour in COLOUR_OF.items()}
WORTH = {card: 50 if card in WILDS else 20 if card[1] in "SDR" else int(card[1]) for card in ORDER}


def in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """A hand as people sort it: by colour, then by face, wilds last."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def worth(cards: tuple[str, ...]) -> int:
    """SL1: digits their number, coloured actions 20, wilds 50."""
    return sum(WORTH[card] for card in cards)


def fits(card: str, top: str, colour: Colour | None) -> bool:
    """SL5: the current colour, the same digit or picture, or a wild.

    Without a current colour (an opening Wild, SL4) anything fits.
    """
    return (
        colour is None
        or card[0] == colour
        or FACE_OF[card] == FACE_OF[top]
        or COLOUR_OF[card] is None
    )
