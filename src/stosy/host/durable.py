"""Files that are there after a power cut."""

from __future__ import annotations

import os
from pathlib import Path


def put_in_place(draft: Path, path: Path) -> None:
    """Let a draft replace a file in its folder; durable on return: the content, then the name."""
    _sync(draft)
    draft.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
