"""Snakes & Ladders: offers are known by their id as long as they stand (G5)."""

from __future__ import annotations

import pytest

from stosy.core import Refused, answer
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Ready,
    SnakesAndLaddersAction,
    SnakesAndLaddersState,
)
from tests.games.snakes_positions import Rules, brought, dealt, played, table

BLUFF = [(0, Lay("W4", "g")), (1, Challenge()), (0, Ready()), (1, Lay("r9"))]
HONEST = [(0, Lay("W4", "g")), (1, Challenge()), (1, Ready()), (2, Draw())]
TAKEN = [(0, Lay("W4", "g")), (1, Accept()), (1, Ready()), (2, Draw())]
DRAWN = [(0, Draw()), (0, Pass()), (1, Draw()), (1, Pass()), (2, Draw()), (2, Pass()), (0, Draw())]


def waiting(state: SnakesAndLaddersState) -> str:
    """The id of the offer the game waits for."""
    (turn,) = (offer.id for offer in GAME.offers(state) if offer.fallback is not None)
    return turn


@pytest.mark.parametrize(
    ("held", "moves"),
    [("r1 W4 b2", BLUFF), ("b1 W4 b2", HONEST), ("b1 W4 b2", TAKEN), ("b1 b2", DRAWN)],
)
def test_g5_whatever_moves_play_on_makes_a_new_offer(
    held: str, moves: list[tuple[int, SnakesAndLaddersAction]]
) -> None:
    states = [table(held, "r9 b3 b4", "y1 y2")]
    for move in moves:
        states.append(played(states[-1], move))
    ids = [waiting(state) for state in states]
    assert len(set(ids)) == len(ids)


def test_g5_a_proved_bluff_makes_a_new_offer_without_courtesy_too() -> None:
    state = table("r1 W4 b2", "y1 y2", rules=Rules(courtesy="off"))
    doubted = played(state, (0, Lay("W4", "g")))
    assert waiting(played(doubted, (1, Challenge()))) != waiting(doubted)


def test_g5_a_new_round_makes_a_new_offer() -> None:
    state = table("r1", "y1", dealer=1)
    over = played(state, (0, Lay("r1")))
    later = brought(over, dealt("r5", "", "", dealer=0, number=2)).state
    assert waiting(later) != waiting(state)


def test_g5_calls_and_mistakes_leave_the_offer_as_it_is() -> None:
    state = played(table("r1 b1", "y9", "y2", rules=Rules(penalties="on")), (0, Lay("r1")))
    later = played(state, (1, Lay("y9")), (2, CallOut(1)), (2, CallOut(0)))
    assert waiting(later) == waiting(state)


def test_g5_a_window_is_not_the_one_before() -> None:
    state = table("r1 b1", "r9 y1", "r1 y2 y3", "r9 y4 y5")
    first = played(state, (0, Lay("r1")))
    second = played(first, (1, Lay("r9")))
    before, after = (
        {offer.id for offer in GAME.offers(played) if offer.fallback is None}
        for played in (first, second)
    )
    assert len(before) == len(after) == 2
    assert before.isdisjoint(after)


def test_g5_an_answer_to_an_earlier_turn_is_too_late() -> None:
    state = table("b1 b2", "y1")
    later = played(state, (0, Draw()), (0, Pass()), (1, Draw()), (1, Pass()))
    with pytest.raises(Refused) as caught:
        answer(GAME, later, 0, waiting(state), Draw())
    assert (caught.value.code, caught.value.rule) == ("too_late", "G5")


def test_g1_an_offer_is_answered_by_its_seat() -> None:
    state = table("b1 b2", "y1")
    with pytest.raises(Refused) as caught:
        answer(GAME, state, 1, waiting(state), Draw())
    assert (caught.value.code, caught.value.rule) == ("too_late", "G5")
