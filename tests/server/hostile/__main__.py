"""`python -m tests.server.hostile --messages 120000 --seed 1`: the fuzz in full."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from tests.server.hostile.fuzz import fuzz


def main() -> None:
    parser = ArgumentParser(prog="make fuzz")
    parser.add_argument("--messages", type=int, default=120_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = perf_counter()
    with TemporaryDirectory() as folder:
        tally = uvloop.run(fuzz(Path(folder), given.messages, given.seed))
    for line in tally.lines():
        print(line)
    print(f"seed {given.seed}, {perf_counter() - began:.0f} s; no error, no traceback")


main()
