"""The log of the table at which somebody plays alone: a file of entries, a line each."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_state_path

from stosy.host.durable import put_in_place


def usual_place() -> Path:
    """The file of this person's last table."""
    return user_state_path("stosy") / "play.jsonl"


class SavedTable:
    """A store in a file that only this person may read.

    A last line that is not whole, because the power failed, does not count.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = usual_place() if path is None else path

    def read(self) -> Sequence[bytes]:
        try:
            *lines, _ = self.path.read_bytes().split(b"\n")
        except OSError:
            return ()
        return lines

    def append(self, entries: Sequence[bytes]) -> None:
        """Durable when it returns; the first entries make the file."""
        data = b"".join(entry + b"\n" for entry in entries)
        if not self.path.exists():
            self._make(data)
            return
        with self.path.open("r+b") as file:
            whole = file.read().rfind(b"\n") + 1
            file.seek(whole)
            file.truncate()
            file.write(data)
            file.flush()
            os.fsync(file.fileno())

    def forget(self) -> None:
        """Begin with an empty log."""
        self.path.unlink(missing_ok=True)

    def _make(self, data: bytes) -> None:
        folder = self.path.parent
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, delete=False) as file:
            file.write(data)
        put_in_place(Path(file.name), self.path)
