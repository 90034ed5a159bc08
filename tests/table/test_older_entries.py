"""Logs of earlier versions: they lead to the tables that they led to when they were written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stosy.games import find
from stosy.table import Table, encode, facts, plain_reader, reader
from tests.table.play import secrets

OLD: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("older-entries.json").read_text("utf-8")
)
"""Logs as version 1 of the entries had them, every kind of entry among them, and what each led to:
facts, a spectator's view, `moved` (entries, chance entries, times, moves of each seat) and events,
these by their present names.
"""

every_log = pytest.mark.parametrize("old", OLD, ids=lambda old: f"{old['game']}-{old['n']}")


def restored(old: dict[str, Any]) -> Table:
    """The table, from its log as a store has it."""
    game = find(old["game"])
    entries = [reader(game).read(encode(entry)) for entry in old["entries"]]
    return Table.restore(game, entries, secrets(), 0.0, still=entries[-1].at)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@every_log
def test_an_older_log_leads_to_the_same_table(old: dict[str, Any]) -> None:
    table = restored(old)
    told = plain(facts(table))
    settings = told["settings"] | old["facts"]["settings"]
    same = told | old["facts"] | {"settings": settings}
    assert same == told, "later versions may only add to the facts and the settings"
    assert table.state.n == old["n"]
    assert [plain(event) for event in table.recent] == old["events"]


@every_log
def test_an_older_log_leads_to_the_same_position(old: dict[str, Any]) -> None:
    play = restored(old).state.play
    if play is None:
        assert old["view"] is None
        return
    position = play.position
    view = plain(find(old["game"]).view(position.state, None))
    assert view | old["view"] == view, "later versions may only add to a view"
    moved = (position.at, position.chances, play.moved, play.turn_since, play.moves)
    assert plain(moved) == old["moved"]


@every_log
def test_older_entries_are_written_in_todays_form(old: dict[str, Any]) -> None:
    read = reader(find(old["game"])).read
    for body in map(encode, old["entries"]):
        entry = read(body)
        assert read(encode(entry)) == entry
        assert plain(plain_reader.read(body)) == plain(entry)


def test_the_logs_have_every_kind_of_entry() -> None:
    kinds = {entry["entry"] for old in OLD for entry in old["entries"]}
    assert len(kinds) == 21
    assert any("lost" in entry for old in OLD for entry in old["entries"])
