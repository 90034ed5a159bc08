"""Commands run in this process, in English, with what they print."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from shutil import copy
from typing import IO, Any, TypeAlias

import pytest

from stosy.cli import main
from tests.cli.outputs import Output
from tests.text.spaces import spaced

Recorded: TypeAlias = Callable[..., Path]


@pytest.fixture(autouse=True)
def nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test finds a match that another has left."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def stosy(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> Output:
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Output(status, spaced(captured.out), spaced(captured.err))

    return run


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    """Records by the arguments of `stosy simulate`, each made once."""

    @cache
    def simulated(*arguments: str) -> Path:
        path = tmp_path_factory.mktemp("records") / "records.jsonl"
        given = ("--seed", "tests", "--jobs", "1", "--records", str(path))
        with redirect_stdout(StringIO()):
            assert main(["simulate", *arguments, *given]) == 0
        return path

    return simulated


@pytest.fixture
def records(tmp_path: Path, recorded: Recorded) -> Path:
    """Three matches, to be read or spoilt."""
    made = recorded("quick-and-easy", "--games", "3", "--bots", "casual")
    return Path(copy(made, tmp_path))


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Lines that are typed, through a pipe; then the input ends."""
    files: list[IO[str]] = []

    def script(*lines: str) -> None:
        source, sink = os.pipe()
        os.write(sink, "".join(f"{line}\n" for line in lines).encode())
        os.close(sink)
        files.append(os.fdopen(source))
        monkeypatch.setattr("sys.stdin", files[-1])

    yield script
    for file in files:
        file.close()
