"""What a key means on keyboards with other letters in its place."""

from __future__ import annotations

QWERTY = "qwertyuiopasdfghjklzxcvbnm"
OTHERS = ("йцукенгшщзфывапролдячсмить", "йцукенгшщзфівапролдячсмить")
CZECH_DIGITS = dict(zip("+ěščřžýáíé", "1234567890", strict=True))
"""Without Shift the upper row of a Czech keyboard has letters."""

PLACES = {
    **{letter: latin for row in OTHERS for letter, latin in zip(row, QWERTY, strict=True)},
    **CZECH_DIGITS,
    ".": "/",
}


def meant(character: str | None) -> str:
    """The Latin letter or digit on the same key; "" for other keys."""
    if character is None or len(character) != 1:
        return ""
    letter = character.lower()
    return PLACES.get(letter, letter)


def digit(place: int) -> str:
    """The key of a place, from 0; "" from the eleventh on."""
    return str((place + 1) % 10) if place < 10 else ""
