"""Refusals, found in the source: every code that some `Refused(…)` can carry, with its facts."""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import stosy
from stosy.games import games
from stosy.games.snakes_and_ladders.state import Pending

ROOT = Path(stosy.__path__[0])
EXPANSIONS = {"pending": get_args(Pending)}
"""What an attribute in an f-string can be."""
BLOCKS = ("body", "handlers", "orelse", "finalbody", "cases")
"""Where statements have others."""
OWN_PACKAGES = {type(game).__module__.split(".")[2]: game.id for game in games().values()}


class Refusal(NamedTuple):
    """A code, the names of its facts, and whose catalogue has it; None where games share it."""

    code: str
    facts: tuple[str, ...]
    catalogue: str | None


def owner(module: str) -> str | None:
    """The game that a module belongs to, `cli` above the games, None for what games share."""
    _, layer, package, *_ = (*module.split("."), "")
    if layer not in ("core", "games"):
        return "cli"
    return OWN_PACKAGES.get(package)


@cache
def texts() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in sorted(ROOT.rglob("*.py"))}


@cache
def functions_of(path: Path) -> dict[str, ast.FunctionDef]:
    nodes = statements(ast.parse(texts()[path]))
    return {node.name: node for node in nodes if isinstance(node, ast.FunctionDef)}


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """All statements, those of the outer blocks first: `ast.walk` without the expressions."""
    todo = deque[ast.AST]([tree])
    while todo:
        node = todo.popleft()
        yield node
        for block in BLOCKS:
            todo.extend(getattr(node, block, ()))


@cache
def refusals() -> tuple[Refusal, ...]:
    """All refusals in the package."""
    found = set()
    for path in (path for path, text in texts().items() if "Refused(" in text):
        lines = texts()[path].splitlines()
        for function in functions_of(path).values():
            if not any(
                "Refused(" in line for line in lines[function.lineno - 1 : function.end_lineno]
            ):
                continue
            for call in calls(function):
                facts = tuple(keyword.arg or "" for keyword in call.keywords)
                for where, code in codes(call.args[0], function):
                    found.add(Refusal(code, facts, owner(module_of(where or path))))
    return tuple(sorted(found, key=str))


def module_of(path: Path) -> str:
    return ".".join(("stosy", *path.relative_to(ROOT).with_suffix("").parts))


def calls(function: ast.FunctionDef) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Refused":
            yield node


def codes(first: ast.expr, function: ast.FunctionDef) -> Iterator[tuple[Path | None, str]]:
    """The codes an expression can be, each with the file it stands in if that is another."""
    match first:
        case ast.Constant(value=str(code)):
            yield None, code
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue() as end]):
            assert isinstance(end.value, ast.Attribute)
            yield from ((None, start + each) for each in EXPANSIONS[end.value.attr])
        case ast.Name(id=name):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == name:
                    yield from ((None, code) for code in choices(node.value))
        case ast.Starred(value=ast.Call() as call):
            yield from returned(call, paired=True)
        case ast.Call() as call:
            yield from returned(call, paired=False)
        case _:
            raise AssertionError(f"cannot tell the codes of {ast.unparse(first)}")


def returned(call: ast.Call, *, paired: bool) -> Iterator[tuple[Path | None, str]]:
    """The codes that functions of this name return, alone or paired with a rule."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    for path in (path for path, text in texts().items() if f"def {name}(" in text):
        function = functions_of(path).get(name)
        for node in ast.walk(function) if function is not None else ():
            if isinstance(node, ast.Return) and node.value is not None:
                value = node.value
                if paired and isinstance(value, ast.Tuple):
                    value = value.elts[0]
                yield from ((path, code) for code in choices(value))


def choices(value: ast.expr) -> Iterator[str]:
    """The strings an expression chooses from: of a conditional not its question."""
    parts = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    for part in parts:
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
