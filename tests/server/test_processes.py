"""Marks of processes: others on the same machine see that one has ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from stosy.server.processes import has_ended, mark
from tests.processes import started

SAY_MARK = "from stosy.server.processes import mark; print(mark(), flush=True); input()"


def test_a_process_has_ended_when_it_is_killed_and_not_when_it_is_stopped() -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with started([sys.executable, "-c", SAY_MARK], text=True, **pipes) as process:
        assert process.stdout is not None
        told = process.stdout.readline().strip()
        assert not has_ended(told)
        os.kill(process.pid, signal.SIGSTOP)
        assert not has_ended(told)
        os.kill(process.pid, signal.SIGKILL)
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        assert has_ended(told)  # though its parent has not asked yet
        process.wait()
        assert has_ended(told)


def test_another_process_with_the_same_number_is_not_it() -> None:
    machine, pid, begun = mark().rsplit(" ", 2)
    assert not has_ended(f"{machine} {pid} {begun}")
    assert has_ended(f"{machine} {pid} {int(begun) - 1}")


def test_nobody_is_sure_of_processes_elsewhere() -> None:
    _, namespace, pid, begun = mark().split(" ")
    for other in ("", "what", f"another {namespace} {pid} 1", f"{mark().split()[0]} x {pid} 1"):
        assert not has_ended(other)
    assert begun
