"""Snakes & Ladders: the discards become the draw pile (SL17)."""

from __future__ import annotations

from typing import get_args

import pytest

from stosy.core import Refused, Resign
from stosy.games.snakes_and_ladders import GAME
from stosy.games.snakes_and_ladders.events import CardsTaken, Reshuffled, RoundEnded
from stosy.games.snakes_and_ladders.state import (
    Accept,
    CallOut,
    Challenge,
    Draw,
    Lay,
    Pass,
    Reshuffle,
    SnakesAndLaddersState,
)
from tests.games.snakes_positions import (
    Colour,
    Rules,
    brought,
    cards,
    does,
    due,
    hand,
    offered,
    others,
    played,
    refused,
    seen,
    table,
    taken,
)

QUICK = Rules(courtesy="off")


def pool(state: SnakesAndLaddersState) -> list[str]:
    """The cards the state waits to have shuffled, sorted; none if it does not wait."""
    entry = due(state)
    return sorted(entry.pile) if isinstance(entry, Reshuffle) else []


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_sl17_all_discards_but_the_top_become_the_pile(seats: int) -> None:
    state = table("b1 b2", *others(seats - 1), under="g1 g2 W", spare=1)
    step = does(state, 0, Draw())
    assert step.events == ()
    assert pool(step.state) == cards("g1 g2 W")
    step = brought(step.state, Reshuffle(("g2", "W", "g1")))
    assert step.events == (Reshuffled(3), CardsTaken(0, 1, "draw", ("g2",)))
    assert hand(step.state, 0) == cards("b1 b2 g2")
    view = seen(step.state)
    assert (view.discards, view.pile, view.turn, view.colour) == (("r5",), 2, 0, "r")
    assert offered(step.state, 0) == {Pass()}
    after = played(step.state, (0, Pass()), (1, Draw()))
    assert seen(after, 1).drawn == "W"


def test_sl17_only_when_a_card_must_be_drawn() -> None:
    state = played(table("b1 b2", "y1", pile="g9", under="g1 g2", spare=1), (0, Draw()))
    assert seen(state).pile == 0
    assert pool(state) == []
    state = played(state, (0, Pass()))
    assert pool(state) == []
    assert pool(played(state, (1, Draw()))) == cards("g1 g2")


def test_sl17_two_cards_for_two_need_no_reshuffle() -> None:
    state = table("rD b1 b2", "y1", "y2", pile="g8 g9", under="g1 g2", spare=2)
    step = does(played(state, (0, Lay("rD"))), 1, Accept())
    assert taken(step.events) == [(1, 2)]
    assert (pool(step.state), seen(step.state).pile) == ([], 0)


def test_sl17_the_rest_is_taken_after_the_reshuffle() -> None:
    state = table("rD b1 b2", "y1", "y2", pile="g9", under="g1 g2", spare=2)
    step = does(played(state, (0, Lay("rD"))), 1, Accept())
    assert taken(step.events) == [(1, 1)]
    assert pool(step.state) == cards("g1 g2 r5")
    step = brought(step.state, Reshuffle(("r5", "g1", "g2")))
    assert taken(step.events) == [(1, 1)]
    assert hand(step.state, 1) == cards("y1 g9 r5")
    assert (seen(step.state).turn, seen(step.state).pile) == (2, 2)


def test_sl17_too_few_even_then_take_what_there_is() -> None:
    state = table("rD b1 b2", "y1", "y2", spare=2)
    state = played(state, (0, Lay("rD")), (1, Accept()))
    assert pool(state) == ["r5"]
    step = brought(state, Reshuffle(("r5",)))
    assert taken(step.events) == [(1, 1)]
    assert (seen(step.state).turn, seen(step.state).pending, seen(step.state).pile) == (2, None, 0)


@pytest.mark.parametrize("pile", ["", "g9"])
def test_sl17_nothing_to_reshuffle_and_the_turn_passes_all_the_same(pile: str) -> None:
    state = table("W4 r1 b2", "y1", "y2", pile=pile, spare=2, rules=QUICK)
    state = played(state, (0, Lay("W4", "g")), (1, Challenge()))
    assert due(state) is None
    assert hand(state, 0) == cards(f"W4 r1 b2 {pile}")
    assert seen(state).turn == 1


@pytest.mark.parametrize("caller", [1, 2])
def test_sl17_a_call_out_with_nothing_to_take(caller: int) -> None:
    state = table("W4 b1", "y1", "y2", spare=2)
    state = played(state, (0, Lay("W4", "g")), (caller, CallOut(0)))
    assert due(state) is None
    assert hand(state, 0) == ["b1"]


def test_sl17_nobody_acts_before_the_reshuffle() -> None:
    state = played(table("b1 b2", "y1", under="g1 g2", spare=1), (0, Draw()))
    assert GAME.offers(state) == ()
    for action in (Pass(), Draw(), Lay("b1"), Resign()):
        assert refused(state, 0, action) == ("chance_due", "SL17")


@pytest.mark.parametrize("pile", ["g1", "g1 g2 r5", "g1 g1", ""])
def test_sl17_a_reshuffle_of_other_cards_is_refused(pile: str) -> None:
    state = played(table("b1 b2", "y1", under="g1 g2", spare=1), (0, Draw()))
    with pytest.raises(Refused) as caught:
        GAME.apply(state, Reshuffle(tuple(pile.split())))
    assert (caught.value.code, caught.value.rule) == ("bad_reshuffle", "SL17")


def test_sl17_a_reshuffle_nobody_needs_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        GAME.apply(table("b1 b2", "y1", under="g1 g2"), Reshuffle(("g1", "g2")))
    assert (caught.value.code, caught.value.rule) == ("no_chance_due", "SL17")


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_sl17_the_order_of_the_new_pile_is_hidden(viewer: int | None) -> None:
    state = played(table("b1 b2", "y1", "y2", under="g1 g2 g3", spare=1), (0, Draw()))
    one, two = (brought(state, Reshuffle(tuple(pile.split()))) for pile in ("g1 g2 g3", "g3 g1 g2"))
    told = [[event.seen_by(viewer) for event in step.events] for step in (one, two)]
    assert told[0] == told[1]
    assert seen(one.state, viewer) == seen(two.state, viewer)


def test_sl17_a_wild_has_no_colour_again() -> None:
    state = table("b1 b2", "y1", under="W", spare=1)
    state = brought(played(state, (0, Draw())), Reshuffle(("W",))).state
    assert offered(state, 0) == {*(Lay("W", colour) for colour in get_args(Colour)), Pass()}


def in_doubt(last: str, rules: Rules = QUICK) -> SnakesAndLaddersState:
    """A Wild Draw Four that may be challenged lies on r5, under which g1 and g2 lie; no pile."""
    state = table(f"W4 {last}", "y1 b3", "y2", under="g1 g2", spare=2, rules=rules)
    return played(state, (0, Lay("W4", "g")))


def test_sl17_the_card_under_a_four_in_doubt_stays_out() -> None:
    state = played(in_doubt("r1"), (2, CallOut(0)))
    assert pool(state) == cards("g1 g2")
    state = brought(state, Reshuffle(("g1", "g2"))).state
    assert seen(state).discards == ("r5", "W4")
    assert hand(state, 0) == cards("g1 g2 r1")
    state = played(state, (1, Challenge()))
    assert (seen(state).discards, seen(state).colour) == (("r5",), "r")
    assert due(state) is None


def test_sl17_it_stays_out_for_a_penalty_too() -> None:
    rules = Rules(courtesy="off", penalties="on")
    state = played(in_doubt("b1", rules), (1, Lay("b3")))
    assert pool(state) == cards("g1 g2")


def test_sl17_a_reshuffle_for_a_penalty_leaves_the_drawn_card() -> None:
    rules = Rules(penalties="on")
    state = table("r1 b2", "y1", pile="r9", under="g1 g2 g3", spare=1, rules=rules)
    state = played(state, (0, Draw()), (0, Lay("r1")))
    state = brought(state, Reshuffle(("g3", "g1", "g2"))).state
    assert hand(state, 0) == cards("b2 g1 g3 r1 r9")
    assert (seen(state, 0).drawn, offered(state, 0)) == ("r9", {Lay("r9"), Pass()})


def test_sl17_it_goes_in_when_the_four_is_accepted() -> None:
    state = played(in_doubt("b1"), (1, Accept()))
    assert pool(state) == cards("g1 g2 r5")
    step = brought(state, Reshuffle(("g1", "r5", "g2")))
    assert taken(step.events) == [(1, 3)]
    assert seen(step.state).discards == ("W4",)


def test_sl17_it_goes_in_when_the_challenge_fails() -> None:
    assert pool(played(in_doubt("b1"), (1, Challenge()))) == cards("g1 g2 r5")


def test_sl17_after_a_proved_bluff_it_is_the_top() -> None:
    assert pool(played(in_doubt("r1"), (1, Challenge()))) == cards("g1 g2")


def test_sl17_it_goes_in_when_the_four_is_answered() -> None:
    state = table("W4 b1 b2", "gD y1 y2", "y3", "y4", under="g1", spare=3)
    state = played(state, (0, Lay("W4", "g")), (1, Lay("gD")), (2, Accept()))
    assert pool(state) == cards("g1 r5 W4")


def circle(seats: int, rules: Rules) -> SnakesAndLaddersState:
    """The draw pile is empty, and nothing is left to reshuffle."""
    return table("b1 bS", "", *["W", "g9"][: seats - 2], spare=1, rules=rules)


def passes(*seats: int) -> list[tuple[int, Draw | Pass]]:
    return [(seat, action) for seat in seats for action in (Draw(), Pass())]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sl17_a_full_circle_without_a_draw_ends_the_round(seats: int) -> None:
    state = played(circle(seats, Rules()), *passes(*range(seats - 1)), (seats - 1, Draw()))
    assert seen(state).phase == "drawn"
    step = does(state, seats - 1, Pass())
    assert step.events[-1] == RoundEnded(1, None, (0,) * seats, (0,) * seats)
    assert seen(step.state).rounds[-1].winner is None
    assert seen(step.state).phase == "deal"


def test_sl17_a_circle_need_not_begin_with_the_first_seat() -> None:
    state = table("b1 r1 b2", "", "g8", spare=1)
    state = played(state, (0, Lay("r1")))
    assert pool(played(state, (1, Draw()))) == ["r5"]
    state = brought(played(state, (1, Draw())), Reshuffle(("r5",))).state
    state = played(state, (1, Pass()), *passes(2, 0))
    assert seen(state).phase == "turn"
    assert seen(played(state, *passes(1))).phase == "deal"


def test_sl17_keep_low_scores_such_a_round_as_usual() -> None:
    state = circle(4, Rules(scoring="keep_low", target=10_000))
    state = played(state, *passes(0, 1, 2, 3))
    everything = 4 * (2 * 45 + 6 * 20) + 8 * 50
    scores = seen(state).scores
    assert (scores[0], scores[2], scores[3]) == (21, 50, 9)
    assert sum(scores) == everything - 5


def test_sl17_a_card_laid_breaks_the_circle() -> None:
    state = table("b1 b2", "", "r9 b3 b4", spare=1)
    state = played(state, *passes(0, 1), (2, Lay("r9")), (0, Draw()))
    state = brought(state, Reshuffle(("r5",))).state
    state = played(state, (0, Pass()), *passes(1, 2))
    assert seen(state).phase == "turn"
    assert seen(played(state, *passes(0))).phase == "deal"


def test_sl17_it_is_broken_though_nobody_draws_after_it() -> None:
    state = table("b1 b2", "", "rD b3 b4", spare=1)
    state = played(state, *passes(0, 1), (2, Lay("rD")), (0, Accept()))
    state = brought(state, Reshuffle(("r5",))).state
    assert seen(played(state, *passes(1, 2))).phase == "turn"
    assert seen(played(state, *passes(1, 2, 0))).phase == "deal"
