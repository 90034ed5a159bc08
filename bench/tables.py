"""The tables at which both engines play: the same game, seats and options for each."""

from typing import NamedTuple


class Table(NamedTuple):
    """A game with these options, otherwise the defaults."""

    game: str
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        seats = f"{self.seats} seat{'s' if self.seats > 1 else ''}"
        return ", ".join((self.game, seats, *self.options.values()))


SINGLE = {"rounds": "single"}
"""A match of Snakes & Ladders at random takes 18,000 actions: too few games in a run."""
FITTING = {**SINGLE, "draw": "only_without_a_fit"}
"""As in UNO. Where drawing is free, random play draws too often to come to an end soon."""

TABLES = (
    Table("quick-and-easy", 2, {}),
    Table("quick-and-easy", 5, {}),
    Table("the-game", 1, {}),
    Table("the-game", 3, {}),
    Table("face-to-face", 2, {}),
    Table("snakes-and-ladders", 2, SINGLE),
    Table("snakes-and-ladders", 4, SINGLE),
    Table("snakes-and-ladders", 10, SINGLE),
    Table("snakes-and-ladders", 2, FITTING),
    Table("snakes-and-ladders", 4, FITTING),
)
