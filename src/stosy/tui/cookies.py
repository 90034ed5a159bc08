"""The cookie jar: one file for each server, which recognises this guest by it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from urllib.parse import quote

from platformdirs import user_data_path

LONGEST = 1000


class CookieJar:
    """Files in a folder that only this person may read."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = user_data_path("stosy") / "guests" if folder is None else folder

    def find(self, origin: str) -> str | None:
        """The cookie for a server, if there is one."""
        try:
            found = self._path(origin).read_text("ascii")[:LONGEST].strip()
        except (OSError, UnicodeError):
            return None
        return found or None

    def keep(self, origin: str, value: str) -> None:
        """Save a cookie; if that fails, the server sees a new guest next time."""
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with NamedTemporaryFile("w", dir=self._folder, delete=False) as file:
                file.write(value)
            os.chmod(file.name, 0o600)
            os.replace(file.name, self._path(origin))

    def _path(self, origin: str) -> Path:
        return self._folder / quote(origin, safe="")
