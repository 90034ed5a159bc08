"""Coming and going: grace, bots that stand in, and coming back in every phase of a match."""

from __future__ import annotations

from typing import Any

from stosy.games.snakes_and_ladders.state import Draw, Lay, Ready
from stosy.table.entries import Played
from stosy.vocabulary.settings import Change
from stosy.wire import Arrange, HandOver, Leave, Remove, Sit, TakeSeat
from tests.games.snakes_positions import table
from tests.table.play import Scene, gathered, playing

GRACE = 60_000


def seen(scene: Scene, person: str) -> tuple[bool, bool]:
    """Is this person here, as everybody is told, and does a bot stand in?"""
    seat = scene.told.seats[scene.state.seat_of(person)]
    return seat.here, seat.stands_in


def quick(**more: Any) -> Scene:
    return playing("face-to-face", "ann", "bob", **more)


def snakes(*hands: str, **more: Any) -> Scene:
    people = ("ann", "bob", "carl")[: len(hands)]
    return playing("snakes-and-ladders", *people, position=table(*hands, **more))


def test_gathering_a_seat_is_kept_for_who_is_away() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    scene.disconnect("bob")
    scene.wait(GRACE * 10)
    assert seen(scene, "bob") == (False, False)
    scene.connect("bob")
    assert seen(scene, "bob") == (True, False)


def test_own_turn_a_bot_plays_after_the_grace() -> None:
    scene = quick()
    scene.disconnect("ann")
    scene.wait(GRACE - 1)
    assert (seen(scene, "ann"), scene.play.position.at) == ((False, False), 1)
    scene.wait(1)
    assert seen(scene, "ann") == (False, True)
    scene.wait(20_000)
    assert scene.waiting == "bob"
    assert {entry.by for entry in scene.entries(Played)} == {"bot"}


def test_own_turn_who_is_back_within_the_grace_plays_on() -> None:
    scene = quick()
    scene.disconnect("ann")
    scene.wait(GRACE - 1)
    scene.connect("ann")
    scene.wait(GRACE)
    assert scene.play.position.at == 1
    assert scene.fallback("ann") == "done"


def test_the_bots_timer_does_nothing_once_the_person_is_back() -> None:
    scene = quick()
    scene.disconnect("ann")
    scene.wait(GRACE)
    assert scene.table.due() is not None
    scene.connect("ann")
    assert scene.table.due() is None
    scene.wait(GRACE)
    assert scene.play.position.at == 1


def test_who_is_back_in_the_middle_of_the_bots_turn_finishes_it() -> None:
    scene = quick()
    scene.disconnect("ann")
    scene.wait(GRACE + 1_600)
    assert len(scene.position.laid) == 1
    scene.connect("ann")
    scene.wait(GRACE)
    assert scene.waiting == "ann"
    scene.finish_turn()
    assert scene.waiting == "bob"


def test_others_turn_coming_back_changes_nothing() -> None:
    scene = quick()
    offers = scene.table.offers()
    scene.disconnect("bob")
    scene.wait(GRACE * 2)
    assert seen(scene, "bob") == (False, True)
    scene.connect("bob")
    assert scene.table.offers() == offers
    assert scene.fallback("ann") == "done"


def test_who_is_away_too_long_twice_has_a_grace_each_time() -> None:
    scene = quick()
    for _ in range(2):
        scene.disconnect("ann")
        scene.wait(GRACE - 1)
        assert seen(scene, "ann") == (False, False)
        scene.wait(1)
        assert seen(scene, "ann") == (False, True)
        scene.connect("ann")


def test_one_of_two_devices_is_enough_to_be_here() -> None:
    scene = quick()
    first = scene.sockets["ann"]
    scene.connect("ann")
    scene.table.disconnect(first, scene.now)
    scene.take()
    scene.wait(GRACE * 2)
    assert seen(scene, "ann") == (True, False)


def test_drawn_the_card_is_still_there_to_be_laid() -> None:
    scene = snakes("g1 g2", "b1 b2", pile="r9")
    scene.act("ann", Draw())
    scene.disconnect("ann")
    scene.wait(GRACE - 1)
    scene.connect("ann")
    assert scene.act("ann", Lay("r9")) == "done"


def test_drawn_the_bot_that_stands_in_lays_or_passes() -> None:
    scene = snakes("g1 g2", "b1 b2", pile="r9")
    scene.act("ann", Draw())
    scene.disconnect("ann")
    scene.wait(GRACE + 3_000)
    assert scene.entries(Played)[-1].by == "bot"
    assert scene.waiting == "bob"


def sorting() -> Scene:
    """Bob has taken four cards and sorts them."""
    scene = snakes("W4 g1 g2", "b1 b2", "y1 y2")
    scene.act("ann", Lay("W4", "b"))
    scene.fallback("bob")
    assert (scene.waiting, scene.waited.fallback) == ("bob", Ready())
    return scene


def test_sorting_who_comes_back_says_ready() -> None:
    scene = sorting()
    scene.disconnect("bob")
    scene.wait(1_000)
    scene.connect("bob")
    assert scene.act("bob", Ready()) == "done"


def test_sorting_a_bot_is_ready_for_who_stays_away() -> None:
    scene = sorting()
    scene.disconnect("bob")
    scene.wait(GRACE + 3_000)
    assert scene.waiting == "carl"


def test_over_people_come_and_go() -> None:
    scene = quick()
    scene.resign("ann")
    scene.disconnect("ann", "bob")
    scene.wait(GRACE * 10)
    assert (scene.phase, scene.table.due()) == ("over", None)
    scene.connect("bob")
    assert seen(scene, "bob") == (True, False)
    assert scene.catch_up("bob", None).view == scene.game.view(scene.position, 1)


def test_all_absent_people_get_their_bots_while_somebody_is_there() -> None:
    scene = playing("quick-and-easy", "ann", "bob", "carl")
    scene.disconnect("bob")
    scene.wait(1_000)
    scene.disconnect("carl")
    scene.wait(GRACE - 1_000)
    assert [seen(scene, p) for p in ("bob", "carl")] == [(False, True), (False, False)]
    scene.wait(1_000)
    assert seen(scene, "carl") == (False, True)


def test_the_grace_is_the_tables() -> None:
    scene = quick(grace=5)
    scene.disconnect("ann")
    scene.wait(5_000)
    assert seen(scene, "ann") == (False, True)


def test_a_match_that_starts_without_somebody_has_the_bot_stand_in_when_their_grace_is_over() -> (
    None
):
    scene = gathered("quick-and-easy", "ann", "bob")
    scene.disconnect("bob")
    scene.wait(GRACE - 1_000)
    scene.start()
    assert seen(scene, "bob") == (False, False)
    scene.wait(1_000)
    assert seen(scene, "bob") == (False, True)


def test_after_a_restart_everybody_has_a_whole_grace_to_come_back() -> None:
    scene = quick(first=1)
    scene.wait(GRACE * 5)
    scene.restart()
    scene.connect("ann")
    scene.wait(GRACE - 1)
    assert (seen(scene, "bob"), scene.play.position.at) == ((False, False), 1)
    scene.wait(1)
    assert seen(scene, "bob") == (False, True)


def test_the_grace_after_a_restart_counts_from_when_somebody_is_back() -> None:
    """However long the table stood still before: not from the restart, nor hours from now."""
    scene = quick(first=1)
    stopped = scene.now
    scene.disconnect("ann")
    scene.disconnect("bob")
    scene.wait(GRACE * 100)  # nobody comes
    scene.restart(stopped)
    scene.connect("ann")
    scene.wait(GRACE - 1)
    assert seen(scene, "bob") == (False, False)
    scene.wait(1)
    assert seen(scene, "bob") == (False, True)


def test_who_takes_the_seat_back_has_a_grace_of_their_own() -> None:
    scene = quick()
    scene.disconnect("ann")
    scene.wait(GRACE)  # a bot stands in
    scene.table.ask("ann", "ann", Leave(id="away"), scene.now)
    scene.take()
    scene.connect("ann")
    assert scene.ask("ann", Sit) == "done"
    scene.disconnect("ann")
    assert seen(scene, "ann") == (False, False)


def test_a_seat_does_not_remember_whom_a_bot_stood_in_for() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    scene.disconnect("bob")
    scene.wait(GRACE)
    scene.resign("ann")
    scene.ask("ann", Remove, seat=1)
    scene.sit("carl")
    scene.start()
    scene.disconnect("carl")
    assert seen(scene, "carl") == (False, False)


def test_who_takes_a_seat_over_without_being_connected_has_a_grace() -> None:
    scene = quick()
    key = scene.key_of("ann")
    scene.wait(GRACE * 2)
    scene.table.ask("phone", "phone", TakeSeat(id="take", key=key), scene.now)
    scene.take()
    assert seen(scene, "phone") == (False, False)
    scene.wait(GRACE)
    assert seen(scene, "phone") == (False, True)


def test_nobody_stands_in_when_the_table_has_become_a_slow_one() -> None:
    scene = quick()
    scene.disconnect("bob")
    scene.wait(GRACE)
    scene.resign("ann")
    assert scene.ask("ann", Arrange, change=Change(clock=86_400)) == "done"
    scene.start()
    scene.wait(GRACE)
    assert seen(scene, "bob") == (False, False)


def test_the_bot_of_a_seat_handed_over_plays_on_from_where_the_stand_in_was() -> None:
    scene = quick()
    scene.disconnect("ann")
    scene.wait(GRACE)
    assert scene.state.host == "ann"
    scene.wait(GRACE * 4)
    assert scene.state.host == "bob"
    assert scene.ask("bob", HandOver, seat=0) == "done"
    while scene.waiting == "bob":
        scene.finish_turn()
    scene.wait(20_000)
    assert scene.waiting == "bob"


def test_a_stand_in_whose_claim_was_dropped_is_asked_again() -> None:
    """Bob comes back while the claim of his bot is held, and is away again."""
    scene = snakes("r7 g1 g2", "r1 b1 b2", "y1 y2 y3")
    scene.disconnect("bob")
    scene.wait(GRACE)
    scene.act("ann", Lay("r7"))
    scene.line(carl=200)
    scene.wait_until((scene.table.due() or 0) + 100)
    scene.connect("bob")
    scene.wait(1_000)
    assert scene.waiting == "bob"
    scene.disconnect("bob")
    scene.wait(GRACE + 4_000)
    assert scene.waiting == "carl"


def test_spectators_neither_play_nor_keep_the_clocks_going() -> None:
    scene = quick(clock=30)
    scene.connect("dora")
    assert scene.told.spectators == 1
    scene.disconnect("ann", "bob")
    assert scene.table.due() is None
    scene.disconnect("dora")
    assert scene.told.spectators == 0
