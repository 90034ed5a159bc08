"""`stosy admin migrate`: the way forward, and what leads back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stosy.server.store.schema import HEAD
from tests.cli.outputs import complaint
from tests.server.store import next_release
from tests.server.store.databases import on_database
from tests.server.store.rows import new_table, with_store


def test_a_store_is_migrated_and_a_rollback_explained(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/stosy.db"
    with_store(url, lambda store: store.append([new_table("a")], 1))
    next_release.install(monkeypatch, tmp_path / "migrations")
    done = stosy("admin", "migrate", "--db", url, "--lang", "en")
    told = plain(done.out)
    assert (done.status, f"revision {next_release.NEXT} now; before: {HEAD}" in told) == (0, True)
    assert f"programs since revision {HEAD} run on this store" in told
    assert "wait for them: 0" in told
    on_database(url, "UPDATE tables SET format = 2")
    again = stosy("admin", "migrate", "--db", url, "--lang", "en")
    assert (again.status, "nothing to migrate" in plain(again.out)) == (0, True)
    assert "wait for them: 1" in plain(again.out)


def test_where_no_earlier_program_runs_on_it_a_backup_leads_back(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/stosy.db"
    with_store(url, lambda store: store.append([new_table("a")], 1))
    next_release.install(monkeypatch, tmp_path / "migrations", contracts=True)
    done = stosy("admin", "migrate", "--db", url, "--lang", "en")
    assert "you need a backup from before" in plain(done.out)


def test_without_a_store_there_is_nothing_to_migrate(stosy: Any, tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert str(missing) in complaint(stosy("admin", "migrate", "--db", missing))
    assert list(tmp_path.iterdir()) == []


def plain(text: str) -> str:
    return " ".join(text.replace("\u00a0", " ").split())
