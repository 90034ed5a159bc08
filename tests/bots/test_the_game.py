"""How an instant bot of The Game plans its turns."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.bots.heuristic import choose, scorer_of
from stosy.bots.weights import Weights, weights_of
from stosy.core import Action, AnyGame, Offer, offers_to
from stosy.games.rows.piles import EndTurn, Lay
from stosy.games.rows.team_state import Said, Signal, TeamState
from stosy.games.the_game import GAME
from stosy.games.the_game.bots.points import UNPLANNED

CASUAL = weights_of("casual", "the-game")
PLANNER = {**CASUAL, "plans": 1}
"""Takes the least room too, but by whole turns."""
TOPS = (20, 70, 60, 10)
LEAVE = Said(1, Signal("leave", pile="up1"))


def state_of(
    *hand: int,
    tops: tuple[int, ...] = TOPS,
    laid: int = 0,
    draw: tuple[int, ...] = (2, 3, 98, 99),
    signals: tuple[Said, ...] = (),
) -> TeamState[int]:
    """The first seat is to act, with this hand on these tops."""
    piles = tuple((top,) for top in tops)
    return TeamState(GAME.options(), (hand, (4,)), draw, piles, 0, laid=laid, signals=signals)


def chosen(weights: Weights, state: TeamState[int]) -> Action | None:
    score = scorer_of("the-game", weights)(GAME.view(state, 0))
    return choose(score, offered(state))


def offered(state: TeamState[int]) -> tuple[Offer[Any], ...]:
    rules: AnyGame = GAME
    return offers_to(rules, state, 0)


def test_the_trick_is_planned_for() -> None:
    """34 and then 24 take no more room than 24 alone."""
    state = state_of(24, 34, 45, 50)
    assert chosen(CASUAL, state) == Lay(24, "up1")
    assert chosen(PLANNER, state) == Lay(34, "up1")
    after = GAME.play(state, 0, Lay(34, "up1")).state
    assert chosen(PLANNER, after) == Lay(24, "up1")


def test_what_need_not_be_laid_is_laid_only_if_it_takes_little() -> None:
    assert chosen(PLANNER, state_of(28, 45, laid=2)) == EndTurn()
    assert chosen(PLANNER, state_of(22, 45, laid=2)) == Lay(22, "up1")
    assert chosen(PLANNER, state_of(10, 45, laid=2)) == Lay(10, "up1")


def test_with_nothing_to_draw_a_turn_may_go_far() -> None:
    """Then every card counts, and the trick leads back from afar."""
    state = state_of(39, 49, laid=1, draw=())
    assert chosen({**PLANNER, "laid": 20}, state) == Lay(39, "down1")


@pytest.mark.parametrize("weights", [CASUAL, PLANNER])
def test_a_pile_is_left_to_whom_it_matters(weights: Weights) -> None:
    state = state_of(22, 25, 75, 77)
    assert chosen(weights, state) == Lay(22, "up1")
    asked = state_of(22, 25, 75, 77, signals=(LEAVE,))
    assert chosen(weights, asked) == Lay(75, "up2")


def test_the_fewer_piles_are_left_for_a_card_the_higher_its_price() -> None:
    """Both lays take three; 21 and 22 would have two piles left, 51 and 52 have three."""
    state = state_of(23, 53, tops=(20, 50, 80, 60), laid=1)
    assert chosen(PLANNER, state) == Lay(23, "up1")
    assert chosen({**PLANNER, "three_piles": 1, "two_piles": 5}, state) == Lay(53, "up2")


def test_every_planned_turn_is_better_than_what_was_not_thought_of() -> None:
    state = state_of(24, 34, 45, 48, 49, 50)
    score = scorer_of("the-game", PLANNER)(GAME.view(state, 0))
    lays = [way for offer in offered(state) for way in offer.actions]
    points = {way: score(way) for way in lays if isinstance(way, Lay)}
    planned = [way for way in points if points[way] > UNPLANNED + 1000]
    assert Lay(34, "up1") in planned
    assert Lay(50, "up1") not in planned
    assert len(planned) < len(points)


def test_piles_are_asked_for_by_what_the_hand_would_take_from_them() -> None:
    """A trick and a pair that leads back are worth more than a near card."""
    speaks = {**PLANNER, "leave_within": -1, "wants_within": 3}

    def said(*hand: int) -> Action | None:
        view = GAME.view(replace(state_of(*hand), turn=1), 0)
        score = scorer_of("the-game", speaks)(view)
        signals = [Signal(kind, pile="up1") for kind in ("wants", "leave")]
        return next((signal for signal in signals if score(signal) > 0), None)

    assert said(10, 50) == Signal("leave", pile="up1")
    assert said(29, 19) == Signal("leave", pile="up1")
    assert said(23, 50) == Signal("wants", pile="up1")
    assert said(24, 50) is None
