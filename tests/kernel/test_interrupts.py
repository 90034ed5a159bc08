"""Ctrl-C ends long work in the kernel: playouts, searches, judge and solvers."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from tests.processes import started
from tests.timeouts import TIMEOUT

ROOT = Path(__file__).parents[2]
PROGRAM = """
import signal, sys
from threading import Event, Thread
from stosy_kernel import GAMES, _kernel, playouts, search, solve_deals, weigh
from tests.kernel.endings import the_game_end

end = the_game_end(0, (6,) * 5, 50)
deal = GAMES["quick-and-easy"].deal([0, 0], 2, 0, 1, 1)
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored here
sys.setswitchinterval(1000)
begin = Event()

def tell():
    begin.wait()
    print("ready", flush=True)

Thread(target=tell, daemon=True).start()
begin.set()
"""
"""For so long no thread makes way for another: "ready" is told when the kernel is at work."""

WORK = {
    "playouts": 'playouts("face-to-face", {}, 2, 10**9, 1)',
    "playouts-threads": 'playouts("face-to-face", {}, 2, 10**9, 1, 2)',
    "deals": 'solve_deals("quick-and-easy", {}, 2, range(10**9), 1)',
    "deals-threads": 'solve_deals("quick-and-easy", {}, 2, range(10**9), 1, 2)',
    "flat": "search(deal, 0, playouts=None, seconds=1000)",
    "flat-threads": "search(deal, 0, playouts=None, seconds=1000, threads=2)",
    "tree": 'search(deal, 0, method="tree", playouts=None, seconds=1000)',
    "tree-threads": 'search(deal, 0, method="tree", playouts=None, seconds=1000, threads=2)',
    "weigh": "weigh(deal, 0, [-2], deals=2**24, seed=1)",
    "weigh-threads": "weigh(deal, 0, [-2], deals=2**24, seed=1, threads=2)",
    # Takes seconds only. Without a step in Python its answer would be written before the signal
    # is looked at.
    "end": "sys.stdout.writelines(map(str, map(_kernel.solve, [end], [None])))",
}


@pytest.mark.parametrize("work", WORK.values(), ids=WORK)
def test_ctrl_c_ends_it(work: str) -> None:
    command = [sys.executable, "-c", PROGRAM + work]
    with started(command, cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=TIMEOUT)
    assert out == ""
    assert errors.rstrip().endswith("KeyboardInterrupt")
    assert process.returncode == -signal.SIGINT
