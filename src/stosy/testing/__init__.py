"""Tests that every game passes, for the games of this package and of others.

    from stosy.testing import check_game

    def test_my_game() -> None:
        check_game(GAME)

Seeded matches are played at tables of all sizes, and whatever happens in them is checked; an
AssertionError says what is wrong. The single checks serve tests that find their states themselves.
Nothing here needs a test framework.
"""

from stosy.testing.checks import (
    check_actions,
    check_codec,
    check_end,
    check_frozen,
    check_hidden,
    check_imagined,
    check_offers,
    check_record,
    check_refused,
    check_written,
)
from stosy.testing.games import check_game
from stosy.testing.player import Chooser

__all__ = [
    "Chooser",
    "check_actions",
    "check_codec",
    "check_end",
    "check_frozen",
    "check_game",
    "check_hidden",
    "check_imagined",
    "check_offers",
    "check_record",
    "check_refused",
    "check_written",
]
