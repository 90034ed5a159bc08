"""A real PostgreSQL for the tests, in a folder of its own, gone when they end."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TypeAlias

USER = "postgres"
WORDS = ("--encoding=UTF8", "--locale=C", "--no-sync")
HASTE = "-c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0"
"""What would only help after a loss of power: programs are killed here, the system never is."""
PACKAGED = "usr/lib/postgresql/*/bin"
"""Where Debian keeps the server's programs, outside of PATH."""

NewDatabase: TypeAlias = Callable[[], str]
"""Makes an empty database and returns its URL."""


@contextmanager
def server() -> Iterator[NewDatabase]:
    """A server that listens on a socket in its folder only, so no port can be taken."""
    folder = Path(tempfile.mkdtemp(prefix="stosy-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data = str(folder / "data")
        _run_as_user(folder, "initdb", "-D", data, "-U", USER, "--auth=trust", *WORDS)
        listen = f"-k '{folder}' -c listen_addresses='' {HASTE}"
        control = ("pg_ctl", "-D", data, "-w", "-s")
        _run_as_user(folder, *control, "-l", str(folder / "log"), "-o", listen, "start")
        try:
            yield _databases(folder)
        finally:
            # Goes by the process id in the folder; nothing in it is worth a clean end.
            _run_as_user(folder, *control, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _databases(folder: Path) -> NewDatabase:
    numbers = count(1)

    def new() -> str:
        name = f"stosy{next(numbers)}"
        _run(folder, [_program("createdb"), "-h", str(folder), "-U", USER, name])
        return f"postgresql://{USER}@/{name}?host={folder}"

    return new


def drop(url: str) -> None:
    """Remove a database while it is fresh: files that have reached the disk take long to delete."""
    name, _, folder = url.partition("@/")[2].partition("?host=")
    _run(Path(folder), [_program("dropdb"), "--force", "-h", folder, "-U", USER, name])


def _run_as_user(folder: Path, program: str, *arguments: str) -> None:
    """The server's programs refuse to be run by root."""
    becoming = ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []
    _run(folder, [*becoming, _program(program), *arguments])


def _run(folder: Path, command: list[str]) -> None:
    """Output goes to a file: the server started keeps it open, and a pipe would never end."""
    with (folder / "output").open("w+") as output:
        done = subprocess.run(command, cwd=folder, stdout=output, stderr=output, check=False)
        output.seek(0)
        assert done.returncode == 0, f"{command[0]}: {output.read()}"


def _program(name: str) -> str:
    folders = sorted(map(str, Path("/").glob(PACKAGED)), reverse=True)
    # Debian's own in PATH are scripts that ask which version is meant.
    found = shutil.which(name, path=os.pathsep.join(folders)) or shutil.which(name)
    assert found is not None, f"PostgreSQL is missing ({name}); `make test` installs it"
    return found
