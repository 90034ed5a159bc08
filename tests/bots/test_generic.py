"""The bot for any game: knows nothing but the rules, and plays sensibly all the same."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.bots import find_bot
from stosy.bots.generic import Generic
from stosy.core import Action, Dice, Move, Offer, Options, View, offers_to
from stosy.games import find, games
from stosy.games.rows.piles import EndTurn, TakeBack
from stosy.games.rows.team_state import Signal
from stosy.games.snakes_and_ladders.state import Lay
from tests.bots.sights import options_of, sights
from tests.games.snakes_positions import Rules, table

SNAKES = find("snakes-and-ladders")


@pytest.mark.parametrize("game", games())
def test_it_acts_within_its_offers_and_does_not_signal(game: str) -> None:
    bot = Generic(game, 2)
    for number, sight in enumerate(sights(game, find(game).usual_seats, 29, **options_of(game))):
        action = bot.choose(sight.view, sight.offers, Dice("generic", number))
        assert action in sight.offered or (action is None and not sight.must)
        assert not isinstance(action, Signal | TakeBack)


def chosen(state: Any, seat: int) -> Action | None:
    return Generic(SNAKES.id, 20).choose(
        SNAKES.view(state, seat), offers_to(SNAKES, state, seat), Dice("tests", 0)
    )


def test_it_goes_out_when_it_can() -> None:
    state = table("r3", "y1 y2 y3", rules=Rules(rounds="single"))
    assert chosen(state, 0) == Lay("r3")


def test_it_takes_an_opportunity_that_wins() -> None:
    """SL9: the last card, laid out of turn."""
    state = table("r1 r2 r3", "y8 y2", "r1", rules=Rules(rounds="single"))
    assert chosen(SNAKES.apply(state, Move(0, Lay("r1"))).state, 2) == Lay("r1")


def test_it_plays_the_hosts_fallback_where_nothing_can_be_imagined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer = Offer("turn-1", 0, (TakeBack(), EndTurn(), Signal("wants")), EndTurn())
    view = View(options=Options(), seat=0, hand=(), sizes=(0,), turn=0, result=None)
    assert find_bot("casual", "fifth-game").choose(view, [offer], Dice("", 0)) == EndTurn()
    monkeypatch.setattr(type(find("the-game")), "imagine", lambda self, view, dice: None)
    for sight in sights("the-game", 2, 50):
        fallback = next((o.fallback for o in sight.offers if o.fallback is not None), None)
        assert Generic("the-game", 4).choose(sight.view, sight.offers, Dice("", 0)) == fallback
