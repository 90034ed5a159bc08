"""A server process: its port, and its processor time and memory."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
STOP_SECONDS = 20
SAMPLE = re.compile(r"^(\w+)(?:\{([^}]*)\})? (\S+)$", re.MULTILINE)


class Commits(NamedTuple):
    """The commits so far by `/metrics`: their number, entries and seconds."""

    number: float
    entries: float
    seconds: float

    def plus(self, other: "Commits") -> "Commits":
        return Commits(*(one + another for one, another in zip(self, other, strict=True)))

    def minus(self, other: "Commits") -> "Commits":
        return Commits(*(one - another for one, another in zip(self, other, strict=True)))


class Server:
    """A running server on this machine."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.pid = process.pid
        self.port = port

    def cpu(self) -> float:
        """Seconds of processor time used so far, all threads together."""
        return _cpu(Path(f"/proc/{self.pid}/stat"))

    def loop_cpu(self) -> float:
        """The share of the main thread, in which the event loop runs."""
        return _cpu(Path(f"/proc/{self.pid}/task/{self.pid}/stat"))

    def memory(self) -> int:
        """Bytes that are resident (RSS)."""
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        return int(pages) * PAGE

    def metrics(self) -> dict[str, float]:
        """All samples that `/metrics` gives, by name and labels."""
        with urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            text = answer.read().decode()
        return {name + labels: float(value) for name, labels, value in SAMPLE.findall(text)}

    def commits(self) -> Commits:
        found = self.metrics()
        return Commits(
            found["stosy_commits_total"],
            found["stosy_commit_entries_sum"],
            found["stosy_commit_seconds_sum"],
        )


def _cpu(stat: Path) -> float:
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICKS


@contextmanager
def running(module: str, *arguments: str) -> Iterator[Server]:
    """Start the module, which prints its port when it is ready; stop it afterwards."""
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield Server(process, int(line))
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def stosy(idle_seconds: float = 3600.0) -> Iterator[Server]:
    """Our own server, on a new SQLite file in the environment: on a disk, not in memory."""
    with (
        TemporaryDirectory(prefix="store-", dir=sys.prefix) as folder,
        running("bench.server.runner", f"{folder}/stosy.sqlite", "--idle", str(idle_seconds)) as it,
    ):
        yield it
