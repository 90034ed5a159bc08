"""The seams of the core: what hosts, workers and other programs may hand it."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from stosy.core import (
    Dice,
    Fault,
    Match,
    Move,
    Player,
    Record,
    Refused,
    Resign,
    read,
    record_of,
    seed_of,
    verify,
    write,
)
from stosy.games import find
from stosy.games.rows.piles import Lay, TakeBack
from stosy.games.snakes_and_ladders.state import Draw
from stosy.testing.player import Chooser
from tests.cases import cases
from tests.contract.plays import every_game, players
from tools.checker import check

SEED = seed_of("edges")


def played(name: str, moves: int, **options: Any) -> Match[Any, Any, Any]:
    game = find(name)
    match = Match(game, game.setup(2, game.options(**options)), SEED)
    chooser = Chooser(SEED)
    for _ in range(moves):
        match.play(chooser.move(game, match.state))
    return match


@every_game
def test_a_match_is_resumed_from_its_log(game: Any) -> None:
    match = played(game.id, 5)
    again = Match(game, match.setup, SEED, match.log)
    assert (again.state, again.log, again.chances) == (match.state, match.log, match.chances)


def test_a_match_begins_with_a_deal() -> None:
    game = find("the-game")
    with pytest.raises(Refused, match="deal_missing"):
        Match(game, game.setup(1, game.options()), SEED, [Move(0, Lay(2, "up1"))])


def test_a_shared_deal_has_no_seed_to_tell() -> None:
    match = played("face-to-face", 2)
    record = record_of(match, players(2), seed_revealed=False)
    assert (record.seed, record.commit) == (UNSET, None)
    verify(match.game, read(write(record)))


def test_every_seat_of_a_record_has_a_player() -> None:
    with pytest.raises(ValueError, match="1 players for 2 seats"):
        record_of(played("face-to-face", 0), (Player("Ada", "human"),))


def test_a_refusal_survives_the_way_from_another_process() -> None:
    refused = Refused("not_held", "G2", card=17)
    again = pickle.loads(pickle.dumps(refused))
    assert (again.code, again.rule, again.facts) == ("not_held", "G2", {"card": 17})


@every_game
@pytest.mark.parametrize("seat", [-1, 10])
def test_g3_nobody_looks_from_a_seat_that_is_not_there(game: Any, seat: int) -> None:
    with pytest.raises(Refused, match="no_such_seat"):
        game.view(played(game.id, 0).state, seat)


@pytest.mark.parametrize(
    ("name", "action"), [("face-to-face", Draw()), ("snakes-and-ladders", TakeBack())]
)
def test_g3_an_action_of_another_game_is_refused(name: str, action: Any) -> None:
    match = played(name, 0)
    with pytest.raises(Refused, match="malformed"):
        match.play(Move(0, action))


def snakes_record(**changes: Any) -> Record:
    record = read(write(record_of(played("snakes-and-ladders", 6), players(2))))
    return replace(record, **changes)


def with_entry(**keys: Any) -> Record:
    record = snakes_record()
    return replace(record, log=[*record.log[:-1], record.log[-1] | keys])


WRONG = {
    "a commitment that is none": lambda: snakes_record(commit="x"),
    "a seed before the end": lambda: snakes_record(seed=SEED),
    "chance and an action in one": lambda: with_entry(chance="deal"),
    "a time that is none": lambda: with_entry(t=None),
    "a time before the start": lambda: with_entry(t=-1),
    "a claim of a seat that is not there": lambda: with_entry(lost=[2]),
    "a player without a name": lambda: snakes_record(seats=(Player("", "x"), Player("b", "x"))),
    "a deal in the middle": lambda: replace(
        snakes_record(), log=[*snakes_record().log, snakes_record().log[0]]
    ),
}
RIGHT = {
    "a running match": snakes_record,
    "times and lost claims": lambda: with_entry(t=17, lost=[1]),
    "a capital commitment": lambda: snakes_record(commit=(snakes_record().commit or "").upper()),
    "a long name": lambda: snakes_record(seats=(Player("a" * 500, "x"), Player("b", "x"))),
}


@cases("record", WRONG.values())
def test_both_readings_reject_the_same_records(record: Any) -> None:
    line = write(record())
    assert check(json.loads(line)).error is not None
    with pytest.raises((Fault, ValueError)):
        verify(find("snakes-and-ladders"), read(line))


@pytest.mark.parametrize("record", RIGHT.values(), ids=RIGHT)
def test_both_readings_accept_the_same_records(record: Any) -> None:
    line = write(record())
    assert check(json.loads(line)).error is None
    verify(find("snakes-and-ladders"), read(line))


def test_a_record_does_not_stop_where_a_shuffle_is_due() -> None:
    match = played("snakes-and-ladders", 0)
    chooser = Chooser(SEED)
    while match.chances == 1:
        match.play(chooser.move(match.game, match.state))
    record = record_of(match, players(2))
    cut = replace(record, log=record.log[:-1], seed=UNSET, result=UNSET)
    assert check(json.loads(write(cut))).error is not None
    with pytest.raises(Fault) as fault:
        verify(match.game, read(write(cut)))
    assert fault.value.refused.code == "chance_due"


def test_chance_nobody_waits_for_is_refused_whatever_the_seed() -> None:
    match = played("quick-and-easy", 4)
    record = record_of(match, players(2))
    twice = replace(record, log=[*record.log, record.log[0]])
    with pytest.raises(Fault) as fault:
        verify(match.game, read(write(twice)))
    assert fault.value.refused.code == "no_chance_due"


def test_g4_a_deal_after_the_end_is_refused_as_one() -> None:
    match = played("quick-and-easy", 0)
    match.play(Move(0, Resign()))
    record = record_of(match, players(2))
    longer = replace(record, log=[*record.log, record.log[0]])
    with pytest.raises(Fault) as fault:
        verify(match.game, read(write(longer)))
    assert (fault.value.index, fault.value.refused.code) == (2, "over")


def test_dice_choose_evenly() -> None:
    dice = Dice(SEED, 0)
    chosen = [dice.choice("abc") for _ in range(3000)]
    assert all(900 < chosen.count(letter) < 1100 for letter in "abc")


@pytest.mark.parametrize("bound", [-1, 0, 2**32 + 1])
def test_dice_refuse_a_bound_they_cannot_draw_below(bound: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Dice(SEED, 0).below(bound)
