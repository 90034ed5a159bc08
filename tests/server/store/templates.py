"""Databases that are made once and then copied: all migrations take far longer than a copy."""

from __future__ import annotations

import atexit
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeAlias

from stosy.server.store import file_of
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


def ready(store: str) -> str:
    """The store at this URL; a file that does not exist yet is a copy of one with its tables."""
    path = file_of(store)
    if path is not None and path.parent.is_dir() and not path.exists():
        with ThreadPoolExecutor(1) as thread:  # a loop may run in this one
            thread.submit(_common().file, tables, path).result()
    return store


@cache
def _common() -> Templates:
    """Those of this process, for whoever has no fixture."""
    folder = mkdtemp(prefix="stosy-templates-")
    atexit.register(shutil.rmtree, folder)
    return Templates(Path(folder))


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
