"""A game is one folder: Python code outside names no game and nothing that only a game has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from stosy.core.game import snake
from stosy.games import games

STOSY = Path(__file__).parents[1] / "src/stosy"
SLICES = {
    game.id: STOSY / "games" / type(game).__module__.split(".")[2] for game in games().values()
}


def spellings(game: str) -> str:
    """A pattern for the-game, the_game, THE_GAME, thegame, TheGame and "The Game".

    In plain sentences the words of a name are small: there "the game" is any game. A word of six
    letters or more stands for the game alone.
    """
    parts = game.split("-")
    spoken = " ".join("(?:And|and|&)" if each == "and" else each.capitalize() for each in parts)
    spoken = spoken.replace(" To ", " [Tt]o ")
    long = (part for part in parts if len(part) > 5)
    return "|".join((f"(?i:{'[-_]?'.join(parts)})", spoken, *(f"(?i:{part})" for part in long)))


IDS = re.compile("|".join(map(spellings, SLICES)))


def bound(node: ast.AST) -> Iterator[str]:
    """The names that a statement itself gives."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.name
    targets = getattr(node, "targets", [getattr(node, "target", None)])
    for target in filter(None, targets):
        yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


def exported(tree: ast.Module) -> Iterator[str]:
    """What a module offers at its top level."""
    yield from (name for node in tree.body for name in bound(node))


def members(tree: ast.Module) -> Iterator[str]:
    """The fields and methods of a module's classes."""
    for kind in ast.walk(tree):
        if isinstance(kind, ast.ClassDef):
            yield from (name for node in kind.body for name in bound(node))


def defined(tree: ast.Module) -> Iterator[str]:
    """Every name that a module makes, whatever for."""
    for node in ast.walk(tree):
        yield from bound(node)
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def in_a_slice(path: Path) -> bool:
    return any(folder in path.parents for folder in SLICES.values())


SHARED = [path for path in sorted(STOSY.rglob("*.py")) if not in_a_slice(path)]
OWN = [parsed(path) for folder in SLICES.values() for path in folder.rglob("*.py")]
KNOWN = {name for path in SHARED for name in defined(parsed(path))}
"""A name that shared code has, too, says nothing of a game."""
EXPORTS = {name for tree in OWN for name in exported(tree)} - KNOWN
MEMBERS = {name for tree in OWN for name in members(tree)} - KNOWN
CLASSES = {node.name for tree in OWN for node in tree.body if isinstance(node, ast.ClassDef)}
TAGS = {tag for tag in map(snake, CLASSES - KNOWN) if "_" in tag} - KNOWN
"""How classes are called in records and on the wire; a single word is a word of the language."""


def used(tree: ast.Module) -> Iterator[str]:
    """What code uses of the names that only games have."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.alias(name=name) if name in EXPORTS:
                yield name
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) if name in MEMBERS:
                yield name
            case ast.Constant(value=str(name)) if name in TAGS:
                yield name


def named(text: str) -> list[str]:
    """Ids wherever they are written, and in code what only games have."""
    return [*IDS.findall(text), *used(ast.parse(text))]


def test_the_games_and_their_names_are_found() -> None:
    assert len(SLICES) >= 4
    assert len(SHARED) > 150
    assert find_spec("stosy.games.rows") is not None  # what some games share is shared code
    assert any("rows" in path.parts for path in SHARED)
    assert {"SnakesAndLaddersView", "CallOut", "FaceToFace", "QuickSense", "Outlook"} <= EXPORTS
    assert {"discards", "pending", "one_card", "minimum"} & MEMBERS
    assert {"call_out", "turn_of"} <= TAGS


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(STOSY)))
def test_shared_code_names_no_game(path: Path) -> None:
    assert named(path.read_text("utf-8")) == []


@pytest.mark.parametrize("game", SLICES)
@pytest.mark.parametrize("form", ["kebab", "snake", "capitals", "joined", "camel", "spoken"])
def test_an_id_is_noticed_in_any_spelling(game: str, form: str) -> None:
    parts = game.split("-")
    written = {
        "kebab": game,
        "snake": "_".join(parts),
        "capitals": "_".join(parts).upper(),
        "joined": "".join(parts),
        "camel": "".join(part.capitalize() for part in parts),
        "spoken": " ".join(part.capitalize() for part in parts),
    }[form]
    assert named(f"known = '{written}'")
    assert named(f"known = 1  # as in {written}")


@pytest.mark.parametrize(
    "line",
    [
        "from stosy.games.face_to_face.state import place",
        "# Snakes & Ladders",
        "def snakes(view): ...",
        "if isinstance(action, Challenge): ...",
        "from stosy.anywhere import CallOut",
        "top = view.discards[-1]",
        "action = replace(action, one_card=False)",
        "if kind == 'call_out': ...",
    ],
)
def test_what_only_a_game_has_is_noticed(line: str) -> None:
    assert named(line)


def test_words_of_the_language_are_no_names() -> None:
    assert not named("# The game waits for the seat: quick to answer, and easy to read, face up.")
