"""`python -m bench.terminal`: from typing `stosy play` to a hand that can be played.

In a pseudo-terminal of 80×24, interleaved with the smallest program that Textual allows and with a
Python that does nothing. The first run of each fills caches and does not count.
"""

from __future__ import annotations

import fcntl
import os
import pty
import resource
import struct
import subprocess
import sys
import termios
from select import select
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

RUNS = 9
PATIENCE = 60

SMALLEST = """
from textual.app import App
from textual.widgets import Static
class Smallest(App):
    def compose(self):
        yield Static("Hint")
Smallest().run()
"""
PLAY = ("-m", "stosy.cli", "play", "--lang", "en")
PROGRAMS: dict[str, tuple[tuple[str, ...], str]] = {
    "Python that does nothing": (("-c", "print('Hint')"), "Hint"),
    "the smallest program of Textual": (("-c", SMALLEST), "Hint"),
    "stosy play: choice of a game": (PLAY, "Quick"),
    "stosy play the-game: a hand": ((*PLAY, "the-game", "--seats", "1"), "Hint"),
    "stosy play face-to-face: a hand": ((*PLAY, "face-to-face", "--seed", "readme"), "Hint"),
    "stosy play --plain the-game: a hand": ((*PLAY, "--plain", "the-game"), "Your hand"),
}
"""What is run, and what is shown once it is ready."""


def timed(arguments: tuple[str, ...], ready: str) -> tuple[float, float]:
    """Seconds until this is shown, and the processor time of the whole run, which is then ended."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_STATE_HOME": folder, "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR", "PYTHONDONTWRITEBYTECODE"):
            environment.pop(name, None)
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        began = perf_counter()
        process = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        shown = b""
        while ready.encode() not in shown:
            found, _, _ = select([ours], [], [], PATIENCE)
            if not found:
                raise TimeoutError(shown.decode(errors="replace"))
            shown += os.read(ours, 65536)
        took = perf_counter() - began
        process.kill()
        process.wait()
        os.close(ours)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return took, used


def main() -> None:
    """Print a table: median, best, and processor time."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
    for _ in range(RUNS + 1):
        for name, (arguments, ready) in PROGRAMS.items():
            times[name].append(timed(arguments, ready))
    print("| until it is shown | median | best | processor time |")
    print("|---|---|---|---|")
    for name, runs in times.items():
        walls, used = zip(*runs[1:], strict=True)
        print(f"| {name} | {median(walls):.2f} s | {min(walls):.2f} s | {median(used):.2f} s |")


if __name__ == "__main__":
    main()
