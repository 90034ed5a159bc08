"""The TypeScript says the same as the types it is made from."""

from __future__ import annotations

import re
from typing import get_args, get_origin

import pytest

from stosy.games import games
from stosy.wire import VERSION
from stosy.wire.catalogue import ENDPOINTS, own_names, schema, spoken
from stosy.wire.typescript import typescript
from tests.wire.conversation import AnyGame

TOLD = typescript()
INTERFACES = dict(
    re.findall(r"^export interface (\w+) \{\n(.*?)^\}", TOLD, re.MULTILINE | re.DOTALL)
)
ALIASES = dict(re.findall(r"^export type (\w+) =(.*?);$", TOLD, re.MULTILINE | re.DOTALL))
WORD = re.compile(r'"[^"]*"|[A-Za-z]+')
BUILT_IN = {"readonly", "boolean", "number", "string", "null", "unknown", "name", "keyof"}

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def fields_of(name: str) -> dict[str, str]:
    """The fields of an interface, `name?` where it may be missing, with their types."""
    return dict(re.findall(r"^  readonly (\w+\??): (.+);$", INTERFACES[name], re.MULTILINE))


def test_every_definition_of_the_schema_is_declared_once() -> None:
    declared = re.findall(r"^export (?:interface|type) (\w+)", TOLD, re.MULTILINE)
    assert len(declared) == len(set(declared))
    assert set(declared) - {"GameTypes", "GameId", "Endpoints"} == set(schema()["$defs"])


def test_every_field_of_every_struct_is_there() -> None:
    for name, definition in schema()["$defs"].items():
        if "properties" in definition:
            fields = {field.rstrip("?") for field in fields_of(name)}
            assert fields == set(definition["properties"]), name


def test_what_the_schema_requires_is_never_optional() -> None:
    for name, definition in schema()["$defs"].items():
        for field in definition.get("required", ()):
            assert field in fields_of(name), (name, field)


def test_only_declared_types_are_used() -> None:
    used = [type_ for name in INTERFACES for type_ in fields_of(name).values()]
    words = {word for text in (*used, *ALIASES.values()) for word in WORD.findall(text)}
    named = {word for word in words if not word.startswith('"')}
    assert named - BUILT_IN <= set(INTERFACES) | set(ALIASES)


@every_game
def test_unions_hold_every_member_and_members_carry_their_tags(game: AnyGame) -> None:
    for use in ("action", "ask", "event", "tell"):
        kinds = get_args(getattr(spoken(game), use))
        members = re.findall(r"\w+", ALIASES[own_names(game)[use]])
        for member, kind in zip(members, kinds, strict=True):
            config = (get_origin(kind) or kind).__struct_config__
            assert fields_of(member)[config.tag_field] == f'"{config.tag}"'


@every_game
def test_a_game_is_found_by_its_id(game: AnyGame) -> None:
    uses = "".join(f"    {use}: {name};\n" for use, name in own_names(game).items())
    assert f'  "{game.id}": {{\n{uses}  }};\n' in TOLD


@pytest.mark.parametrize(
    ("interface", "field", "type_"),
    [
        ("FaceToFaceUpdate", "events?", "readonly FaceToFaceEvent[]"),
        ("FaceToFaceUpdate", "view?", "FaceToFaceView | null"),
        ("FaceToFaceUpdate", "n", "number"),
        ("FaceToFaceView", "piles", "readonly (readonly number[])[]"),
        ("FaceToFaceOffer", "fallback", "FaceToFaceAction | null"),
        ("SnakesAndLaddersLay", "colour?", '"b" | "g" | "r" | "y" | null'),
        ("SnakesAndLaddersRoundDealt", "hands", "readonly (readonly string[] | null)[]"),
        ("SnakesAndLaddersOptions", "target", "number"),
        ("TheGameOptions", "minimum", "2 | 3"),
        ("FaceToFaceStep", "hands?", "readonly (readonly number[])[]"),
        ("SnakesAndLaddersStep", "hands?", "readonly (readonly string[])[]"),
        ("SnakesAndLaddersStep", "events", "readonly SnakesAndLaddersEvent[]"),
        ("TheGameSteps", "from", "number"),
        ("TheGameSteps", "steps", "readonly TheGameStep[]"),
        ("FaceToFaceOther", "result", "FaceToFaceResult"),
        ("QuickAndEasyPlanned", "offers", "readonly QuickAndEasyOffer[]"),
        ("QuickAndEasyPlan", "actions", "readonly QuickAndEasyAction[]"),
        ("TableFacts", "like?", "Like | null"),
        ("Settings", "grace", "number"),
        ("Change", "grace?", "number"),
        ("Create", "settings?", "Change"),
        ("MatchRecord", "seed?", "string | null"),
        ("Option", "values", "readonly (number | string)[]"),
    ],
)
def test_types_are_exact(interface: str, field: str, type_: str) -> None:
    assert fields_of(interface)[field] == type_


def test_docstrings_are_comments_without_python_in_them() -> None:
    assert "/** The host takes a bot away. */\nexport interface OpenSeat {" in TOLD
    assert " * `you` is the client's own seat, null for a spectator;" in TOLD
    assert not re.search(r"\b(?:None|True|False)\b", TOLD)


def test_version_and_endpoints_are_there() -> None:
    assert f"export const VERSION = {VERSION};" in TOLD
    assert 'steps": { body: null; answer: GameTypes[GameId]["steps"] };' in TOLD
    for each in ENDPOINTS:
        assert f'  "{each.name}": {{ body: ' in TOLD
