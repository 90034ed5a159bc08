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
    """A running server on this machine: a process, and those that it has started."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.pid = process.pid
        self.port = port

    def _pids(self) -> list[int]:
        started = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, started)]

    def cpu(self) -> float:
        """Seconds of processor time used so far by the threads that run now."""
        tasks = [task for pid in self._pids() for task in Path(f"/proc/{pid}/task").iterdir()]
        return sum(map(_cpu, tasks))

    def loop_cpu(self) -> float:
        """The share of the main threads, in which the event loops run."""
        return sum(_cpu(Path(f"/proc/{pid}/task/{pid}")) for pid in self._pids())

    def memory(self) -> int:
        """Bytes that are resident (RSS)."""
        sizes = [Path(f"/proc/{pid}/statm").read_text().split()[1] for pid in self._pids()]
        return sum(map(int, sizes)) * PAGE

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


def _cpu(task: Path) -> float:
    """By the scheduler, in ns; `stat` counts in ticks of ten million of them."""
    return int((task / "schedstat").read_text().split()[0]) / 1e9


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


class Setting(NamedTuple):
    """Where our own server keeps things (None: a new SQLite file)."""

    store: str | None = None


@contextmanager
def stosy(setting: Setting, idle_seconds: float = 3600.0) -> Iterator[Server]:
    """Our own server; a new file is in the environment: on a disk, not in memory."""
    with TemporaryDirectory(prefix="store-", dir=sys.prefix) as folder:
        store = setting.store or f"{folder}/stosy.sqlite"
        options = "--idle", str(idle_seconds)
        with running("bench.server.runner", store, *options) as it:
            yield it
