"""A part of the fuzz, as a process of its own runs it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from tests.server.hostile.fuzz import Tally, fuzz

MEMORY = Path("/dev/shm")
"""Where the stores are, if it is there: what a disk does is not the question here."""


def part(messages: int, seed: int) -> Tally:
    """So many messages to a server of their own."""

    def progress(tally: Tally) -> None:
        print(f"seed {seed}: {sum(tally.sent.values()):,} of {messages:,}", flush=True)

    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        return uvloop.run(fuzz(Path(folder), messages, seed, progress))
