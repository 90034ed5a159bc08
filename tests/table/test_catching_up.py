"""Who comes back names the last event they saw and gets the rest, or hears of a gap."""

from __future__ import annotations

import msgspec
import pytest

from stosy.vocabulary.events import Talked
from stosy.vocabulary.settings import Change
from stosy.wire import Leave, Say, Sit, TakeSeat
from stosy.wire.asks import Arrange
from stosy.wire.tells import Update
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


def heard(scene: Scene, person: str) -> list[str]:
    """What somebody can read who asks for everything."""
    return [event.text for event in scene.catch_up(person, 0).events if isinstance(event, Talked)]


def test_talk_is_told_later_to_those_who_were_seated() -> None:
    scene = gathered("quick-and-easy", "ann", seats=3)
    scene.ask("ann", Say, text="alone")
    scene.sit("bob")
    scene.ask("bob", Say, text="both")
    scene.ask("bob", Leave)
    scene.ask("ann", Say, text="alone again")
    scene.sit("bob", "carl")
    scene.ask("carl", Say, text="all")
    assert heard(scene, "ann") == ["alone", "both", "alone again", "all"]
    assert heard(scene, "bob") == ["both", "all"]
    assert heard(scene, "carl") == ["all"]
    assert heard(scene, "dora") == []
    news = scene.catch_up("dora", 0)
    assert (news.n, news.gap) == (scene.state.n, True)
    assert len(news.events) == scene.state.n - 4
    assert not scene.catch_up("carl", scene.state.n - 1).gap
    assert scene.catch_up("dora", scene.state.n - 1).gap
    scene.restart()
    assert [heard(scene, each) for each in ("bob", "carl", "dora")] == [
        ["both", "all"],
        ["all"],
        [],
    ]


def test_nobody_else_is_told_when_events_are_no_longer_kept() -> None:
    scene = chatty(KEPT + 10)
    assert heard(scene, "dora") == []
    assert len(heard(scene, "ann")) == KEPT


def test_a_table_may_show_what_is_said_to_whoever_comes() -> None:
    """Each sentence follows the setting that held when it was said."""
    scene = gathered("quick-and-easy", "ann", "bob")
    scene.ask("ann", Say, text="among us")
    scene.ask("ann", Arrange, change=Change(earlier_talk=True))
    scene.ask("ann", Say, text="for everybody")
    scene.ask("ann", Arrange, change=Change(earlier_talk=False))
    scene.ask("ann", Say, text="among us again")
    assert heard(scene, "dora") == ["for everybody"]
    scene.restart()
    assert heard(scene, "dora") == ["for everybody"]


def test_who_takes_the_seat_on_another_device_reads_what_was_said_there() -> None:
    scene = chatty(1)
    key = scene.key_of("ann")
    scene.connect("phone")
    assert heard(scene, "phone") == []
    assert scene.ask("phone", TakeSeat, key=key) == "done"
    assert heard(scene, "phone") == ["word 0"]
    scene.restart()
    assert heard(scene, "phone") == ["word 0"]


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


def test_who_saw_more_than_the_log_holds_is_told_that_it_is_lost() -> None:
    """Also when as much has happened since: the events with these numbers are others."""
    scene = chatty(3)
    seen, n = scene.state.n, scene.state.n - 2
    del scene.log[-2:]
    scene.restart()
    scene.connect("ann", seen=seen)
    for number in range(3):
        scene.ask("ann", Say, text=f"again {number}")
    scene.connect("bob", seen=seen)
    assert scene.out.lost == {scene.sockets["bob"]: seen}
    told = [said for number, said in scene.out.messages if number == scene.sockets["bob"]]
    (update,) = [said for said in told if isinstance(said, Update)]
    assert (update.lost, update.gap, update.events, update.n) == (True, True, (), n + 3)
    assert update.view == scene.game.view(scene.position, 1)


@pytest.mark.parametrize("missed", [0, 2])
def test_who_comes_back_after_a_restart_has_lost_nothing(missed: int) -> None:
    scene = chatty(3)
    seen = scene.state.n - missed
    scene.restart()
    scene.connect("ann", seen=seen)
    assert scene.out.lost == {}
    scene.ask("ann", Say, text="more")
    scene.disconnect("ann")
    scene.connect("ann", seen=scene.state.n)
    assert scene.out.lost == {}


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
