"""Latency-fair claims: when people acted decides who was first, not their latency."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Resign
from stosy.games.snakes_and_ladders.events import CalledOut, CardsTaken, Challenged
from stosy.games.snakes_and_ladders.state import Accept, CallOut, Challenge, Draw, Lay
from stosy.table.entries import Played
from stosy.table.presence import Line
from stosy.wire import Act, HandOver, Leave, Sit
from tests.games.snakes_positions import Rules, table
from tests.table.play import Scene, playing

FOUR = ("ann", "bob", "carl", "dora")


def race(*hands: str, lays: Lay, rules: Rules | None = None, **settings: Any) -> Scene:
    """Ann lays a card, and it is bob's turn. The times below count from then on."""
    position = table(*hands, rules=rules or Rules())
    people = FOUR[: len(hands)]
    scene = playing("snakes-and-ladders", *people, position=position, **settings)
    assert scene.act("ann", lays) == "done"
    return scene


def intervention(**more: Any) -> Scene:
    """Carl may intervene on ann's red 7, while bob, whose turn it is, may draw."""
    return race("r7 g1 g2", "r1 b1 b2", "r7 y1 y2", lays=Lay("r7"), **more)


def two_interventions() -> Scene:
    """Carl and dora may both lay a Wild on ann's."""
    return race("W g1 g2", "b1 b2", "W y1 y2", "W y3 y4", lays=Lay("W", "g"))


def forgotten(**more: Any) -> Scene:
    """Ann has one card and did not say so; bob is to act; everybody may call her out."""
    return race("r7 g1", "r1 b1 b2", "y1 y2 y3", lays=Lay("r7"), **more)


def moves(scene: Scene) -> list[tuple[int, Any]]:
    """Who did what after ann's lay."""
    return [(entry.move.seat, entry.move.action) for entry in scene.entries(Played)[1:]]


def lost(scene: Scene) -> tuple[int, ...]:
    """Whose claims were lost to the last move."""
    return scene.entries(Played)[-1].move.lost


def test_the_intervention_was_made_first_and_arrives_first() -> None:
    scene = intervention()
    scene.line(bob=40, carl=40)
    scene.wait(400)
    assert scene.act("carl", Lay("r7")) == "done"
    assert scene.act("bob", Draw(), offer="turn-1") == "too_late"
    assert moves(scene) == [(2, Lay("r7"))]


def test_the_intervention_was_made_first_and_arrives_later() -> None:
    scene = intervention()
    scene.line(bob=20, carl=200)
    scene.wait(400)
    assert scene.act("bob", Draw(), id="draw") == "held"
    scene.wait(100)
    assert scene.act("carl", Lay("r7")) == "done"
    assert scene.answer("bob", "draw") == "too_late"
    assert (moves(scene), lost(scene)) == ([(2, Lay("r7"))], (1,))


def test_the_next_player_was_first_though_the_intervention_arrives_in_time() -> None:
    scene = intervention()
    scene.line(bob=20, carl=200)
    scene.wait(400)
    assert scene.act("bob", Draw(), id="draw") == "held"  # made at 380
    scene.wait(181)
    assert scene.answer("bob", "draw") == "done"
    assert scene.act("carl", Lay("r7"), offer="intervene-1") == "too_late"  # made at 381
    assert moves(scene) == [(1, Draw())]


def test_the_answer_comes_when_the_action_is_applied_and_not_before() -> None:
    scene = intervention()
    scene.line(bob=20, carl=200)
    assert scene.act("bob", Draw(), id="draw") == "held"
    scene.wait(178)
    assert scene.answer("bob", "draw") == "held"
    scene.wait(2)
    assert scene.answer("bob", "draw") == "done"


def test_who_has_the_longest_line_is_not_held() -> None:
    scene = intervention()
    scene.line(bob=20, carl=200)
    assert scene.act("carl", Lay("r7")) == "done"


def test_nothing_is_held_longer_than_the_cap() -> None:
    scene = intervention()
    scene.line(bob=0, carl=3000)
    scene.act("bob", Draw(), id="draw")
    scene.wait(248)
    assert scene.answer("bob", "draw") == "held"
    scene.wait(2)
    assert scene.answer("bob", "draw") == "done"


@pytest.mark.parametrize(
    ("pong", "line", "later", "winner"),
    [
        (280, Line(24, 20), 22, 1),  # TCP says 20 ms, so 20 ms it is
        (280, Line(24, 20), 18, 2),
        (90, Line(60, 20), 38, 2),  # late by less than the tolerance: no more than TCP shows
        (90, Line(60, 20), 42, 1),
        (280, None, 98, 2),  # nothing but pings is known: they count for 100 ms
        (280, None, 102, 1),
        (3000, Line(3020, 3000), 248, 2),  # the cap
        (3000, Line(3020, 3000), 252, 1),
    ],
)
def test_delayed_pongs_gain_little(pong: float, line: Line, later: float, winner: int) -> None:
    """Carl acts so much later than bob, and his pongs take so long, on such a line."""
    scene = intervention()
    scene.line(bob=0)
    scene.table.measured(scene.sockets["carl"], pong, line)
    scene.wait(400)
    scene.act("bob", Draw())
    scene.wait(later)
    scene.act("carl", Lay("r7"), offer="intervene-1")
    assert [seat for seat, _ in moves(scene)] == [winner]


def test_everybody_sees_who_is_far_away_and_whose_signs_contradict_each_other() -> None:
    scene = intervention()
    scene.line(bob=20, carl=230)
    scene.table.measured(scene.sockets["ann"], 280, Line(24, 20))
    scene.act("bob", Draw())
    told = [(seat.lag, seat.doubted) for seat in scene.told.seats]
    assert told == [(0, True), (0, False), (200, False)]


def test_only_recent_round_trips_count() -> None:
    scene = intervention()
    scene.line(bob=0, carl=5)
    for _ in range(10):
        scene.line(carl=100)
    scene.act("bob", Draw(), id="draw")
    scene.wait(90)
    assert scene.answer("bob", "draw") == "held"


@pytest.mark.parametrize("order", [("carl", "dora"), ("dora", "carl")])
def test_of_two_interventions_the_one_made_first_counts(order: tuple[str, str]) -> None:
    scene = two_interventions()
    scene.line(ann=0, bob=0, carl=200, dora=200)
    first, second = order
    scene.wait(500)
    assert scene.act(first, Lay("W", "y")) == "done"
    assert scene.act(second, Lay("W", "b"), offer="intervene-1") == "too_late"
    assert [seat for seat, _ in moves(scene)] == [FOUR.index(first)]


def test_a_second_intervention_opens_on_the_first() -> None:
    scene = two_interventions()
    assert scene.act("dora", Lay("W", "y")) == "done"
    assert scene.offer("carl", Lay("W", "b")) == "intervene-2"
    assert scene.act("carl", Lay("W", "b")) == "done"


def test_three_people_with_three_lines_are_ordered_by_when_they_acted() -> None:
    """They act at 400 (dora), 410 (carl) and 420 (bob); they arrive in the opposite order."""
    scene = two_interventions()
    scene.line(ann=0, bob=10, carl=100, dora=240)
    scene.wait(430)
    assert scene.act("bob", Draw(), id="b") == "held"
    scene.wait(80)
    assert scene.act("carl", Lay("W", "b"), id="c") == "held"
    scene.wait(130)
    assert scene.act("dora", Lay("W", "y"), id="d") == "done"
    assert (scene.answer("bob", "b"), scene.answer("carl", "c")) == ("too_late", "too_late")
    assert (moves(scene), lost(scene)) == ([(3, Lay("W", "y"))], (1, 2))
    assert scene.entries(Played)[-1].move.t == 400


def test_a_tie_goes_clockwise_from_who_laid_the_card() -> None:
    scene = two_interventions()
    scene.line(ann=0, bob=250, carl=100, dora=50)
    scene.wait(450)
    assert scene.act("dora", Lay("W", "y"), id="d") == "held"
    scene.wait(50)
    assert scene.act("carl", Lay("W", "b"), id="c") == "held"
    scene.wait(200)
    assert (scene.answer("carl", "c"), scene.answer("dora", "d")) == ("done", "too_late")


def test_a_call_out_made_first_leaves_the_turn_as_it_is() -> None:
    scene = forgotten()
    scene.line(bob=0, carl=100)
    scene.wait(500)
    assert scene.act("bob", Draw(), id="draw") == "held"
    scene.wait(50)
    assert scene.act("carl", CallOut(0)) == "done"  # made at 450
    scene.wait(100)
    assert scene.answer("bob", "draw") == "done"
    assert moves(scene) == [(2, CallOut(0)), (1, Draw())]
    assert lost(scene) == ()


def test_a_call_out_made_after_the_next_action_is_too_late() -> None:
    scene = forgotten()
    scene.line(bob=100, carl=0)
    scene.wait(500)
    assert scene.act("carl", CallOut(0), id="call") == "held"  # made at 500
    scene.wait(50)
    assert scene.act("bob", Draw()) == "done"  # made at 450
    assert scene.answer("carl", "call") == "too_late"
    assert (moves(scene), lost(scene)) == ([(1, Draw())], (2,))


def test_of_two_call_outs_the_first_counts() -> None:
    scene = forgotten()
    scene.line(bob=0, carl=100)
    scene.wait(500)
    assert scene.act("bob", CallOut(0), id="call") == "held"
    scene.wait(50)
    assert scene.act("carl", CallOut(0)) == "done"
    assert scene.answer("bob", "call") == "too_late"
    assert [event for event in scene.events if isinstance(event, CalledOut)] == [CalledOut(2, 0)]


def gambled() -> Scene:
    """Ann lays a Wild Draw Four, one card left, and says nothing of either."""
    return race("W4 r1", "y1 b1 b2", "y2 y3 y4", lays=Lay("W4", "b"))


def test_a_challenge_made_first_closes_the_call_out() -> None:
    scene = gambled()
    scene.line(bob=100, carl=0)
    scene.wait(500)
    assert scene.act("carl", CallOut(0), id="call") == "held"
    scene.wait(50)
    assert scene.act("bob", Challenge()) == "done"
    assert (scene.answer("carl", "call"), lost(scene)) == ("too_late", (2,))


def test_a_call_out_made_first_does_not_void_the_challenge() -> None:
    scene = gambled()
    scene.line(bob=0, carl=100)
    scene.wait(500)
    assert scene.act("bob", Challenge(), id="challenge") == "held"
    scene.wait(50)
    assert scene.act("carl", CallOut(0)) == "done"
    scene.wait(100)
    assert scene.answer("bob", "challenge") == "done"
    kinds = [type(e) for e in scene.events if isinstance(e, CalledOut | Challenged)]
    assert kinds == [CalledOut, Challenged]


def test_accepting_competes_too() -> None:
    scene = race("rD g1 g2", "b1 b2", "rD y1 y2", lays=Lay("rD"))
    scene.line(bob=0, carl=100)
    scene.wait(500)
    assert scene.act("bob", Accept(), id="accept") == "held"
    scene.wait(50)
    assert scene.act("carl", Lay("rD")) == "done"
    assert scene.answer("bob", "accept") == "too_late"
    assert scene.waiting == "ann"


def test_with_one_person_at_the_table_nothing_is_held() -> None:
    scene = playing("snakes-and-ladders", "ann", seats=3)
    scene.put(table("r7 g1 g2", "r1 b1", "r1 b2", turn=2))
    scene.line(ann=200)
    scene.put(replace(scene.position, layer=2, turn=0))
    assert scene.act("ann", Draw()) == "done"


def test_who_is_not_connected_is_not_waited_for() -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    scene.disconnect("carl")
    assert scene.act("bob", Draw()) == "done"


def test_nobody_is_waited_for_where_nobody_may_race() -> None:
    scene = intervention()
    scene.line(ann=250, bob=0, carl=250)
    scene.wait(400)
    scene.act("bob", Draw())
    scene.wait(250)
    assert scene.fallback("bob") == "done"  # passes; nothing can be laid on or called


def test_losers_are_never_penalised() -> None:
    scene = intervention(options={"penalties": "on"}, rules=Rules(penalties="on"))
    scene.line(bob=100, carl=0)
    scene.wait(500)
    assert scene.act("carl", Lay("r7"), id="lay") == "held"
    scene.wait(50)
    assert scene.act("bob", Lay("r1")) == "done"
    assert scene.answer("carl", "lay") == "too_late"
    assert scene.act("carl", Lay("r7"), offer="intervene-1") == "too_late"
    assert len(scene.position.hands[2]) == 3


def test_a_mistake_is_penalised_only_if_play_has_not_moved_on() -> None:
    scene = intervention(options={"penalties": "on"}, rules=Rules(penalties="on"))
    at = scene.play.position.at
    assert scene.act("bob", Draw()) == "done"
    late = {"actions": (Lay("y1"),), "at": at}
    assert scene.ask("carl", Act, **late) == "too_late"
    assert scene.ask("carl", Act, actions=(Lay("y1"),)) == "too_late"
    assert len(scene.position.hands[2]) == 3
    assert scene.act("carl", Lay("y1")) == "done"
    assert [e.why for e in scene.events if isinstance(e, CardsTaken)][-1] == "penalty"


def test_a_held_mistake_is_forgiven_when_somebody_acts_first() -> None:
    scene = forgotten(options={"penalties": "on"}, rules=Rules(penalties="on"))
    scene.line(bob=0, carl=100)
    scene.wait(500)
    assert scene.act("bob", Lay("b1"), id="wrong") == "held"
    scene.wait(50)
    assert scene.act("carl", CallOut(0)) == "done"
    assert scene.answer("bob", "wrong") == "too_late"
    assert len(scene.position.hands[1]) == 3


def test_a_held_mistake_that_nobody_forestalls_is_penalised() -> None:
    scene = forgotten(options={"penalties": "on"}, rules=Rules(penalties="on"))
    scene.line(bob=0, carl=100)
    assert scene.act("bob", Lay("b1"), id="wrong") == "held"
    scene.wait(100)
    assert scene.answer("bob", "wrong") == "done"
    assert len(scene.position.hands[1]) == 5


@pytest.mark.parametrize(
    ("who", "kind", "fields"), [("bob", Leave, {}), ("ann", HandOver, {"seat": 1})]
)
def test_a_held_claim_dies_with_the_seat(who: str, kind: type, fields: dict[str, Any]) -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    assert scene.act("bob", Draw(), id="draw") == "held"
    assert scene.ask(who, kind, **fields) == "done"
    scene.wait(200)
    assert scene.answer("bob", "draw") == "not_seated"


def test_a_held_claim_outlives_the_connection() -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    scene.act("bob", Draw())
    scene.disconnect("bob")
    scene.wait(200)
    assert moves(scene) == [(1, Draw())]


def test_who_comes_back_and_asks_again_gets_the_answer_to_the_held_claim() -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    scene.act("bob", Draw(), id="draw")
    scene.disconnect("bob")
    scene.connect("bob")
    assert scene.act("bob", Draw(), id="draw") == "held"
    scene.wait(200)
    assert scene.answer("bob", "draw") == "done"
    assert moves(scene) == [(1, Draw())]


def test_a_claim_sent_twice_is_made_once() -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    assert scene.act("bob", Draw(), id="draw") == "held"
    assert scene.act("bob", Draw(), id="draw") == "held"
    scene.wait(200)
    assert scene.answer("bob", "draw") == "done"
    assert scene.act("bob", Draw(), id="draw") == "done"
    assert moves(scene) == [(1, Draw())]


def test_nobody_loses_a_claim_to_oneself() -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    scene.act("bob", Draw(), id="once")
    scene.act("bob", Draw(), id="again")
    scene.wait(200)
    assert scene.answer("bob", "again") == "too_late"
    assert lost(scene) == ()


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_resigning_is_never_held_and_ends_what_is(who: str) -> None:
    scene = intervention()
    scene.line(bob=0, carl=200)
    scene.act("bob", Draw(), id="draw")
    assert scene.resign(who) == "done"
    assert scene.answer("bob", "draw") == "too_late"
    assert (scene.phase, scene.table.due()) == ("over", None)
    assert moves(scene)[-1][1] == Resign()


def test_a_bot_competes_from_when_it_made_up_its_mind() -> None:
    scene = intervention()
    scene.ask("carl", Leave)  # a bot has carl's red 7 now
    scene.line(bob=200)
    bot_acts = scene.table.due()
    assert bot_acts is not None
    scene.wait_until(bot_acts + 199)
    assert moves(scene) == []
    assert scene.act("bob", Draw()) == "done"  # made 1 ms before the bot
    assert lost(scene) == (2,)


def test_a_bots_claim_is_dropped_when_the_person_takes_the_seat_back() -> None:
    scene = intervention()
    scene.ask("carl", Leave)
    scene.line(bob=200)
    scene.wait_until((scene.table.due() or 0) + 100)
    assert scene.ask("carl", Sit) == "done"
    scene.wait(200)
    assert moves(scene) == []
    assert scene.offer("carl", Lay("r7")) == "intervene-1"
