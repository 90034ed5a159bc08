"""`stosy analyse`: words and JSON of one match of a file."""

from __future__ import annotations

import json
from pathlib import Path
from shlex import quote
from shutil import copy
from typing import Any

import pytest

from stosy.analysis import analyse as analysis
from stosy.analysis.playing_on import BotPlayouts
from stosy.analysis.playouts import ON
from stosy.bots.kinds import kind_of
from stosy.cli import analyse
from stosy.cli.output import bar
from stosy.core import Match, read, seed_of
from stosy.games import find
from stosy.text import LANGUAGES
from tests.cli.conftest import Recorded
from tests.cli.outputs import edited
from tests.kernel import MISSING

QUICK = ("--playouts", 60)

pytestmark = pytest.mark.skipif(MISSING, reason="the kernel is not installed")


@pytest.fixture
def duel(tmp_path: Path, recorded: Recorded) -> Path:
    """Two matches, of somebody who plays well and somebody who plays anyhow."""
    made = recorded("face-to-face", "--games", "2", "--bots", "casual,random")
    return Path(copy(made, tmp_path))


def test_it_tells_turning_points_mistakes_skill_and_luck(duel: Path, stosy: Any) -> None:
    told = stosy("analyse", duel, "--playouts", 600)
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert lines[0].startswith("Game 1: The Game: Face to Face.")
    [*mistakes] = [i for i, line in enumerate(lines) if "Better: lay " in line]
    assert mistakes
    assert all(" Bot 2: lay " in lines[i - 1] and "your" not in lines[i - 1] for i in mistakes)
    assert sum("Own choices" in line for line in lines) == 2


def test_json_has_everything_and_does_not_depend_on_jobs(duel: Path, stosy: Any) -> None:
    one, two = (
        stosy("analyse", duel, *QUICK, "--match", 2, "--json", "--jobs", jobs) for jobs in (1, 2)
    )
    assert one.out == two.out
    found = json.loads(one.out)
    record = json.loads(duel.read_text().splitlines()[1])
    assert [move["entry"] for move in found["moves"]] == list(range(1, len(record["log"])))
    assert found["moves"][0]["action"]["do"] == record["log"][1]["do"]
    assert [account["end"] for account in found["accounts"]] == [
        float(seat == record["result"]["winner"]) for seat in range(2)
    ]


def test_one_seat_alone(duel: Path, stosy: Any) -> None:
    found = json.loads(stosy("analyse", duel, *QUICK, "--seat", 2, "--json").out)
    assert {move["seat"] for move in found["moves"]} == {1}


def test_every_language_tells_it(
    records: Path, stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same analysis, which is made once."""
    found = analysis.analyse(read(records.read_bytes().splitlines()[0]), playouts=20)
    monkeypatch.setattr(analyse, "analyse", lambda record, **how: found)
    for language in LANGUAGES:
        told = stosy("analyse", records, "--lang", language)
        assert (told.status, told.err) == (0, "")
        assert "analyse-" not in told.out
        assert "None" not in told.out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--match", 3), "no game 3"),
        (("--seat", 3), "--seat"),
        (("--playouts", 0), "--playouts"),
        (("--jobs", "many"), "--jobs"),
    ],
)
def test_what_cannot_be_analysed_is_refused(
    asked: tuple[object, ...], said: str, duel: Path, stosy: Any
) -> None:
    told = stosy("analyse", duel, *asked)
    assert (told.status, told.out) == (2, "")
    assert said in told.err


def test_a_wrong_record_is_told_like_by_verify(duel: Path, stosy: Any) -> None:
    told = stosy("analyse", edited(duel, 0, rules=99))
    assert told.status == 1
    assert "99" in told.err


def test_without_the_kernel_it_says_so(
    duel: Path, stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "installed", lambda: False)
    told = stosy("analyse", duel)
    assert told.status == 2
    assert "kernel" in told.err


def test_there_is_no_bar_where_there_is_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    """The other resigned before the seat asked about did anything."""
    bar(0)(0)
    assert capsys.readouterr().err == ""
    bar(2)(1)
    assert "1/2" in capsys.readouterr().err


BOTS = Path(__file__).parents[2] / "examples" / "bots"


@pytest.mark.parametrize(
    "bot",
    [
        "casual",
        f"{BOTS}/careful.py:Careful",
        "tests.lab.lazy:Lazy",
        f"cmd:node {quote(str(BOTS))}/careful.mjs",
    ],
)
def test_any_bots_play_on(bot: str) -> None:
    """The chance against somebody who plays at random is theirs, and can be computed again."""
    game = find("face-to-face")
    match = Match(game, setup := game.setup(2, game.options()), seed_of("playing on"))
    seat = game.turn(match.state)
    kinds = [kind_of(bot if each == seat else "random") for each in range(2)]
    view = game.view(match.state, seat)
    one, again = (
        BotPlayouts(game, setup, kinds, 30).weigh(view, [ON], 3, "s", screening=False)
        for _ in range(2)
    )
    assert one == again == [[1.0, 1.0, 1.0]]


def test_a_bot_that_breaks_the_rules_in_a_playout_is_told(duel: Path, stosy: Any) -> None:
    rogue = f"cmd:python {quote(str(Path(__file__).parents[1]))}/bots/rogue.py illegal"
    told = stosy("analyse", duel, "--bots", rogue)
    assert told.status == 2
    assert "broke the rules in a playout" in told.err
    assert stosy("analyse", duel, "--bots", "casual,casual,casual").status == 2
