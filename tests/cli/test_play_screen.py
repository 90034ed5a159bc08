"""`stosy play` on a terminal: the screen, Ctrl-C, and the way back."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import sys
import termios
from pathlib import Path
from select import select

from tests.processes import started
from tests.timeouts import TIMEOUT


def shown_until(file: int, part: str) -> str:
    """Read until this is shown."""
    seen = b""
    while part not in seen.decode(errors="replace").replace("\N{NO-BREAK SPACE}", " "):
        ready, _, _ = select([file], [], [], TIMEOUT)
        assert ready, seen
        seen += os.read(file, 65536)
    return seen.decode(errors="replace")


def test_a_match_is_left_by_ctrl_c_and_offered_again(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "TERM": "xterm-256color"}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        environment.pop(name, None)
    command = [sys.executable, "-m", "stosy.cli", "play", "--lang", "en"]
    for arguments, expected in ((["the-game", "--seats", "1"], "Hint"), ([], "Continue it")):
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        files = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
        with started([*command, *arguments], env=environment, **files) as process:
            os.close(theirs)
            shown_until(ours, expected)
            os.write(ours, b"\x03")
            shown_until(ours, "The match is kept: `stosy play` continues it.")
            assert process.wait(TIMEOUT) == 0
        os.close(ours)
