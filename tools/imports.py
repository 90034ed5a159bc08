"""Which of our modules import which, and so which tests a change can touch."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

REGISTRY = "stosy.games"
"""Imports what is in its folder by name."""
ROOTS = {"src/stosy": "stosy", "kernel/src/stosy_kernel": "stosy_kernel", "tests": "tests"}


def modules(root: Path) -> dict[str, Path]:
    """All modules of the program and its tests, by name."""
    found: dict[str, Path] = {}
    for folder, package in ROOTS.items():
        for path in (root / folder).rglob("*.py"):
            parts = path.relative_to(root / folder).with_suffix("").parts
            name = ".".join((package, *parts))
            found[name.removesuffix(".__init__")] = path
    return found


def imported(name: str, path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules of ours that a module imports; a test, also the fixtures of its folders."""
    tree = ast.parse(path.read_bytes())
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    parts = package.split(".")
    fixtures = {".".join([*parts[:depth], "conftest"]) for depth in range(2, len(parts) + 1)}
    games = {each for each in known if name == REGISTRY and each.startswith(f"{REGISTRY}.")}
    return ({*mentioned(tree, package), *fixtures, *games} & set(known)) - {name}


def mentioned(tree: ast.AST, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *([base] if base else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def importers(root: Path) -> dict[str, set[str]]:
    """By module: the modules that import it."""
    known = modules(root)
    found: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        for each in imported(name, path, known):
            found[each].add(name)
    return found


def distances(changed: Iterable[str], by: Mapping[str, set[str]]) -> dict[str, int]:
    """How many imports lie between a change and each module that it can touch."""
    found = dict.fromkeys((name for name in changed if name in by), 0)
    waiting = list(found)
    while waiting:
        name = waiting.pop(0)
        for importer in by[name]:
            if importer not in found:
                found[importer] = found[name] + 1
                waiting.append(importer)
    return found
