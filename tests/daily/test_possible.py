"""What was possible: exact where it is solved, proved by a line where it is not."""

from __future__ import annotations

import pytest

from stosy.analysis.possible import Deal, Found, is_won_by_beam, possible, tried
from stosy.bots.kernel import installed
from stosy.core import seed_of
from stosy.games import find, games
from stosy.server.matches.dailies import bots_of, settings_of
from stosy.vocabulary.daily import PERSON, daily_of, options_of, points_of, seats_of


def deal_of(name: str, number: int) -> Deal:
    game = find(name)
    setup = game.setup(seats_of(game), options_of(game))
    seed = seed_of("possible", number)
    return Deal(game, setup, seed, PERSON, "casual", daily_of(game).promise)


@pytest.mark.parametrize("name", list(games()))
def test_every_game_has_a_daily_deal(name: str) -> None:
    game = find(name)
    assert seats_of(game) in game.seats
    assert settings_of(game).hints is False
    assert bots_of(game)
    match = tried(deal_of(name, 0), "casual", "test")
    result = match.result
    won = PERSON in result.winning_seats(seats_of(game))
    assert (points_of(game, match.state, result, PERSON) > 0) == won
    again = tried(deal_of(name, 0), "casual", "test")
    assert again.log == match.log


@pytest.mark.skipif(not installed(), reason="the solver is in the kernel")
def test_a_deal_with_open_cards_is_solved_exactly() -> None:
    found = [possible(deal_of("quick-and-easy", number), ()) for number in range(5)]
    assert all(each.exact for each in found)
    assert Found("won", exact=True) in found


def test_a_beam_search_proves_a_win_or_says_nothing() -> None:
    game = find("the-game")
    deal = deal_of("the-game", 0)
    # With no promise at all it goes astray: that proves nothing, so it is not told as lost.
    assert not is_won_by_beam(deal, lambda state: 0.0, width=1)
    assert game.outcome(tried(deal, "casual", "test").state) is not None
