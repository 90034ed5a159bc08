"""What a command printed, and files of records to spoil."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Output:
    """What a command printed, and its status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


def edited(path: Path, line: int, **changes: Any) -> Path:
    """The file with other values in the record of one line (from 0)."""
    lines = path.read_text().splitlines()
    record = json.loads(lines[line]) | changes
    lines[line] = json.dumps(record)
    path.write_text("\n".join(lines) + "\n")
    return path


def complaint(output: Output) -> str:
    """The one sentence of a command that could not do its work."""
    assert output.status == 2
    assert output.out == ""
    (sentence,) = output.err.splitlines()
    assert "Traceback" not in sentence
    return sentence
