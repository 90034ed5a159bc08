"""Copies of a database, in files that only their owner may read."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from stosy.host.durable import put_in_place
from stosy.server.store.errors import StoreError
from stosy.server.store.opening import file_of

PG_DUMP = "pg_dump"


class NoPgDump(Exception):
    """PostgreSQL's own program for copies is not here."""


def back_up(url: str, copy: Path) -> None:
    """Copy a store, also while servers write to it, into a new file only its owner may read.

    The copy is of one moment, gets its name when it is whole, and is durable on return.
    """
    path = file_of(url)
    if path is not None and not path.exists():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if copy.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(copy))
    number, name = mkstemp(dir=copy.parent, prefix=f".{copy.name}.")
    os.close(number)
    try:
        if path is None:
            _dump(url, name)
        else:
            _copy(path, name)
        put_in_place(Path(name), copy)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _copy(path: Path, name: str) -> None:
    """One step, so that the copy is of one moment; readers do not disturb the writer."""
    try:
        with (
            closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(name)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = delete")
            (found,) = target.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise StoreError("failed", str(error)) from error
    if found != "ok":
        raise StoreError("failed", found)


def _dump(url: str, name: str) -> None:
    """By PostgreSQL's program, which is told the password where nobody else sees it."""
    program = shutil.which(PG_DUMP)
    if program is None:
        raise NoPgDump
    plain, password = _parted(url)
    environment = os.environ | ({} if password is None else {"PGPASSWORD": password})
    command = [program, "--format=custom", "--no-password", f"--file={name}", f"--dbname={plain}"]
    done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, check=False)
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        errors = [line for line in said if "error:" in line]
        raise StoreError("failed", (errors or said or [PG_DUMP])[0])


def _parted(url: str) -> tuple[str, str | None]:
    """The URL without its password, and that."""
    parts = urlsplit(url)
    asked = parse_qsl(parts.query)
    password = dict(asked).get("password", unquote(parts.password or "")) or None
    whom, _, where = parts.netloc.rpartition("@")
    user = whom.partition(":")[0]
    plain = parts._replace(
        netloc=f"{user}@{where}" if user else where,
        query=urlencode([(key, value) for key, value in asked if key != "password"]),
    )
    return urlunsplit(plain), password
