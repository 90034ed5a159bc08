"""Taking a person out of a log."""

from __future__ import annotations

import json
from typing import Any

from stosy.table.entries import plain_reader
from stosy.table.erasing import SILENCE, Erasing, silenced

ANN, BOB, PHONE = "a" * 22, "b" * 22, "p" * 22
SETTINGS = {"seats": 2, "stand_in": "casual"}


def happened(event: dict[str, Any], **facts: Any) -> dict[str, Any]:
    return {"entry": "happened", **facts, "event": event}


LOG: list[dict[str, Any]] = [
    {
        "entry": "opened",
        "who": ANN,
        "ask": "1",
        "table": "t",
        "game": "face-to-face",
        "name": "Ann",
        "settings": SETTINGS,
    },
    happened({"event": "seated", "seat": 1, "name": "Bob"}, who=BOB),
    happened(
        {"event": "talked", "seat": 0, "name": "Ann", "text": "old words of Ann"},
        at=5,
        who=ANN,
        ask="2",
    ),
    happened({"event": "talked", "seat": 1, "name": "Bob", "text": "words of Bob"}, at=6, who=BOB),
    happened({"event": "renamed", "seat": 0, "name": "Ann", "new": "Anna"}, who=ANN),
    {
        "entry": "happened",
        "at": 7,
        "who": BOB,
        "event": {"event": "muted", "seat": 0, "name": "Anna", "muted": True},
    },
    {
        "entry": "started",
        "match": 1,
        "seed": "s",
        "deal": {},
        "options": {},
        "players": [{"name": "Anna", "by": "human"}, {"name": "Bob", "by": "human"}],
    },
    {
        "entry": "played",
        "who": ANN,
        "ask": "3",
        "by": "person",
        "move": {"seat": 0, "action": {"do": "x"}},
    },
    {"entry": "taken_over", "who": PHONE, "seat": 0},
    {
        "entry": "happened",
        "who": PHONE,
        "event": {"event": "left", "seat": 0, "name": "Phone", "bot": None},
    },
    {"entry": "happened", "who": BOB, "event": {"event": "bot_seated", "seat": 0, "bot": "remote"}},
    {"entry": "taken_over", "who": ANN, "seat": 0, "name": "Ann's program"},
]


def bodies() -> list[bytes]:
    return [json.dumps(entry, separators=(",", ":")).encode() for entry in LOG]


def test_name_words_and_id_are_gone_and_the_rest_is_as_it_was() -> None:
    erasing = Erasing(ANN, "x" * 22, "a guest")
    after = [erasing.without(body) for body in bodies()]
    text = b"\n".join(after).decode()
    assert not [each for each in (ANN, "Ann", "old words", '"ask"') if each in text]
    changed = [
        n for n, (one, other) in enumerate(zip(bodies(), after, strict=True)) if one != other
    ]
    assert changed == [0, 2, 4, 5, 6, 7, 11]
    assert erasing.is_opener
    assert erasing.sat == {1: frozenset({0})}
    assert erasing.seats == {0}
    for body in after:
        plain_reader.read(body)
    assert json.loads(after[6])["players"] == [
        {"name": "a guest", "by": "human"},
        {"name": "Bob", "by": "human"},
    ]


def test_who_is_not_there_changes_nothing() -> None:
    erasing = Erasing("c" * 22, "x" * 22, "a guest")
    assert [erasing.without(body) for body in bodies()] == bodies()
    assert erasing.sat == {}


def test_only_what_was_said_before_is_silenced() -> None:
    after = [silenced(body, 6) for body in bodies()]
    changed = [
        n for n, (one, other) in enumerate(zip(bodies(), after, strict=True)) if one != other
    ]
    assert changed == [2]
    entry = json.loads(after[2])
    assert (entry["event"]["text"], entry["who"], entry["at"]) == (SILENCE, ANN, 5)
    assert silenced(after[2], 6) == after[2]
