"""The recorded matches are replayed bit for bit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stosy.core import (
    AnyGame,
    Match,
    Move,
    describe,
    read,
    record_of,
    replay,
    setup_of,
    verify,
    write,
)
from stosy.core.records import to_plain
from stosy.games import find, games
from tests.cases import cases
from tests.contract.plays import every_game
from tests.golden.scenarios import FOLDER, OLDER
from tools import checker

LARGEST = 300_000


def lines() -> Iterator[Any]:
    """Every golden record."""
    for path in sorted((*FOLDER.glob("*.jsonl"), *OLDER.glob("*.jsonl"))):
        for number, line in enumerate(path.read_bytes().splitlines(), start=1):
            yield pytest.param(line, id=f"{path.stem}-{number}")


every_record = cases("line", list(lines()))


@every_record
def test_the_record_says_the_same_again(line: bytes) -> None:
    record = read(line)
    game = find(record.game)
    verify(game, record)
    steps = list(replay(game, record))
    log = [to_plain(replayed.entry) for replayed in steps]
    result = msgspec.to_builtins(game.outcome(steps[-1].step.state))
    assert write(replace(record, log=log, result=result)) == line


@every_record
def test_its_seed_gives_the_same_match_again(line: bytes) -> None:
    record = read(line)
    if not isinstance(record.seed, str):
        assert record.seed is None  # the deal is in order and not from a seed
        return
    game = find(record.game)
    entries = [replayed.entry for replayed in replay(game, record)]
    deal = record.log[0]
    setup = replace(setup_of(game, record), first=deal.get("first", deal.get("dealer")))
    match = Match(game, setup, record.seed)
    for entry in entries:
        if isinstance(entry, Move):
            match.play(entry)
    made = record_of(match, record.seats)
    if record.rules < game.rules:  # it has the options of its time
        made = replace(made, rules=record.rules, options=record.options)
    assert write(made) == line


@every_record
def test_a_second_reading_of_the_rules_finds_nothing_wrong(line: bytes) -> None:
    told = json.loads(line)
    if told["game"] in checker.FEATURES:
        assert checker.check(told).error is None


@every_game
def test_golden_records_show_every_option(game: AnyGame) -> None:
    path = FOLDER / f"{game.id}.jsonl"
    assert path.exists(), "a new game: python -m tests.golden --write"
    records = [read(line) for line in path.read_bytes().splitlines()]
    assert {record.game for record in records} == {game.id}
    for option in describe(game.options):
        shown = {record.options[option.name] for record in records}
        assert shown >= set(option.values)
    assert {len(record.seats) for record in records} >= {game.seats[0], game.seats[-1]}


def test_golden_records_are_small() -> None:
    paths = list(FOLDER.glob("*.jsonl"))
    assert {path.stem for path in paths} == set(games())
    assert sum(path.stat().st_size for path in paths) < LARGEST
