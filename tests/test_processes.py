"""What a test has started ends with it: when it fails, and when the tests themselves are killed."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.processes import run, started
from tests.timeouts import TIMEOUT

ROOT = Path(__file__).parents[1]
FAILS = """
from tests.processes import started

def test_something():
    with started(["sh", "-c", "sleep 3600 & echo $$ $!; wait"], stdout=-1, text=True) as process:
        print(process.stdout.readline())
        assert False, "made to fail"
"""
WAITS = """
from tests.processes import started

with started(["sh", "-c", "echo $$; exec sleep 3600"]) as process:
    process.wait()
"""


def gone(pid: int) -> bool:
    try:
        return psutil.Process(pid).wait(TIMEOUT) is None
    except psutil.NoSuchProcess:
        return True


def test_nothing_outlives_a_test_that_fails(tmp_path: Path) -> None:
    (tmp_path / "test_failing.py").write_text(FAILS)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    told = run([*command, "--rootdir", str(tmp_path)], cwd=ROOT, check=False, text=True)
    assert "made to fail" in told.stdout
    shell, sleeper = map(int, told.stdout.split("stdout call")[1].split()[1:3])
    assert gone(shell)
    assert gone(sleeper)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody hears of a parent's end")
def test_nothing_outlives_tests_that_are_killed() -> None:
    command = [sys.executable, "-c", WAITS]
    with started(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        sleeper = int(process.stdout.readline())
        process.send_signal(signal.SIGKILL)
        process.wait(TIMEOUT)
        assert gone(sleeper)
