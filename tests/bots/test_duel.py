"""How instant bots play Face to Face: by the best whole turn that begins with an action."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.bots.heuristic import choose, scorer_of
from stosy.bots.weights import weights_of
from stosy.core import Action, offers_to
from stosy.games import find
from stosy.games.face_to_face.state import DECK, FaceToFaceOptions, FaceToFaceState
from stosy.games.rows.piles import EndTurn, Lay

NAMES = weights_of("casual", "face-to-face")


def duel(hand: tuple[int, ...], *piles: tuple[int, ...], **fields: Any) -> FaceToFaceState:
    """The first seat is to act with this hand; there is enough to draw."""
    laid = {card for pile in piles for card in pile}
    draw = tuple(card for card in DECK if card not in laid and card not in hand)
    state = FaceToFaceState(
        FaceToFaceOptions(),
        hands=(hand, (2, 3, 4, 5, 6, 7)),
        draws=(draw[:20], DECK[6:20]),
        turn=0,
        piles=(*piles, *((),) * (4 - len(piles))),
    )
    return replace(state, **fields)


def chosen(state: FaceToFaceState, **weights: int) -> Action | None:
    """What a bot with only these weights does."""
    rules = find("face-to-face")
    score = scorer_of("face-to-face", {name: weights.get(name, 0) for name in NAMES})
    return choose(score(rules.view(state, 0)), offers_to(rules, state, 0))


def test_a_lay_at_a_time_the_nearest_card_looks_best() -> None:
    assert chosen(duel((25, 35, 50), (20,)), ahead=1, room=1) == Lay(25, "up")


def test_a_whole_turn_goes_further_to_come_back_by_a_trick() -> None:
    """35 and then 25 take five in all; 25 and then 35, fifteen."""
    assert chosen(duel((25, 35, 50), (20,)), ahead=2, room=1) == Lay(35, "up")
    laid = duel((25, 50), (20, 35), laid=(Lay(35, "up"),))
    assert chosen(laid, ahead=2, room=1) == Lay(25, "up")


def test_a_turn_ends_where_more_lays_would_cost_more_than_they_are_worth() -> None:
    laid = duel((30, 45), (20, 21), laid=(Lay(20, "up"), Lay(21, "up")))
    assert chosen(laid, ahead=6, room=1, race=5) == EndTurn()
    assert chosen(laid, ahead=6, room=1, race=12) == Lay(30, "up")


def test_a_help_fills_the_hand_but_gives_room() -> None:
    state = duel((10, 12, 50), (20, 40), (), (15,), laid=(Lay(20, "up"), Lay(40, "up")))
    assert chosen(state, ahead=6, hand=4, their_room=1) == Lay(12, "their_up")
    assert chosen(state, ahead=6, hand=1, their_room=1) == EndTurn()


@pytest.mark.parametrize(("their_up", "then"), [(13, Lay(12, "their_up")), (58, EndTurn())])
def test_who_is_nearly_blocked_is_not_helped(their_up: int, then: Action) -> None:
    """Either help gives one number; it matters to whom hardly anything fits."""
    hand = (12, 57) if their_up == 58 else (12,)
    laid = (Lay(20, "up"), Lay(21, "up"))
    state = duel(hand, (20, 21), (5,), (their_up,), (9,), laid=laid)
    assert chosen(state, ahead=6, hand=1, their_blocked=1) == then


@pytest.mark.parametrize(("rule", "then"), [("loses", EndTurn()), ("may_be_laid", Lay(22, "up"))])
def test_ff8_a_single_last_card_is_not_left_over(rule: Any, then: Action) -> None:
    """10 fits nowhere: after 22 it would be alone."""
    laid = (Lay(20, "up"), Lay(21, "up"))
    state = duel((10, 22), (20, 21), (5,), laid=laid, draws=((), (30, 31)))
    table = replace(state, options=FaceToFaceOptions(single_last_card=rule))
    assert chosen(table, ahead=6, race=5, strand=1000) == then


def test_what_no_plan_begins_with_comes_last() -> None:
    state = duel((25, 30, 50), (20,))
    rules = find("face-to-face")
    score = scorer_of("face-to-face", weights_of("strong", "face-to-face"))(rules.view(state, 0))
    assert score(Lay(50, "up")) < min(score(Lay(25, "up")), score(Lay(50, "down")))


@pytest.mark.parametrize("rule", ["loses", "may_be_laid"])
def test_strong_wins_two_of_three_against_casual(rule: str) -> None:
    kernel = pytest.importorskip("stosy_kernel")
    strong, casual = (weights_of(level, "face-to-face") for level in ("strong", "casual"))
    deals, options, won = 1500, {"single_last_card": rule}, 0
    for seat, bots in enumerate(((strong, casual), (casual, strong))):
        won += kernel.playouts("face-to-face", options, 2, deals, 1, bots=bots).wins[seat]
    assert won > 2 * 2 * deals / 3
