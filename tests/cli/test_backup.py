"""`stosy admin backup`: a private copy of a store."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.outputs import complaint


def test_a_copy_is_made_that_only_its_owner_may_read(stosy: Any, tmp_path: Path) -> None:
    path, copy = tmp_path / "stosy.db", tmp_path / "copy.db"
    with closing(sqlite3.connect(path)) as store:
        store.execute("CREATE TABLE t (x)")
    done = stosy("admin", "backup", copy, "--db", path)
    assert done.status == 0
    assert str(copy) in done.out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as copied:
        assert copied.execute("SELECT name FROM sqlite_master").fetchall() == [("t",)]


def test_a_copy_that_exists_stays(stosy: Any, tmp_path: Path) -> None:
    path, copy = tmp_path / "stosy.db", tmp_path / "copy.db"
    sqlite3.connect(path).close()
    path.touch()
    copy.write_text("yesterday")
    assert str(copy) in complaint(stosy("admin", "backup", copy, "--db", path))
    assert copy.read_text() == "yesterday"


def test_without_a_store_there_is_nothing_to_copy(stosy: Any, tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert str(missing) in complaint(
        stosy("admin", "backup", tmp_path / "copy.db", "--db", missing)
    )
    assert list(tmp_path.iterdir()) == []


def test_without_postgresql_s_program_the_command_is_told(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    url = "postgresql://ann:s3cret@host/db"
    told = complaint(stosy("admin", "backup", tmp_path / "copy.db", "--db", url))
    assert "pg_dump" in told
    assert "umask 077" in told
    assert "s3cret" not in told


def test_postgresql_s_program_is_told_the_password_in_secret(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, told = tmp_path / "pg_dump", tmp_path / "told"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$PGPASSWORD" "$@" > {told}\nexit 3\n')
    program.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    url = "postgresql://ann:s3%20cret@host:5433/db?host=/run/postgresql"
    assert "s3" not in stosy("admin", "backup", tmp_path / "copy.db", "--db", url).err
    password, *arguments = told.read_text().splitlines()
    assert password == "s3 cret"
    assert "--dbname=postgresql://ann@host:5433/db?host=%2Frun%2Fpostgresql" in arguments
    assert sorted(each.name for each in tmp_path.iterdir()) == ["pg_dump", "told"]
