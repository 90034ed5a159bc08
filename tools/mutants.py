"""Change the code in many small ways, one at a time, and see whether the tests notice.

    python -m tools.mutants [--seed N] [--count N] [--only PATH:LINE …]

Each change is made in a copy of the repository. The tests near it (by imports, nearest first) run
until one fails. What no test notices is listed at the end.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.quick import choose

ROOT = Path(__file__).resolve().parents[1]
COPY = ROOT / "build/mutants"
PACKAGES = ("games", "table", "server")
BUILT = ("src/stosy/server/site", "offline/src/stosy_offline/files")
MAX_FILES = 60
ELSEWHERE = ("tests/environments/", "tests/cluster/")
"""Tests that run in environments of their own, and would fail here for want of a package."""
TIMEOUT_SECONDS = 900
SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}


@dataclass(frozen=True)
class Mutant:
    """One expression of one file, and what stands there instead."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before} -> {self.after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--only", nargs="*", default=[], help="only mutants at these lines")
    known = parser.parse_args()
    mutants = sample(random.Random(known.seed), known.count)
    if known.only:
        mutants = [each for each in mutants if f"{each.path}:{each.line}" in known.only]
    copy_repository()
    missed = [each for each in mutants if not is_noticed(each)]
    print(f"{len(mutants) - len(missed)} of {len(mutants)} were noticed. Not noticed:")
    print(*missed, sep="\n")
    return 0


def sample(dice: random.Random, count: int) -> list[Mutant]:
    paths = sorted(
        path for package in PACKAGES for path in (ROOT / "src/stosy" / package).rglob("*.py")
    )
    return dice.sample([mutant for path in paths for mutant in mutants_of(path)], count)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All changes that can be made to a file, in its order."""
    source = path.read_bytes()
    starts = [0, *(i + 1 for i, byte in enumerate(source) if byte == ord("\n"))]
    for node in ast.walk(ast.parse(source)):
        changed = change(node)
        if changed is None or not isinstance(node, ast.expr):
            continue
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        before, after = source[start:end].decode(), f"({ast.unparse(changed)})"
        yield Mutant(str(path.relative_to(ROOT)), node.lineno, start, end, before, after)


def change(node: ast.AST) -> ast.expr | None:
    """The expression with another operator, another number or without its negation."""
    match node:
        case ast.Compare(left, [operator, *others], compared) if type(operator) in SWAPS:
            return ast.Compare(left, [SWAPS[type(operator)](), *others], compared)
        case ast.BoolOp(operator, values):
            return ast.BoolOp(SWAPS[type(operator)](), values)
        case ast.BinOp(left, operator, right) if type(operator) in SWAPS and not is_text(node):
            return ast.BinOp(left, SWAPS[type(operator)](), right)
        case ast.UnaryOp(ast.Not(), operand):
            return operand
        case ast.Constant(bool(value)):
            return ast.Constant(not value)
        case ast.Constant(int(value)):
            return ast.Constant(value + 1)
        case _:
            return None


def is_text(node: ast.AST) -> bool:
    return any(
        isinstance(each, ast.Constant | ast.JoinedStr) and not is_number(each)
        for each in ast.walk(node)
    )


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def copy_repository() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
    for name in files.stdout.decode().split("\0")[:-1]:
        (COPY / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, COPY / name)
    for built in BUILT:
        (COPY / built).symlink_to(ROOT / built)
    for name in ("web/wire.json", "web/src/wire/types.ts"):
        shutil.copyfile(ROOT / name, COPY / name)
    (COPY / ".venv").symlink_to(ROOT / ".venv")
    (COPY / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def is_noticed(mutant: Mutant) -> bool:
    path = COPY / mutant.path
    source = path.read_bytes()
    path.write_bytes(source[: mutant.start] + mutant.after.encode() + source[mutant.end :])
    try:
        noticed = by_which_test(mutant)
    finally:
        path.write_bytes(source)
    print(f"{mutant}: {noticed or 'NOT NOTICED'}", flush=True)
    return noticed != ""


def by_which_test(mutant: Mutant) -> str:
    """The first test that fails, or nothing."""
    near, slow = choose([mutant.path])
    slow = [each for each in slow if not each.startswith(ELSEWHERE)]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-qx",
        "-n",
        str(os.cpu_count()),
        "-p",
        "no:cacheprovider",
    ]
    surroundings = {**os.environ, "PYTHONPATH": str(COPY / "src"), "STOSY_ORDER": "none"}
    for tests in (near[:MAX_FILES], near[MAX_FILES:] + slow):
        try:
            done = (
                subprocess.run(
                    [*command, *tests],
                    cwd=COPY,
                    env=surroundings,
                    capture_output=True,
                    text=True,
                    timeout=TIMEOUT_SECONDS,
                )
                if tests
                else None
            )
        except subprocess.TimeoutExpired:
            return "ran out of time"
        if done is not None and done.returncode != 0:
            failed = [
                line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))
            ]
            return failed[0].split(" - ")[0] if failed else f"exit status {done.returncode}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
