"""What was once computed is not overwritten by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.pinned import keep


def test_a_file_is_written_only_when_asked_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pinned.jsonl"
    path.write_bytes(b"old\n")
    assert keep({path: b"new\n"}, []) == 1
    assert path.read_bytes() == b"old\n"
    assert "--write" in capsys.readouterr().err
    assert keep({path: b"new\n"}, ["--write"]) == 0
    assert path.read_bytes() == b"new\n"
    assert keep({path: b"new\n"}, []) == 0


def test_other_arguments_write_nothing(tmp_path: Path) -> None:
    path = tmp_path / "pinned.jsonl"
    assert keep({path: b"new\n"}, ["--force"]) == 2
    assert not path.exists()
