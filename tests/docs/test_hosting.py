"""The commands of docs/hosting; `make hosting` runs them."""

from __future__ import annotations

import shlex
import subprocess

from stosy.cli.admin_commands import COMMANDS
from stosy.cli.arguments import parser
from tests.hosting.page import PAGE, ROLLBACK, blocks

STOSY = "/opt/stosy/.venv/bin/stosy"


def test_each_block_has_its_place_in_the_run() -> None:
    assert len(blocks()) == ROLLBACK + 1


def test_every_command_is_one() -> None:
    for block in blocks():
        for command in block:
            subprocess.run(["bash", "-n", "-c", command], check=True)
            words = shlex.split(command)
            if STOSY in words:
                parser("en").parse_args(words[words.index(STOSY) + 1 :])


def test_every_command_of_the_admin_is_documented() -> None:
    for command in COMMANDS:
        assert f"`stosy admin {command}" in PAGE or command in ("unmute", "unban")
