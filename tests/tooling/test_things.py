"""Things are made once, in order, and again when what they are made of has changed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.timeouts import TIMEOUT
from tools.prepare import GOALS, things_of
from tools.things import THINGS, Failed, NotMade, Thing, make_all, with_needs


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def make(*things: Thing, goals: str = "") -> list[str]:
    """Make these things, or some of them; what was said."""
    said: list[str] = []
    named = {thing.name: thing for thing in things}
    make_all(named, goals.split() or named, Path("stamps"), said.append)
    return said


def counting(made: list[str], name: str) -> Callable[[], None]:
    return lambda: made.append(name)


def test_what_a_thing_needs_is_made_first_and_once() -> None:
    made: list[str] = []
    top = Thing(name="top", make=counting(made, "top"), needs=("left", "right"), says="the top")
    left = Thing(name="left", make=counting(made, "left"), needs=("base",))
    right = Thing(name="right", make=counting(made, "right"), needs=("base",))
    base = Thing(name="base", make=counting(made, "base"))
    said = make(top, left, right, base, goals="top")
    assert (made[0], {*made[1:3]}, made[3:]) == ("base", {"left", "right"}, ["top"])
    assert said[0] == "Preparing the top ..."
    assert said[1].startswith("All is ready after ")
    assert make(top, left, right, base, goals="top") == []
    assert len(made) == 4


def test_a_thing_is_made_again_when_the_content_of_a_source_changes(folder: Path) -> None:
    made: list[str] = []
    thing = Thing(name="site", make=counting(made, "site"), sources=("src", "*.toml"))
    (folder / "src").mkdir()
    for text, times in (("1", 1), ("1", 1), ("2", 2)):
        (folder / "src/a.ts").write_text(text)
        make(thing)
        assert len(made) == times
    (folder / "new.toml").touch()
    make(thing)
    (folder / "src/__pycache__").mkdir()
    (folder / "src/__pycache__/a.pyc").touch()
    make(thing)
    assert len(made) == 3


def test_a_thing_is_made_again_when_what_it_made_is_gone(folder: Path) -> None:
    thing = Thing(name="file", make=(folder / "out").touch, makes=("out",))
    make(thing)
    (folder / "out").unlink()
    make(thing)
    assert (folder / "out").exists()


def test_things_that_do_not_need_each_other_are_made_at_once() -> None:
    both, met = threading.Barrier(2, timeout=TIMEOUT), list[int]()
    make(*(Thing(name=name, make=lambda: met.append(both.wait())) for name in "ab"))
    assert sorted(met) == [0, 1]


def test_after_a_failure_nothing_new_begins_and_it_is_tried_again() -> None:
    made: list[str] = []

    def fail() -> None:
        raise Failed("no compiler")

    things = [
        Thing(name="broken", make=fail),
        Thing(name="after", make=counting(made, "after"), needs=("broken",)),
    ]
    for _ in range(2):
        with pytest.raises(Failed, match="no compiler"):
            make(*things)
    assert made == []


def test_what_is_not_necessary_may_be_missing_and_is_tried_again() -> None:
    made: list[str] = []

    def lack() -> None:
        made.append("kernel")
        raise NotMade

    things = [
        Thing(name="kernel", make=lack),
        Thing(name="server", make=counting(made, "server"), needs=("kernel",)),
    ]
    make(*things)
    make(*things)
    assert made == ["kernel", "server", "kernel"]


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_is_made_of_things_that_exist(goal: str) -> None:
    assert set(with_needs(THINGS, things_of([goal]))) <= set(THINGS)
