"""Who sits where: sitting down, starting, leaving, hosting, removing."""

from __future__ import annotations

from typing import Any

import pytest

from stosy.core import Resign
from stosy.table.entries import Started
from stosy.vocabulary.events import BotSeated, Closed, HostChanged, Left, Renamed
from stosy.wire import (
    Act,
    Close,
    GoOn,
    HandOver,
    Leave,
    Mute,
    OpenSeat,
    PutBot,
    Remove,
    Say,
    Sit,
    Start,
)
from tests.table.play import Scene, gathered, playing


def three() -> Scene:
    return gathered("quick-and-easy", "ann", "bob", "carl", first=0)


def test_people_take_the_first_open_seat_or_the_one_they_want() -> None:
    scene = gathered("quick-and-easy", "ann", "bob", seats=4)
    scene.connect("carl", "dora")
    assert scene.ask("carl", Sit, seat=3) == "done"
    assert scene.ask("dora", Sit) == "done"
    assert scene.kinds == ["ann", "bob", "dora", "carl"]


def test_a_person_sits_once() -> None:
    scene = gathered("quick-and-easy", "ann", "bob", seats=3)
    assert scene.ask("bob", Sit, seat=2) == "seated_already"


@pytest.mark.parametrize(("seat", "code"), [(0, "wrong_seat"), (7, "no_such_seat")])
def test_a_seat_that_is_taken_or_not_there_is_refused(seat: int, code: str) -> None:
    scene = gathered("quick-and-easy", "ann", seats=3)
    scene.connect("bob")
    assert scene.ask("bob", Sit, seat=seat) == code


def test_a_full_table_has_no_seat_free() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    scene.connect("carl")
    assert scene.ask("carl", Sit) == "no_seat_free"


def test_a_person_may_take_a_bots_seat_while_no_match_runs() -> None:
    scene = gathered("quick-and-easy", "ann")
    assert scene.ask("ann", PutBot, seat=1, level="strong") == "done"
    scene.sit("bob")
    assert scene.kinds == ["ann", "bob"]


def test_a_bot_changes_its_level_and_goes() -> None:
    scene = gathered("quick-and-easy", "ann")
    scene.ask("ann", PutBot, seat=1, level="strong")
    assert scene.ask("ann", PutBot, seat=1, level="casual") == "done"
    assert scene.state.seats[1].bot == "casual"
    assert scene.ask("ann", OpenSeat, seat=1) == "done"
    assert scene.kinds == ["ann", "open"]


def test_bots_and_open_seats_are_not_mixed_up() -> None:
    scene = gathered("quick-and-easy", "ann", "bob", seats=3)
    assert scene.ask("ann", PutBot, seat=1, level="casual") == "wrong_seat"
    assert scene.ask("ann", OpenSeat, seat=2) == "wrong_seat"
    assert scene.ask("ann", PutBot, seat=2, level="genius") == "no_such_bot"
    assert scene.ask("ann", Remove, seat=2) == "wrong_seat"


HOST_ONLY: list[tuple[type, dict[str, Any]]] = [
    (Start, {}),
    (PutBot, {"seat": 2, "level": "casual"}),
    (OpenSeat, {"seat": 2}),
    (Remove, {"seat": 0}),
    (HandOver, {"seat": 0}),
    (Mute, {"seat": 0}),
    (Close, {}),
]


@pytest.mark.parametrize(("kind", "fields"), HOST_ONLY)
def test_only_the_host_runs_the_table(kind: type, fields: dict[str, Any]) -> None:
    scene = three()
    assert scene.ask("bob", kind, **fields) == "not_host"


@pytest.mark.parametrize(("kind", "fields"), [(Leave, {}), (GoOn, {}), (Say, {"text": "hi"})])
def test_a_spectator_has_no_say(kind: type, fields: dict[str, Any]) -> None:
    scene = three()
    scene.connect("dora")
    assert scene.ask("dora", kind, **fields) == "not_seated"


def test_start_puts_bots_on_open_seats() -> None:
    scene = gathered("quick-and-easy", "ann", seats=3, stand_in="strong")
    scene.start()
    assert [event.seat for event in scene.happened(BotSeated)] == [1, 2]
    assert [seat.bot for seat in scene.state.seats] == [None, "strong", "strong"]


def test_a_second_start_is_refused_while_the_match_runs() -> None:
    scene = three()
    scene.start()
    assert scene.ask("ann", Start) == "match_runs"
    assert len(scene.entries(Started)) == 1


def test_the_same_start_sent_twice_starts_once_and_is_acknowledged_twice() -> None:
    scene = three()
    assert scene.ask("ann", Start, id="go") == "done"
    assert scene.ask("ann", Start, id="go") == "done"
    assert len(scene.entries(Started)) == 1


def test_who_leaves_before_the_start_leaves_an_open_seat_for_a_bot() -> None:
    scene = three()
    assert scene.ask("bob", Leave) == "done"
    scene.start()
    assert scene.kinds == ["ann", "bot", "carl"]
    assert scene.state.seats[1].owner is None


def test_who_leaves_after_the_start_may_come_back() -> None:
    scene = three()
    scene.start()
    assert scene.ask("bob", Leave) == "done"
    assert scene.kinds == ["ann", "bot", "carl"]
    assert scene.ask("bob", Sit) == "done"
    assert scene.kinds == ["ann", "bob", "carl"]


def test_a_host_who_leaves_can_start_no_more_but_the_heir_can() -> None:
    scene = three()
    scene.ask("ann", Leave)
    assert scene.ask("ann", Start) == "not_host"
    assert scene.ask("bob", Start) == "done"


def test_a_host_who_starts_and_leaves_leaves_a_running_match() -> None:
    scene = three()
    scene.start()
    scene.ask("ann", Leave)
    assert (scene.phase, scene.state.host) == ("playing", "bob")


def test_leaving_is_not_resigning() -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.ask("ann", Leave)
    assert scene.phase == "playing"
    scene.wait(20_000)
    assert scene.waiting == "bob"


def test_a_seat_in_a_running_match_is_its_owners() -> None:
    scene = three()
    scene.start()
    scene.ask("bob", Leave)
    scene.connect("dora")
    assert scene.ask("dora", Sit) == "match_runs"
    assert scene.ask("dora", Sit, seat=1) == "match_runs"
    assert scene.ask("bob", Sit, seat=2) == "match_runs"


def test_who_takes_the_kept_seat_of_another_keeps_the_own_name() -> None:
    scene = three()
    scene.start()
    scene.ask("bob", Leave)
    scene.resign("carl")
    scene.connect("dora")
    assert scene.ask("dora", Sit, seat=1) == "done"
    assert scene.told.seats[1].name == "dora"


def test_who_sits_down_elsewhere_gives_the_kept_seat_up() -> None:
    scene = three()
    scene.start()
    scene.ask("bob", Leave)
    scene.ask("carl", Leave)
    scene.resign("ann")
    assert scene.ask("bob", Sit, seat=2) == "done"
    assert [seat.name for seat in scene.told.seats] == ["ann", None, "bob"]
    assert scene.state.kept_for("bob") is None


def test_who_comes_back_is_called_as_before() -> None:
    scene = three()
    scene.start()
    scene.ask("bob", Leave)
    assert scene.told.seats[1].name == "bob"  # the bot keeps the seat for him
    scene.ask("bob", Sit)
    assert scene.told.seats[1].name == "bob"


def test_qe7_nobody_is_called_something_else_while_a_match_runs() -> None:
    scene = three()
    scene.start()
    scene.table.names.rename("bob", "bob has a 7", scene.now)
    scene.take()
    assert scene.told.seats[1].name == "bob"
    assert scene.out.entries == []
    scene.ask("ann", Act, actions=(Resign(),))
    scene.wait(1)
    assert scene.told.seats[1].name == "bob has a 7"


def test_who_is_called_something_else_is_called_so_at_once() -> None:
    scene = three()
    scene.table.names.rename("bob", "robert", scene.now)
    scene.take()
    assert scene.told.seats[1].name == "robert"
    assert scene.events[-1] == Renamed(1, "bob", "robert")
    scene.table.names.rename("dora", "theodora", scene.now)  # has no seat
    scene.table.names.rename("bob", "robert", scene.now)
    scene.take()
    assert scene.out.entries == []


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
def test_hosting_passes_to_the_person_seated_longest(phase: str) -> None:
    scene = in_phase(phase)
    scene.ask("bob", Leave)
    scene.wait(10)
    scene.ask("bob", Sit)  # bob sits here for a shorter time than carl now
    scene.ask("ann", Leave)
    assert scene.state.host == "carl"
    assert HostChanged(2, "carl") in scene.events
    assert scene.told.host == 2


def in_phase(phase: str) -> Scene:
    scene = three()
    scene.wait(10)
    if phase != "gathering":
        scene.start()
    if phase == "over":
        scene.resign("ann")
    assert scene.phase == phase
    return scene


@pytest.mark.parametrize("phase", ["gathering", "over"])
def test_a_table_that_everybody_leaves_is_closed(phase: str) -> None:
    scene = in_phase(phase)
    for person in ("carl", "ann", "bob"):
        assert scene.ask(person, Leave) == "done"
    assert scene.phase == "closed"
    assert scene.events[-1] == Closed()
    assert len(scene.happened(Closed)) == 1
    assert scene.ask("ann", Sit) == "closed"


def test_a_match_that_everybody_leaves_stands_still_until_one_is_back() -> None:
    scene = in_phase("playing")
    for person in ("carl", "ann", "bob"):
        scene.ask(person, Leave)
    at = scene.play.position.at
    assert (scene.phase, scene.state.host, scene.table.due()) == ("playing", None, None)
    scene.wait(3_600_000)
    assert scene.play.position.at == at
    assert scene.ask("bob", Sit) == "done"
    assert (scene.state.host, scene.state.paused) == ("bob", None)


def test_everybody_leaves_a_slow_match_and_the_bots_play_it_to_the_end() -> None:
    scene = playing("quick-and-easy", "ann", "bob", clock=86_400)
    scene.ask("ann", Leave)
    scene.ask("bob", Leave)
    scene.disconnect("ann", "bob")
    scene.wait(3_600_000)
    assert scene.phase == "over"
    assert len(scene.happened(Left)) == 2
    scene.sit("carl")
    assert scene.state.host == "carl"


def test_a_removed_person_may_look_on_but_not_sit() -> None:
    scene = three()
    assert scene.ask("ann", Remove, seat=1) == "done"
    assert scene.kinds == ["ann", "open", "carl"]
    assert scene.ask("bob", Sit) == "barred"
    assert scene.catch_up("bob", None).gap


def test_nobody_is_removed_in_a_match_or_handed_over_outside_one() -> None:
    scene = three()
    assert scene.ask("ann", HandOver, seat=1) == "no_match"
    scene.start()
    assert scene.ask("ann", Remove, seat=1) == "match_runs"
    assert scene.ask("ann", PutBot, seat=1, level="casual") == "match_runs"
    assert scene.ask("ann", OpenSeat, seat=1) == "match_runs"


@pytest.mark.parametrize("kind", [Remove, HandOver, Mute])
def test_the_host_does_none_of_it_to_the_own_seat(kind: type) -> None:
    scene = three()
    if kind is HandOver:
        scene.start()
    assert scene.ask("ann", kind, seat=0) == "yourself"


def test_the_seat_of_an_absent_person_goes_to_a_bot_until_they_are_back() -> None:
    scene = in_phase("playing")
    scene.disconnect("bob")
    assert scene.ask("ann", HandOver, seat=1) == "done"
    assert scene.kinds == ["ann", "bot", "carl"]
    scene.connect("bob")
    assert scene.ask("bob", Sit) == "done"


def test_a_disruptive_person_who_is_there_loses_the_seat_for_good() -> None:
    scene = in_phase("playing")
    assert scene.ask("ann", HandOver, seat=1) == "done"
    assert scene.ask("bob", Sit) == "barred"
    scene.resign("carl")
    assert scene.ask("bob", Sit) == "barred"


def test_a_closed_table_stays_closed() -> None:
    scene = in_phase("playing")
    assert scene.ask("ann", Close, id="close") == "done"
    assert scene.ask("ann", Start) == "closed"
    assert scene.fallback_of("ann") == "closed"
    assert scene.ask("ann", Close, id="close") == "done"
    assert scene.table.due() is None


def test_a_closed_table_offers_nothing() -> None:
    scene = in_phase("playing")
    scene.ask("ann", Close)
    assert scene.catch_up("ann", None).offers == ()


def test_an_absent_host_passes_hosting_on_after_five_minutes() -> None:
    scene = three()
    scene.disconnect("ann")
    scene.wait(299_999)
    assert scene.state.host == "ann"
    scene.wait(1)
    assert scene.state.host == "bob"
    scene.connect("ann")
    assert scene.ask("ann", Start) == "not_host"


def test_hosting_is_not_passed_to_somebody_who_is_away_too() -> None:
    scene = three()
    scene.disconnect("ann", "bob")
    scene.wait(300_000)
    assert scene.state.host == "carl"
    scene.disconnect("carl")
    scene.wait(3_000_000)
    assert scene.state.host == "carl"
