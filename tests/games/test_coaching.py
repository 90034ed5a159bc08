"""What the coach says, and what it must not say."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Advice, AnyGame, Offer, offers_to
from stosy.games import find
from stosy.games.rows.piles import EndTurn, Lay, TakeBack
from stosy.games.snakes_and_ladders import state as sl
from stosy.games.snakes_and_ladders.state import Lay as LayCard
from stosy.teaching.coaching import advice, by_actions
from tests.cases import cases
from tests.games.snakes_positions import Rules, played, table

SNAKES = find("snakes-and-ladders")


def told(game: AnyGame, state: Any, seat: int = 0) -> Advice | None:
    return advice(game, game.view(state, seat), offers_to(game, state, seat))


@cases(
    "hand, fits",
    [
        ("r1 b2", "colour"),
        ("b5 b2", "face"),
        ("r1 b5", "colour_face"),
        ("W b2", "wild"),
        ("r1 W4", "colour_wild"),
        ("b5 W g5", "face_wild"),
        ("r1 b5 W", "colour_face_wild"),
    ],
)
def test_what_fits_is_named(hand: str, fits: str) -> None:
    state = table(hand, "y1 y2", top="r5")
    facts: dict[str, int | str | bool | None] = {"fits": fits, "colour": "r", "face": "5"}
    assert told(SNAKES, state) == Advice("lay", facts | {"draw": True})


def test_nothing_fits() -> None:
    assert told(SNAKES, table("b1 g2", "y1 y2", top="r5")) == Advice("draw")


def test_others_wait() -> None:
    assert told(SNAKES, table("b1 g2", "y1 y2", top="r5"), 1) == Advice("wait", {"seat": 0})


@pytest.mark.parametrize(
    ("laid", "held", "code", "answer"),
    [
        ("rS", "rS b1 b2", "answer_skip", True),
        ("rS", "gS b1 b2", "answer_skip", False),
        ("rD", "gD b1 b2", "answer_two", True),
        ("rD", "r1 b1 b2", "answer_two", False),
    ],
)
def test_an_effect_is_answered_or_accepted(laid: str, held: str, code: str, answer: bool) -> None:
    state = played(table(f"{laid} b3 b4", held, top="r5"), (0, LayCard(laid)))
    assert told(SNAKES, state, 1) == Advice(code, {"answer": answer})


def test_sl14_a_forgotten_announcement_is_not_pointed_at() -> None:
    """SL16: to notice it is the game."""
    state = table("r1 g2", "r3 r4 r6", "b1 b2 b3", top="r5")
    forgot = played(state, (0, LayCard("r1")))
    honest = played(state, (0, LayCard("r1", one_card=True)))
    for seat in (1, 2):
        offered = [offer.id for offer in offers_to(SNAKES, forgot, seat)]
        assert any(each.startswith("call") for each in offered)
        assert told(SNAKES, forgot, seat) == told(SNAKES, honest, seat)


def test_sl14_an_announcement_is_not_prompted() -> None:
    with_two, with_three = (table(hand, "y1 y2", top="r5") for hand in ("r1 r2", "r1 r2 r3"))
    assert told(SNAKES, with_two) == told(SNAKES, with_three)


def test_sl9_cutting_in_is_not_prompted() -> None:
    state = table("r7 g1 g2", "r1 b1 b2", "r7 y1 y2", top="r5")
    state = played(state, (0, LayCard("r7")))
    assert [offer.id.split("-")[0] for offer in offers_to(SNAKES, state, 2)] == ["intervene"]
    assert told(SNAKES, state, 2) == Advice("wait", {"seat": 1})


def test_sl16_where_mistakes_cost_the_coach_says_no_more() -> None:
    hands = ("r1 b5 W", "y1 y2")
    strict = table(*hands, top="r5", rules=Rules(penalties="on"))
    assert told(SNAKES, strict) == told(SNAKES, table(*hands, top="r5"))


def test_a_game_without_a_coach_is_advised_by_its_actions() -> None:
    view: Any = None
    lays = tuple(Lay(card, "up") for card in (3, 4))
    assert by_actions(view, (*lays, TakeBack())) == Advice("choose", {"count": 2})
    assert by_actions(view, (TakeBack(), EndTurn())) == Advice("end_turn")
    assert by_actions(view, (sl.Draw(), sl.CallOut(1))) == Advice("choose", {"count": 1})


def test_nobody_is_advised_after_the_end() -> None:
    over = played(table("r1", "y1", rules=Rules(rounds="single"), top="r5"), (0, LayCard("r1")))
    assert SNAKES.outcome(over) is not None
    assert told(SNAKES, over, 1) is None
    assert advice(SNAKES, replace(SNAKES.view(over, 1), result=None), [Offer("x", 1, ())]) is None
