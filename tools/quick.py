"""Run the tests that a change touches, nearest first, within a given time.

    python -m tools.quick [--since REVISION] [--seconds N] [argument of pytest …]

The contract tests of every game come first, then the tests nearest to the change by imports. What
there was no time for is counted at the end. Tests with a browser run only if they were changed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools.imports import distances, importers, modules

ROOT = Path(__file__).resolve().parents[1]
DEADLINE = "STOSY_QUICK_DEADLINE"
ALWAYS = [
    "tests/contract/test_codec.py",
    "tests/contract/test_refusals.py",
    "tests/contract/test_values.py",
]
NO_TIME = "no time left"
SLOW = ("tests/web/", "tests/offline/", "tests/server/crash/", "tests/environments/")
WITHOUT_IMPORTS = {
    ".md": ["tests/docs"],
    ".ftl": ["tests/text"],
    ".h": ["tests/kernel"],
    ".cpp": ["tests/kernel"],
}
"""Tests of files that no module imports."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", default="HEAD", help="what counts as changed is all since then")
    parser.add_argument("--seconds", type=int, default=40)
    known, rest = parser.parse_known_args()
    changed = changed_files(known.since)
    chosen, left_out = choose(changed)
    print(f"{len(changed)} files changed; {len(chosen)} files of tests are near.", flush=True)
    if left_out:
        print(f"Left out, as slow: {', '.join(left_out)}", flush=True)
    os.environ[DEADLINE] = str(time.time() + known.seconds)
    os.environ["STOSY_ORDER"] = "none"
    return pytest.main(
        ["-q", "-n", str(os.cpu_count()), "-p", "tools.quick", *rest, *ALWAYS, *chosen]
    )


def changed_files(since: str) -> list[str]:
    """Files that differ from the revision, new ones too; those of the last commit if none does."""
    found = git("diff", "--name-only", since) + git("ls-files", "--others", "--exclude-standard")
    return found or git("diff", "--name-only", "HEAD~1")


def git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def choose(changed: Iterable[str]) -> tuple[list[str], list[str]]:
    """Files of tests that a change touches, nearest first; and those that are too slow."""
    paths = {str(path.relative_to(ROOT)): name for name, path in modules(ROOT).items()}
    near = distances((paths[each] for each in changed if each in paths), importers(ROOT))
    names = {name: path for path, name in paths.items()}
    touched = sorted((name for name in near if is_test(names[name])), key=lambda name: near[name])
    files = [names[name] for name in touched]
    left_out = [each for each in files if each.startswith(SLOW) and near[paths[each]] > 0]
    folders = {folder for each in changed for folder in WITHOUT_IMPORTS.get(Path(each).suffix, ())}
    return [*(each for each in files if each not in left_out), *sorted(folders)], left_out


def is_test(path: str) -> bool:
    return path.startswith("tests/") and Path(path).name.startswith("test_")


# A plugin of pytest, in each of its processes.


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if DEADLINE in os.environ and time.time() > float(os.environ[DEADLINE]):
        pytest.skip(NO_TIME)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(NO_TIME in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.write_line(f"{count} tests had no time. `make test` runs all.")


if __name__ == "__main__":
    sys.exit(main())
