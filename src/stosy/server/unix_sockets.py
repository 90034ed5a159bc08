"""Listening at a Unix socket."""

from __future__ import annotations

import os
import socket
import stat
from contextlib import suppress
from pathlib import Path


def bound(path: Path, mode: int) -> socket.socket:
    """A socket with this mode at the path: who connects before it listens is refused."""
    found = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        remove_abandoned(path)
        found.bind(str(path))
        path.chmod(mode)
    except OSError:
        found.close()
        raise
    return found


def remove_abandoned(path: Path) -> None:
    """Remove a socket that a killed server has left; one at which somebody listens stays."""
    with suppress(FileNotFoundError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trying:
        if stat.S_ISSOCK(os.stat(path).st_mode):
            try:
                trying.connect(str(path))
            except ConnectionRefusedError:
                path.unlink()
