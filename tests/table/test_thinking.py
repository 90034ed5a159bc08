"""Bots that think long: the table asks, goes on meanwhile, and takes only an answer that fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stosy.core import Action, Resign
from stosy.games import find
from stosy.games.rows.team_state import Signal
from stosy.table import pacing
from stosy.table.bots import MoveRequest, the_bot
from stosy.table.entries import Played
from stosy.wire import Close, PutBot, Say, Sit
from tests.games.snakes_positions import table as snakes
from tests.table.play import Scene, gathered, playing
from tests.table.ponderer import PONDERER, Ponderer, enter

SOON = 5_000
"""Ms after which every bot has been asked."""


@pytest.fixture(autouse=True)
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    enter(monkeypatch, Ponderer())
    yield
    the_bot.cache_clear()


def scene_with(game: str, seats: int, **settings: Any) -> Scene:
    """Ann and slow bots, one of which is to act."""
    fixed = {"start": "drawn"} if find(game).team else {}
    scene = gathered(game, "ann", seats=seats, **{"first": 1, "options": fixed, **settings})
    for seat in range(1, seats):
        assert scene.ask("ann", PutBot, seat=seat, level=PONDERER) == "done"
    scene.start()
    scene.wait(SOON)
    return scene


def thought_by(scene: Scene, seat: int) -> MoveRequest:
    return scene.table.bots.requests[seat]


def answer(scene: Scene, thought: MoveRequest, action: Action | None = None) -> None:
    """The bot has thought; it does what the clock would if nothing else is said."""
    fallback = next((each.fallback for each in thought.offers if each.fallback), None)
    scene.table.answer(thought, action or fallback, scene.now)
    scene.take()


def test_the_table_does_not_wait_for_a_slow_bot() -> None:
    scene = scene_with("face-to-face", 2)
    assert scene.play.position.at == 1
    assert scene.table.due() is None, "nothing is left for time to do"
    assert scene.ask("ann", Say, text="hm") == "done"
    answer(scene, thought_by(scene, 1))
    assert scene.play.position.at == 2


def test_it_is_asked_once_for_the_same_offers() -> None:
    scene = scene_with("face-to-face", 2)
    thought = thought_by(scene, 1)
    scene.wait(60_000)
    assert scene.table.requests() == (thought,)


def test_a_bot_sees_its_own_seat_only() -> None:
    scene = scene_with("quick-and-easy", 3)
    thought = thought_by(scene, 1)
    assert thought.view == scene.game.view(scene.position, 1)
    assert {offer.seat for offer in thought.offers} == {1}


def test_its_thinking_counts() -> None:
    """The record says when the bot acted, not when it began to think."""
    scene = scene_with("face-to-face", 2)
    scene.wait(7_000)
    answer(scene, thought_by(scene, 1))
    (played,) = scene.entries(Played)
    assert (played.by, played.move.t) == ("bot", SOON + 7_000)


@pytest.mark.parametrize("after", [0, 300, 900])
def test_how_soon_it_knows_what_it_wants_does_not_show(after: int) -> None:
    """Otherwise the time would reveal a hand without a choice."""
    scene = gathered("face-to-face", "ann", first=1)
    assert scene.ask("ann", PutBot, seat=1, level=PONDERER) == "done"
    scene.start()
    due = pacing.delay(
        scene.play.position.seed, scene.play.position.at, 1, in_turn=True, race=False, team=False
    )
    thought = thought_by(scene, 1)
    scene.wait(after)
    answer(scene, thought)
    assert scene.table.requests() == ()
    assert not scene.entries(Played)
    answer(scene, thought, Resign())  # nobody changes their mind
    scene.wait(SOON)
    first = scene.entries(Played)[0]
    assert (first.by, first.move.t) == ("bot", max(due, 1000 * pacing.USUAL.thinking))
    assert first.move.action != Resign()


def test_a_host_decides_how_long_a_slow_bot_thinks() -> None:
    """It takes the whole time; otherwise the time would reveal its hand."""
    scene = gathered("face-to-face", "ann", first=1)
    scene.table.tempo = pacing.Tempo(thinking=3.0)
    assert scene.ask("ann", PutBot, seat=1, level=PONDERER) == "done"
    scene.start()
    thought = thought_by(scene, 1)
    assert thought.seconds == 3.0
    answer(scene, thought)
    scene.wait(SOON)
    assert scene.entries(Played)[0].move.t == 3000


def test_a_strong_bot_in_quick_and_easy_thinks_apart_at_its_usual_pace() -> None:
    """It has listened before, and acts as soon as it would have done at the table itself."""
    scene = gathered("quick-and-easy", "ann", first=1, options={"start": "drawn"})
    assert scene.ask("ann", PutBot, seat=1, level="strong") == "done"
    scene.start()
    due = pacing.delay(
        scene.play.position.seed, scene.play.position.at, 1, in_turn=True, race=False, team=True
    )
    begun = scene.now
    scene.table.tick(begun + sum(pacing.IN_A_TEAM))
    thought = thought_by(scene, 1)
    assert scene.table.requests() == (thought,)
    scene.table.answer(thought, thought.answer(), begun + sum(pacing.IN_A_TEAM) + 1)
    scene.wait(due - 1)
    assert not scene.entries(Played)
    scene.wait(1)
    (played,) = scene.entries(Played)
    assert (played.by, played.move.t) == ("bot", due)


def test_what_is_not_done_yet_is_dropped_with_its_offers() -> None:
    scene = gathered("face-to-face", "ann", first=1)
    assert scene.ask("ann", PutBot, seat=1, level=PONDERER) == "done"
    scene.start()
    answer(scene, thought_by(scene, 1))
    scene.disconnect("ann")
    scene.wait(SOON)
    scene.connect("ann")
    assert not scene.entries(Played)
    answer(scene, thought_by(scene, 1))
    scene.wait(SOON)
    assert scene.entries(Played)


def test_a_bot_that_thinks_too_long_has_its_turn_finished() -> None:
    scene = scene_with("face-to-face", 2, clock=15, expiry="forfeit")
    late = thought_by(scene, 1)
    scene.wait(15_000)
    assert {entry.by for entry in scene.entries(Played)} == {"clock"}
    assert (scene.phase, scene.waiting) == ("playing", "ann")
    at = scene.play.position.at
    answer(scene, late)
    assert scene.play.position.at == at


def test_what_another_says_is_heard() -> None:
    """In a team: the bot thinks about it anew, and its former answer is not taken."""
    scene = scene_with("the-game", 3)
    thought = thought_by(scene, 1)
    signals = [a for o in scene.table.offers() if o.seat == 0 for a in o.actions]
    assert scene.act("ann", next(each for each in signals if isinstance(each, Signal))) == "done"
    scene.wait(SOON)
    again = thought_by(scene, 1)
    assert again is not thought
    assert again.view.signals
    answer(scene, thought)
    assert scene.entries(Played)[-1].move.seat == 0
    answer(scene, again)
    assert scene.entries(Played)[-1].move.seat == 1


def test_a_slow_bot_in_turn_is_asked_after_the_others_have_been() -> None:
    """The others can only signal, which needs no search; the bot waits for the signals first."""
    scene = gathered("quick-and-easy", "ann", seats=4, first=1, options={"start": "drawn"})
    for seat in range(1, 4):
        assert scene.ask("ann", PutBot, seat=seat, level=PONDERER) == "done"
    scene.start()
    asked: dict[int, MoveRequest] = {}
    while 1 not in asked:
        scene.wait(10)
        new = {seat: each for seat, each in scene.table.bots.requests.items() if seat not in asked}
        asked |= new
        for seat in set(new) - {1}:
            assert new[seat].until <= scene.now, "it speaks at once"
    assert list(asked)[-1] == 1
    assert set(asked) == {1, 2, 3}


def test_an_answer_after_play_has_moved_on_is_dropped() -> None:
    """Ann, whose seven lies, is followed by a bot; bob intervenes while it thinks."""
    scene = gathered("snakes-and-ladders", "ann", seats=3)
    scene.connect("bob")
    assert scene.ask("bob", Sit, seat=2) == "done"
    assert scene.ask("ann", PutBot, seat=1, level=PONDERER) == "done"
    scene.start()
    scene.put(snakes("r7 g1 g2", "r1 b1 b2", "r7 y1 y2"))
    lay = next(a for o in scene.table.offers() for a in o.actions if getattr(a, "card", "") == "r7")
    scene.act("ann", lay)
    scene.wait(SOON)
    late = thought_by(scene, 1)
    assert scene.act("bob", lay) == "done"
    at = scene.play.position.at
    answer(scene, late)
    assert scene.play.position.at == at
    scene.wait(SOON)
    assert all(thought is not late for thought in scene.table.requests())


def test_nobody_thinks_at_a_table_that_is_closed() -> None:
    scene = scene_with("face-to-face", 2)
    late = thought_by(scene, 1)
    assert scene.ask("ann", Close) == "done"
    assert scene.table.requests() == ()
    answer(scene, late)
    assert not scene.entries(Played)


def test_nobody_thinks_after_the_end() -> None:
    scene = scene_with("face-to-face", 2)
    late = thought_by(scene, 1)
    assert scene.resign("ann") == "done"
    assert scene.table.requests() == ()
    answer(scene, late)
    assert len(scene.entries(Played)) == 1


def test_a_table_that_stands_still_asks_again_when_somebody_is_back() -> None:
    scene = scene_with("face-to-face", 2)
    late = thought_by(scene, 1)
    scene.disconnect("ann")
    assert scene.table.requests() == ()
    answer(scene, late)
    assert not scene.entries(Played)
    scene.connect("ann")
    scene.wait(SOON)
    answer(scene, thought_by(scene, 1))
    assert len(scene.entries(Played)) == 1


def test_nothing_is_lost_by_a_restart() -> None:
    scene = scene_with("face-to-face", 2)
    scene.restart()
    scene.connect("ann")
    scene.wait(SOON)
    answer(scene, thought_by(scene, 1))
    assert len(scene.entries(Played)) == 1


def test_a_stand_in_stops_thinking_when_the_person_is_back() -> None:
    scene = playing("quick-and-easy", "ann", "bob", stand_in=PONDERER, grace=5)
    scene.disconnect("ann")
    scene.wait(5_000 + SOON)
    late = thought_by(scene, 0)
    scene.connect("ann")
    assert scene.table.requests() == ()
    answer(scene, late)
    assert not scene.entries(Played)
    assert scene.fallback("ann") == "done"


def test_a_bot_that_comes_to_nothing_plays_what_the_clock_would() -> None:
    """A bot that play waits for acts, even if its thinking failed."""
    scene = scene_with("face-to-face", 2)
    fallback = scene.waited.fallback
    scene.table.answer(thought_by(scene, 1), None, scene.now)
    scene.take()
    assert scene.entries(Played)[0].move.action == fallback


@pytest.mark.parametrize("game", ["snakes-and-ladders", "the-game"])
def test_a_table_full_of_slow_bots_plays_on(game: str) -> None:
    """Each answers half a second later; what the others think meanwhile does no harm."""
    first = None if game == "snakes-and-ladders" else 1
    scene = scene_with(game, {"the-game": 5}.get(game, 10), first=first, clock=15)
    for _ in range(60):
        if scene.phase != "playing":
            break
        scene.wait(500)
        for thought in scene.table.requests():
            assert isinstance(thought, MoveRequest)
            if thought in scene.table.requests():
                answer(scene, thought)
        scene.wait(SOON)
    assert len({entry.move.seat for entry in scene.entries(Played) if entry.by == "bot"}) > 2
