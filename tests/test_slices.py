"""A game is one folder: code and words outside name no game and nothing that only a game has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple, get_args

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier

from stosy.core.game import snake
from stosy.games import games
from tests.cases import cases
from tests.text.ftl import base, within

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


def defined(nodes: list[ast.AST]) -> Iterator[str]:
    """Every name that a module of these nodes makes, whatever for."""
    for node in nodes:
        yield from bound(node)
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def in_a_slice(path: Path) -> bool:
    return any(folder in path.parents for folder in SLICES.values())


def not_built(path: Path) -> bool:
    """Was it written by people, not copied for the browser?"""
    return STOSY / "server/site" not in path.parents


SHARED = [path for path in sorted(STOSY.rglob("*.py")) if not in_a_slice(path)]


class Names(NamedTuple):
    """What games alone have."""

    exports: set[str]
    members: set[str]
    tags: set[str]
    """Of classes in records and on the wire; a single word is a word of the language."""
    kinds: set[str]
    """What only games call their actions and events, single words included."""
    of_messages: set[str]


@cache
def names() -> Names:
    """Found when the first test asks: it takes a while, and not every process runs one."""
    known: set[str] = set()  # a name that shared code has, too, says nothing of a game
    literals: set[str] = set()
    for each in SHARED:
        nodes = list(ast.walk(parsed(each)))
        known.update(defined(nodes))
        literals.update(
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
    own = [parsed(path) for folder in SLICES.values() for path in folder.rglob("*.py")]
    fields = {name for tree in own for name in members(tree)} - known
    classes = {node.name for tree in own for node in tree.body if isinstance(node, ast.ClassDef)}
    tags = {tag for tag in map(snake, classes - known) if "_" in tag} - known
    kinds = {
        snake(kind.__name__)
        for game in games().values()
        for kind in (*get_args(game.actions), *get_args(game.events))
    }
    return Names(
        exports={name for tree in own for name in exported(tree)} - known,
        members=fields,
        tags=tags,
        kinds=kinds - {snake(name) for name in known if name[0].isupper()},
        of_messages=(fields | tags) - literals - {snake(name) for name in known},
    )


def used(tree: ast.Module) -> Iterator[str]:
    """What code uses of the names that only games have."""
    exports, members, tags, *_ = names()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.alias(name=name) if name in exports:
                yield name
            case ast.Attribute(attr=name) | ast.keyword(arg=str(name)) if name in members:
                yield name
            case ast.Constant(value=str(name)) if name in tags:
                yield name


def named(text: str) -> list[str]:
    """Ids wherever they are written, and in code what only games have."""
    return [*IDS.findall(text), *used(ast.parse(text))]


WORDS = sorted(path for path in STOSY.rglob("*.ftl") if not in_a_slice(path) and not_built(path))
RULE_IDS = re.compile(
    r"\b(?i:{})-?\d+".format(
        "|".join({rule.rstrip("0123456789") for game in games().values() for rule in game.rule_ids})
    )
)
NAMES = re.compile(
    "|".join(
        name
        for folder in SLICES.values()
        for path in folder.glob("words/*/game.ftl")
        for name in re.findall(r"^game-name = (.+)", path.read_text("utf-8"), re.MULTILINE)
    )
)
"""What games are called in each language."""


def about(identifier: str) -> Iterator[str]:
    """What games alone have of the ends of an id: `generic-key-dealer` is about `dealer`.

    A single word is the name of an action or an event only where the id says so.
    """
    prefix, *parts = base(identifier).split("-")
    for start in range(len(parts) + 1):
        name = "_".join((prefix, *parts)[start:])
        if name in names().of_messages:
            yield name
    if prefix in ("action", "event") and "_".join(parts) in names().kinds:
        yield "_".join(parts)


def named_in_words(text: str) -> list[str]:
    """Games anywhere in a file of words, comments included; in identifiers what only games have."""
    nodes = within(FluentParser().parse(text))
    ids = (name for node in nodes if isinstance(node, Identifier) for name in about(node.name))
    return [*IDS.findall(text), *NAMES.findall(text), *RULE_IDS.findall(text), *ids]


def test_the_games_and_their_names_are_found() -> None:
    assert len(SLICES) >= 4
    assert len(SHARED) > 150
    assert find_spec("stosy.games.rows") is not None  # what some games share is shared code
    assert any("rows" in path.parts for path in SHARED)
    assert {
        "SnakesAndLaddersView",
        "CallOut",
        "FaceToFace",
        "QuickSense",
        "Outlook",
    } <= names().exports
    assert {"discards", "pending", "one_card", "minimum"} & names().members
    assert {"call_out", "turn_of"} <= names().tags
    assert {"call_out", "draw", "challenge"} <= names().kinds
    assert not {"lay", "signal"} & names().kinds
    assert len(WORDS) >= 40


@cases("path", SHARED)
def test_shared_code_names_no_game(path: Path) -> None:
    assert named(path.read_text("utf-8")) == []


@cases("path", WORDS)
def test_shared_words_name_no_game(path: Path) -> None:
    assert named_in_words(path.read_text("utf-8")) == []


@cases("game", SLICES)
@cases("form", ["kebab", "snake", "capitals", "joined", "camel", "spoken"])
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
    assert named_in_words(f"# As in {written}.")
    assert named_in_words(f"known = as in {written}")


@cases(
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


@cases(
    "line",
    [
        "setup-first = { $game ->\n    [snakes-and-ladders] Who deals\n   *[other] Who starts\n}",
        "# Like the cards of Hadi a žebříky.",
        "rule = Such as FF4",
        "generic-key-discards = Cards before",
        "generic-direction-is = { $value }",
        "event-round-dealt = A new round",
        "action-call-out = call out",
        "action-draw = draw",
        "said = { $one-card }",
        "said = { $what ->\n    [call_out] Hm!\n   *[other] Well.\n}",
    ],
)
def test_what_only_a_game_has_is_noticed_in_words(line: str) -> None:
    assert named_in_words(line)


@cases(
    "line",
    [
        "# The game waits: who deals, draws or passes is said by its own words.",
        "generic-key-draw = Draw pile",
        "event-was-handed-over = Handed over",
        "action-lay = lay { $card }",
    ],
)
def test_words_of_the_language_are_no_names_in_words(line: str) -> None:
    assert not named_in_words(line)
