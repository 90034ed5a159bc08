"""What every game keeps to."""

from __future__ import annotations

from lantern_boats import GAME
from stosy.testing import check_game


def test_it_keeps_to_what_every_game_does() -> None:
    check_game(GAME)
