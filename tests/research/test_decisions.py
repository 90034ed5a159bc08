"""What is read from a record: who decided what, seeing what."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict, replace

from stosy.bots import find_bot
from stosy.core import (
    Fault,
    LabRecord,
    Match,
    Move,
    Player,
    Record,
    Resign,
    read,
    record_of,
    seed_of,
    write,
)
from stosy.games import find
from stosy.lab.runner import play_match
from stosy.research.decisions import decisions

GAME = find("quick-and-easy")
CODEC = GAME.codec


def recorded(number: int = 0) -> Record:
    match = play_match(GAME, GAME.setup(2), seed_of("x", number), [find_bot("strong", GAME.id)] * 2)
    return record_of(match, (Player("a", "human"), Player("b", "bot:strong")))


def test_every_action_is_a_decision() -> None:
    record = recorded()
    found = list(decisions(GAME, record))
    moves = [(index, entry) for index, entry in enumerate(record.log) if "do" in entry]
    assert CODEC is not None
    for decision, (index, entry) in zip(found, moves, strict=True):
        seat = entry["seat"]
        name = {key: value for key, value in entry.items() if key != "seat"}
        assert (decision.time, decision.seat, decision.by) == (index, seat, record.seats[seat].by)
        assert CODEC.names[decision.action] == name
        assert decision.mask[decision.action]


def test_passes_are_decisions_too() -> None:
    """They stand in a key of their own, and are no entries of the log."""
    record = read(write(recorded()))
    waited = next(d for d in decisions(GAME, record) if not d.mask[-1])
    other = 1 - waited.seat
    told = read(write(replace(record, passes=((waited.time, other),))))
    assert told.log == record.log
    found = [d for d in decisions(GAME, told) if d.time == waited.time]
    assert [d.seat for d in found] == [other, waited.seat]
    assert CODEC is not None
    assert CODEC.actions[found[0].action] is None
    assert found[0].mask[-1]
    assert not found[1].mask[-1]


def test_a_match_without_an_end_has_no_returns() -> None:
    record = recorded()
    players = record.seats
    match = Match(GAME, GAME.setup(2), seed_of("x", 0))
    [turn, *_] = GAME.offers(match.state)
    match.play(Move(turn.seat, turn.actions[0]))
    assert [d.ret for d in decisions(GAME, record_of(match, players))] == [None]
    match.play(Move(0, Resign()))
    ended = list(decisions(GAME, record_of(match, players)))
    assert [d.ret for d in ended] == [0.0, 0.0]
    assert not ended[-1].mask[ended[-1].action]


def test_a_wrong_record_is_not_used() -> None:
    record = recorded()
    wrong = [
        entry | {"seat": 1 - entry["seat"]} if "do" in entry else entry for entry in record.log
    ]
    with pytest.raises(Fault):
        list(decisions(GAME, replace(record, log=wrong)))


def test_a_laboratory_may_keep_the_passes() -> None:
    passes: list[tuple[int, int]] = []
    bots = [find_bot("strong", GAME.id)] * 2
    match = play_match(GAME, GAME.setup(2), seed_of("x", 1), bots, passes=passes)
    record = record_of(match, recorded().seats)
    kept = LabRecord(**asdict(record), passes=tuple(passes))
    found = list(decisions(GAME, read(write(kept))))
    assert CODEC is not None
    passed = [(d.time, d.seat) for d in found if CODEC.actions[d.action] is None]
    assert passed == passes != []
    assert all(d.mask[d.action] for d in found)
