"""Learning: reproducible, resumable, and honest about where a network comes from."""

from __future__ import annotations

import json
import shlex
from typing import Any

import pytest

from stosy.bots.kernel import installed
from stosy.bots.weights import LearntNet
from stosy.core import Refused

if not installed():
    pytest.skip("learning needs the kernel", allow_module_level=True)

import msgspec
from stosy_kernel.estimates import gather

from stosy.lab.learning import lessons
from stosy.lab.learning.lessons import Course, begin, learnt, run
from stosy.lab.processes import Local


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "PLAYOUTS", 6)


def after(course: Course, samples: bytearray, rounds: int, threads: int = 1) -> Course:
    *_, last = run(course, samples, rounds, Local(threads))
    return last


@pytest.mark.parametrize("game", ["face-to-face", "the-game"])
def test_a_resumed_course_equals_an_uninterrupted_one(game: str) -> None:
    whole, half = bytearray(), bytearray()
    finished = after(begin(game, "tests", 8), whole, 3, threads=2)
    paused = msgspec.json.encode(after(begin(game, "tests", 8), half, 2))
    assert after(msgspec.json.decode(paused, type=Course), half, 3) == finished
    assert whole == half
    assert after(begin(game, "others", 8), bytearray(), 3).weights != finished.weights


def test_the_first_round_is_played_without_a_network_and_the_next_ones_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, bool]] = []

    def watched(game: str, options: Any, seats: int, games: int, seed: int, **how: Any) -> bytes:
        asked.append((games, how["net"] is not None))
        return gather(game, options, seats, games, seed, **how)

    monkeypatch.setattr(lessons, "gather", watched)
    after(begin("face-to-face", "tests", 8), bytearray(), 3)
    assert asked == [(8 * lessons.WITHOUT_SEARCH, False), (8, True), (8, True)]


def test_a_network_tells_how_to_learn_it_again() -> None:
    course = after(begin("face-to-face", "it's a test", 8), bytearray(), 1)
    written = msgspec.json.encode(learnt(course))
    assert msgspec.json.decode(written, type=LearntNet).weights == list(course.weights)
    _, _, game, _, seed, _, rounds, _, games = shlex.split(json.loads(written)["command"])
    assert after(begin(game, seed, int(games)), bytearray(), int(rounds)) == course


def test_a_game_without_features_cannot_be_learnt() -> None:
    with pytest.raises(Refused) as refused:
        begin("fifth-game", "tests", 1)
    assert refused.value.code == "no_features"
