"""Replay and verification: the first thing wrong in a record is found, with its place."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from msgspec import UNSET
from msgspec.structs import replace

from stosy.core import (
    AnyGame,
    Fault,
    Record,
    commitment,
    read,
    replay,
    seed_of,
    verify,
    write,
)
from stosy.games import find
from tests.cases import cases
from tests.contract.plays import Play, every_game, players, plays, run

AnyGame = AnyGame


def a_record(name: str = "quick-and-easy", number: int = 3) -> Record:
    """A finished match, as it is read from a file."""
    game = find(name)
    play = Play(game.id, 2, game.options(), None, number, number, care=6)
    return read(write(run(play).record))


def fault_of(record: Record) -> Fault:
    """What verification finds."""
    with pytest.raises(Fault) as fault:
        verify(find(record.game), record)
    assert fault.value.refused.rule
    return fault.value


@every_game
@given(data=st.data())
def test_the_first_wrong_entry_is_named(game: AnyGame, data: DataObject) -> None:
    record = read(write(run(data.draw(plays(game))).record))
    index = data.draw(st.integers(0, len(record.log) - 1), label="index")
    later = data.draw(st.integers(index, len(record.log) - 1), label="later")
    log = list(record.log)
    for wrong in (index, later):
        log[wrong] = {"seat": 0, "do": "fly"}
    fault = fault_of(replace(record, log=log))
    assert (fault.index, fault.refused.code) == (index, "malformed")


@every_game
@given(data=st.data())
def test_replay_yields_all_that_is_right_before_the_fault(game: AnyGame, data: DataObject) -> None:
    record = read(write(run(data.draw(plays(game))).record))
    index = data.draw(st.integers(0, len(record.log) - 1), label="index")
    wrong = replace(record, log=[*record.log[:index], None, *record.log[index + 1 :]])
    seen = []
    with pytest.raises(Fault) as fault:
        seen += [replayed.index for replayed in replay(game, wrong)]
    assert fault.value.index == index
    steps = replay(game, wrong)
    assert [next(steps).index for _ in range(index)] == list(range(index))


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    record = a_record()
    index = next(i for i, entry in enumerate(record.log) if entry.get("do") == "lay")
    log = [dict(entry) for entry in record.log]
    log[index]["seat"] = 1 - log[index]["seat"]
    fault = fault_of(replace(record, log=log))
    assert (fault.index, fault.refused.code, fault.refused.rule) == (index, "not_your_turn", "G1")


def test_an_entry_after_the_end_is_a_fault() -> None:
    record = a_record()
    fault = fault_of(replace(record, log=[*record.log, {"seat": 0, "do": "resign"}]))
    assert (fault.index, fault.refused.rule) == (len(record.log), "G4")


Frame = Callable[[Record], Record]


def with_options(record: Record, **options: object) -> Record:
    return replace(record, options={**record.options, **options})


def with_result(record: Record, **result: object) -> Record:
    assert isinstance(record.result, dict)
    return replace(record, result={**record.result, **result})


@cases(
    "change, code",
    [
        (lambda r: replace(r, rules=r.rules + 1), "other_rules"),
        (lambda r: replace(r, options={}), "missing_option"),
        (lambda r: with_options(r, variant="easy"), "bad_option_value"),
        (lambda r: with_options(r, variant=7), "bad_option_value"),
        (lambda r: replace(r, seats=r.seats[:1]), "seat_count"),
        (lambda r: replace(r, seats=players(6)), "seat_count"),
        (lambda r: replace(r, seed=UNSET), "missing_seed"),
        (lambda r: replace(r, seed="0" * 63), "bad_seed"),
        (lambda r: replace(r, seed=""), "bad_seed"),
        (lambda r: replace(r, commit=None), "bad_commit"),
        (lambda r: replace(r, commit="0" * 64), "bad_commit"),
        (lambda r: replace(r, seed=None), "bad_commit"),
        (lambda r: replace(r, log=[]), "deal_missing"),
        (lambda r: replace(r, result=UNSET), "result_missing"),
        (lambda r: replace(r, log=r.log[:-1]), "result_early"),
        (lambda r: replace(r, log=r.log[:-1], result=UNSET), "seed_early"),
        (lambda r: replace(r, result={}), "result_wrong"),
        (lambda r: with_result(r, left=0), "result_wrong"),
        (lambda r: with_result(r, won=True), "result_wrong"),
        (lambda r: with_result(r, reason="resigned"), "result_wrong"),
        (lambda r: with_result(r, left=None), "result_wrong"),
    ],
)
def test_a_wrong_frame_is_found(change: Frame, code: str) -> None:
    fault = fault_of(change(a_record()))
    assert (fault.index, fault.refused.code) == (None, code)


def test_a_log_begins_with_a_deal() -> None:
    record = a_record()
    fault = fault_of(replace(record, log=record.log[1:]))
    assert (fault.index, fault.refused.code) == (0, "deal_missing")


@every_game
def test_a_deal_that_is_not_the_seeds_is_found(game: AnyGame) -> None:
    options = game.options()
    seats = game.seats[0]
    mine, other = (
        read(write(run(Play(game.id, seats, options, 0, number, 0, 6, stop=9)).record))
        for number in (1, 2)
    )
    fault = fault_of(replace(mine, log=other.log, result=other.result))
    assert (fault.index, fault.refused.code) == (0, "not_from_seed")
    verify(game, replace(mine, log=other.log, result=other.result, seed=None, commit=None))


def test_a_reshuffle_that_is_not_the_seeds_is_found() -> None:
    game = find("snakes-and-ladders")
    for number in range(50):
        record = read(write(run(Play(game.id, 10, game.options(), 0, number, number, 0)).record))
        found = [i for i, entry in enumerate(record.log) if entry.get("chance") == "reshuffle"]
        if found and len(set(record.log[found[0]]["pile"][-2:])) == 2:
            break
    log = json.loads(json.dumps(record.log))
    pile = log[found[0]]["pile"]
    pile[-2:] = reversed(pile[-2:])
    fault = fault_of(replace(record, log=log))
    assert (fault.index, fault.refused.code) == (found[0], "not_from_seed")


def test_who_starts_may_have_been_chosen() -> None:
    game = find("the-game")
    for first in range(3):
        play = Play(game.id, 3, game.options(), first, 5, 5, care=6)
        verify(game, run(play).record)


def test_a_seed_is_told_as_it_was_committed_to() -> None:
    record = a_record()
    assert isinstance(record.seed, str)
    assert record.commit == commitment(record.seed)
    other = seed_of("another")
    fault = fault_of(replace(record, seed=other, commit=commitment(other)))
    assert (fault.index, fault.refused.code) == (0, "not_from_seed")


@every_game
@given(data=st.data())
def test_unknown_keys_do_not_matter(game: AnyGame, data: DataObject) -> None:
    record = read(write(run(data.draw(plays(game))).record))
    assert isinstance(record.result, dict)
    more = replace(
        record,
        options={**record.options, "weather": "fine"},
        log=[{**entry, "weather": "fine"} for entry in record.log],
        result={**record.result, "weather": "fine"},
    )
    verify(game, read(write(more)))
    assert list(replay(game, more)) == list(replay(game, record))
