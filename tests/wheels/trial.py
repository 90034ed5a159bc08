"""What is tried with installed wheels."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

from tests.cli.test_play_screen import play_and_leave
from tests.wheels.environment import TIMEOUT, Environment

RULES = """
from stosy.core import Match, Move, seed_of
from stosy.games import games
for game in games().values():
    match = Match(game, game.setup(2), seed_of("wheel"))
    for _ in range(50):
        offers = [each for each in game.offers(match.state) if each.fallback is not None]
        if offers:
            match.play(Move(offers[0].seat, offers[0].fallback))
print(len(games()))
"""
IMPORT_TIME = """
from time import perf_counter
began = perf_counter()
import stosy.core, stosy.games
print(round((perf_counter() - began) * 1000))
"""


def rules(environment: Environment) -> str:
    """The rules need msgspec and nothing else."""
    environment.install("--no-deps", "stosy", "msgspec")
    assert environment.run("python", "-c", RULES).strip() == "4"
    times = sorted(int(environment.run("python", "-c", IMPORT_TIME)) for _ in range(9))
    return f"{environment.size() / 1e6:.1f} MB, imported in {times[4]} ms"


def everything(environment: Environment) -> str:
    """All commands work without the kernel."""
    environment.install("stosy")
    assert "face-to-face" in environment.run("stosy", "games")
    played = environment.run("stosy", "play", "--lang", "en", "the-game", typed="\nquit\n")
    assert "Your hand: " in played
    environment.run("stosy", "simulate", "face-to-face", "--bots", "casual", "--games", "4")
    return f"{environment.size() / 1e6:.1f} MB"


def screen(environment: Environment) -> str:
    """The table on a terminal, with its style sheet; a match is kept and continued."""
    play_and_leave([str(environment.bin / "stosy")], environment.folder)
    return "left and continued"


def serving(environment: Environment) -> str:
    """The server brings its pages."""
    command = [str(environment.bin / "stosy"), "serve", "--port", "0", "--log", "off"]
    store = ["--db", str(environment.folder / "trial.sqlite"), "--lang", "en"]
    with subprocess.Popen([*command, *store], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            page = urlopen(f"{found[0]}/", timeout=TIMEOUT).read().decode()
            games = json.load(urlopen(f"{found[0]}/api/games", timeout=TIMEOUT))
        finally:
            server.terminate()
    assert "<script" in page
    assert len(games["games"]) == 4
    return f"{len(page)} bytes of page"


def kernel(environment: Environment) -> str:
    """The kernel plays; a wheel that fits is built if there is none."""
    if not environment.has_wheel("stosy-kernel"):
        environment.build(Path("kernel"))
    environment.install("stosy-kernel")
    arguments = ("--bots", "strong", "--games", "2000", "--engine", "kernel", "--json")
    summary = json.loads(environment.run("stosy", "simulate", "quick-and-easy", *arguments))
    return f"{summary['games']} games"


TRIALS: dict[str, Callable[[Environment], str]] = {
    "rules": rules,
    "everything": everything,
    "screen": screen,
    "serving": serving,
    "kernel": kernel,
}
"""In this order, in one environment: each adds to what the one before installed."""
