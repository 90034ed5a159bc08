"""What a record proves: each kind of deal, and what is never proved."""

from __future__ import annotations

import json

import pytest

from stosy.core import read
from stosy.core.proof import proof_of
from tests.core.test_daily import OLDER, Json, of_a_day
from tests.core.test_mixing import PARTS, mix, mixed


def told(made: Json) -> dict[str, list[str]]:
    """The names of the statements by their kind."""
    found: dict[str, list[str]] = {}
    for each in proof_of(read(json.dumps(made).encode())):
        found.setdefault(each.kind, []).append(each.name)
    assert found.pop("claimed") == ["claims"]
    assert found["not_proved"].pop() == "seen"
    return found


def test_a_mixed_deal_names_who_contributed() -> None:
    made = mixed()
    assert told(made) == {"proved": ["rules", "committed", "mixed", "bots"], "not_proved": []}
    seats = {each.name: each.seats for each in proof_of(read(json.dumps(made).encode()))}
    assert (seats["mixed"], seats["bots"]) == ((0, 2), (1,))
    left_out = made["mix"] | {"parts": [PARTS[0], None, None]}
    statements = proof_of(read(json.dumps(made | {"mix": left_out}).encode()))
    assert [each.seats for each in statements if each.name == "without"] == [(2,)]


def test_a_deal_that_the_server_made_alone() -> None:
    made = {key: value for key, value in mixed().items() if key != "mix"} | {"record": 1}
    assert told(made) == {"proved": ["rules", "committed"], "not_proved": ["alone"]}


@pytest.mark.parametrize(("daily", "kind"), [(None, "proved"), (OLDER, "not_proved")])
def test_a_day_is_proved_if_its_commitment_names_it(daily: None, kind: str) -> None:
    found = told(of_a_day(daily))
    assert found["proved"][:2] == ["rules", "committed"]
    assert ("day" in found["proved"], "unbound" in found["not_proved"]) == (
        kind == "proved",
        kind == "not_proved",
    )


def test_what_is_not_told_yet_is_not_proved() -> None:
    hidden = {"proved": ["rules"], "not_proved": ["hidden"]}
    assert told(of_a_day(day_over=False)) == hidden
    assert told(mixed(result=False)) == hidden | {"proved": ["moves"]}
    given = of_a_day() | {"seed": None, "commit": None, "record": 1}
    del given["daily"]
    assert told(given) == hidden | {"not_proved": ["given"]}
    assert mix().opens()
