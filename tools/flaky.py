"""Repeat tests beside other work, each time in another order, and say which failed how often.

python -m tools.flaky [--times N] [--load N] -- tests/web/test_home.py …
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

BUSY = "while True: pass"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--load", type=int, default=20, help="how many processes keep busy")
    parser.add_argument("tests", nargs="*")
    known = parser.parse_args()
    failures: Counter[str] = Counter()
    with busy(known.load):
        for attempt in range(1, known.times + 1):
            started = time.monotonic()
            output = repeat(known.tests, seed=attempt)
            failed = FAILED.findall(output)
            failures.update(failed)
            if failed:
                print(output)
            seconds = time.monotonic() - started
            print(f"{attempt}/{known.times}: {len(failed)} failed, {seconds:.0f} s", flush=True)
    for name, count in failures.most_common():
        print(f"{name}: failed {count} of {known.times} times")
    return bool(failures)


def repeat(tests: list[str], seed: int) -> str:
    """Run the tests once, in the order of this seed. Return what was printed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str((os.cpu_count() or 1) + 1), *tests]
    surroundings = {**os.environ, "STOSY_ORDER": str(seed)}
    done = subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, text=True)
    return done.stdout


@contextmanager
def busy(count: int) -> Iterator[None]:
    """Keep so many processes busy meanwhile."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
