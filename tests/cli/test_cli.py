"""The command line, as people use it: real processes, real files."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from stosy.cli import lines, main
from stosy.games import games
from stosy.text import LANGUAGES


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


class Output:
    """What a command printed, and its status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


@pytest.fixture
def stosy(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> Output:
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Output(status, captured.out, captured.err)

    return run


@pytest.fixture
def records(tmp_path: Path, stosy: Any) -> Path:
    path = tmp_path / "records.jsonl"
    options = ("--games", 3, "--bots", "greedy", "--seed", "tests", "--records", path)
    assert stosy("simulate", "quick-and-easy", *options).status == 0
    return path


def edited(path: Path, line: int, **changes: Any) -> Path:
    """The file with other values in the record of one line (from 0)."""
    lines = path.read_text().splitlines()
    record = json.loads(lines[line]) | changes
    lines[line] = json.dumps(record)
    path.write_text("\n".join(lines) + "\n")
    return path


def complaint(output: Output) -> str:
    """The one sentence of a command that could not do its work."""
    assert output.status == 2
    assert output.out == ""
    (sentence,) = output.err.splitlines()
    assert "Traceback" not in sentence
    return sentence


def test_the_installed_command_answers_in_a_process_of_its_own() -> None:
    command = [str(Path(sys.executable).parent / "stosy"), "games", "--lang", "cs"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert all(game in done.stdout for game in games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rules_tell_every_rule_option_and_preset(game: str, language: str, stosy: Any) -> None:
    told = stosy("rules", game, "--lang", language).out
    rules = games()[game]
    for name in (*rules.rule_ids, "G6", *rules.options.__struct_fields__, "leaflet", "strict"):
        assert name in told
    assert "{" not in told


def test_the_language_comes_from_the_environment(
    stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = stosy("games").out
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    ukrainian = stosy("games").out
    assert ukrainian != english
    assert ukrainian == stosy("games", "--lang=uk").out


def test_simulate_sums_up_in_words_and_as_json(stosy: Any) -> None:
    arguments = ("simulate", "face-to-face", "--bots", "greedy,random", "--games", 20)
    assert "Seat 0 (greedy) wins" in stosy(*arguments).out
    summary = json.loads(stosy(*arguments, "--json").out)
    assert summary["games"] == 20
    assert summary["bots"] == ["greedy", "random"]
    assert summary["options"] == {"single_last_card": "loses"}
    first = summary["wins"][0]
    assert first["low"] < first["rate"] <= first["high"]


def test_simulate_gives_the_same_for_any_number_of_jobs(stosy: Any, tmp_path: Path) -> None:
    written = []
    for jobs in (1, 2):
        path = tmp_path / f"{jobs}.jsonl"
        arguments = ("--games", 9, "--jobs", jobs, "--records", path, "--json")
        summary = json.loads(stosy("simulate", "the-game", *arguments).out)
        del summary["seconds"], summary["actions_per_second"]
        written.append((summary, path.read_bytes()))
    assert written[0] == written[1]


def test_simulate_takes_options_and_presets(stosy: Any) -> None:
    arguments = ("simulate", "snakes-and-ladders", "--games", 1, "--json", "--preset", "family")
    options = json.loads(stosy(*arguments, "--option", "scoring=keep_low").out)["options"]
    assert (options["rounds"], options["interventions"]) == ("single", "off")
    assert (options["scoring"], options["target"]) == ("keep_low", 200)


def test_records_that_cannot_be_written_whole_are_not_written(stosy: Any, tmp_path: Path) -> None:
    missing = tmp_path / "no" / "records.jsonl"
    assert str(missing) in complaint(stosy("simulate", "the-game", "--records", missing))
    assert list(tmp_path.iterdir()) == []


def test_verify_accepts_right_records(records: Path, stosy: Any) -> None:
    verdict = stosy("verify", records)
    assert verdict.status == 0
    assert "3 records are right" in verdict.out


def test_verify_names_line_entry_rule_and_reason_of_the_first_wrong_entry(
    records: Path, stosy: Any
) -> None:
    log = json.loads(records.read_text().splitlines()[1])["log"]
    log[3] = {"seat": 0, "do": "lay", "card": "r10", "pile": "up"}
    log[4] = {"seat": 9}
    verdict = stosy("verify", edited(records, 1, log=log))
    assert verdict.status == 1
    first, summary = verdict.out.splitlines()
    assert first.startswith(f"{records}:2: log entry 3: ")
    assert first.endswith(("(G1)", "(G2)"))
    assert "1 is wrong" in summary


@pytest.mark.parametrize(
    "changes",
    [
        {"commit": "0" * 64},
        {"seed": "0" * 64},
        {"result": {"won": True, "left": 0, "reason": "all_laid"}},
        {"options": {"variant": "amateur"}},
        {"options": {}},
        {"rules": 2},
        {"log": []},
        {"seats": [{"name": "Ada", "by": "human"}]},
    ],
)
def test_verify_finds_a_wrong_frame(changes: Any, records: Path, stosy: Any) -> None:
    verdict = stosy("verify", edited(records, 0, **changes))
    assert verdict.status == 1
    assert verdict.err == ""


def test_verify_reads_every_file_and_reports_the_worst(
    records: Path, stosy: Any, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(b"{")
    verdict = stosy("verify", broken, records)
    assert verdict.status == 2
    assert "3 records are right" in verdict.out


HOSTILE = {
    "empty": b"",
    "not JSON": b"hello\n",
    "binary": bytes(range(256)),
    "long line": b'{"record":1,"x":"' + b"x" * 10_000_000 + b'"}',
    "NaN": b'{"record":NaN}',
    "deep": b'{"record":1,"x":' + b"[" * 100_000,
    "wrong types": b'{"record":1,"game":5,"rules":[],"options":0,"seats":{},"commit":1,"log":""}',
    "huge number": b'{"record":' + b"9" * 10_000 + b"}",
    "another version": b'{"record":2,"game":"the-game","rules":1,"options":{},"seats":[],'
    b'"commit":null,"log":[]}',
    "unknown game": b'{"record":1,"game":"chess","rules":1,"options":{},"seats":[],'
    b'"commit":null,"log":[]}',
}


@pytest.mark.parametrize("command", ["verify", "show"])
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_get_one_sentence(
    content: bytes, command: str, stosy: Any, tmp_path: Path
) -> None:
    path = tmp_path / "hostile.jsonl"
    path.write_bytes(content)
    assert str(path) in complaint(stosy(command, path))


def test_a_truncated_file_is_said_to_be_truncated(records: Path, stosy: Any) -> None:
    records.write_bytes(records.read_bytes()[:-100])
    verdict = stosy("verify", records)
    assert verdict.status == 2
    assert "line 3 is not a record" in verdict.err


@pytest.mark.parametrize(
    "arguments",
    [
        "frobnicate",
        "games --lan uk",
        "games --lang english",
        "games --lang ukrainian",
        "play chess",
        "rules whist",
        "games --lang tlh",
        "simulate the-game --games 0",
        "simulate the-game --games many",
        "simulate the-game --seats 6",
        "simulate the-game --seats six",
        "simulate the-game --seats 999999999",
        "simulate the-game --seats 99999999999999",
        "play the-game --seats 0",
        "play the-game --record no/such/place",
        "play the-game --record .",
        "simulate the-game --jobs 0",
        "simulate the-game --bots nobody",
        "simulate the-game --bots random,greedy --seats 3",
        "simulate the-game --option minimum=7",
        "simulate the-game --option minimum",
        "simulate the-game --option speed=9",
        "simulate snakes-and-ladders --option target=0",
        "simulate snakes-and-ladders --option target=²",
        "simulate the-game --preset evil",
        "verify",
        "verify no-such-file",
        "verify .",
        "show no-such-file",
        "show --seat 1 --spectator x",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_arguments_get_one_sentence(
    arguments: str, language: str, stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    complaint(stosy(*arguments.split()))


def test_show_tells_a_match_as_everybody_a_seat_or_a_spectator_saw_it(
    records: Path, stosy: Any
) -> None:
    hand = json.loads(records.read_text().splitlines()[1])["log"][0]["hands"][0]
    assert len(hand) == 2
    seen = {
        viewer: stosy("show", records, "--match", 2, *viewer.split()).out
        for viewer in ("", "--seat 0", "--seat 1", "--spectator")
    }
    assert seen["--seat 0"].splitlines()[1].count("Your hand: ") == 1
    assert "Your hand: " not in seen["--spectator"]
    drawn = [line for line in seen["--spectator"].splitlines() if " draws " in line]
    assert drawn
    assert not any(":" in line for line in drawn)
    assert "You draw" in seen["--seat 1"]
    assert len({*seen.values()}) == 4


def test_show_refuses_a_match_or_a_seat_that_is_not_there(records: Path, stosy: Any) -> None:
    complaint(stosy("show", records, "--match", 4))
    assert stosy("show", records, "--seat", 2).status == 2


def test_show_tells_up_to_the_first_wrong_entry(records: Path, stosy: Any) -> None:
    log = json.loads(records.read_text().splitlines()[0])["log"]
    told = stosy("show", edited(records, 0, log=[*log[:3], {"seat": 5, "do": "end_turn"}]))
    assert told.status == 1
    assert "log entry 3" in told.err


def test_names_in_a_file_cannot_command_the_terminal(records: Path, stosy: Any) -> None:
    players = [{"name": "\x1b[31mred\u202e", "by": "human"}, {"name": "b", "by": "\x07"}]
    told = stosy("show", edited(records, 0, seats=players))
    assert not {"\x1b", "\u202e", "\x07"} & {*told.out}


def test_play_asks_for_the_game_and_leaves_politely(
    stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["seven", "9", "4", "look", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    played = stosy("play", "--seed", "tests", "--seats", 1)
    assert played.status == 0
    assert played.out.count("A number from 1 to 4, please.") == 2
    assert played.out.splitlines()[-1] == "You leave the table. Goodbye!"


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lines that are typed; an exception among them is raised, and then the input ends."""

    def script(*lines: str | type[BaseException]) -> None:
        rest = iter(lines)

        def read(prompt: str) -> str:
            line = next(rest, EOFError)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr("builtins.input", read)

    return script


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
    assert f"{name}. Type ? whenever you want help." in played.out


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
        done = subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, env=environment)
        assert done.returncode == 0
        assert done.stderr == b""


def test_lines_are_never_narrower_than_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1")
    assert lines.columns() == 20
    monkeypatch.setenv("COLUMNS", "61")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert lines.width() == 60


def test_a_broken_worker_gets_one_sentence(stosy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any, **more: Any) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("stosy.cli.series.simulate", broken)
    assert "has stopped" in complaint(stosy("simulate", "the-game"))


def test_an_error_without_a_file_is_told_by_its_reason(
    stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: Any, **more: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("stosy.cli.series.simulate", full)
    assert complaint(stosy("simulate", "the-game")) == "stosy: No space left on device"


def test_the_language_may_stand_before_the_command(stosy: Any) -> None:
    assert stosy("--lang", "uk", "games").out == stosy("games", "--lang", "uk_UA.UTF-8").out
    assert complaint(stosy("--lang", "tlh", "games"))


def test_without_a_command_there_is_help(stosy: Any) -> None:
    told = stosy()
    assert told.status == 0
    assert "simulate" in told.out


def test_the_version_is_told(stosy: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("stosy 0.")


def test_the_number_of_seats_is_refused_by_the_game(stosy: Any) -> None:
    told = complaint(stosy("play", "the-game", "--seats", 9))
    assert "9 players are the wrong number here; it takes 1 to 5." in told


def test_rules_tell_values_as_they_are_typed(stosy: Any) -> None:
    told = stosy("rules", "snakes-and-ladders").out
    assert "\n  on: " in told
    assert "\n  only_without_a_fit (only without a fit): " in told
    assert "\n  1 … 1000000\n  500 (500 points): " in told


def test_show_tells_every_dealt_hand_only_to_nobody_in_particular(
    records: Path, stosy: Any
) -> None:
    told = stosy("show", records, "--match", 1).out.splitlines()
    names = [player["name"] for player in json.loads(records.read_text().splitlines()[0])["seats"]]
    for line, name in zip(told[2:], names, strict=False):
        assert line.startswith(f"{name}: ")
    assert told[2] not in stosy("show", records, "--match", 1, "--spectator").out


def test_show_reads_no_further_than_the_match_asked_for(records: Path, stosy: Any) -> None:
    records.write_bytes(records.read_bytes() + b"{")
    assert stosy("show", records, "--match", 3).status == 0
    assert stosy("show", records).status == 2


def test_verify_goes_on_after_a_file_that_cannot_be_read(
    records: Path, stosy: Any, tmp_path: Path
) -> None:
    verdict = stosy("verify", tmp_path / "none", tmp_path, records)
    assert verdict.status == 2
    assert len(verdict.err.splitlines()) == 2
    assert "3 records are right, 0 are wrong." in verdict.out


def test_play_ends_with_the_input(stosy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert stosy("play", "the-game").status == 0
