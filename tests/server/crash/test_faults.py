"""Nodes behind a balancer are broken while people play; `make crash NODES=3` does it for long.

They begin with the version before the last migration, and are upgraded first.
"""

from __future__ import annotations

import sys

import pytest

from tests.processes import run
from tests.server.crash.versions import BEFORE_MIGRATION, NoHistory, commit_of

SHORT = ("--nodes", "3", "--faults", "5", "--seed", "3", "--seconds", "60", "--busy")
KINDS = "kill,wake,drain,restart"


def broken(kinds: str, *more: str) -> str:
    """What a short run says."""
    command = [sys.executable, "-m", "tests.server.crash", *SHORT, "--kinds", kinds, *more]
    said: str = run(command).stdout.decode()
    print(said)
    assert "nothing acknowledged was lost or applied twice" in said
    return said


def test_nothing_is_lost_whatever_breaks_nor_in_an_upgrade() -> None:
    try:
        earlier = commit_of(BEFORE_MIGRATION)
    except NoHistory:
        broken(KINDS)
        pytest.skip("nothing was lost, but without git's history there was nothing to upgrade from")
    assert "1 upgrade of nodes [0, 1, 2]" in broken(f"{KINDS},upgrade", "--from", earlier)
