"""Snakes & Ladders: scores and results (SL19), giving up (G6), the end (G4)."""

from __future__ import annotations

import msgspec
import pytest

from stosy.core import (
    Ended,
    Refused,
    Resign,
    Timeout,
)
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import RoundEnded
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Draw,
    Lay,
    Pass,
    Ready,
    Round,
    SnakesAndLaddersAction,
    SnakesAndLaddersResult,
    SnakesAndLaddersState,
)
from tests.cases import cases
from tests.games.snakes_positions import (
    LEAFLET,
    Rules,
    does,
    due,
    offered,
    others,
    played,
    refused,
    seen,
    table,
)

KEEP_LOW = Rules(scoring="keep_low")


def won(*hands: str, scores: tuple[int, ...] = (), rules: Rules = LEAFLET) -> SnakesAndLaddersState:
    """Seat 0 lays its last card; the other seats hold these cards."""
    return played(table("r1", *hands, scores=scores, rules=rules), (0, Lay("r1")))


def stuck(
    *hands: str, scores: tuple[int, ...] = (), rules: Rules = LEAFLET
) -> SnakesAndLaddersState:
    """A round ends without a winner; seat 0 holds all cards not named."""
    state = table("", *hands, scores=scores, rules=rules, spare=0)
    for seat in range(len(hands) + 1):
        state = played(state, (seat, Draw()), (seat, Pass()))
    return state


@pytest.mark.parametrize(
    ("hands", "points"),
    [
        (["y9"], 9),
        (["W W4 y0"], 100),
        (["yS gD bR", "y7 W"], 117),
        (["y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9"], 45),
    ],
)
def test_sl19_the_winner_takes_the_worth_of_all_other_hands(hands: list[str], points: int) -> None:
    state = won(*hands)
    scores = (points, *[0] * len(hands))
    assert (seen(state).scores, seen(state).rounds) == (scores, (Round(0, scores),))


@pytest.mark.parametrize(
    ("hands", "scores"),
    [(["y9"], (0, 9)), (["W W4"], (0, 100)), (["yS gD bR", "y7 W"], (0, 60, 57))],
)
def test_sl19_keep_low_everybody_scores_the_own_hand(
    hands: list[str], scores: tuple[int, ...]
) -> None:
    state = won(*hands, rules=KEEP_LOW)
    assert (seen(state).scores, seen(state).rounds) == (scores, (Round(0, scores),))


@pytest.mark.parametrize(("rules", "totals"), [(LEAFLET, (17, 20, 30)), (KEEP_LOW, (10, 22, 35))])
def test_sl19_scores_add_up(rules: Rules, totals: tuple[int, ...]) -> None:
    step = does(table("r1", "y2", "y5", scores=(10, 20, 30), rules=rules), 0, Lay("r1"))
    points = tuple(total - 10 * (seat + 1) for seat, total in enumerate(totals))
    assert step.events[-1] == RoundEnded(1, 0, points, totals)
    assert seen(step.state).scores == totals
    assert GAME.outcome(step.state) is None


@pytest.mark.parametrize(("before", "over"), [(449, False), (450, True), (451, True)])
def test_sl19_first_to_500_wins(before: int, over: bool) -> None:
    state = won("W", "y0", scores=(before, 499, 0))
    assert (GAME.outcome(state) is not None) is over
    assert (due(state) is None) is over
    if over:
        result = SnakesAndLaddersResult(
            (0,), (before + 50, 499, 0), (Round(0, (50, 0, 0)),), "target"
        )
        assert GAME.outcome(state) == result


@pytest.mark.parametrize(("before", "over"), [(149, False), (150, True), (151, True)])
def test_sl19_keep_low_200_loses_and_all_others_win(before: int, over: bool) -> None:
    state = won("W", "y0", "y9", scores=(199, before, 10, 20), rules=KEEP_LOW)
    assert (GAME.outcome(state) is not None) is over
    if over:
        scores = (199, before + 50, 10, 29)
        result = SnakesAndLaddersResult((0, 2, 3), scores, (Round(0, (0, 50, 0, 9)),), "target")
        assert GAME.outcome(state) == result


def test_sl19_keep_low_several_may_lose() -> None:
    result = GAME.outcome(won("W", "W", "y1", scores=(0, 150, 199, 198), rules=KEEP_LOW))
    assert result is not None
    assert (result.winners, result.scores) == ((0, 3), (0, 200, 249, 199))


def test_sl19_keep_low_with_two_players() -> None:
    result = GAME.outcome(won("W", scores=(190, 150), rules=KEEP_LOW))
    assert result is not None
    assert result.winners == (0,)


@cases(
    "rules, before, over",
    [
        (Rules(target=60), 9, False),
        (Rules(target=60), 10, True),
        (Rules(target=1), 0, True),
        (Rules(target=600), 500, False),
        (Rules(scoring="keep_low", target=60), 9, False),
        (Rules(scoring="keep_low", target=60), 10, True),
        (Rules(scoring="keep_low", target=300), 200, False),
    ],
)
def test_sl19_another_target(rules: Rules, before: int, over: bool) -> None:
    outcome = GAME.outcome(won("W", scores=(before, before), rules=rules))
    assert (outcome is not None) is over
    if outcome is not None:
        assert (outcome.winners, outcome.reason) == ((0,), "target")


@pytest.mark.parametrize("scoring", ["winner_takes", "keep_low"])
def test_sl19_the_usual_targets(scoring: str) -> None:
    chosen = Rules.parse({"scoring": scoring})
    assert chosen.target == {"winner_takes": 500, "keep_low": 200}[scoring]


@pytest.mark.parametrize("target", ["0", "-1", "1000001", "many"])
def test_g3_a_target_that_is_none(target: str) -> None:
    with pytest.raises(Refused) as caught:
        Rules.parse({"target": target})
    assert (caught.value.code, caught.value.rule) == ("bad_option_value", "G3")


@pytest.mark.parametrize("scoring", ["winner_takes", "keep_low"])
def test_sl19_a_single_round_its_winner_wins(scoring: str) -> None:
    rules = Rules.parse({"scoring": scoring, "rounds": "single"})
    state = won("W", "y1", rules=rules)
    scores = {"winner_takes": (51, 0, 0), "keep_low": (0, 50, 1)}[scoring]
    result = SnakesAndLaddersResult((0,), scores, (Round(0, scores),), "single_round")
    assert GAME.outcome(state) == result
    assert due(state) is None


@pytest.mark.parametrize("target", [1, 10_000])
def test_sl19_a_single_round_has_no_target(target: int) -> None:
    outcome = GAME.outcome(
        won("W", rules=Rules(rounds="single", scoring="keep_low", target=target))
    )
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "single_round")


@pytest.mark.parametrize("scoring", ["winner_takes", "keep_low"])
def test_sl19_a_single_round_without_winner_has_none(scoring: str) -> None:
    rules = Rules.parse({"scoring": scoring, "rounds": "single"})
    outcome = GAME.outcome(stuck("y1", "y2", rules=rules))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "single_round")
    assert outcome.rounds[0].winner is None
    assert outcome.scores[1:] == ((1, 2) if scoring == "keep_low" else (0, 0))


def test_sl17_a_round_without_winner_leaves_the_match_open() -> None:
    state = stuck("y1", "y2", scores=(499, 0, 0))
    assert GAME.outcome(state) is None
    assert seen(state).scores == (499, 0, 0)
    assert due(state) is not None


def test_sl17_keep_low_it_may_end_the_match() -> None:
    outcome = GAME.outcome(stuck("y1", "y2", scores=(0, 198, 198), rules=KEEP_LOW))
    assert outcome is not None
    assert (outcome.winners, outcome.scores[1:], outcome.reason) == ((1,), (199, 200), "target")


def test_sl17_keep_low_everybody_may_lose() -> None:
    outcome = GAME.outcome(stuck("y1", "y2", scores=(0, 199, 199), rules=KEEP_LOW))
    assert outcome is not None
    assert outcome.winners == ()


def test_sl19_the_result_is_told_and_recorded() -> None:
    step = does(table("r1", "W", scores=(462, 130)), 0, Lay("r1"))
    result = GAME.outcome(step.state)
    assert result is not None
    assert step.events[-1] == Ended(result)
    assert seen(step.state).result == result
    assert msgspec.to_builtins(result) == {
        "winners": (0,),
        "scores": (512, 130),
        "rounds": ({"winner": 0, "scores": (50, 0)},),
        "reason": "target",
    }


@cases("action", [Lay("y1"), Draw(), Pass(), Accept(), Ready(), CallOut(0), Resign(), Timeout()])
@cases("seat", [0, 1])
def test_g4_after_the_end_nothing_can_be_done(seat: int, action: SnakesAndLaddersAction) -> None:
    state = won("y1", rules=Rules(rounds="single"))
    assert GAME.offers(state) == ()
    assert refused(state, seat, action) == ("over", "G4")


@cases("seats", [2, 3, 10])
@cases("seat", [0, 1])
def test_g6_resigning_lets_all_others_win(seats: int, seat: int) -> None:
    scores = tuple(range(seats))
    state = table("W b1", *others(seats - 1), scores=scores, rules=Rules(penalties="on"))
    step = does(state, seat, Resign())
    winners = tuple(other for other in range(seats) if other != seat)
    result = SnakesAndLaddersResult(winners, scores, (), "resigned")
    assert step.events == (Ended(result),)
    assert GAME.offers(step.state) == ()
    assert GAME.outcome(step.state) == result


@pytest.mark.parametrize("rules", [LEAFLET, KEEP_LOW, Rules(rounds="single")])
def test_g6_an_unfinished_round_is_not_scored(rules: Rules) -> None:
    state = table("r1 b1", "W", "y1", scores=(5, 6, 7), rules=rules)
    outcome = GAME.outcome(played(state, (0, Lay("r1")), (2, Resign())))
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rounds) == ((0, 1), (5, 6, 7), ())


def test_g6_only_the_seat_waited_for_runs_out_of_time() -> None:
    state = played(table("r1 b1", "y1", "r1 y2"), (0, Lay("r1")))
    assert offered(state, 2) != set()
    for seat in (0, 2):
        assert refused(state, seat, Timeout()) == ("not_waited_for", "G6")
    outcome = GAME.outcome(played(state, (1, Timeout())))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 2), "timeout")


def test_g6_neither_is_ever_offered() -> None:
    for offer in GAME.offers(played(table("r1 b1", "y1", "r1 y2"), (0, Lay("r1")))):
        assert not [action for action in offer.actions if isinstance(action, Resign | Timeout)]
