"""Moving one's seat to another device by a key."""

from __future__ import annotations

from stosy.table.entries import Lent
from stosy.wire import HandOver, Leave, LendSeat, Mute, Remove, Say, Start, TakeSeat
from tests.table.play import Scene, gathered, playing

LIFE = 600_000


def lent(*people: str) -> tuple[Scene, str]:
    """Ann has a key to her seat, and her phone is at the table."""
    scene = gathered("quick-and-easy", *(people or ("ann", "bob")), seats=3)
    scene.connect("phone")
    return scene, scene.key_of("ann")


def test_the_key_moves_the_seat_and_all_that_belongs_to_it() -> None:
    scene, key = lent()
    assert scene.ask("phone", TakeSeat, key=key) == "done"
    assert scene.kinds == ["phone", "bob", "open"]
    assert scene.told.seats[0].name == "ann"
    assert scene.ask("ann", Start) == "not_host"
    assert scene.ask("phone", Start) == "done"


def test_the_seat_is_moved_in_the_middle_of_a_turn() -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.fallback("ann")
    scene.connect("phone")
    view = scene.catch_up("ann", None).view
    scene.ask("phone", TakeSeat, key=scene.key_of("ann"))
    assert scene.catch_up("phone", None).view == view
    assert scene.catch_up("ann", None).view == scene.game.view(scene.position, None)
    assert scene.fallback("phone") == "done"


def test_a_key_works_once() -> None:
    scene, key = lent()
    scene.ask("phone", TakeSeat, key=key)
    assert scene.ask("ann", TakeSeat, key=key) == "bad_key"


def test_a_key_can_be_withdrawn() -> None:
    scene, key = lent()
    scene.table.withdraw_key("bob", scene.now)
    scene.take()
    assert len(scene.entries(Lent)) == 1, "bob has lent nothing"
    scene.table.withdraw_key("ann", scene.now)
    scene.table.withdraw_key("ann", scene.now)
    scene.take()
    assert len(scene.entries(Lent)) == 2
    scene.restart()
    scene.connect("phone", "ann")
    assert scene.ask("phone", TakeSeat, key=key) == "bad_key"
    assert scene.ask("phone", TakeSeat, key="") == "bad_key"
    assert scene.ask("phone", TakeSeat, key=scene.key_of("ann")) == "done"


def test_a_key_works_for_ten_minutes() -> None:
    scene, key = lent()
    scene.wait(LIFE)
    assert scene.ask("phone", TakeSeat, key=key) == "bad_key"
    key = scene.key_of("ann")
    scene.wait(LIFE - 1)
    assert scene.ask("phone", TakeSeat, key=key) == "done"


def test_a_wrong_key_is_refused() -> None:
    scene, _ = lent()
    assert scene.ask("phone", TakeSeat, key="guessed") == "bad_key"


def test_the_last_key_counts() -> None:
    scene, key = lent()
    newer = scene.key_of("ann")
    assert scene.ask("phone", TakeSeat, key=key) == "bad_key"
    assert scene.ask("phone", TakeSeat, key=newer) == "done"


def test_who_has_a_seat_cannot_take_another() -> None:
    scene, key = lent()
    assert scene.ask("bob", TakeSeat, key=key) == "seated_already"
    assert scene.ask("phone", TakeSeat, key=key) == "done"


def test_to_take_the_own_seat_uses_the_key_up_and_changes_nothing_else() -> None:
    scene, key = lent()
    assert scene.ask("ann", TakeSeat, key=key) == "done"
    assert scene.kinds == ["ann", "bob", "open"]
    assert scene.ask("phone", TakeSeat, key=key) == "bad_key"


def test_a_spectator_has_no_seat_to_lend() -> None:
    scene, _ = lent()
    assert scene.ask("phone", LendSeat) == "not_seated"


def test_the_key_goes_with_the_seat() -> None:
    scene, key = lent()
    scene.ask("ann", Leave)
    assert scene.ask("phone", TakeSeat, key=key) == "bad_key"


def test_who_was_removed_cannot_use_the_key_of_a_friend() -> None:
    scene, key = lent()
    scene.ask("ann", Remove, seat=1)
    assert scene.ask("bob", TakeSeat, key=key) == "barred"


def test_the_key_of_a_seat_that_was_handed_over_is_worth_nothing() -> None:
    scene = playing("face-to-face", "ann", "bob")
    key = scene.key_of("bob")
    scene.disconnect("bob")
    scene.ask("ann", HandOver, seat=1)
    scene.connect("phone")
    assert scene.ask("phone", TakeSeat, key=key) == "bad_key"


def test_a_silenced_person_is_silent_on_the_other_device_too() -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.ask("ann", Mute, seat=1)
    scene.connect("phone")
    scene.ask("phone", TakeSeat, key=scene.key_of("bob"))
    assert scene.ask("phone", Say, text="hello") == "muted"


def test_the_log_holds_no_key_and_a_key_survives_a_restart() -> None:
    scene, key = lent()
    assert all(key not in entry.key_hash for entry in scene.entries(Lent))
    scene.restart()
    scene.connect("phone")
    assert scene.ask("phone", TakeSeat, key=key) == "done"


def test_a_lost_answer_is_not_told_again() -> None:
    scene, _ = lent()
    assert scene.ask("ann", LendSeat, id="key") == "done"
    hashed = scene.state.seats[0].key_hash
    assert scene.ask("ann", LendSeat, id="key") == "done"
    assert scene.state.seats[0].key_hash == hashed
