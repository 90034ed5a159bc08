"""`stosy play`: choosing, leaving, keeping records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from stosy.cli import output
from stosy.games import find, games
from tests.cli.outputs import complaint
from tests.processes import run


def test_play_asks_for_the_game_and_leaves_politely(stosy: Any, types: Any) -> None:
    types("seven", "9", "4", "look", "quit")
    played = stosy("play", "--seed", "tests", "--seats", 1)
    assert played.status == 0
    assert played.out.count("A number from 1 to 4, please.") == 2
    assert played.out.splitlines()[-1] == "You leave the table. Goodbye!"


def test_play_offers_the_levels_for_people_and_no_others(
    stosy: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offered = "beginner, casual, strong, expert"
    monkeypatch.setenv("COLUMNS", "200")
    with pytest.raises(SystemExit):
        stosy("play", "--help")
    about = (
        f"the bots, one for all or one for each: {offered} (in a team `strong`, else `casual`), "
    )
    assert about in " ".join(capsys.readouterr().out.split())
    for level in ("flat", "random", "nobody", "casual:5", "expert:0"):
        refused = stosy("play", "face-to-face", "--bot", level)
        assert f"There is no bot “{level}”. You can choose: {offered}." in complaint(refused)


@pytest.mark.parametrize("game", games())
def test_partners_are_strong_unless_another_level_is_asked_for(
    stosy: Any, types: Any, tmp_path: Path, game: str
) -> None:
    levels = []
    for number, asked in enumerate(((), ("--bot", "beginner"))):
        path = tmp_path / f"{number}.jsonl"
        types("resign", "yes", "quit")
        assert stosy("play", game, "--seats", 2, *asked, "--record", path).status == 0
        levels.append(json.loads(path.read_text())["seats"][1]["by"])
    assert levels == ["bot:strong" if find(game).team else "bot:casual", "bot:beginner"]


def test_a_bot_that_somebody_brings_plays_and_is_heard_of_when_it_fails(
    stosy: Any, types: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    brought = tmp_path / "mine.py"
    brought.write_text(
        "class Mine:\n"
        "    def choose(self, view, offers, dice):\n"
        "        raise ValueError('I cannot')\n"
    )
    path = tmp_path / "mine.jsonl"
    types("", "1.", "", "1.", "end", "look", "resign", "yes", "quit")
    bots = ("--bots", f"{brought}:Mine", "--record", path)
    assert stosy("play", "face-to-face", "--seed", "brought", *bots).status == 0
    assert json.loads(path.read_text())["seats"][1]["by"] == "bot:bot-1"
    assert "I cannot" in caplog.text


def test_an_expert_may_be_given_less_to_think_about(stosy: Any, types: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    types("resign", "yes", "quit")
    bots = ("--bots", "less=expert:40", "--record", path)
    assert stosy("play", "face-to-face", *bots).status == 0
    assert '"bot:less"' in path.read_text()


def test_play_adds_every_match_to_the_file(stosy: Any, types: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    types("resign", "yes", "start", "resign", "yes")
    assert stosy("play", "face-to-face", "--record", path).status == 0
    types("resign", "yes")
    named = ("--seed", "tests", "--name", "Olha", "--record", path)
    assert "The record is in" in stosy("play", "face-to-face", *named).out
    assert "3 records are right" in stosy("verify", path).out
    players = [json.loads(line)["seats"][0] for line in path.read_text().splitlines()]
    assert players == [{"name": name, "by": "human"} for name in ("Player 1", "Player 1", "Olha")]


def test_play_keeps_an_unfinished_match(stosy: Any, types: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    types("")
    played = stosy("play", "the-game", "--record", path, "--seats", 1)
    assert played.status == 0
    assert played.out.splitlines()[-1] == "You leave the table. Goodbye!"
    assert "1 record is right (1 of them unfinished), 0 are wrong." in stosy("verify", path).out


@pytest.mark.parametrize(
    ("answer", "name"),
    [("snake", "Snakes & Ladders"), ("face", "The Game: Face to Face"), ("THE GAME", "The Game")],
)
def test_play_takes_the_beginning_of_a_name(answer: str, name: str, stosy: Any, types: Any) -> None:
    types("?", "the", answer, "")
    played = stosy("play")
    assert played.out.count("Which game would you like to play?") == 2
    assert played.out.count("A number from 1 to 4, please.") == 1
    assert f"{name}. A game is being played." in played.out


@pytest.mark.parametrize("left", [("quit",), ()])
def test_play_can_be_left_before_a_game_is_chosen(left: Any, stosy: Any, types: Any) -> None:
    types(*left)
    played = stosy("play", "--lang", "cs")
    assert played.status == 0
    assert "Odcházíš" in played.out


def test_play_takes_a_whole_seed_as_it_is(stosy: Any, types: Any, tmp_path: Path) -> None:
    path, seed = tmp_path / "mine.jsonl", "0123456789abcdef" * 4
    types("resign", "yes")
    stosy("play", "face-to-face", "--seed", seed, "--record", path)
    assert json.loads(path.read_text())["seed"] == seed


def test_play_stands_bytes_that_are_no_text_and_a_narrow_terminal() -> None:
    command = [str(Path(sys.executable).parent / "stosy"), "play", "the-game", "--lang", "uk"]
    latin = {"PYTHONIOENCODING": "latin-1", "COLUMNS": "1"}
    for environment in ({"PYTHONUTF8": "1"}, latin):
        done = run(command, input=b"\xff\xfe\n", env=environment)
        assert done.stderr == b""


def test_lines_are_never_narrower_than_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1")
    assert output.columns() == 20
    monkeypatch.setenv("COLUMNS", "61")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert output.width() == 60
