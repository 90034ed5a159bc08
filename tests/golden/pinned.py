"""Files of expected results: compared on every run, written only with `--write`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path


def keep(files: Mapping[Path, bytes], arguments: list[str]) -> int:
    """Say which files are not what they should be, and write those with `--write`; 1 if any."""
    write = arguments == ["--write"]
    if arguments and not write:
        print("the only argument is --write", file=sys.stderr)
        return 2
    stale = [path for path, content in files.items() if not holds(path, content)]
    for path in stale:
        if write:
            path.write_bytes(files[path])
        print(f"{'wrote' if write else 'differs'}: {path}")
    if stale and not write:
        print("Nothing was written: that needs --write.", file=sys.stderr)
        return 1
    return 0


def holds(path: Path, content: bytes) -> bool:
    """Is this what the file holds?"""
    return path.exists() and path.read_bytes() == content
