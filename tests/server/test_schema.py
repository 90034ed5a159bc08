"""The JSON Schema of all messages."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import pytest

from stosy.core import AnyGame, describe
from stosy.games import games
from stosy.server.schema.json_schema import ENDPOINTS, schema, shared, spoken
from stosy.wire import VERSION
from tests.processes import run

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


@every_game
def test_answers_that_differ_by_game_are_found_in_the_schema(game: AnyGame) -> None:
    told = schema()
    for use, path in (("analysing", "analysis"), ("others", "others"), ("steps", "steps")):
        answer = told["http"][f"GET /api/tables/{{table}}/records/{{match}}/{path}"]["answer"]
        assert told["games"][game.id][use] in answer["anyOf"]


def test_the_schema_names_the_version_and_every_type() -> None:
    told = schema()
    assert told["version"] == VERSION
    assert set(shared()) <= set(told["$defs"])
    assert list(told["$defs"]) == sorted(told["$defs"])
    assert all("description" in each or "title" not in each for each in told["$defs"].values())
    assert set(told["games"]) == set(games())
    assert set(told["http"]) == {each.name for each in ENDPOINTS}


def test_every_reference_of_the_schema_leads_to_a_definition() -> None:
    told = schema()
    assert set(references(told)) == {f"#/$defs/{name}" for name in told["$defs"]} - LOOSE
    assert "stosy." not in json.dumps(told)


LOOSE = {"#/$defs/Happening", "#/$defs/LobbyTell", "#/$defs/Problem"}
"""Named for clients, and part of nothing else."""


def references(node: Any) -> Iterator[str]:
    match node:
        case {"$ref": str(reference)}:
            yield reference
        case dict():
            for value in node.values():
                yield from references(value)
        case list():
            for value in node:
                yield from references(value)


@every_game
def test_the_schema_has_every_tag_of_a_game(game: AnyGame) -> None:
    definitions = schema()["$defs"]
    names = {use: ref["$ref"].rpartition("/")[2] for use, ref in schema()["games"][game.id].items()}
    for use, field in (("ask", "ask"), ("tell", "tell"), ("event", "event"), ("action", "do")):
        union = getattr(spoken(game), use)
        tags = {(get_origin(kind) or kind).__struct_config__.tag for kind in get_args(union)}
        discriminator = definitions[names[use]]["discriminator"]
        assert discriminator["propertyName"] == field
        assert set(discriminator["mapping"]) == tags


def test_the_values_of_options_are_numbers_and_words() -> None:
    described = [option for game in games().values() for option in describe(game.options)]
    values = [value for option in described for value in (option.default, *option.values)]
    assert {type(value) for value in values} == {int, str}


@pytest.mark.parametrize("form", ["--json", "--typescript"])
def test_the_catalogue_is_the_same_each_time_it_is_made(form: str) -> None:
    made = set()
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "stosy.cli", "wire", form]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        made.add(run(command, env=environment).stdout)
    assert len(made) == 1
