"""A temporary PostgreSQL for the tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeAlias

import psutil

from tests.processes import mortal, run
from tests.timeouts import POLL_SECONDS, TIMEOUT

USER = "postgres"
WORDS = ("--encoding=UTF8", "--locale=C", "--no-sync")
HASTE = (
    *("-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "wal_level=minimal", "-c", "max_wal_senders=0", "-c", "autovacuum=off"),
)
"""What would only help after a loss of power, or for years: programs are killed here, the system
never is, and a database lives for seconds."""
PACKAGED = "usr/lib/postgresql/*/bin"
"""Where Debian keeps the server's programs, outside of PATH."""

NewDatabase: TypeAlias = Callable[[], str]
"""Makes a database and returns its URL."""


class Postgres:
    """A server of our own, which can be frozen and restarted."""

    def __init__(
        self, folder: Path, address: tuple[str, int] | None, options: Sequence[str]
    ) -> None:
        self.folder = folder
        self._address = address
        self._options = options
        self._numbers = count(1)
        self._process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        """Returns at once: see `ready`."""
        host, port = self._address or ("", 5432)
        listen = ("-k", str(self.folder), "-p", str(port), "-c", f"listen_addresses={host}")
        options = (*listen, *HASTE, *self._options)
        command = _as_user("postgres", "-D", str(self.folder / "data"), *options)
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=self.folder, stderr=log, start_new_session=True
            )

    def ready(self) -> bool:
        """It says so in the last line of its file, as to `pg_ctl`."""
        assert self._process is not None
        assert self._process.poll() is None, self._log()
        status = self.folder / "data" / "postmaster.pid"
        try:
            return status.read_text().split()[-1:] == ["ready"]
        except FileNotFoundError:
            return False

    def ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """Returns at once: see `ended`. SIGQUIT ends it as a crash would."""
        assert self._process is not None
        self.thaw()
        self._process.send_signal(number)

    def freeze(self) -> None:
        """All its processes stand still; connections stay open."""
        for each in self.processes():
            with suppress(psutil.NoSuchProcess):
                each.suspend()

    def thaw(self) -> None:
        for each in self.processes():
            with suppress(psutil.NoSuchProcess):
                each.resume()

    def new(self, like: str | None = None) -> str:
        """Make a database, a copy of the one at a URL that nobody uses or an empty one; its URL."""
        name = f"stosy{next(self._numbers)}"
        where = ("-h", str(self.folder), *self._port(), "-U", USER)
        template = () if like is None else ("--template", _name(like))
        run([_program("createdb"), *where, *template, name], cwd=self.folder)
        port = "" if self._address is None else f"&port={self._address[1]}"
        return f"postgresql://{USER}@/{name}?host={self.folder}{port}"

    def _port(self) -> tuple[str, ...]:
        return () if self._address is None else ("-p", str(self._address[1]))

    def processes(self) -> list[psutil.Process]:
        assert self._process is not None
        try:
            postmaster = psutil.Process(self._process.pid)
            return [postmaster, *postmaster.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def _log(self) -> str:
        return (self.folder / "log").read_text()


@contextmanager
def running(address: tuple[str, int] | None = None, *options: str) -> Iterator[Postgres]:
    """A server that listens on a socket in its folder, where no port can be taken, and at an
    address if one is given."""
    folder = Path(tempfile.mkdtemp(prefix="stosy-pg-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data = folder / "data"
        run(_as_user("initdb", "-D", str(data), "-U", USER, "--auth=trust", *WORDS), cwd=folder)
        if address is not None:
            with (data / "pg_hba.conf").open("a") as access:
                access.write(f"host all all {address[0]}/24 trust\n")
        postgres = Postgres(folder, address, options)
        postgres.start()
        try:
            _await(postgres.ready)
            yield postgres
        finally:  # immediately: its data is not needed any more
            if not postgres.ended():
                postgres.stop()
            _await(postgres.ended)
    finally:
        shutil.rmtree(folder)


@contextmanager
def server() -> Iterator[NewDatabase]:
    """The same for those who only need databases."""
    with running() as postgres:
        yield postgres.new


def _await(holds: Callable[[], bool]) -> None:
    end = monotonic() + TIMEOUT
    while not holds():
        assert monotonic() < end
        sleep(POLL_SECONDS)


def drop(url: str) -> None:
    """Remove a database while it is fresh: files that have reached the disk take long to delete."""
    folder = url.partition("?host=")[2]
    run([_program("dropdb"), "--force", "-h", folder, "-U", USER, _name(url)], cwd=folder)


def _name(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


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
