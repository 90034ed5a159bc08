"""Databases that are made once and then copied: all migrations take far longer than a copy."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from stosy.server.store.migrate import migrate
from tests.postgres import Postgres
from tests.server.store.databases import on_database

Make: TypeAlias = Callable[[str], None]
"""Makes a store at a URL, and leaves it."""
StoreLike: TypeAlias = Callable[[Make | None], str]
"""Gives the URL of a store like that."""


def tables(url: str) -> None:
    """Only the tables: the secrets of a store come with whoever opens it first."""
    on_database(url, migrate)


class Templates:
    """A file and a database for each function that makes one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[Make, Path] = {}
        self._urls: dict[Make, str] = {}

    def file(self, make: Make, path: Path) -> str:
        """Copy the SQLite store that a function makes; the URL of the copy."""
        if make not in self._files:
            new = self._folder / f"{len(self._files)}.db"
            make(f"sqlite:///{new}")
            assert not new.with_name(f"{new.name}-wal").exists()
            self._files[make] = new
        shutil.copy(self._files[make], path)
        return f"sqlite:///{path}"

    def on_server(self, make: Make, server: Postgres) -> str:
        """The URL of a database for others to be made like."""
        if make not in self._urls:
            url = server.new()
            make(url)
            self._urls[make] = url
        return self._urls[make]
