"""Programs that tests start; none of them outlives its test."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from tests.timeouts import STORY_TIMEOUT


def mortal(command: Sequence[str], by: str = "KILL") -> list[str]:
    """The command; on Linux it gets this signal when its parent ends."""
    found = shutil.which("setpriv")
    return [*([found, "--pdeathsig", by, "--"] if found else []), *command]


@contextmanager
def started(command: Sequence[str], **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program in a group of its own, ended at the end with all that it has started."""
    with subprocess.Popen(mortal(command), start_new_session=True, **how) as process:
        try:
            yield process
        finally:
            end_group(process.pid)


def end_group(leader: int) -> None:
    """End all processes of the leader's group; often they have ended already."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def run(command: Sequence[str], **how: Any) -> subprocess.CompletedProcess[Any]:
    """As `subprocess.run` with what it prints; the exit status is to be 0 unless `check=False`."""
    text, check = how.pop("input", None), how.pop("check", True)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    pipes |= {} if text is None else {"stdin": subprocess.PIPE}
    with started(command, **pipes, **how) as process:
        out, errors = process.communicate(text, STORY_TIMEOUT)
    assert not check or process.returncode == 0, (command, process.returncode, out, errors)
    return subprocess.CompletedProcess(command, process.returncode, out, errors)
