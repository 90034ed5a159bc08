"""Where the sockets of the servers on a store are, one per process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from platformdirs import user_data_path

from stosy.server.store import file_of

LONGEST = 80
"""Bytes of a folder's path: that of a socket has about a hundred, with its name."""


def folder_of(store: str, named: str, environ: Mapping[str, str] = os.environ) -> Path:
    """The folder that a setting names; else the one beside the file, or that of the service for
    what runs now, or the user's."""
    if named:
        return Path(named)
    path = file_of(store)
    if path is not None:
        path = path.resolve()
        beside = path.with_name(f"{path.name}.admin")
        if len(os.fsencode(beside)) <= LONGEST:
            return beside
    if runtime := environ.get("RUNTIME_DIRECTORY"):
        return Path(runtime.split(":")[0])
    return user_data_path("stosy", appauthor=False) / "admin"


def prefix_of(store: str) -> str:
    """How the names of its sockets begin: the same for all who use the store, whatever their
    passwords."""
    path = file_of(store)
    if path is None:
        parts = urlsplit(store)
        asked = parse_qs(parts.query)
        where = parts.hostname, parts.port, asked.get("host"), asked.get("port")
        told = f"{where} {parts.path}"
    else:
        told = str(path.resolve())
    return f"{sha256(told.encode()).hexdigest()[:8]}."


def sockets_of(store: str, named: str) -> list[Path]:
    """The sockets that there are, also of processes that were killed."""
    folder, prefix = folder_of(store, named), prefix_of(store)
    if not folder.exists():
        return []
    return sorted(each for each in folder.iterdir() if each.name.startswith(prefix))
