"""Who comes back names the last event they saw and gets the rest, or hears of a gap."""

from __future__ import annotations

import msgspec
import pytest

from stosy.vocabulary.events import Talked
from stosy.wire import Leave, Say, Sit, TakeSeat
from tests.table.play import Scene, gathered, playing

KEPT = 128


def chatty(count: int) -> Scene:
    scene = playing("face-to-face", "ann", "bob")
    for number in range(count):
        scene.ask("ann", Say, text=f"word {number}")
    return scene


def test_every_event_has_its_number() -> None:
    scene = playing("face-to-face", "ann", "bob")
    for _ in range(5):
        scene.finish_turn()
    assert scene.state.n == len(scene.events)


def test_who_comes_back_gets_exactly_the_gap() -> None:
    scene = chatty(3)
    scene.finish_turn()
    n = scene.state.n
    for seen in range(n + 1):
        news = scene.catch_up("ann", seen)
        assert (news.n, news.gap) == (n, False)
        assert news.events == tuple(event.seen_by(0) for event in scene.events[seen:])


def test_the_gap_is_told_as_each_viewer_may_see_it() -> None:
    scene = playing("face-to-face", "ann", "bob")
    hands = {}
    for person in ("ann", "bob", "dora"):
        (dealt,) = (e for e in scene.catch_up(person, 0).events if hasattr(e, "hands"))
        hands[person] = [hand is not None for hand in dealt.hands]
    assert hands == {"ann": [True, False], "bob": [False, True], "dora": [False, False]}


def test_without_a_number_there_is_a_gap_and_the_whole_view() -> None:
    scene = chatty(1)
    news = scene.catch_up("bob", None)
    assert (news.gap, news.events, news.n) == (True, (), scene.state.n)
    assert news.view == scene.game.view(scene.position, 1)
    assert news.at == scene.play.position.at


@pytest.mark.parametrize(("missed", "gap"), [(0, False), (KEPT, False), (KEPT + 1, True)])
def test_so_many_events_are_kept(missed: int, gap: bool) -> None:
    scene = chatty(KEPT + 10)
    news = scene.catch_up("ann", scene.state.n - missed)
    assert news.gap == gap
    assert len(news.events) == min(missed, KEPT)


def test_who_claims_to_have_seen_the_future_is_told_that_there_is_a_gap() -> None:
    scene = chatty(1)
    assert scene.catch_up("ann", scene.state.n + 1).gap


def test_the_table_says_whom_to_greet_and_what_they_saw() -> None:
    scene = chatty(2)
    scene.disconnect("bob")
    scene.connect("bob", seen=3)
    assert scene.out.greet == [(scene.sockets["bob"], 3)]


def test_what_happens_as_somebody_comes_is_in_what_they_get() -> None:
    """The bot's move falls due just when ann is back."""
    scene = playing("face-to-face", "ann", "bob")
    scene.ask("bob", Leave)
    scene.finish_turn()
    seen, due = scene.state.n, scene.table.due()
    assert due is not None
    scene.connect("dora")
    scene.now = due
    scene.connect("ann", seen=seen)
    assert scene.state.n == seen + 1
    assert len(scene.catch_up("ann", seen).events) == 1


def test_before_the_first_match_there_is_no_view() -> None:
    scene = gathered("face-to-face", "ann", "bob")
    news = scene.catch_up("ann", None)
    assert (news.gap, news.view, news.offers) == (True, msgspec.UNSET, msgspec.UNSET)


@pytest.mark.parametrize("seen", [0, None])
def test_who_takes_a_seat_sees_what_belongs_to_it(seen: int | None) -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.connect("phone")
    scene.ask("phone", TakeSeat, key=scene.key_of("bob"))
    assert scene.catch_up("phone", seen).view == scene.game.view(scene.position, 1)
    assert scene.catch_up("bob", seen).view == scene.game.view(scene.position, None)


def test_who_left_sees_what_everybody_sees() -> None:
    scene = playing("face-to-face", "ann", "bob")
    scene.ask("bob", Leave)
    assert scene.catch_up("bob", None).view == scene.game.view(scene.position, None)
    scene.ask("bob", Sit)
    assert scene.catch_up("bob", None).view == scene.game.view(scene.position, 1)


def test_talk_is_among_what_was_missed() -> None:
    scene = chatty(1)
    assert scene.catch_up("bob", scene.state.n - 1).events == (Talked(0, "ann", "word 0"),)
