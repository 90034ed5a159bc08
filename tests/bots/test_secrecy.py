"""Bots see only their seat's view and offers: what looks alike is answered alike."""

from __future__ import annotations

import pytest

from stosy.bots import LEVELS, SEARCH_SETTINGS, find_bot
from stosy.core import Dice, offers_to
from stosy.games import find, games
from tests.bots.sights import options_of, sights


@pytest.mark.parametrize(
    "level", [f"{name}:60" if name in SEARCH_SETTINGS else name for name in LEVELS]
)
@pytest.mark.parametrize("game", games())
def test_a_look_alike_state_is_answered_alike(game: str, level: str) -> None:
    """The hidden cards of the other state are others; the offers are asked of it anew.

    Teams signal, so that signals are covered, too.
    """
    bot, asked = find_bot(level, game), 0
    seats, company = max(2, find(game).seats[0]), "strong" if find(game).team else "casual"
    for sight in sights(game, seats, 5, level=company, **options_of(game)):
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
