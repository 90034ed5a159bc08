"""The pieces of the table that can be chosen: cards, piles, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static

MARKS = ("cursor", "live", "chosen", "lit", "hinted", "mine")


class Piece(Static):
    """Something that can be chosen, with its place among its kind."""

    place = 0
    title = ""

    def show(self, text: Text, marks: Sequence[str], title: str = "") -> None:
        self.update(text)
        for mark in MARKS:
            self.set_class(mark in marks, mark)
        if "cursor" in marks:
            self.scroll_visible(animate=False)
        if title != self.title:
            self.title = title
            self.border_title = title or None


class CardPiece(Piece):
    """A card of the hand."""


class PilePiece(Piece):
    """An open pile."""


class ButtonPiece(Piece):
    """An action that needs no card."""


class Row(Horizontal):
    """Pieces of one kind, side by side."""

    def __init__(self, kind: Callable[[], Piece], id: str) -> None:
        super().__init__(id=id)
        self._kind = kind
        self.pieces: list[Piece] = []

    def fit(self, count: int) -> None:
        """Have so many pieces."""
        while len(self.pieces) > count:
            self.pieces.pop().remove()
        while len(self.pieces) < count:
            piece = self._kind()
            piece.place = len(self.pieces)
            self.pieces.append(piece)
            self.mount(piece)
