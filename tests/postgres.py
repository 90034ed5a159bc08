"""A temporary PostgreSQL for the tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeAlias

from tests.processes import mortal, run, started
from tests.timeouts import POLL_SECONDS, TIMEOUT

USER = "postgres"
WORDS = ("--encoding=UTF8", "--locale=C", "--no-sync")
HASTE = (
    *("-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "wal_level=minimal", "-c", "max_wal_senders=0"),
)
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
        data = folder / "data"
        run(_as_user("initdb", "-D", str(data), "-U", USER, "--auth=trust", *WORDS), cwd=folder)
        listen = ("-k", str(folder), "-c", "listen_addresses=", *HASTE)
        with _serving(folder, _as_user("postgres", "-D", str(data), *listen)) as postmaster:
            _await_ready(postmaster, data / "postmaster.pid", folder / "log")
            yield _databases(folder)
    finally:
        shutil.rmtree(folder)


@contextmanager
def _serving(folder: Path, command: list[str]) -> Iterator[subprocess.Popen[Any]]:
    """Stops immediately: its data is not needed any more."""
    with (folder / "log").open("w") as log, started(command, cwd=folder, stderr=log) as postmaster:
        try:
            yield postmaster
        finally:
            postmaster.send_signal(signal.SIGQUIT)
            postmaster.wait(TIMEOUT)


def _await_ready(postmaster: subprocess.Popen[Any], status: Path, log: Path) -> None:
    """It says so in the last line of its file, as to `pg_ctl`."""
    end = monotonic() + TIMEOUT
    while not (status.exists() and status.read_text().split()[-1:] == ["ready"]):
        assert postmaster.poll() is None, log.read_text()
        assert monotonic() < end, log.read_text()
        sleep(POLL_SECONDS)


def _databases(folder: Path) -> NewDatabase:
    numbers = count(1)

    def new() -> str:
        name = f"stosy{next(numbers)}"
        run([_program("createdb"), "-h", str(folder), "-U", USER, name], cwd=folder)
        return f"postgresql://{USER}@/{name}?host={folder}"

    return new


def drop(url: str) -> None:
    """Remove a database while it is fresh: files that have reached the disk take long to delete."""
    name, _, folder = url.partition("@/")[2].partition("?host=")
    run([_program("dropdb"), "--force", "-h", folder, "-U", USER, name], cwd=folder)


def _as_user(program: str, *arguments: str) -> list[str]:
    """The server's programs refuse to be run by root."""
    becoming = ["setpriv", "--reuid", USER, "--regid", USER, "--clear-groups", "--"]
    command = mortal([_program(program), *arguments], "QUIT")  # whoever becomes another forgets it
    return [*(becoming if os.geteuid() == 0 else []), *command]


def _program(name: str) -> str:
    folders = sorted(map(str, Path("/").glob(PACKAGED)), reverse=True)
    # Debian's own in PATH are scripts that ask which version is meant.
    found = shutil.which(name, path=os.pathsep.join(folders)) or shutil.which(name)
    assert found is not None, f"PostgreSQL is missing ({name}); `make test` installs it"
    return found
