"""The processes of a large piece of work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from tests.processes import started
from tests.timeouts import TIMEOUT

WORK = """
from stosy.lab.processes import in_processes
from tests.lab.test_processes import never_ends
list(in_processes(never_ends, iter(range(2)), 2))
"""


def never_ends(part: int) -> None:
    os.write(1, f"{part}\n".encode())  # whole lines, whatever Python buffers
    signal.pause()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_its_parent(by: signal.Signals) -> None:
    with started([sys.executable, "-c", WORK], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert {parent.stdout.readline().strip() for _ in range(2)} == {"0", "1"}
        parent.send_signal(by)
        rest, _ = parent.communicate(timeout=TIMEOUT)  # workers hold the same pipe open
        assert (rest, parent.returncode) == ("", -by)
