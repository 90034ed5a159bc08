"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import os
import re
import shlex
from pathlib import Path
from subprocess import PIPE

import pytest

from hatch_build import alone
from stosy.cli.arguments import parser
from stosy.cli.serve_settings import Serving
from tests.processes import run, started
from tests.tui.snapshots import FOLDER

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"


def test_the_examples_of_the_readme_work() -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(README), module_relative=False, optionflags=flags)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", [README, README.parent / "docs/terminal.md"])
def test_the_screen_that_is_shown_is_real(page: Path) -> None:
    """Line by line, though some may be left out."""
    [shown] = [
        block.splitlines()[1:]
        for block in page.read_text("utf-8").split("```")
        if "┏━ 1 ▲" in block
    ]
    kept = iter((FOLDER / "terminal.txt").read_text("utf-8").splitlines())
    assert len(shown) > 8
    assert all(line in kept for line in shown)


def blocks(page: Path, first: str) -> list[list[str]]:
    """The lines of the blocks of code that begin so."""
    found = re.findall(r"^```\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [block.splitlines() for block in found if block.startswith(first)]


def made(line: str) -> str:
    """The last command that `make` would run, after building what it needs."""
    own = ("ARGS", "MAKE")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(own)}
    told = run(["make", "-n", *shlex.split(line)[1:]], text=True, cwd=ROOT, env=environment)
    return f".venv/bin/{told.stdout.rpartition('.venv/bin/')[2]}"


def test_what_make_plays_is_played(tmp_path: Path) -> None:
    [[line]] = blocks(README, "make play")
    state = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    played = run(["sh", "-c", made(line)], input="quit\n", text=True, cwd=ROOT, env=state)
    assert played.stdout.startswith("Змійки та драбинки.")
    assert "Твої карти: " in played.stdout
    assert played.stderr == ""


def test_the_server_says_what_the_readme_says_and_is_joined_as_shown(tmp_path: Path) -> None:
    text = README.read_text("utf-8")
    [[start, _]] = blocks(README, "make run")
    [[said]] = blocks(README, "Stosy is running")
    [shown] = re.findall(r"`\.venv/bin/(stosy join .*?)`", text)
    assert said.endswith(f":{Serving().port}")
    serve = shlex.split(made(start.partition("#")[0]))
    apart = ["--lang", "en", "--port", "0", "--db", str(tmp_path / "readme.sqlite"), "--log", "off"]
    with started([*serve, *apart], stdout=PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        told = server.stdout.readline().strip()
        assert re.sub(r":\d+$", "", told) == re.sub(r":\d+$", "", said)
        join = shown.replace(said.split()[-1], told.split()[-1])
        state = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
        command = [str(ROOT / ".venv/bin" / shlex.split(join)[0]), *shlex.split(join)[1:]]
        joined = run([*command, "--lang", "en"], input="quit\n", text=True, env=state)
    assert joined.stdout.startswith("There is no public table right now.")
    assert joined.stderr == ""


def test_the_commands_of_the_list_are_understood() -> None:
    """They are parsed, not run."""
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    listed = re.findall(r"^\| `stosy (.*?)` \|", page, re.MULTILINE)
    told = {parser("en").parse_args(shlex.split(line)).run for line in listed}
    assert len(listed) == len(told) > 15


def test_the_description_of_the_package_needs_no_file_beside_it() -> None:
    described = alone(README.read_text("utf-8"))
    assert not re.findall(r"\]\((?!https?://)", described)
    assert "![" not in described
    assert "| | | |" not in described
    assert described.count("\n## ") == README.read_text("utf-8").count("\n## ")
