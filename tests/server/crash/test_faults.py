"""Nodes behind a balancer are broken while people play; `make crash NODES=3` does it for long."""

from __future__ import annotations

import sys

from tests.processes import run

SHORT = ("--nodes", "3", "--faults", "4", "--kinds", "kill,wake,drain,restart", "--seed", "3")
SECONDS = ("--seconds", "60")


def test_nothing_is_lost_whatever_breaks() -> None:
    said = run([sys.executable, "-m", "tests.server.crash", *SHORT, *SECONDS]).stdout.decode()
    print(said)
    assert "nothing acknowledged was lost or applied twice" in said
