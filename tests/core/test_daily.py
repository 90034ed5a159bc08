"""Records of daily deals: the day is bound, and whatever is changed is found out."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from stosy.core import Daily, Fault, Malformed, Match, Move, Player, promised, read, verify, write
from stosy.core.game import Resign
from stosy.core.records import record_of, recorded
from stosy.games import find
from tools.checker import check

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
Json = dict[str, Any]
DAY, SECRET, GAME = "2026-11-16", "da" * 32, "the-game"


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def of_a_day(daily: Daily | None = None, day_over: bool = True) -> Json:
    """The record of a try that was given up."""
    game, daily = find(GAME), daily or promised(DAY, SECRET)
    match = Match(game, game.setup(1, game.options()), daily.seed(GAME))
    match.play(Move(0, Resign()))
    plain = record_of(match, (Player("Olena", "human"),))
    assert isinstance(plain.result, dict)
    made: Json = json.loads(
        write(
            recorded(
                game=GAME,
                rules=plain.rules,
                options=plain.options,
                seats=plain.seats,
                seed=match.seed,
                log=plain.log,
                result=plain.result,
                daily=daily,
                day_over=day_over,
            )
        )
    )
    return made


OLDER = Daily(date=DAY, commit=hashed(SECRET), secret=SECRET)


def refused(made: Json) -> str:
    """Why it is refused, and by the second checker, too; or `accepted` by both."""
    error = check(made).error
    try:
        verify(find(GAME), read(json.dumps(made).encode()))
    except Fault as fault:
        code = fault.refused.code
    except Malformed as malformed:
        code = str(malformed).partition(" - at ")[2]
    else:
        code = "accepted"
    assert (error is None) == (code == "accepted")
    return code


def test_the_check_values_of_the_page_are_right() -> None:
    page = PAGE.read_text("utf-8")
    daily = promised(DAY, "0" * 64)
    for value in (daily.commit, daily.seed(GAME)):
        assert f"`{value}`" in page


def test_a_daily_record_binds_its_date() -> None:
    made = of_a_day()
    assert (made["record"], made["daily"]["commit"]) == (3, hashed(f"{DAY}:{SECRET}"))
    assert made["seed"] == hashed(f"{SECRET}:{GAME}")
    assert refused(made) == "accepted"
    assert refused(made | {"daily": made["daily"] | {"date": "2026-11-17"}}) == "bad_daily"


def test_while_the_day_runs_neither_secret_nor_seed_are_told() -> None:
    made = of_a_day(day_over=False)
    assert made["record"] == 3
    assert "seed" not in made
    assert set(made["daily"]) == {"date", "commit"}
    assert refused(made) == "accepted"


def test_an_older_commitment_is_of_the_secret_alone() -> None:
    made = of_a_day(OLDER)
    assert made["record"] == 1
    assert refused(made) == "accepted"
    assert refused(made | {"record": 3}) == "bad_daily"
    # That its day is another is not found out: a reader says that the day is not proved.
    assert refused(made | {"daily": made["daily"] | {"date": "2026-11-17"}}) == "accepted"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"secret": "db" * 32}, "bad_daily"),
        ({"secret": "db" * 32, "commit": hashed(f"{DAY}:{'db' * 32}")}, "bad_daily"),
        ({"commit": hashed(SECRET)}, "bad_daily"),
        ({"commit": "DA" * 32}, "`$.daily.commit`"),
        ({"secret": SECRET[1:]}, "`$.daily.secret`"),
        ({"secret": SECRET.upper()}, "`$.daily.secret`"),
        ({"date": "2026-02-30"}, "`$.daily.date`"),
        ({"date": "16.11.2026"}, "`$.daily.date`"),
        ({"date": None}, "`$.daily.date`"),
    ],
)
def test_what_is_not_true_of_the_day_is_refused(changed: Json, code: str) -> None:
    made = of_a_day()
    assert refused(made | {"daily": made["daily"] | changed}) == code


def test_a_daily_deal_is_not_mixed_and_older_versions_know_no_bound_day() -> None:
    made = of_a_day()
    mix = {"attempt": 1, "server": "5e" * 32, "hashes": [None], "parts": [None]}
    assert refused(made | {"mix": mix}) == "`$.mix`"
    assert refused(made | {"record": 1}) == "bad_daily"
    assert refused(made | {"record": 1, "mix": mix}) == "`$.mix`"
    assert refused(made | {"record": 4}) == "`$.record`"
