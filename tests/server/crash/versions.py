"""An earlier version of the program, out of the history of this repository."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.processes import run

ROOT = Path(__file__).parents[3]
SOURCES = "src"
MIGRATIONS = "src/stosy/server/store/migrations/versions"
BEFORE_MIGRATION = "before-migration"
"""Instead of a revision: the last one before a migration, or the one that set the baseline."""


class NoHistory(Exception):
    """There is no such revision here; says so to people."""


@contextmanager
def sources_of(revision: str) -> Iterator[str]:
    """The folder from which that version is imported: put it into PYTHONPATH."""
    commit = commit_of(revision)
    with TemporaryDirectory(prefix="stosy-earlier-") as folder:
        archive = Path(folder, "sources.tar")
        run(["git", "archive", "--output", str(archive), commit, SOURCES], cwd=ROOT)
        shutil.unpack_archive(archive, folder, filter="data")
        yield str(Path(folder, SOURCES))


def commit_of(revision: str) -> str:
    """The commit of a revision; NoHistory where there is none, as in a shallow clone."""
    if revision == BEFORE_MIGRATION:
        last = ("log", "-1", "--format=%H")
        revision = _asked(*last, "--diff-filter=AM", "--", MIGRATIONS)
        if revision == _asked(*last, "--diff-filter=A", "--", MIGRATIONS):
            revision += "^"
    found = _asked("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if not found:
        raise NoHistory(f"this copy of the repository has no revision {revision}")
    return found


def _asked(*arguments: str) -> str:
    """What git says; nothing if it fails, or is not there."""
    try:
        asked = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return asked.stdout.strip()
