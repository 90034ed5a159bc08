"""A power cut after the work is said to be done: the new file has its name."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from stosy.lab.files import written_whole
from stosy.server.store import back_up
from stosy.tui.saved import SavedTable


def record(path: Path) -> None:
    with written_whole(path) as file:
        file.write(b"{}")


def backup(path: Path) -> None:
    store = path.parent.parent / "stosy.db"
    store.touch()
    back_up(str(store), path)


def log(path: Path) -> None:
    SavedTable(path).append([b"{}"])


@pytest.mark.parametrize("write", [record, backup, log])
def test_a_new_file_and_then_its_name_are_durable(
    write: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "folder" / "file"
    path.parent.mkdir()
    synced: list[tuple[bool, bool]] = []

    def note(handle: int) -> None:
        is_folder = os.path.samestat(os.fstat(handle), path.parent.stat())
        synced.append((is_folder, path.exists()))

    monkeypatch.setattr(os, "fsync", note)
    write(path)
    assert synced == [(False, False), (True, True)]
    assert [each.name for each in path.parent.iterdir()] == ["file"]
