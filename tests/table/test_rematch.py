"""The next match at the same table: who starts, with what options, and who is still there."""

from __future__ import annotations

import pytest

from stosy.core import Dice, seed_of
from stosy.games import games
from stosy.table.entries import Played, Started
from stosy.vocabulary.events import Began, SeedRevealed
from stosy.vocabulary.settings import Change
from stosy.wire import Arrange, GoOn, Leave, PutBot, Sit, Start
from tests.table.play import Scene, gathered, playing


def over(*people: str, seats: int | None = None) -> Scene:
    """A match of Quick & Easy that ann, who started it, has resigned."""
    scene = playing("quick-and-easy", *people, seats=seats)
    scene.resign("ann")
    return scene


@pytest.mark.parametrize("game", list(games()))
def test_the_first_seat_goes_round(game: str) -> None:
    people = ("ann", "bob") if game == "face-to-face" else ("ann", "bob", "carl")
    scene = gathered(game, *people)
    firsts = []
    for _ in range(4):
        scene.start()
        firsts.append(scene.play.position.setup.first)
        scene.resign("bob")
    seats = len(people)
    assert firsts == [(firsts[0] + match) % seats for match in range(4)]


def test_the_chosen_seat_starts_the_first_match_and_the_next_one_the_second() -> None:
    scene = playing("quick-and-easy", "ann", "bob", "carl", first=2)
    assert scene.waiting == "carl"
    scene.resign("carl")
    scene.start()
    assert scene.waiting == "ann"


def test_the_first_seat_still_goes_round_after_a_restart() -> None:
    scene = over("ann", "bob", "carl")
    scene.restart()
    scene.connect("ann")
    scene.start()
    assert scene.play.position.setup.first == 1


def test_matches_are_counted_and_have_seeds_of_their_own() -> None:
    scene = over("ann", "bob")
    scene.start()
    assert [entry.match for entry in scene.entries(Started)] == [1, 2]
    first, second = (event for event in scene.events if isinstance(event, Began))
    assert first.commit not in (None, second.commit)


def test_the_seed_is_told_when_the_match_is_over_and_not_before() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    assert not any(isinstance(event, SeedRevealed) for event in scene.events)
    scene.resign("bob")
    assert scene.events[-1] == SeedRevealed(1, scene.play.position.seed)


def test_a_given_deal_has_no_seed_to_be_told() -> None:
    scene = gathered("quick-and-easy", "ann", "bob")
    setup = scene.game.setup(2, scene.game.options())
    scene.start(scene.game.deal(setup, Dice(seed_of("given"), 0)))
    scene.resign("bob")
    assert Began(1, None) in scene.events
    assert scene.events[-1] == SeedRevealed(1, None)


def ready(scene: Scene) -> list[bool]:
    return [seat.ready for seat in scene.told.seats]


def test_the_next_match_begins_when_everybody_who_is_there_wants_it() -> None:
    scene = over("ann", "bob", "carl")
    scene.disconnect("carl")
    assert scene.ask("bob", GoOn) == "done"
    assert (scene.told.phase, ready(scene)) == ("over", [False, True, False])
    assert scene.ask("ann", GoOn) == "done"
    assert (scene.told.phase, scene.told.match) == ("playing", 2)
    assert ready(scene) == [False, False, False]


def test_who_goes_away_is_not_waited_for_but_nobody_begins_without_anybody() -> None:
    scene = over("ann", "bob")
    scene.ask("bob", GoOn)
    scene.disconnect("bob")
    assert scene.told.phase == "over", "ann still looks at the result"
    scene.disconnect("ann")
    assert scene.table.state.phase == "over"
    scene.connect("bob")
    assert scene.table.state.match == 2, "bob was ready, and is alone"


def test_who_wanted_the_next_match_is_asked_again_when_it_is_another_one() -> None:
    scene = over("ann", "bob")
    scene.ask("bob", GoOn)
    scene.ask("ann", Arrange, change=Change(options={"variant": "professional"}))
    assert ready(scene) == [False, False]
    scene.ask("ann", GoOn)
    assert scene.told.phase == "over"
    scene.ask("bob", GoOn)
    assert scene.told.match == 2


def test_only_people_with_a_seat_are_asked_for_the_next_match() -> None:
    scene = over("ann", "bob")
    scene.connect("eve")
    assert scene.ask("eve", GoOn) == "not_seated"
    for person in ("ann", "bob"):
        scene.ask(person, GoOn)
    assert scene.told.match == 2


def test_options_may_be_changed_in_between() -> None:
    scene = over("ann", "bob")
    change = Change(options={"variant": "professional"})
    assert scene.ask("ann", Arrange, change=change) == "done"
    assert scene.play.position.setup.options.variant == "standard"
    scene.start()
    assert scene.position.options.variant == "professional"


def test_seats_may_be_added_in_between() -> None:
    scene = over("ann", "bob")
    assert scene.ask("ann", Arrange, change=Change(seats=3)) == "done"
    scene.sit("carl")
    assert scene.catch_up("carl", None).view == scene.game.view(scene.position, None)
    scene.start()
    assert scene.kinds == ["ann", "bob", "carl"]
    assert len(scene.position.hands) == 3


def test_seats_without_people_may_be_taken_away_in_between() -> None:
    scene = over("ann", "bob", seats=4)
    assert scene.ask("ann", Arrange, change=Change(seats=1)) == "seat_count"
    assert scene.ask("ann", Arrange, change=Change(seats=2)) == "done"
    scene.start()
    assert scene.kinds == ["ann", "bob"]


def test_nobody_loses_the_seat_by_a_change_of_seats() -> None:
    scene = over("ann", "bob", "carl")
    assert scene.ask("ann", Arrange, change=Change(seats=2)) == "wrong_seat"


def test_the_rotation_fits_the_seats_that_are_left() -> None:
    scene = playing("quick-and-easy", "ann", "bob", seats=4, first=3)
    scene.resign("ann")
    scene.ask("ann", Arrange, change=Change(seats=2, first=None))
    scene.start()
    assert scene.play.position.setup.first == 0


def test_nothing_is_changed_in_a_match() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    assert scene.ask("ann", Arrange, change=Change(clock=30)) == "match_runs"


def test_bots_take_the_seats_of_those_who_left_after_the_match() -> None:
    scene = over("ann", "bob", "carl")
    scene.ask("bob", Leave)
    assert scene.kinds == ["ann", "open", "carl"]
    scene.start()
    assert scene.kinds == ["ann", "bot", "carl"]


def test_who_left_in_the_match_may_come_back_in_the_next_one() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    scene.ask("bob", Leave)
    scene.resign("ann")
    scene.start()
    assert scene.ask("bob", Sit) == "done"
    assert scene.kinds == ["ann", "bob"]


def test_the_seat_of_who_left_in_the_match_is_free_after_it() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    scene.ask("bob", Leave)
    scene.resign("ann")
    scene.sit("carl")
    assert scene.kinds == ["ann", "carl"]
    assert scene.ask("bob", Sit) == "no_seat_free"


def test_the_host_may_put_another_bot_on_a_seat_that_was_kept() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    scene.ask("bob", Leave)
    scene.resign("ann")
    assert scene.ask("ann", PutBot, seat=1, level="strong") == "done"
    scene.start()
    assert scene.ask("bob", Sit) == "match_runs"


def test_the_heir_starts_the_rematch() -> None:
    scene = over("ann", "bob", "carl")
    scene.ask("ann", Leave)
    assert scene.ask("carl", Start) == "not_host"
    assert scene.ask("bob", Start) == "done"


def test_the_entries_of_one_call_may_belong_to_two_matches() -> None:
    """The clock ends the first match just when the host asks for the second."""
    scene = playing("quick-and-easy", "ann", "bob", clock=15, expiry="forfeit")
    scene.now += 15_000
    assert scene.ask("ann", Start) == "done"
    assert [type(entry) for entry in scene.out.entries] == [Played, Started]
    assert scene.state.match == 2
