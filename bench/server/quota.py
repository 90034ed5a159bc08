"""Shares of a processor for processes, by control groups.

Where a machine has few cores, servers with a small share each show what more cores would do: the
database and the load generator, which have as much as they want, are never short of it.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")
FIRST = ROOT / "cpu"
"""Where groups are in the first version of control groups; in the second, right at the root."""
PERIOD = 20_000
"""µs in which a share is used up: few, so that nobody waits long for the next."""
WEIGHTS = {"cpu.shares": "262144", "cpu.weight": "10000"}
"""More than any other work: a process has its share when it wants it, whatever else runs."""


class NoGroups(Exception):
    """We may not make control groups here."""


@contextmanager
def group(name: str, pids: Sequence[int], share: float | None = None) -> Iterator[None]:
    """These processes before all others; with a share, they have no more than it of one core."""
    first = FIRST.is_dir()
    folder = (FIRST if first else ROOT) / f"stosy-{os.getpid()}-{name}"
    try:
        folder.mkdir()
    except OSError as error:
        raise NoGroups(f"no control group can be made ({error.strerror})") from None
    try:
        _write(folder, *next(each for each in WEIGHTS.items() if (folder / each[0]).exists()))
        if share is not None:
            quota = int(PERIOD * share)
            if first:
                _write(folder, "cpu.cfs_period_us", str(PERIOD))
                _write(folder, "cpu.cfs_quota_us", str(quota))
            else:
                _write(folder, "cpu.max", f"{quota} {PERIOD}")
        for pid in pids:
            _write(folder, "cgroup.procs", str(pid))
        yield
    except StopIteration:
        raise NoGroups("this control group has no processor to share") from None
    finally:
        _leave(folder)


@contextmanager
def groups(servers: Sequence[int], share: float, others: Sequence[int] = ()) -> Iterator[None]:
    """A share for each server, and precedence for the others."""
    with ExitStack() as stack:
        for number, pid in enumerate(servers):
            stack.enter_context(group(f"server{number}", [pid], share))
        stack.enter_context(group("others", [*others, os.getpid()]))
        yield


def _leave(folder: Path) -> None:
    """Back to the group above; then the group can be removed."""
    for pid in (folder / "cgroup.procs").read_text().split():
        _write(folder.parent, "cgroup.procs", pid)
    folder.rmdir()


def _write(folder: Path, name: str, text: str) -> None:
    try:
        (folder / name).write_text(text)
    except ProcessLookupError:
        pass
    except OSError as error:
        raise NoGroups(f"{name} cannot be set ({error.strerror})") from None
