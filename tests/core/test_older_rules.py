"""Records by an older version of the rules: followed as far as today's allow, and no further.

`rules-1.jsonl` holds matches of Snakes & Ladders that were played before a late claim was too late
(SL16): three with such a claim, and one without.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from stosy.core import Fault, Record, read, replay, verify
from stosy.games import find

FILE = Path(__file__).with_name("rules-1.jsonl")
OLD = [read(line) for line in FILE.read_bytes().splitlines()]
GAME = find("snakes-and-ladders")


def fault_of(record: Record) -> Fault:
    with pytest.raises(Fault) as fault:
        verify(GAME, record)
    return fault.value


@pytest.mark.parametrize(("record", "index"), [*zip(OLD, (27, 41, 25), strict=False)])
def test_what_older_rules_allowed_is_told_by_their_version(record: Record, index: int) -> None:
    fault = fault_of(record)
    assert (fault.index, fault.refused.code) == (index, "other_rules")
    assert fault.refused.facts == {"version": 1, "known": GAME.rules}


def test_until_there_everything_is_replayed() -> None:
    seen = []
    with pytest.raises(Fault):
        seen += [replayed.index for replayed in replay(GAME, OLD[0])]
    steps = replay(GAME, OLD[0])
    assert [next(steps).index for _ in range(27)] == list(range(27))


def test_what_todays_rules_allow_too_is_right() -> None:
    assert OLD[3].rules < GAME.rules
    verify(GAME, OLD[3])


@pytest.mark.parametrize("record", OLD[:3])
def test_todays_rules_would_call_it_too_late(record: Record) -> None:
    refused = fault_of(replace(record, rules=GAME.rules)).refused
    assert (refused.code, refused.rule) == ("too_late", "SL16")


@pytest.mark.parametrize("record", OLD)
def test_a_broken_commitment_is_wrong_by_any_rules(record: Record) -> None:
    fault = fault_of(replace(record, commit="0" * 64))
    assert (fault.index, fault.refused.code) == (None, "bad_commit")


@pytest.mark.parametrize(
    "changes", [{"options": {}}, {"result": {"reason": "target"}}, {"seats": OLD[3].seats[:1]}]
)
def test_a_frame_that_does_not_fit_todays_rules_is_not_judged(changes: dict[str, object]) -> None:
    fault = fault_of(replace(OLD[3], **changes))
    assert (fault.index, fault.refused.code) == (None, "other_rules")


@pytest.mark.parametrize("version", [-1, 0, GAME.rules + 1])
def test_a_version_nobody_knows_is_not_followed_at_all(version: int) -> None:
    fault = fault_of(replace(OLD[3], rules=version))
    assert (fault.index, fault.refused.facts["version"]) == (None, version)
