"""A game of the kernel is a folder: code outside names no game and nothing of a game's."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "kernel"
GAMES = KERNEL / "src/stosy_kernel/games"
SLICES = sorted(path.parent for path in GAMES.glob("*/game.h"))
MADE = KERNEL / "src/stosy_kernel/generated"
KINDS = {".h", ".cpp", ".py", ".pyi", ".txt", ".toml"}
SHARED = sorted(
    path
    for path in KERNEL.rglob("*")
    if path.suffix in KINDS and not {*SLICES, MADE} & {*path.parents}
)


def spellings(name: str) -> str:
    """A pattern for the_game, the-game, TheGame, THE_GAME and "The Game", but not "the game"."""
    joined = "[-_]?".join(name.split("_"))
    spoken = name.title().replace("_And_", " (?:and|&) ").replace("_To_", " to ").replace("_", " ")
    return f"(?i:{joined})|{spoken}"


def code_of(text: str) -> str:
    """Without comments, directives and strings."""
    bare = re.sub(r'''//[^\n]*|#[^\n]*|""".*?"""''', "", text, flags=re.DOTALL)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', bare)


def exports_of_cpp(text: str) -> Iterator[str]:
    """What a header adds to the namespace `stosy`: namespaces, types, functions, constants.

    What is in a namespace of the game's own can only be named with that namespace.
    """
    scopes: list[str] = []
    for head, mark in re.findall(r"([^;{}]*)([;{}])", code_of(text)):
        stated = re.sub(r"^\s*template\s*<[^>]*>", "", head).strip()
        space = re.fullmatch(r"namespace ([\w:]+)", stated)
        if space and not scopes:
            yield from space.group(1).split("::")[1:2]
        elif space and scopes == ["stosy"]:
            yield space.group(1)
        elif scopes == ["stosy"]:
            yield from declared(stated)
        if mark == "{":
            scopes.append(space.group(1) if space else "")
        elif mark == "}":
            scopes.pop()


def declared(stated: str) -> Iterator[str]:
    """The name that a declaration gives; a specialisation of a shared template gives none."""
    kinds = r"(?:struct|class|enum|union) (\w+)(?=\s|$)(?!\s*<)"
    for pattern in (
        kinds,
        r"using (\w+) =",
        r"[\w:<>&*, ]*?[ &*](\w+)\(",
        r"[\w:<>, ]*constexpr [\w:<>, ]*? (\w+)(?:\[| =)",
    ):
        if found := re.match(pattern, stated):
            yield found.group(1)
            return


def exports_of_python(text: str) -> Iterator[str]:
    """What a module defines at its top level, but for what is private."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def exported(folder: Path) -> set[str]:
    """Every name that a game gives away."""
    cpp = (name for path in folder.glob("*.h") for name in exports_of_cpp(path.read_text("utf-8")))
    python = (
        name for path in folder.glob("*.py") for name in exports_of_python(path.read_text("utf-8"))
    )
    return {name for name in (*cpp, *python) if not name.startswith("_")}


EXPORTS = {folder.name: exported(folder) for folder in SLICES}
PROTOCOL = set.intersection(*EXPORTS.values())
"""What every game has says of none."""
IDS = re.compile("|".join(map(spellings, EXPORTS)))
WORDS = re.compile("|".join(rf"\b{w}\b" for words in EXPORTS.values() for w in words - PROTOCOL))


def named(text: str) -> list[str]:
    """Ids wherever they are written, and in code what games export."""
    return [*IDS.findall(text), *WORDS.findall(code_of(text))]


def test_the_games_are_found() -> None:
    assert len(SLICES) >= 4
    assert len(SHARED) > 50


def test_what_a_game_exports_is_collected() -> None:
    everything = set[str]().union(*EXPORTS.values())
    assert {"snakes", "quick", "face_to_face", "TheGame", "Outlook", "SnakesAdapter"} <= everything


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(KERNEL)))
def test_shared_code_names_no_game(path: Path) -> None:
    assert named(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        '#include "games/the_game/rules.h"',
        "// as in Snakes & Ladders",
        "using G = FaceToFace;",
        'if game == "quick-and-easy":',
        "measure<THE_GAME>();",
        "return snakes::over(state);",
        "const DuelWeights weights = {};",
        "from stosy_kernel.games.face_to_face.adapter import ADAPTER",
    ],
)
def test_a_name_is_noticed(line: str) -> None:
    assert named(line)


def test_words_of_the_language_are_no_names() -> None:
    assert not named("// The game waits for the seat: quick to answer, and easy to read.")
