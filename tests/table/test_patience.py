"""A turn in which nothing is decided comes to an end: a match is as long as its rules make it."""

from __future__ import annotations

import pytest

from stosy.core import Action
from stosy.games.rows.piles import Lay, TakeBack
from stosy.table import running as rules
from stosy.wire.tells import Refusal
from tests.table.play import Scene, playing
from tests.table.test_restore import check_whole

MOST = 12


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MOST_MOVES", MOST)


def first_lay(scene: Scene) -> Action:
    lay: Action = next(each for each in scene.waited.actions if isinstance(each, Lay))
    return lay


def dither(scene: Scene) -> None:
    """Ann lays a card and takes it back until that is refused."""
    for _ in range(MOST // 2):
        assert scene.act("ann", first_lay(scene)) == "done"
        assert scene.act("ann", TakeBack()) == "done"


def test_a_card_is_not_laid_and_taken_back_for_ever() -> None:
    scene = playing("face-to-face", "ann", "bob")
    dither(scene)
    assert scene.play.moves == (MOST, 0)
    scene.fallback("ann")
    assert scene.act("ann", TakeBack()) == "turn_too_long"
    [refused] = [told for told in scene.answers.values() if isinstance(told, Refusal)]
    assert (refused.rule, refused.facts) == ("T6", {"most": MOST})
    check_whole(scene)


def test_the_turn_can_still_be_played_and_the_next_one_is_as_long_as_any() -> None:
    scene = playing("face-to-face", "ann", "bob")
    dither(scene)
    turn = scene.play.turn
    scene.finish_turn()
    assert (scene.waiting, scene.play.turn) == ("bob", turn + 1)
    assert scene.play.moves == (0, 0)
    scene.finish_turn()
    dither(scene)


def test_the_count_is_in_the_log() -> None:
    scene = playing("face-to-face", "ann", "bob")
    dither(scene)
    scene.restart()
    scene.connect("ann", "bob")
    lays = [each for each in scene.waited.actions if each != scene.waited.fallback]
    assert scene.act("ann", lays[0]) == "turn_too_long"


def test_who_has_dithered_may_resign_or_let_the_clock_play() -> None:
    scene = playing("face-to-face", "ann", "bob", clock=30)
    dither(scene)
    scene.wait(31_000)
    assert scene.waiting == "bob"
    scene.finish_turn()
    dither(scene)
    assert scene.resign("ann") == "done"


@pytest.mark.parametrize("game", ["quick-and-easy", "the-game"])
def test_what_one_seat_does_counts_for_no_other(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MOST_MOVES", 1)
    scene = playing(game, "ann", "bob")

    def signal() -> str:
        offers = [each for each in scene.table.offers() if each.seat == 1]
        return scene.act("bob", offers[0].actions[0])

    assert signal() == "done"
    assert signal() == "turn_too_long"
    assert scene.play.moves == (0, 1)
    assert scene.act("ann", first_lay(scene)) == "done"
    scene.finish_turn()
    assert scene.waiting == "bob"
