"""The JSON Schema of all messages."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
import pytest
from msgspec import Struct

from stosy.core import Action, AnyGame, describe
from stosy.games import games
from stosy.server.schema.json_schema import ENDPOINTS, own, schema, shared
from stosy.server.tables.connection import to_json
from stosy.wire import VERSION
from stosy.wire.api import Me
from stosy.wire.decoding import asks_with
from stosy.wire.tells import Tell, Update
from tests.processes import run

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


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


LOOSE = {
    f"#/$defs/{name}"
    for name in ("Ask", "Chance", "Happening", "LobbyTell", "Options", "Problem", "Tell")
}
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
    names = {use: ref["$ref"].rpartition("/")[2] for use, ref in schema()["games"][game.id].items()}
    check_tags(names["event"], own(game).event, "event")
    check_tags(names["action"], own(game).action, "do")
    for use, name in names.items():
        any_game = schema()["$defs"][use.capitalize()]["anyOf"]
        assert {"$ref": f"#/$defs/{name}"} in any_game


def test_the_schema_has_every_tag_of_a_table() -> None:
    check_tags("Ask", asks_with(Action), "ask")
    check_tags("Tell", Tell, "tell")


def check_tags(name: str, union: Any, field: str) -> None:
    tags = {(get_origin(kind) or kind).__struct_config__.tag for kind in get_args(union)}
    discriminator = schema()["$defs"][name]["discriminator"]
    assert discriminator["propertyName"] == field
    assert set(discriminator["mapping"]) == tags


@pytest.mark.parametrize("told", [Me(name="", tables=()), Update(n=1)])
def test_what_the_server_always_tells_is_required(told: Struct) -> None:
    kind = schema()["$defs"][type(told).__name__]
    assert set(kind["required"]) == msgspec.json.decode(to_json(told)).keys()


def test_what_clients_send_may_leave_out_defaults() -> None:
    assert schema()["$defs"]["ReportPerson"]["required"] == ["seat", "reason"]


def test_the_values_of_options_are_numbers_and_words() -> None:
    described = [option for game in games().values() for option in describe(game.options)]
    values = [value for option in described for value in (option.default, *option.values)]
    assert {type(value) for value in values} == {int, str}


def test_the_catalogue_is_the_same_each_time_it_is_made() -> None:
    made = set()
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "stosy.cli", "wire"]
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        made.add(run(command, env=environment).stdout)
    assert len(made) == 1
