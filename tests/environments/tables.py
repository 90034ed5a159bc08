"""The tables at which the environments are tested: every game, several seats and options."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

SNAKES = "snakes-and-ladders"
SHORT: dict[str, object] = {"rounds": "single", "draw": "only_without_a_fit"}
"""Random matches to 500 points with free drawing take 18,000 actions."""


class Table(NamedTuple):
    """A game with its seats and options, and how seats are asked."""

    game: str
    seats: int
    options: dict[str, object]
    more: dict[str, Any] = {}

    def __str__(self) -> str:
        chosen = (*self.options.values(), *self.more.values())
        return "-".join(map(str, (self.game, self.seats, *chosen)))


TABLES = (
    Table("quick-and-easy", 2, {}),
    Table("quick-and-easy", 3, {"variant": "professional"}),
    Table("quick-and-easy", 5, {}, {"signals": "turn"}),
    Table("the-game", 1, {}),
    Table("the-game", 3, {"minimum": 3}),
    Table("the-game", 5, {}, {"signals": "none"}),
    Table("face-to-face", 2, {}),
    Table("face-to-face", 2, {"single_last_card": "may_be_laid"}, {"take_backs": 2}),
    Table(SNAKES, 2, {**SHORT, "two_player_reverse": "skips"}),
    Table(SNAKES, 4, SHORT),
    Table(SNAKES, 6, {**SHORT, "courtesy": "off", "penalties": "on"}),
    Table(SNAKES, 3, {**SHORT, "interventions": "off"}),
)

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
