"""The file in which a table of somebody who plays alone is kept."""

from __future__ import annotations

import stat
from pathlib import Path

from stosy.tui.saved import SavedTable


def test_entries_are_kept_for_their_owner_alone(tmp_path: Path) -> None:
    store = SavedTable(tmp_path / "stosy" / "play.jsonl")
    assert store.read() == ()
    store.append([b"one", b"two"])
    store.append([b"three"])
    assert list(SavedTable(store.path).read()) == [b"one", b"two", b"three"]
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
    store.forget()
    store.forget()
    assert store.read() == ()


def test_a_line_that_was_not_written_whole_does_not_count(tmp_path: Path) -> None:
    store = SavedTable(tmp_path / "play.jsonl")
    store.append([b"one"])
    with store.path.open("ab") as file:
        file.write(b'{"entry": "pla')
    assert list(store.read()) == [b"one"]
    store.append([b"two"])
    assert list(store.read()) == [b"one", b"two"]
