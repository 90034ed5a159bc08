"""`python -m tests.server.hostile --messages 120000 --seed 1`: the fuzz in full.

Each part has a server and a seed of its own; as many at a time as `--processes` says. After Ctrl-C
it tells the figures of the parts that were done.
"""

from __future__ import annotations

import multiprocessing
import sys
from argparse import ArgumentParser
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from time import perf_counter

from tests.server.hostile.fuzz import Tally
from tests.server.hostile.part import part

PART = 25_000
"""Messages for one server: what it keeps grows, and an erasure searches all of it."""


def main() -> None:
    parser = ArgumentParser(prog="make fuzz")
    parser.add_argument("--messages", type=int, default=120_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first part")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    count = -(-given.messages // PART)
    seeds = range(given.seed, given.seed + count)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(given.processes, context, max_tasks_per_child=1)
    parts = {pool.submit(part, given.messages // count, seed): seed for seed in seeds}
    try:
        failed = gathered(parts)
    finally:
        pool.shutdown(cancel_futures=True)
    sys.exit(failed > 0)


def gathered(parts: dict[Future[Tally], int]) -> int:
    """Tell the figures of all parts together; how many failed."""
    began, tally, done, failed = perf_counter(), Tally(), 0, 0
    try:
        for each in as_completed(parts):
            if error := each.exception():
                failed += 1
                print(f"seed {parts[each]}:", error, error.__cause__, file=sys.stderr, flush=True)
            else:
                done += 1
                tally += each.result()
                print(f"seed {parts[each]}: done, {done} of {len(parts)} parts", flush=True)
    finally:
        for line in tally.lines():
            print(line)
        ended = f"{failed} failed" if failed else "no error, no traceback"
        print(f"{done} parts, {perf_counter() - began:.0f} s; {ended}", flush=True)
    return failed


if __name__ == "__main__":
    main()
