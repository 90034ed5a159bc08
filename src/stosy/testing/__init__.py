"""The contract tests of games, for this package and for others.

    from stosy.testing import check_game

    def test_my_game() -> None:
        check_game(GAME)

`check_game` plays seeded matches at tables of all sizes and checks every step; an AssertionError
says what is wrong. The single checks are for tests with their own states. Nothing here needs a test
framework.
"""

from stosy.testing.checks import (
    check_actions,
    check_coach,
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
    "check_coach",
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
