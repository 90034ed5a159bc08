"""What the README and the package's page show is what happens: each of their commands is run."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from subprocess import PIPE

import pytest

from stosy.cli.arguments import parser
from stosy.cli.serve_settings import Serving
from tests.processes import run, started
from tests.tui.snapshots import FOLDER

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PACKAGE = ROOT / "src/stosy/README.md"
"""The page of the package on an index."""
PAGES = pytest.mark.parametrize("page", [README, PACKAGE], ids=["repository", "package"])
LONGEST = 150
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MINE = "class Mine:"
COMMANDS = ("uvx ", "make ", "podman ")
RUNNING = "Stosy is running: http://127.0.0.1:"


def commands(page: Path) -> Iterator[str]:
    """What is to be typed."""
    for block in plain_blocks(page):
        yield from (line for line in block.splitlines() if line.startswith(COMMANDS))


def plain_blocks(page: Path) -> Iterator[str]:
    """The blocks of code that name no language."""
    return (block for name, block in FENCE.findall(page.read_text("utf-8")) if not name)


def meant(command: str) -> list[str]:
    """What a command runs here: of `make` the last step, of a container its entry point."""
    words = shlex.split(command)
    if words[0] == "make":
        own = ("ARGS", "MAKE")
        others = {key: value for key, value in os.environ.items() if not key.startswith(own)}
        told = run(["make", "-n", *words[1:]], text=True, cwd=ROOT, env=others).stdout
        words = shlex.split("stosy" + told.rpartition(".venv/bin/stosy")[2].splitlines()[0])
    elif words[0] == "podman":
        text = (ROOT / "Containerfile").read_text("utf-8")
        found = re.findall(r"^(?:ENTRYPOINT|CMD) (.*)", text, re.MULTILINE)
        words = [word for each in found for word in ast.literal_eval(each)]
    return [str(ROOT / ".venv/bin/stosy"), *words[words.index("stosy") + 1 :]]


@pytest.fixture
def home(tmp_path: Path) -> Mapping[str, str]:
    """The environment of somebody who has played nothing."""
    folders = {f"XDG_{name}_HOME": str(tmp_path / name) for name in ("STATE", "DATA")}
    return {**os.environ, **folders, "LANGUAGE": "", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def test_it_is_short_and_shows_itself_first() -> None:
    lines = README.read_text("utf-8").splitlines()
    assert len(lines) <= LONGEST
    assert lines[4].endswith("(docs/screenshots/stosy.webp)")


@PAGES
def test_the_examples_work(page: Path) -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=flags)
    assert tried > 5
    assert failed == 0


@PAGES
def test_every_command_is_run(page: Path, tmp_path: Path, home: Mapping[str, str]) -> None:
    """In a folder of its own; what serves, until it says so."""
    text = page.read_text("utf-8")
    [mine] = [block for _, block in FENCE.findall(text) if block.startswith(MINE)]
    (tmp_path / "mine.py").write_text(mine)
    shown = list(commands(page))
    assert len(shown) >= 5
    for command in shown:
        if command == "podman build -t stosy .":
            continue  # `meant` reads what it builds
        words = meant(command)
        match words[1]:
            case "serve":
                assert serves(words, tmp_path, home).startswith(RUNNING)
            case "play":
                played = run(words, input="\nquit\n", text=True, cwd=tmp_path, env=home)
                assert played.stderr == ""
            case _:
                few = ["--games", "2"] if words[1] in ("simulate", "tournament") else []
                told = run([*words, *few], text=True, cwd=tmp_path, env=home)
                assert told.stdout, command


def serves(words: list[str], folder: Path, home: Mapping[str, str]) -> str:
    """What a server says first. It listens to this computer only, and keeps nothing of ours."""
    own = [word for word in words if word not in ("--lan", "--host", "0.0.0.0")]
    more = ["--port", "0", "--db", str(folder / "readme.sqlite"), "--log", "off"]
    with started([*own, *more], stdout=PIPE, text=True, env=home) as server:
        assert server.stdout is not None
        return str(server.stdout.readline())


def test_what_the_server_says_is_shown() -> None:
    [said] = [block for block in plain_blocks(README) if block.startswith(RUNNING)]
    assert said.strip() == f"{RUNNING}{Serving().port}"


@pytest.mark.parametrize("page", [PACKAGE, ROOT / "docs/terminal.md"], ids=["package", "terminal"])
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


def test_the_commands_of_the_list_are_understood() -> None:
    """They are parsed, not run."""
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    listed = re.findall(r"^\| `stosy (.*?)` \|", page, re.MULTILINE)
    told = {parser("en").parse_args(shlex.split(line)).run for line in listed}
    assert len(listed) == len(told) > 15


def test_the_page_of_the_package_needs_no_file_and_no_make() -> None:
    text = PACKAGE.read_text("utf-8")
    assert not re.findall(r"\]\((?!https?://)", text)
    assert "![" not in text
    assert "make " not in text
