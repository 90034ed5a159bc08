"""Learning: reproducible, resumable, and honest about where a network comes from."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from stosy.bots.kernel import installed
from stosy.bots.weights import LearntNet

if not installed():
    pytest.skip("learning needs the kernel", allow_module_level=True)

import msgspec
from stosy_kernel.estimates import gather

from tools.learning import lessons
from tools.learning.__main__ import main
from tools.learning.lessons import Course, learnt, run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "PLAYOUTS", 6)


def after(course: Course, samples: bytearray, rounds: int, threads: int = 1) -> Course:
    *_, last = run(course, samples, rounds, threads)
    return last


@pytest.mark.parametrize("game", ["face-to-face", "the-game"])
def test_a_resumed_course_equals_an_uninterrupted_one(game: str) -> None:
    whole, half = bytearray(), bytearray()
    finished = after(Course(game, "tests", 8), whole, 3, threads=2)
    paused = msgspec.json.encode(after(Course(game, "tests", 8), half, 2))
    assert after(msgspec.json.decode(paused, type=Course), half, 3) == finished
    assert whole == half
    assert after(Course(game, "others", 8), bytearray(), 3).weights != finished.weights


def test_the_first_round_is_played_without_a_network_and_the_next_ones_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, bool]] = []

    def watched(game: str, options: Any, seats: int, games: int, seed: int, **how: Any) -> bytes:
        asked.append((games, how["net"] is not None))
        return gather(game, options, seats, games, seed, **how)

    monkeypatch.setattr(lessons, "gather", watched)
    after(Course("face-to-face", "tests", 8), bytearray(), 3)
    assert asked == [(8 * lessons.WITHOUT_SEARCH, False), (8, True), (8, True)]


def test_a_network_tells_how_to_learn_it_again() -> None:
    course = after(Course("face-to-face", "it's a test", 8), bytearray(), 1)
    written = msgspec.json.encode(learnt(course))
    assert msgspec.json.decode(written, type=LearntNet).weights == list(course.weights)
    _, _, _, _, game, _, seed, _, rounds, _, games = shlex.split(json.loads(written)["command"])
    assert after(Course(game, seed, int(games)), bytearray(), int(rounds)) == course


def test_the_command_goes_on_where_it_was_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state, out = (str(tmp_path / name) for name in ("course", "net.json"))
    command = ["learn", "face-to-face", "--games", "8", "--threads", "1", "--rounds"]
    main([*command, "1", "--state", state])
    main([*command, "2", "--state", state, "--out", out])
    main([*command, "2"])
    assert Path(out).read_text() == capsys.readouterr().out.splitlines(True)[-1]


def test_another_course_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "course"
    command = ["learn", "face-to-face", "--games", "8", "--rounds", "1", "--state", str(state)]
    main(command)
    with pytest.raises(SystemExit, match="other work"):
        main([*command, "--seed", "another"])
    state.with_name("course.samples").write_bytes(b"")
    with pytest.raises(SystemExit, match="positions"):
        main(command)
    state.write_bytes(b"{}")
    with pytest.raises(SystemExit, match="nothing"):
        main(command)


@pytest.mark.parametrize("option", ["--state", "--out"])
@pytest.mark.parametrize("command", ["learn", "tune"])
def test_a_folder_that_is_not_there_is_noticed_before_the_work(
    command: str, option: str, tmp_path: Path
) -> None:
    with pytest.raises(SystemExit, match="none"):
        main([command, "face-to-face", "--rounds", "1000", option, str(tmp_path / "none" / "file")])
