"""One server at a time on a SQLite file: two would not see each other's tables."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import errorcode
from pathlib import Path

from stosy.server.store.errors import StoreError
from stosy.server.store.opening import file_of

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def sole_use(url: str) -> Iterator[None]:
    """Hold the lock file beside a SQLite file; a killed process lets go of it.

    `in_use` if another process holds it.
    """
    path = file_of(url)
    if path is None:
        yield
        return
    lock = _open(path.with_name(f"{path.name}-lock"))
    try:
        try:
            _lock(lock)
        except OSError:
            raise StoreError("in_use", str(path)) from None
        yield
    finally:
        os.close(lock)


def _open(path: Path) -> int:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        state = errorcode.get(error.errno or 0, "")
        raise StoreError("unreachable", str(error), state) from error
