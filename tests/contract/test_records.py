"""A record tells the whole match, and a wrong one is found out: in every game."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec.structs import replace

from stosy.core import (
    AnyGame,
    Dice,
    Fault,
    Record,
    Step,
    read,
    replay,
    seed_of,
    setup_of,
    verify,
    write,
)
from stosy.testing import check_record
from tests.contract.mutations import MUTATIONS, is_right
from tests.contract.plays import every_game, plays, run
from tools import checker


@every_game
@given(data=st.data())
def test_a_record_is_written_and_replayed_state_by_state(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game)))
    check_record(game, played.record, [Step(t.after, t.events) for t in played.taken])
    record = read(write(played.record))
    assert record.game == game.id
    assert setup_of(game, record).options == played.play.options
    replayed = list(replay(game, record))
    assert [r.index for r in replayed] == list(range(len(played.taken)))
    assert [r.entry for r in replayed] == played.match.log


@every_game
@given(data=st.data())
def test_a_second_reading_of_the_rules_agrees(game: AnyGame, data: DataObject) -> None:
    record = run(data.draw(plays(game))).record
    if game.id in checker.FEATURES:
        assert checker.check(json.loads(write(record))).error is None


@every_game
@given(data=st.data())
def test_a_running_match_has_a_record_too(game: AnyGame, data: DataObject) -> None:
    played = run(data.draw(plays(game, stacks=False)))
    whole = played.record
    length = data.draw(st.integers(1, len(whole.log) - 1), label="length")
    line = json.loads(write(replace(whole, log=whole.log[:length])))
    del line["seed"], line["result"]
    stops_before_a_shuffle = "chance" in whole.log[length]
    assert passes(game, read(json.dumps(line).encode())) != stops_before_a_shuffle


def passes(game: AnyGame, record: Record) -> bool:
    """Does the record pass verification? A fault is in the log, or in the frame around it."""
    try:
        verify(game, record)
    except Fault as fault:
        index = fault.index
    else:
        return True
    assert index is None or 0 <= index < len(record.log)
    return False


@every_game
@given(data=st.data())
def test_a_changed_record_fails_or_is_as_right(game: AnyGame, data: DataObject) -> None:
    """Three judges agree: verification, the offers, and a second reading of the rules."""
    original = read(write(run(data.draw(plays(game))).record))
    seed = seed_of("mutation", data.draw(st.integers(0, 9999), label="mutation"))
    for number, mutation in enumerate(MUTATIONS):
        changed = mutation(game, original, Dice(seed, number))
        right = is_right(game, original, changed)
        assert passes(game, changed) == right, mutation
        if game.id in checker.FEATURES and has_the_same_shuffles(original, changed):
            told = json.loads(write(changed))
            assert (checker.check(told).error is None) == right, mutation


def has_the_same_shuffles(original: Record, changed: Record) -> bool:
    """The second reading takes shuffles as they are told, whatever the seed."""
    mine, its = ([e for e in r.log if "chance" in e] for r in (original, changed))
    return original.seed is None or mine == its
