"""Who is asked, in what order, and what they may answer."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from stosy.core import Dice, seed_of
from stosy.games import games
from stosy.research import Episode, Spec, spec
from tests.contract.hidden import scrambled

SNAKES = "snakes-and-ladders"
SHORT = {"rounds": "single", "draw": "only_without_a_fit"}


def about(game: str, **more: Any) -> Spec:
    return spec(game, options=SHORT if game == SNAKES else "leaflet", **more)


def episode(game: str, number: int = 0, max_steps: int | None = None, **more: Any) -> Episode:
    return Episode.seeded(about(game, **more), seed_of("episode", number), max_steps)


def walk(playing: Episode, seed: int = 1, steps: int = 400) -> Any:
    """Random answers; yields before each."""
    dice = random.Random(seed)
    for _ in range(steps):
        if playing.over:
            return
        yield playing
        playing.take(dice.choice(playing.legal()))


@pytest.mark.parametrize("game", games())
def test_who_is_asked_does_not_depend_on_hidden_cards(game: str) -> None:
    """SL9: a seat is asked whether it cuts in, whatever it holds."""
    dice, asides = Dice(seed_of("asked"), 0), 0
    for number in range(3):
        for playing in walk(episode(game, number), number):
            asides += playing.aside
            state = playing.state
            other = scrambled(state, None, dice, keep=())
            twin = playing.copy()
            twin.position = replace(twin.position, state=other)
            for asked in (playing, twin):
                asked._ask()
            assert twin._asked == playing._asked
    assert (asides > 0) == (game != "face-to-face")


def test_others_are_asked_first_clockwise_and_each_until_it_passes() -> None:
    playing = episode("quick-and-easy")
    turn = playing.state.turn
    order = [(turn + step) % 3 for step in (1, 2, 3)]
    assert playing.seat == order[0]
    signal = next(n for n in playing.legal() if playing.spec.actions[n] is not None)
    playing.take(signal)
    assert playing.seat == order[0]  # it may say more
    assert signal not in playing.legal()  # but not the same again
    passing = playing.spec.numbers[None]
    for seat in order[:-1]:
        assert playing.seat == seat
        assert playing.aside
        assert passing in playing.legal()
        playing.take(passing)
    assert playing.seat == turn
    assert not playing.aside
    assert passing not in playing.legal()
    lay = next(n for n in playing.legal() if (playing.spec.names[n] or {})["do"] == "lay")
    playing.take(lay)
    assert playing.seat == order[0]  # the piles have changed, so everybody is asked again


def test_signals_only_in_turn_or_not_at_all() -> None:
    for mode, speaks in (("turn", True), ("none", False)):
        for playing in walk(episode("quick-and-easy", signals=mode)):
            assert playing.seat == playing.state.turn
            kinds = {(playing.spec.names[n] or {})["do"] for n in playing.legal()}
            assert ("signal" in kinds) <= speaks


def test_cards_are_taken_back_only_so_often_in_a_turn() -> None:
    """Without a bound, lay and take back could go on for ever."""
    playing = episode("face-to-face", take_backs=2)
    back = next(n for n, name in enumerate(playing.spec.names) if name == {"do": "take_back"})
    for turn in range(3):
        for _ in range(2):
            playing.take(playing.legal()[0])
            playing.take(back)
        playing.take(playing.legal()[0])
        assert back not in playing.legal()
        playing.take(playing.legal()[0])
        playing.take(playing.spec.numbers[playing.spec.actions[playing.legal()[-1]]])
        assert playing.state.turns > turn


def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    playing = episode("face-to-face")
    state, wrong = playing.state, len(playing.spec.columns)
    for number in (-1, wrong, next(n for n in range(wrong) if n not in playing.legal())):
        with pytest.raises(ValueError, match=f"action {number} is not in the mask"):
            playing.take(number)
    assert playing.state is state
    assert playing.steps == 0


@pytest.mark.parametrize("game", games())
def test_masks_and_observations_are_bytes_in_their_ranges(game: str) -> None:
    for playing in walk(episode(game), steps=120):
        mask = playing.mask()
        assert [n for n, is_open in enumerate(mask) if is_open] == list(playing.legal())
        for seat in range(playing.spec.seats):
            seen = playing.observe(seat)
            assert all(byte <= high for byte, high in zip(seen, playing.spec.high, strict=True))


def test_a_match_that_is_cut_off_has_no_result() -> None:
    playing = episode(SNAKES, max_steps=7)
    assert len(list(walk(playing))) == 7
    assert playing.truncated
    assert not playing.ended
    assert playing.seat is None
    assert playing.legal() == ()
    assert set(playing.returns) == {0.0}
    with pytest.raises(ValueError, match="over"):
        playing.take(0)


def test_copies_go_their_own_ways() -> None:
    playing = episode("the-game")
    twin = playing.copy()
    playing.take(playing.legal()[0])
    assert twin.steps == 0
    assert twin.state != playing.state or twin.seat != playing.seat
