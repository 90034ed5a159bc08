"""`stosy learn`, as people use it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stosy.bots.kernel import installed

if not installed():
    pytest.skip("learning needs the kernel", allow_module_level=True)


def test_the_command_goes_on_where_it_was_left(stosy: Any, tmp_path: Path) -> None:
    state, out, other = (tmp_path / name for name in ("course", "net.json", "other.json"))
    command = ("learn", "face-to-face", "--games", 8, "--jobs", 1)
    stosy(*command, "--rounds", 1, "--state", state, "--out", out)
    told = stosy(*command, "--rounds", 2, "--state", state, "--out", out)
    assert "2 rounds, " in told.out
    assert str(out) in told.out
    stosy(*command, "--rounds", 2, "--out", other)
    assert out.read_bytes() == other.read_bytes()
    assert stosy(*command, "--rounds", 2).out.encode() == out.read_bytes()


def test_another_course_or_a_damaged_one_is_refused(stosy: Any, tmp_path: Path) -> None:
    state = tmp_path / "course"
    command = ("learn", "face-to-face", "--games", 8, "--rounds", 1, "--jobs", 1, "--state", state)
    stosy(*command)
    told = stosy(*command, "--seed", "another")
    assert told.status == 2
    assert "--games 8" in told.err
    state.with_name("course.samples").write_bytes(b"")
    assert stosy(*command).status == 2
    state.write_bytes(b"{}")
    assert stosy(*command).status == 2


@pytest.mark.parametrize("option", ["--state", "--out"])
@pytest.mark.parametrize("command", ["learn", "tune"])
def test_a_folder_that_is_not_there_is_noticed_before_the_work(
    command: str, option: str, stosy: Any, tmp_path: Path
) -> None:
    told = stosy(command, "face-to-face", "--rounds", 1000, option, tmp_path / "none" / "file")
    assert told.status != 0
    assert "none" in told.err
