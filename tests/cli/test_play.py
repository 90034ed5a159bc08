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


def test_play_asks_for_the_game_and_leaves_politely(
    stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["seven", "9", "4", "look", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
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
        types("resign", "yes", "no")
        assert stosy("play", game, "--seats", 2, *asked, "--record", path).status == 0
        levels.append(json.loads(path.read_text())["seats"][1]["by"])
    assert levels == ["bot:strong" if find(game).team else "bot:casual", "bot:beginner"]


def test_an_expert_may_be_given_less_to_think_about(stosy: Any, types: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    types("resign", "yes", "no")
    assert stosy("play", "face-to-face", "--bot", "expert:40", "--record", path).status == 0
    assert '"bot:expert:40"' in path.read_text()


def test_play_adds_every_match_to_the_file(stosy: Any, types: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    types("resign", "yes", "yes", "resign", "yes", "no")
    assert stosy("play", "face-to-face", "--record", path).status == 0
    types("resign", "yes")
    named = ("--seed", "tests", "--name", "Olha", "--record", path)
    assert "The record is in" in stosy("play", "face-to-face", *named).out
    assert "3 records are right" in stosy("verify", path).out
    players = [json.loads(line)["seats"][0] for line in path.read_text().splitlines()]
    assert players == [{"name": name, "by": "human"} for name in ("Player 1", "Player 1", "Olha")]


@pytest.mark.parametrize(("left", "status"), [("quit", 0), (EOFError, 0), (KeyboardInterrupt, 130)])
def test_play_keeps_an_unfinished_match(
    left: Any, status: int, stosy: Any, types: Any, tmp_path: Path
) -> None:
    path = tmp_path / "mine.jsonl"
    types("", left)
    played = stosy("play", "the-game", "--record", path, "--seats", 1)
    assert played.status == status
    assert played.out.splitlines()[-1] == "You leave the table. Goodbye!"
    assert (played.out.splitlines()[-3] == "") is (left != "quit")
    assert "1 record is right (1 of them unfinished), 0 are wrong." in stosy("verify", path).out


def test_play_left_between_two_matches_keeps_no_match_twice(
    stosy: Any, types: Any, tmp_path: Path
) -> None:
    path = tmp_path / "mine.jsonl"
    types("resign", "yes", EOFError)
    assert stosy("play", "face-to-face", "--record", path).status == 0
    assert len(path.read_text().splitlines()) == 1


@pytest.mark.parametrize(
    ("answer", "name"),
    [("snake", "Snakes & Ladders"), ("face", "The Game: Face to Face"), ("THE GAME", "The Game")],
)
def test_play_takes_the_beginning_of_a_name(answer: str, name: str, stosy: Any, types: Any) -> None:
    types("?", "the", answer)
    played = stosy("play")
    assert played.out.count("Which game would you like to play?") == 2
    assert played.out.count("A number from 1 to 4, please.") == 1
    assert f"{name}. Type `?` whenever you want help." in played.out


@pytest.mark.parametrize("left", ["quit", EOFError])
def test_play_can_be_left_before_a_game_is_chosen(left: Any, stosy: Any, types: Any) -> None:
    types(left)
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


def test_play_ends_with_the_input(stosy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert stosy("play", "the-game").status == 0
