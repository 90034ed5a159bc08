"""`stosy tournament`, as people use it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stosy.text import LANGUAGES
from tests.cli.outputs import complaint

FIRST = "casual"
DUEL = ("tournament", "face-to-face", "--bots", f"{FIRST},random", "--games", 10, "--jobs", 1)
TABLE = (
    *("tournament", "snakes-and-ladders", "--bots", f"random,{FIRST}", "--games", 4),
    *("--seats", 3, "--option", "rounds=single", "--jobs", 1),
)
TEAM = ("tournament", "quick-and-easy", "--bots", f"random,{FIRST}", "--games", 10, "--jobs", 1)


def test_a_tournament_tells_strengths_pairs_and_the_engine(stosy: Any) -> None:
    told = stosy(*DUEL, "--engine", "python").out
    assert "2 seats, 10 deals, 20 games." in told
    assert f"\n1. {FIRST}: Elo 0, from which the others are counted" in told
    assert "\n2. random: Elo -" in told
    assert f"\n{FIRST} against random: wins " in told
    assert f"random against {FIRST}" not in told
    assert told.endswith("Engine: Python\n")


def test_larger_tables_tell_each_alone_among_the_others(stosy: Any) -> None:
    told = stosy(*TABLE).out
    for pair in (f"{FIRST} alone among random", f"random alone among {FIRST}"):
        assert pair in told
    assert "even is 33.3%" in told


def test_teams_tell_games_won_cards_left_and_differences(stosy: Any) -> None:
    told = stosy(*TEAM).out
    assert f"\n1. {FIRST} wins " in told
    assert f"\n{FIRST} minus random on the same deals: " in told
    assert "Elo" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [DUEL, TABLE, TEAM])
def test_every_language_tells_and_draws_it(
    command: tuple[Any, ...], language: str, stosy: Any, tmp_path: Path
) -> None:
    path = tmp_path / "standings.svg"
    told = stosy(*command, "--lang", language, "--picture", path)
    assert (told.status, told.err) == (0, "")
    assert "{" not in told.out
    drawn = "".join(ElementTree.parse(path).getroot().itertext())
    assert FIRST in drawn
    assert "picture-" not in drawn


def test_json_has_everything_and_does_not_depend_on_jobs(stosy: Any) -> None:
    one, two = (json.loads(stosy(*DUEL[:-1], jobs, "--json").out) for jobs in (1, 2))
    assert one == two
    assert (one["deals"], one["matches"], one["seed"]) == (10, 20, "stosy")
    assert {duel["one"] for duel in one["duels"]} == {FIRST, "random"}
    last = one["ratings"][-1]["elo"]
    assert last["low"] < last["value"] < last["high"] < 0


def test_a_picture_that_cannot_be_drawn_stops_at_once(stosy: Any, tmp_path: Path) -> None:
    path = tmp_path / "no" / "standings.svg"
    assert str(path) in complaint(stosy(*DUEL, "--picture", path))
