"""The fifty cards (QE1): a colour letter and a number from 1 to 10."""

from __future__ import annotations

COLOURS = ("r", "y", "g", "b", "p")
DECK = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 11))
NUMBER = {card: int(card[1:]) for card in DECK}
LEVEL = {
    number: "low" if number <= 3 else "middle" if number <= 7 else "high" for number in range(1, 11)
}
"""QE9: low 1-3, middle 4-7, high 8-10."""
PILES = ("up", "down")
