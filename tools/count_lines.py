"""Count the lines of code by package, at one revision or between two.

    python tools/count_lines.py [BEFORE [AFTER]]

A line of code is neither blank nor a comment nor part of a docstring. Without AFTER the work tree
is counted. A file that moved between the two (as Git finds it) is told apart from what went.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from pathlib import Path

COMMENTS = {
    ".py": "#", ".md": "", ".ftl": "#", ".ts": "//", ".svelte": "//", ".h": "//", ".cpp": "//",
}  # fmt: skip


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def code_lines(text: str, suffix: str) -> int:
    told = docstrings(text) if suffix == ".py" else set()
    comment = COMMENTS[suffix]
    lines = enumerate(map(str.strip, text.splitlines()), 1)
    return sum(
        bool(line) and number not in told and not (comment and line.startswith(comment))
        for number, line in lines
    )


def docstrings(text: str) -> set[int]:
    """The lines of strings that stand alone: docstrings, also those below a constant."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return found


def counted(revision: str | None) -> dict[str, int]:
    """The lines of each file, by its path."""
    if revision is None:
        names = git("ls-files").splitlines()
    else:
        names = git("ls-tree", "-r", "--name-only", revision).splitlines()
    found = {}
    for name in names:
        suffix = Path(name).suffix
        if suffix in COMMENTS and (revision or Path(name).exists()):
            text = git("show", f"{revision}:{name}") if revision else Path(name).read_text("utf-8")
            found[name] = code_lines(text, suffix)
    return found


def package(name: str) -> str:
    """`src/stosy/server`, `tests (py)`: what a line of the table is about."""
    parts, suffix = Path(name).parts, Path(name).suffix
    if name.startswith("src/stosy/") and suffix == ".py":
        return "/".join(parts[:3]) if len(parts) > 3 else "src/stosy"
    return f"{parts[0] if len(parts) > 1 else '.'} ({suffix[1:]})"


def by_package(files: dict[str, int]) -> Counter[str]:
    total: Counter[str] = Counter()
    for name, lines in files.items():
        total[package(name)] += lines
        if name.startswith("src/") and name.endswith(".py"):
            total["src (py), all"] += lines
    return total


def moves(before: str, after: str | None) -> list[tuple[str, str]]:
    """Files that went from one package to another: from where, to where."""
    revisions = [before, after] if after else [before]
    said = git("diff", "-M50%", "--diff-filter=R", "--name-status", *revisions)
    pairs = (line.split("\t")[1:] for line in said.splitlines())
    return [(old, new) for old, new in pairs if package(old) != package(new)]


def main(before: str = "", after: str = "") -> None:
    if not before:
        for name, lines in sorted(by_package(counted(None)).items()):
            print(f"{lines:7,}  {name}")
        return
    old, new = counted(before), counted(after or None)
    was, now = by_package(old), by_package(new)
    moved: Counter[str] = Counter()
    for source, target in moves(before, after or None):
        if source in old and target in new:
            moved[package(source)] -= new[target]
            moved[package(target)] += new[target]
            if source.startswith("src/") and source.endswith(".py"):
                moved["src (py), all"] -= new[target]
    print(f"{'before':>8} {'after':>8} {'change':>8} {'of it moved':>12}")
    for name in sorted(was.keys() | now.keys()):
        change = now[name] - was[name]
        print(f"{was[name]:8,} {now[name]:8,} {change:+8,} {moved[name]:+12,}  {name}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
