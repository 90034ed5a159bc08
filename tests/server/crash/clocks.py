"""The wall clocks of nodes, which can be wrong: libfaketime reads them from files."""

from __future__ import annotations

from pathlib import Path

LIBRARY = "usr/lib/*/faketime/libfaketime.so.1"


class Clocks:
    """One file per node."""

    def __init__(self, folder: Path, nodes: int) -> None:
        self._folder = folder
        self._library = next(iter(sorted(Path("/").glob(LIBRARY))), None)
        for node in range(nodes):
            self.set(node, 0)

    @property
    def can_be_wrong(self) -> bool:
        return self._library is not None

    def library(self) -> dict[str, str]:
        """What a process needs in its environment from its start."""
        if self._library is None:
            return {}
        return {
            "LD_PRELOAD": str(self._library),
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "FAKETIME_CACHE_DURATION": "1",
        } | self.environment(0)

    def environment(self, node: int) -> dict[str, str]:
        return {"FAKETIME_TIMESTAMP_FILE": str(self._file(node))}

    def set(self, node: int, seconds: int) -> None:
        """The clock of a node is ahead by so much, within a second."""
        new = self._file(node).with_suffix(".new")
        new.write_text(f"{seconds:+}s\n")
        new.replace(self._file(node))

    def _file(self, node: int) -> Path:
        return self._folder / f"clock{node}"
