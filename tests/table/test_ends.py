"""The end of a match is told where it comes, with those who had sat down to it."""

from __future__ import annotations

from stosy.games.face_to_face.state import FaceToFaceResult
from stosy.table import End
from stosy.table.entries import Started
from stosy.wire import HandOver, Start, TakeSeat
from tests.table.play import Scene, playing


def ends(scene: Scene) -> list[tuple[int, tuple[str | None, ...]]]:
    """The matches that ended in the last call, and who had played them."""
    return [(end.match, end.people) for end in scene.out.ended]


def test_an_end_is_told_once_with_its_result() -> None:
    scene = playing("quick-and-easy", "ann", "bob", seats=3)
    assert scene.out.ended == []
    scene.resign("bob")
    [started] = scene.entries(Started)
    result = scene.game.outcome(scene.position)
    assert result is not None
    options = scene.game.options()
    assert scene.out.ended == [End(1, started.players, ("ann", "bob", None), result, options)]
    scene.start()
    assert scene.out.ended == []


def test_the_next_match_may_begin_in_the_call_in_which_the_clock_ends_one() -> None:
    """The timer is late, and somebody already asks for the next match."""
    scene = playing("face-to-face", "ann", "bob", clock=15, expiry="forfeit")
    scene.now += 15_500
    assert scene.ask("ann", Start) == "done"
    assert scene.state.match == 2
    assert ends(scene) == [(1, ("ann", "bob"))]
    assert scene.out.ended[0].result == FaceToFaceResult(1, "timeout")


def test_who_is_put_out_of_a_match_had_sat_down_to_it() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    assert scene.ask("ann", HandOver, seat=1) == "done"
    assert scene.kinds == ["ann", "bot"]
    scene.resign("ann")
    assert ends(scene) == [(1, ("ann", "bob"))]
    assert [player.name for player in scene.out.ended[0].players] == ["ann", "bob"]


def test_who_moves_to_another_device_is_who_plays() -> None:
    scene = playing("quick-and-easy", "ann", "bob")
    scene.connect("phone")
    scene.ask("phone", TakeSeat, key=scene.key_of("bob"))
    scene.resign("phone")
    assert ends(scene) == [(1, ("ann", "phone"))]
    assert scene.restored().state.play == scene.play
