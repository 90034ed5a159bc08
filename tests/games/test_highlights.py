"""What decided a match, as the games tell it."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.core import Event, Game, Highlight, Move, Resign, Timeout
from stosy.games.face_to_face import GAME as DUEL
from stosy.games.face_to_face.state import FaceToFaceResult
from stosy.games.quick_and_easy import GAME as QUICK
from stosy.games.rows.highlights import Piles, turns_of
from stosy.games.rows.piles import Laid, TookBack, Turn
from stosy.games.snakes_and_ladders import GAME as SHEDDING
from stosy.games.snakes_and_ladders.events import CalledOut, CardLaid, CardsTaken, Challenged
from stosy.games.snakes_and_ladders.state import Round
from stosy.games.the_game import GAME as ORIGINAL
from tests.games.positions import duel, original, quick, shedding
from tests.text.ftl import catalogues, messages

ROWS = Piles(lambda seat, pile: 0, lambda pile, top, card: int(card - top), (1,))


def told(
    game: Game[Any, Any, Any], state: Any, *events: Event, moves: tuple[Move[Any], ...] = ()
) -> list[tuple[str, dict[str, Any]]]:
    found: list[Highlight] = list(game.highlights(state, moves, events))
    return [(each.code, each.facts) for each in found]


def laid(seat: int, card: Any, pile: str) -> Laid[Any]:
    return Laid(seat, card, pile, False)


def test_cards_that_were_taken_back_are_left_out() -> None:
    events = (Turn(0), laid(0, 40, "up"), TookBack(0, 40, "up"), laid(0, 5, "up"))
    ((lay,),) = turns_of(ROWS, events)
    assert (lay.card, lay.top, lay.steps) == (5, 1, 4)


def test_a_duel_tells_what_the_loser_kept_the_widest_jump_help_tricks_and_the_longest_turn() -> (
    None
):
    state = duel()
    state = DUEL.forfeit(state, 1, "resigned").state
    assert state.result == FaceToFaceResult(0, "resigned")
    first = (Turn(0), laid(0, 27, "up"), laid(0, 17, "up"), laid(0, 50, "down"))
    second = (Turn(1), laid(1, 20, "up"), laid(1, 9, "their_up"), Turn(0))
    assert told(DUEL, state, *first, *second) == [
        ("left", {"seat": 1, "count": 56}),
        ("jump", {"seat": 0, "card": 27, "top": 1, "pile": "up"}),
        ("helps", {"counts": (0, 1)}),
        ("tricks", {"counts": (1, 0)}),
        ("turn", {"seat": 0, "count": 3}),
    ]


def test_help_counts_on_the_pile_it_was_laid_on() -> None:
    state = DUEL.forfeit(duel(), 1, "resigned").state
    events = (laid(0, 29, "up"), Turn(1), laid(1, 12, "their_up"), Turn(0), laid(0, 40, "up"))
    assert ("jump", {"seat": 0, "card": 29, "top": 1, "pile": "up"}) in told(DUEL, state, *events)
    later = (laid(0, 3, "up"), Turn(1), laid(1, 2, "their_up"), Turn(0), laid(0, 40, "up"))
    assert ("jump", {"seat": 0, "card": 40, "top": 2, "pile": "up"}) in told(DUEL, state, *later)


def test_qe3_a_bare_row_is_no_jump_and_tricks_differ() -> None:
    first = (Turn(0), laid(0, "r7", "down"), laid(0, "b4", "down"))
    second = (Turn(1), laid(1, "b9", "down"), laid(1, "b5", "up"))
    assert told(QUICK, quick(("r1",), ("r2",)), *first, *second) == [
        ("jump", {"seat": 0, "card": "b4", "top": "r7", "pile": "down"}),
        ("best_trick", {"seat": 1, "card": "b9", "top": "b4", "pile": "down"}),
        ("team_tricks", {"count": 1}),
        ("turns", {"count": 2}),
    ]


def test_in_the_original_all_tricks_are_alike() -> None:
    events = (Turn(0), laid(0, 27, "up1"), laid(0, 17, "up1"), laid(0, 99, "down1"))
    assert told(ORIGINAL, original((5,), (6,)), *events) == [
        ("jump", {"seat": 0, "card": 27, "top": 1, "pile": "up1"}),
        ("team_tricks", {"count": 1}),
        ("turn", {"seat": 0, "count": 3}),
        ("turns", {"count": 1}),
    ]


@pytest.mark.parametrize(("action", "code"), [(Resign(), "resign"), (Timeout(), "timeout")])
def test_g6_who_gave_up_is_told_where_the_result_does_not_say_it(action: Any, code: str) -> None:
    moves = (Move(1, action),)
    assert told(ORIGINAL, original((5,), (6,)), moves=moves)[0] == (code, {"seat": 1})
    assert told(ORIGINAL, original((5,)), moves=moves) == [("turns", {"count": 0})]
    assert (code, {"seat": 1}) not in told(
        DUEL, DUEL.forfeit(duel(), 1, "resigned").state, moves=moves
    )


def test_everything_that_may_be_told_has_words() -> None:
    codes = {"left", "jump", "helps", "tricks", "turn", "best_trick", "team_tricks", "turns"}
    codes |= {"resign", "timeout", "taken", "round", "bluffs", "cut_ins", "call_outs"}
    written = {id_ for name in catalogues("en") for id_ in messages("en", name)}
    assert {f"highlight-{code.replace('_', '-')}" for code in codes} == {
        id_ for id_ in written if id_.startswith("highlight-")
    }


def taken(seat: int, count: int, why: Any) -> CardsTaken:
    return CardsTaken(seat, count, why, None)


def test_shedding_tells_the_largest_taking_the_dearest_round_bluffs_cut_ins_and_calls() -> None:
    rounds = (Round(0, (52, 0)), Round(1, (0, 87)))
    state = shedding(("r1",), ("r2",), top="r3", rounds=rounds)
    events = (
        taken(0, 1, "draw"),
        taken(1, 4, "four"),
        taken(0, 6, "challenge"),
        Challenged(1, 0, True, None),
        Challenged(0, 1, False, None),
        CardLaid(1, "r5", None, False, True),
        CalledOut(0, 1),
    )
    assert told(SHEDDING, state, *events) == [
        ("taken", {"seat": 0, "count": 6, "why": "challenge"}),
        ("round", {"seat": 1, "round": 2, "points": 87}),
        ("bluffs", {"count": 1}),
        ("cut_ins", {"counts": (0, 1)}),
        ("call_outs", {"count": 1}),
    ]


def test_nothing_is_told_where_nothing_happened() -> None:
    state = shedding(("r1",), ("r2",), top="r3")
    assert told(SHEDDING, state, taken(0, 1, "draw")) == []
