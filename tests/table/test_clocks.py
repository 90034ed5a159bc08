"""Clocks: what a turn may take, what happens when it is over, and when clocks stand still."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.core import Timeout
from stosy.games import games
from stosy.games.snakes_and_ladders.state import Accept, CallOut, Draw, Lay, Pass, Ready
from stosy.table.entries import Paused, Played, Resumed
from stosy.wire import Act
from stosy.wire.tells import Update
from tests.games.snakes_positions import Rules, table
from tests.table.play import Scene, gathered, playing

CLOCK = 30
TIME = CLOCK * 1000
DAY = 86_400_000

every_game = pytest.mark.parametrize("game", list(games()))


def clocked(game: str = "face-to-face", **more: Any) -> Scene:
    return playing(game, "ann", "bob", clock=CLOCK, **more)


def left(scene: Scene) -> int | None:
    """How many ms clients are told that there are."""
    news: Update[Any, Any, Any] = scene.catch_up("ann", None)
    return news.left


def by_clock(scene: Scene) -> list[Any]:
    """What the clock played."""
    return [entry.move.action for entry in scene.entries(Played) if entry.by == "clock"]


@every_game
def test_at_expiry_the_fallbacks_finish_the_turn(game: str) -> None:
    scene = clocked(game)
    turn, waiting = scene.play.turn, scene.waited.seat
    scene.wait(TIME - 1)
    assert (scene.play.turn, by_clock(scene)) == (turn, [])
    scene.wait(1)
    assert scene.play.turn != turn
    assert scene.waited.seat != waiting
    assert {entry.move.seat for entry in scene.entries(Played)} == {waiting}


def test_the_clock_lays_two_cards_and_ends_the_turn_where_that_is_the_least() -> None:
    scene = clocked("face-to-face")
    scene.wait(TIME)
    assert [type(action).__name__ for action in by_clock(scene)] == ["Lay", "Lay", "EndTurn"]


def test_the_clock_draws_and_passes() -> None:
    position = table("g1 g2", "b1 b2", top="r5")
    scene = clocked("snakes-and-ladders", position=position)
    scene.wait(TIME)
    assert by_clock(scene) == [Draw(), Pass()]


def test_the_clock_only_passes_if_the_card_is_drawn_already() -> None:
    position = table("g1 g2", "b1 b2", top="r5")
    scene = clocked("snakes-and-ladders", position=position)
    scene.wait(20_000)
    assert scene.act("ann", Draw()) == "done"
    assert left(scene) == 10_000
    scene.wait(10_000)
    assert by_clock(scene) == [Pass()]


def test_the_clock_finishes_a_turn_that_was_begun() -> None:
    scene = clocked("face-to-face")
    scene.wait(25_000)
    scene.fallback("ann")
    assert left(scene) == 5_000
    scene.wait(5_000)
    assert [type(action).__name__ for action in by_clock(scene)] == ["Lay", "EndTurn"]


def test_sorting_many_cards_has_a_clock_of_its_own() -> None:
    position = table("W4 g1 g2", "b1 b2", top="r5")
    scene = clocked("snakes-and-ladders", position=position)
    scene.act("ann", Lay("W4", "b"))
    scene.wait(TIME)
    assert by_clock(scene) == [Accept()]
    assert (scene.waiting, left(scene)) == ("bob", TIME)
    scene.wait(TIME)
    assert by_clock(scene) == [Accept(), Ready()]


def test_nothing_restarts_the_clock_of_a_turn() -> None:
    position = table("r7 g1", "b1 b2 b3", "y1 y2 y3", top="r5")
    scene = playing("snakes-and-ladders", "ann", "bob", "carl", clock=CLOCK, position=position)
    scene.act("ann", Lay("r7"))
    scene.wait(10_000)
    scene.act("carl", CallOut(0))
    scene.disconnect("bob")
    scene.wait(10_000)
    scene.connect("bob")
    assert left(scene) == 10_000
    scene.wait(10_000)
    assert by_clock(scene) == [Draw(), Pass()]


def test_take_back_does_not_restart_the_clock() -> None:
    scene = clocked("face-to-face")
    scene.wait(10_000)
    scene.fallback("ann")
    take_back = next(a for a in scene.waited.actions if type(a).__name__ == "TakeBack")
    assert scene.act("ann", take_back) == "done"
    assert left(scene) == 20_000


def test_each_turn_has_its_whole_time() -> None:
    scene = clocked("face-to-face")
    scene.wait(29_000)
    scene.finish_turn()
    assert (scene.waiting, left(scene)) == ("bob", TIME)


def test_without_a_clock_people_take_their_time() -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.wait(DAY)
    assert (scene.play.position.at, left(scene), scene.table.due()) == (1, None, None)


def test_a_move_before_the_deadline_counts() -> None:
    scene = clocked()
    scene.wait(TIME - 1)
    assert scene.fallback("ann") == "done"


def test_a_move_after_the_deadline_is_too_late() -> None:
    scene = clocked()
    lay, turn = scene.waited.fallback, scene.waited.id
    scene.wait(TIME + 1)
    assert scene.ask("ann", Act, actions=(lay,), offer=turn, at=1) == "too_late"


@pytest.mark.parametrize(("after", "answer"), [(149, "done"), (151, "too_late")])
def test_the_round_trip_is_allowed_for(after: float, answer: str) -> None:
    scene = clocked()
    scene.line(ann=150, bob=10)
    lay, turn = scene.waited.fallback, scene.waited.id
    scene.wait(TIME + after)
    assert scene.ask("ann", Act, actions=(lay,), offer=turn) == answer


def test_no_more_than_the_cap_is_allowed_for() -> None:
    scene = clocked()
    scene.line(ann=5000)
    scene.wait(TIME + 249)
    assert scene.waiting == "ann"
    scene.wait(1)
    assert scene.waiting == "bob"


def test_the_line_of_the_others_does_not_prolong_a_turn_without_a_race() -> None:
    scene = clocked()
    scene.line(ann=10, bob=240)
    scene.wait(TIME + 10)
    assert scene.waiting == "bob"


def window(**more: Any) -> Scene:
    """Ann has laid the red 7; it is bob's turn, and carl may intervene."""
    position = table("r7 g1 g2", "r1 b1 b2", "r7 y1 y2", "y3 y4 y5", top="r5")
    people = ("ann", "bob", "carl", "dora")
    scene = playing("snakes-and-ladders", *people, clock=CLOCK, position=position, **more)
    scene.act("ann", Lay("r7"))
    return scene


def test_a_claim_held_across_the_deadline_counts() -> None:
    scene = window()
    scene.line(ann=0, bob=0, carl=200)
    scene.wait(TIME - 10)
    assert scene.act("bob", Lay("r1"), id="lay") == "held"
    scene.wait(200)
    assert scene.answer("bob", "lay") == "done"
    assert by_clock(scene) == []


def test_an_intervention_held_across_the_deadline_of_another_counts() -> None:
    scene = window()
    scene.line(ann=0, bob=10, carl=0, dora=240)
    scene.wait(TIME - 10)
    assert scene.act("carl", Lay("r7"), id="lay") == "held"
    scene.wait(240)
    assert scene.answer("carl", "lay") == "done"
    assert by_clock(scene) == []


def test_an_intervention_made_before_the_deadline_may_arrive_after_it() -> None:
    scene = window()
    scene.line(ann=0, bob=10, carl=200)
    scene.wait(TIME + 150)
    assert scene.act("carl", Lay("r7")) == "done"  # made 50 ms before
    assert by_clock(scene) == []


def test_claims_made_after_the_deadline_do_not_put_it_off() -> None:
    """Bob sends one useless claim after the other, each of which would be held for 200 ms."""
    scene = window()
    scene.line(ann=0, bob=0, carl=200)
    scene.wait(TIME - 100)
    for _ in range(10):
        scene.act("bob", CallOut(2))
        scene.wait(50)
    assert by_clock(scene) == [Draw(), Pass()]


def test_forfeit_if_the_table_says_so() -> None:
    scene = clocked(expiry="forfeit")
    scene.wait(TIME)
    assert (scene.phase, by_clock(scene)) == ("over", [Timeout()])
    assert scene.position.result.winner == 1


@every_game
def test_every_game_can_be_forfeited(game: str) -> None:
    scene = clocked(game, expiry="forfeit")
    scene.wait(TIME)
    assert scene.position.result.reason == "timeout"


def test_a_person_in_grace_gets_the_fallback_and_no_forfeit() -> None:
    scene = clocked(expiry="forfeit")
    scene.wait(1_000)
    scene.disconnect("ann")
    scene.wait(TIME - 1_000)
    assert (scene.phase, scene.waiting) == ("playing", "bob")
    assert Timeout() not in by_clock(scene)


def test_who_comes_back_in_time_may_still_forfeit() -> None:
    scene = clocked(expiry="forfeit")
    scene.disconnect("ann")
    scene.wait(5_000)
    scene.connect("ann")
    scene.wait(TIME - 5_000)
    assert by_clock(scene) == [Timeout()]


def test_who_comes_back_after_the_deadline_to_a_bots_turn_does_not_forfeit() -> None:
    """The bot that stands in takes over just before the clock runs out, and needs some time."""
    scene = playing("face-to-face", "ann", "bob", clock=15, grace=14, expiry="forfeit")
    scene.disconnect("ann")
    scene.wait(15_500)
    assert scene.position.laid
    scene.connect("ann")
    assert (scene.phase, scene.waiting) == ("playing", "bob")
    assert scene.entries(Played)[-1].by == "clock"


def test_a_quick_table_stands_still_while_nobody_who_plays_is_there() -> None:
    scene = clocked(expiry="forfeit")
    scene.connect("dora")
    scene.wait(10_000)
    scene.disconnect("ann", "bob")
    assert (left(scene), scene.table.due()) == (20_000, None)
    scene.wait(DAY)
    assert (left(scene), scene.phase) == (20_000, "playing")
    scene.connect("ann")
    assert left(scene) == 20_000
    scene.wait(19_999)
    assert scene.phase == "playing"
    scene.wait(1)
    assert scene.phase == "over"


def test_standing_still_is_in_the_log() -> None:
    scene = clocked()
    scene.disconnect("ann")
    assert scene.entries(Paused) == []
    scene.disconnect("bob")
    scene.wait(500)
    scene.connect("bob")
    assert [entry.at for entry in (*scene.entries(Paused), *scene.entries(Resumed))] == [1000, 1500]


def test_a_match_that_starts_with_nobody_there_stands_still_at_once() -> None:
    scene = gathered("face-to-face", "ann", clock=CLOCK, first=0)
    scene.disconnect("ann")
    scene.table.start(scene.now)
    scene.take()
    assert scene.table.due() is None
    scene.wait(DAY)
    scene.connect("ann")
    assert left(scene) == TIME


def test_bots_do_not_play_while_the_table_stands_still() -> None:
    scene = playing("face-to-face", "ann", first=1)
    scene.disconnect("ann")
    scene.wait(DAY)
    assert scene.play.position.at == 1
    scene.connect("ann")
    scene.wait(60_000)
    assert scene.waiting == "ann"


def test_downtime_does_not_count() -> None:
    scene = clocked(expiry="forfeit")
    scene.wait(25_000)
    scene.restart()
    scene.wait(DAY)
    scene.connect("ann", "bob")
    assert left(scene) == 5_000


def slow(**more: Any) -> Scene:
    return playing("face-to-face", "ann", "bob", clock=86_400, **more)


def test_nobody_stands_in_at_a_slow_table() -> None:
    scene = slow()
    scene.disconnect("ann", "bob")
    scene.wait(DAY - 1)
    assert scene.play.position.at == 1
    assert not any(seat.stands_in for seat in scene.told.seats)
    scene.wait(1)
    assert scene.waiting == "bob"
    scene.wait(DAY)
    assert scene.waiting == "ann"


def test_a_slow_table_does_not_stand_still() -> None:
    scene = slow()
    scene.disconnect("ann", "bob")
    scene.wait(3_600_000)
    assert left(scene) == DAY - 3_600_000
    assert scene.entries(Paused) == []


def test_absent_people_forfeit_at_a_slow_table_if_it_says_so() -> None:
    scene = slow(expiry="forfeit")
    scene.disconnect("ann", "bob")
    scene.wait(DAY)
    assert by_clock(scene) == [Timeout()]


def test_bots_play_at_a_slow_table_with_nobody_there() -> None:
    scene = playing("face-to-face", "ann", first=1, clock=86_400)
    scene.disconnect("ann")
    scene.wait(60_000)
    assert scene.waiting == "ann"


def test_a_slow_table_goes_on_after_a_restart_where_it_was() -> None:
    scene = slow()
    scene.wait(DAY / 2)
    scene.restart()
    assert left(scene) == DAY // 2
    scene.wait(DAY / 2)
    assert scene.waiting == "bob"


def test_bots_have_no_clock() -> None:
    scene = playing("face-to-face", "ann", first=1, clock=CLOCK)
    assert left(scene) is None


def test_courtesy_off_gives_no_time_to_sort() -> None:
    rules = Rules(courtesy="off")
    position = table("W4 g1 g2", "b1 b2", top="r5", rules=rules)
    scene = clocked("snakes-and-ladders", position=position)
    scene.act("ann", Lay("W4", "b"))
    scene.wait(TIME)
    assert scene.waiting == "ann"
