"""Files of records: written atomically, read line by line with a bound on the length."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

from stosy.core import Malformed, Record, read
from stosy.host.durable import put_in_place

LONGEST = 32 * 1024 * 1024
"""Bytes a line may have; the longest honest record is far shorter."""


class BadLine(Exception):
    """A line of a file that is not a record; `code` names the message about it."""

    code = "error-not-a-record"

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(path, line, reason)
        self.path = path
        self.line = line
        self.reason = reason


class NoRecords(BadLine):
    """A file without any record."""

    code = "error-no-records"


class LineTooLong(BadLine):
    """A line that is longer than any record."""

    code = "error-line-too-long"


def read_records(path: Path) -> Iterator[tuple[int, Record]]:
    """Line numbers and records; raises BadLine at the first line that is not a record."""
    with path.open("rb") as file:
        number = found = 0
        while line := file.readline(LONGEST + 1):
            number += 1
            if len(line) > LONGEST:
                raise LineTooLong(path, number, f"> {LONGEST} B")
            if not line.strip():
                continue
            found += 1
            try:
                yield number, read(line)
            except Malformed as malformed:
                raise BadLine(path, number, str(malformed)) from None
    if not found:
        raise NoRecords(path, number, "")


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file that replaces the old one only when everything is written.

    Links are followed; pipes and devices are written to directly.
    """
    target = path.resolve()
    if target.exists() and not target.is_file():
        with target.open("wb") as device:
            yield device
        return
    draft = target.with_name(f".stosy-{token_hex(8)}.tmp")
    try:
        file = draft.open("xb")
    except OSError as error:
        error.filename = str(path)
        raise
    try:
        with file:
            yield file
        put_in_place(draft, target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
