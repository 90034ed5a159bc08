"""Commands run in this process, in English, with what they print."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stosy.cli import main
from tests.cli.outputs import Output
from tests.text.spaces import spaced


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


@pytest.fixture
def records(tmp_path: Path, stosy: Any) -> Path:
    path = tmp_path / "records.jsonl"
    options = ("--games", 3, "--bots", "casual", "--seed", "tests", "--records", path)
    assert stosy("simulate", "quick-and-easy", *options).status == 0
    return path


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lines that are typed; an exception among them is raised, and then the input ends."""

    def script(*lines: str | type[BaseException]) -> None:
        rest = iter(lines)

        def read(prompt: str) -> str:
            line = next(rest, EOFError)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr("builtins.input", read)

    return script
