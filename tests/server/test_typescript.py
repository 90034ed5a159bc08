"""The TypeScript says the same as the types it is made from."""

from __future__ import annotations

import re
from typing import get_args, get_origin

import pytest

from stosy.core import AnyGame
from stosy.games import games
from stosy.server.schema.json_schema import ENDPOINTS, schema, spoken
from stosy.server.schema.typescript import OWN, messages, own_names, typescript
from stosy.wire import VERSION

TOLD = typescript()
STRUCTS = dict(
    re.findall(r"^export type (\w+)(?:<[^>]*>)? = \{\n(.*?)^\};", TOLD, re.MULTILINE | re.DOTALL)
)
ALIASES = dict(
    re.findall(r"^export type (\w+)(?:<[^>]*>)? =(?! \{\n)(.*?);$", TOLD, re.MULTILINE | re.DOTALL)
)
PREFIXES = tuple(game.id.title().replace("-", "") for game in games().values())
WORD = re.compile(r'"[^"]*"|[A-Za-z]+')
BUILT_IN = {"readonly", "boolean", "number", "string", "null", "unknown", "name", "keyof", "G"}

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def fields_of(name: str) -> dict[str, str]:
    """The fields of a struct, `name?` where it may be missing, with their types."""
    return dict(re.findall(r"^  readonly (\w+\??): (.+);$", STRUCTS[name], re.MULTILINE))


def told_as(definition: str) -> str:
    """The type of a definition: messages that the schema has for each game are told once."""
    names = [definition, *(definition.removeprefix(each) for each in PREFIXES)]
    first, *_ = [name for name in names if name in STRUCTS or name in ALIASES]
    return first


def test_every_definition_of_the_schema_is_declared_once() -> None:
    declared = re.findall(r"^export (?:interface|type) (\w+)", TOLD, re.MULTILINE)
    assert len(declared) == len(set(declared))
    maps = {"GameTypes", "GameId", "Endpoints"} | {use.capitalize() for use in OWN}
    assert set(declared) - maps == set(map(told_as, schema()["$defs"]))


def test_every_field_of_every_struct_is_there() -> None:
    for name, definition in schema()["$defs"].items():
        if "properties" in definition:
            fields = {field.rstrip("?") for field in fields_of(told_as(name))}
            assert fields == set(definition["properties"]), name


def test_what_the_schema_requires_is_never_optional() -> None:
    for name, definition in schema()["$defs"].items():
        for field in definition.get("required", ()):
            assert field in fields_of(told_as(name)), (name, field)


def test_only_declared_types_are_used() -> None:
    used = [type_ for name in STRUCTS for type_ in fields_of(name).values()]
    words = {word for text in (*used, *ALIASES.values()) for word in WORD.findall(text)}
    named = {word for word in words if not word.startswith('"')}
    assert named - BUILT_IN <= {*STRUCTS, *ALIASES, "GameTypes"}


@every_game
def test_unions_hold_every_member_and_members_carry_their_tags(game: AnyGame) -> None:
    names = own_names(game) | {name.lower(): name for name in messages()}
    for use in ("action", "ask", "event", "tell"):
        kinds = get_args(getattr(spoken(game), use))
        members = re.findall(r"\w+", ALIASES[names[use]].replace("<G>", ""))
        for member, kind in zip(members, kinds, strict=True):
            config = (get_origin(kind) or kind).__struct_config__
            assert fields_of(member)[config.tag_field] == f'"{config.tag}"'


@every_game
def test_a_game_is_found_by_its_id(game: AnyGame) -> None:
    _, _, rest = TOLD.partition(f'  "{game.id}": {{\n')
    types = dict(re.findall(r"^    (\w+): (\w+);$", rest.partition("  };\n")[0], re.MULTILINE))
    assert types.pop("card") == {int: "number", str: "string"}[game.cards]
    assert types == own_names(game)


@pytest.mark.parametrize("use", OWN)
def test_the_types_of_a_game_are_found_by_their_use(use: str) -> None:
    name = use.capitalize()
    assert f'export type {name}<G extends GameId = GameId> = GameTypes[G]["{use}"];' in TOLD


def test_what_is_said_at_every_table_is_told_once() -> None:
    assert "export type Update<G extends GameId = GameId> = {" in TOLD
    assert not re.search(r"\w(?:Update|Offer|Planned|Hints|Steps|Others|Analysing)\b", TOLD)


@pytest.mark.parametrize(
    ("struct", "field", "type_"),
    [
        ("Update", "events?", "readonly Event<G>[]"),
        ("Update", "view?", "View<G> | null"),
        ("Update", "n", "number"),
        ("FaceToFaceView", "piles", "readonly (readonly number[])[]"),
        ("Offer", "fallback", "Action<G> | null"),
        ("SnakesAndLaddersLay", "colour?", '"b" | "g" | "r" | "y" | null'),
        ("SnakesAndLaddersRoundDealt", "hands", "readonly (readonly string[] | null)[]"),
        ("SnakesAndLaddersOptions", "target?", "number"),
        ("TheGameOptions", "minimum", "2 | 3"),
        ("Step", "hands?", "readonly (readonly Card<G>[])[]"),
        ("Step", "events", "readonly Event<G>[]"),
        ("Steps", "from", "number"),
        ("Steps", "steps", "readonly Step<G>[]"),
        ("Other", "result", "Result<G>"),
        ("Planned", "offers", "readonly Offer<G>[]"),
        ("Plan", "actions", "readonly Action<G>[]"),
        ("Way", "action", "Action<G> | Timeout | null"),
        ("TableFacts", "like?", "Like | null"),
        ("Settings", "grace", "number"),
        ("Change", "grace?", "number"),
        ("Create", "settings?", "Change"),
        ("MatchRecord", "seed?", "string | null"),
        ("Option", "values", "readonly (number | string)[]"),
    ],
)
def test_types_are_exact(struct: str, field: str, type_: str) -> None:
    assert fields_of(struct)[field] == type_


def test_docstrings_are_comments_without_python_in_them() -> None:
    assert "/** The host takes a bot away. */\nexport type OpenSeat = {" in TOLD
    assert " * `you` is the client's own seat, null for a spectator;" in TOLD
    assert not re.search(r"\b(?:None|True|False)\b", TOLD)


def test_version_and_endpoints_are_there() -> None:
    assert f"export const VERSION = {VERSION};" in TOLD
    assert 'steps": { body: null; answer: Steps };' in TOLD
    for each in ENDPOINTS:
        assert f'  "{each.name}": {{ body: ' in TOLD
