"""`stosy play` on a terminal: the screen, Ctrl-C, and the way back."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import sys
import termios
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from select import select
from signal import SIGINT
from subprocess import Popen

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


@contextmanager
def on_terminal(command: Sequence[str], state: Path) -> Iterator[tuple[int, Popen[bytes]]]:
    """A program on a terminal of 80×24: the terminal's file, and the process."""
    environment = {**os.environ, "XDG_STATE_HOME": str(state), "TERM": "xterm-256color"}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        environment.pop(name, None)
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    files = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    with started([*command], env=environment, **files) as process:
        os.close(theirs)
        yield ours, process
    os.close(ours)


def play_and_leave(stosy: Sequence[str], state: Path) -> None:
    """A match is left by Ctrl-C, and the next time it is offered again."""
    for arguments, expected in ((["the-game", "--seats", "1"], "Hint"), ([], "Continue it")):
        with on_terminal([*stosy, "play", "--lang", "en", *arguments], state) as (ours, process):
            shown_until(ours, expected)
            os.write(ours, b"\x03")
            shown_until(ours, "The game is saved: `stosy play` continues it.")
            assert process.wait(TIMEOUT) == 0


def test_a_match_is_left_by_ctrl_c_and_offered_again(tmp_path: Path) -> None:
    play_and_leave([sys.executable, "-m", "stosy.cli"], tmp_path)


def test_a_match_in_plain_lines_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """By Ctrl-C, and after the process was killed."""
    plain = [sys.executable, "-m", "stosy.cli", "play", "--plain", "--lang", "en", "the-game"]
    with on_terminal([*plain, "--seats", "1", "--seed", "plain"], tmp_path) as (ours, process):
        shown_until(ours, "What do you do?")
        os.write(ours, b"1.\r1.\r")
        shown_until(ours, "Your hand: 16, 19, 25, 27, 57, 78, 88.")
        process.kill()
    with on_terminal(plain, tmp_path) as (ours, process):
        shown_until(ours, "You have an unfinished game: The Game")
        os.write(ours, b"1\r")
        shown_until(ours, "The first rising pile: 7")
        process.send_signal(SIGINT)
        shown_until(ours, "The game is saved: `stosy play` continues it.")
        assert process.wait(TIMEOUT) == 130
