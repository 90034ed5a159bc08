"""docs/wire keeps up with the messages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from stosy.games import games
from stosy.server.schema.json_schema import ENDPOINTS
from stosy.vocabulary.events import Happening
from stosy.vocabulary.settings import Settings
from stosy.wire import VERSION, TableFacts, Tell
from stosy.wire.api import Create, Created, LobbyTell
from stosy.wire.asks import Ask, Hello, Ping
from stosy.wire.decoding import ask_decoder, tell_decoder
from stosy.wire.tells import Goodbye, SeatFacts
from tests.cases import cases
from tests.chapters import whole
from tests.wire.conversation import to_json

ROOT = Path(__file__).resolve().parents[2]
PAGE = whole("wire")
ROWS: dict[str, str] = {}
"""What the tables tell about a name in their first cells."""
for names, row in re.findall(r"^\| (\S.*?) \|(.*)$", PAGE, re.MULTILINE):
    for name in re.findall(r"`([^`]+)`", names):
        ROWS[name] = ROWS.get(name, "") + row
EXAMPLES = [
    line
    for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
REFUSED = re.compile(r'Refused\(\s*"(\w+)",\s*"(T\d)"')
MESSAGES = [
    get_origin(kind) or kind
    for union in (Ask, Tell, LobbyTell, Happening)
    for kind in get_args(union)
]

LOBBY = [kind.__struct_config__.tag for kind in get_args(LobbyTell)]


@cases("kind", [Hello, Ping, *MESSAGES])
def test_every_message_has_a_row_with_its_fields(kind: Any) -> None:
    row = ROWS[kind.__struct_config__.tag]
    for field in msgspec.structs.fields(kind):
        if field.name == "id" and kind.__struct_config__.tag_field == "ask":
            continue  # every ask has one
        told = f"`{field.name}`" if field.required else f"[`{field.name}`]"
        if kind.__struct_config__.tag_field == "event":
            told = told.strip("[]")
        assert told in row


@cases("each", ENDPOINTS)
def test_every_endpoint_has_a_row_with_its_bodies(each: Any) -> None:
    row = ROWS[each.name]
    for kind in (each.body, each.answer):
        if kind is not None and kind.__module__ == "stosy.wire.api":
            assert f"`{kind.__name__}`" in row
    if each.body is not None:
        for field in each.body.__struct_fields__:
            assert f"`{field}`" in row


def test_settings_and_facts_are_told() -> None:
    for field in (*Settings.__struct_fields__, *TableFacts.__struct_fields__):
        assert field in ROWS
    for field in SeatFacts.__struct_fields__:
        assert f"`{field}`" in ROWS["seats"]


def test_every_reason_for_a_goodbye_has_a_row() -> None:
    hints = msgspec.inspect.type_info(Goodbye)
    assert isinstance(hints, msgspec.inspect.StructType)
    reason = hints.fields[0].type
    assert isinstance(reason, msgspec.inspect.LiteralType)
    assert set(reason.values) <= set(ROWS)


def refusals() -> Iterator[tuple[str, str]]:
    for layer in ("table", "server"):
        for path in sorted((ROOT / "src" / "stosy" / layer).glob("*.py")):
            yield from REFUSED.findall(path.read_text("utf-8"))


def test_every_refusal_of_tables_and_servers_has_a_row_with_its_rule() -> None:
    found = set(refusals())
    assert len(found) > 10
    assert {code for code, rule in found if f" {rule} |" not in ROWS.get(code, "")} == set()
    assert {rule for _, rule in found} <= set(re.findall(r"^- \*\*(T\d)\*\*", PAGE, re.MULTILINE))


def test_the_version_is_the_current_one() -> None:
    assert f"`version` is a whole number, now {VERSION}." in PAGE


def test_the_examples_are_messages() -> None:
    game = games()["quick-and-easy"]
    read = {
        "ask": ask_decoder(game).decode,
        "tell": tell_decoder(game).decode,
        "lobby": msgspec.json.Decoder(LobbyTell).decode,
        "game": msgspec.json.Decoder(Create).decode,
        "table": msgspec.json.Decoder(Created).decode,
    }
    assert len(EXAMPLES) > 10
    for line in EXAMPLES:
        plain = msgspec.json.decode(line)
        kind = "lobby" if plain.get("tell") in LOBBY else next(iter(plain))
        again = msgspec.json.decode(to_json(read[kind](line)))
        assert plain.items() <= again.items() or kind == "game"
