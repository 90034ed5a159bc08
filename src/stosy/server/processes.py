"""Which process this is, so that others on the same machine can tell that it has ended."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

BOOT = Path("/proc/sys/kernel/random/boot_id")
NAMESPACE = Path("/proc/self/ns/pid")
ENDED = ("Z", "X")
"""States of a process that has ended and that its parent has not asked about yet."""


def mark() -> str:
    """This process; "" where the system does not tell enough."""
    pid = os.getpid()
    try:
        _, started = _state(pid)
        return f"{_machine()} {pid} {started}"
    except (OSError, ValueError):
        return ""


def is_here(mark: str) -> bool:
    """Is it a process on this machine, as far as we can see?"""
    try:
        return mark.rsplit(" ", 2)[0] == _machine()
    except OSError:
        return False


def has_ended(mark: str) -> bool:
    """Has the process with this mark ended for certain? Never certain of one elsewhere."""
    if not is_here(mark):
        return False
    _, pid, started = mark.rsplit(" ", 2)
    try:
        os.kill(int(pid), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False  # somebody else's, so it is there
    try:
        state, now = _state(int(pid))
    except (OSError, ValueError):
        return False
    return state in ENDED or now != started


@cache
def _machine() -> str:
    """The machine since it was last started, and the set of processes that we can see there."""
    return f"{BOOT.read_text().strip()} {NAMESPACE.readlink()}"


def _state(pid: int) -> tuple[str, str]:
    """The state of a process, and when it was started: that and its number are unique."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return after_name[0], after_name[19]
