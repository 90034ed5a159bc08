"""What a seat imagines looks to it like what it sees: in every game that can imagine."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from stosy.core import AnyGame, Dice, seed_of
from stosy.games.rows.team_state import TeamState
from stosy.games.snakes_and_ladders.cards import fits
from stosy.games.snakes_and_ladders.state import SnakesAndLaddersState
from stosy.testing import check_imagined
from tests.contract.cards import cards_in
from tests.contract.plays import every_game, plays, run

OF_ONE_MATCH = 12
"""States that are looked at."""


@every_game
@given(data=st.data())
def test_an_imagined_state_looks_the_same(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    dice = Dice(seed_of("imagine", played.play.match), 0)
    for state in played.states[:: 1 + len(played.states) // OF_ONE_MATCH]:
        for seat in range(played.play.seats):
            other = check_imagined(game, state, seat, dice)
            assert other is not None
            assert cards_in(other) == cards_in(state)
            check_knowledge(game, other, seat)


def check_knowledge(game: Any, state: Any, viewer: int) -> None:
    """What follows from what was seen, besides the view itself."""
    if isinstance(state, TeamState):
        for said in state.signals:
            cards = game.told(said.signal, state.piles)
            if said.seat not in (viewer, state.turn) and cards:
                assert any(card in cards for card in state.hands[said.seat])
    if (
        isinstance(state, SnakesAndLaddersState)
        and drew_without_a_fit(state)
        and state.turn != viewer
    ):
        hand = list(state.hands[state.turn])
        if state.drawn is not None:
            hand.remove(state.drawn)
        assert not any(fits(card, state.discards[-1], state.colour) for card in hand)


def drew_without_a_fit(state: SnakesAndLaddersState) -> bool:
    """SL5."""
    strict = state.options.draw == "only_without_a_fit" and state.options.penalties == "off"
    return strict and state.phase == "drawn" and state.result is None


@every_game
def test_a_spectator_imagines_nothing(game: AnyGame) -> None:
    setup = game.setup(game.usual_seats, game.options())
    state = game.start(setup, game.deal(setup, Dice("tests", 0))).state
    assert game.imagine(game.view(state, None), Dice("tests", 0)) is None


@every_game
def test_hidden_cards_are_imagined_anew_each_time(game: AnyGame) -> None:
    setup = game.setup(max(2, game.seats[0]), game.options())
    state = game.start(setup, game.deal(setup, Dice("tests", 0))).state
    view, dice = game.view(state, 0), Dice("tests", 1)
    hands = {game.hands(game.imagine(view, dice))[1] for _ in range(20)}
    assert len(hands) > 15
