"""Bots see only their seat's view and offers: what looks alike is answered alike."""

from __future__ import annotations

import pytest

from stosy.bots import LEVELS, find_bot
from stosy.core import Dice, offers_to
from stosy.games import find, games
from tests.bots.sights import options_of, sights


@pytest.mark.parametrize("level", [*(name for name in LEVELS if name != "expert"), "expert:60"])
@pytest.mark.parametrize("game", games())
def test_a_look_alike_state_is_answered_alike(game: str, level: str) -> None:
    """The hidden cards of the other state are others; the offers are asked of it anew."""
    bot, asked = find_bot(level, game), 0
    for sight in sights(game, max(2, find(game).seats[0]), 5, **options_of(game)):
        other = sight.game.imagine(sight.view, Dice("look-alike", asked))
        mine, its = (
            bot.choose(
                sight.game.view(state, sight.seat),
                offers_to(sight.game, state, sight.seat),
                Dice("choice", asked),
            )
            for state in (sight.state, other)
        )
        assert mine == its
        asked += sight.game.hands(other) != sight.game.hands(sight.state)
    assert asked > 5
