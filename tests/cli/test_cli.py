"""The command line, as people use it: real processes, real files."""

from __future__ import annotations

import json
import shlex
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from stosy.cli import main
from stosy.cli.arguments import parser
from stosy.games import games
from stosy.text import LANGUAGES
from tests.cli.outputs import complaint
from tests.processes import run


def test_the_installed_command_answers_in_a_process_of_its_own() -> None:
    command = [str(Path(sys.executable).parent / "stosy"), "games", "--lang", "cs"]
    done = run(command, text=True)
    assert all(game in done.stdout for game in games())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rules_tell_every_rule_option_and_preset(game: str, language: str, stosy: Any) -> None:
    told = stosy("rules", game, "--lang", language).out
    rules = games()[game]
    for name in (*rules.rule_ids, "G6", *rules.options.__struct_fields__, "leaflet"):
        assert name in told
    for name in ("family", "strict"):
        assert (f"\n{name}: " in told) == bool(rules.options.preset(name)), name
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
    arguments = ("simulate", "face-to-face", "--bots", "casual,random", "--games", 20)
    assert "Seat 1 (casual) wins" in stosy(*arguments).out
    summary = json.loads(stosy(*arguments, "--json").out)
    assert summary["games"] == 20
    assert summary["bots"] == ["casual", "random"]
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
        "simulate the-game --engine steam",
        "simulate the-game --bots random,casual --seats 3",
        "simulate the-game --option minimum=7",
        "simulate the-game --option minimum",
        "simulate the-game --option speed=9",
        "simulate snakes-and-ladders --option target=0",
        "simulate snakes-and-ladders --option target=²",
        "simulate the-game --preset evil",
        "tournament the-game",
        "tournament whist --bots random",
        "tournament the-game --bots nobody",
        "tournament the-game --bots random,random",
        "tournament the-game --bots random --seats 6",
        "tournament the-game --bots random --games 1",
        "tournament the-game --bots random --jobs 0",
        "tournament the-game --bots random --engine steam",
        "tournament the-game --bots random --option minimum=7",
        "tournament the-game --bots random --picture no/such/place",
        "tournament face-to-face --bots random",
        "tune",
        "tune whist",
        "tune the-game --rounds 0",
        "tune the-game --deals none",
        "tune the-game --state .",
        "tune the-game --out no/such/place",
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


def test_a_broken_worker_gets_one_sentence(stosy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any, **more: Any) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("stosy.cli.simulate.simulate", broken)
    assert "has stopped" in complaint(stosy("simulate", "the-game"))


def test_an_error_without_a_file_is_told_by_its_reason(
    stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: Any, **more: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("stosy.cli.simulate.simulate", full)
    told = complaint(stosy("simulate", "the-game"))
    assert told == "stosy: That did not work: there is no room left. Make room and try again."
    told = stosy("simulate", "the-game", "--lang", "cs")
    assert (
        complaint(told) == "stosy: Nepovedlo se to: není dost místa. Udělej místo a zkus to znovu."
    )


def test_a_game_refuses_seats_in_its_own_words(stosy: Any) -> None:
    told = [
        complaint(stosy(command, game, "--seats", 12))
        for command in ("play", "simulate")
        for game in ("face-to-face", "the-game")
    ]
    assert told == 2 * [
        "stosy: This is a duel: it takes two players, not 12.",
        "stosy: This game takes 1 to 5 players, not 12.",
    ]


def test_the_language_may_stand_before_the_command(stosy: Any) -> None:
    assert stosy("--lang", "uk", "games").out == stosy("games", "--lang", "uk_UA.UTF-8").out
    assert complaint(stosy("--lang", "tlh", "games"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_five_lines_say_what_there_is(stosy: Any, language: str) -> None:
    told = stosy("--lang", language)
    assert told.status == 0
    lines = told.out.splitlines()
    assert len(lines) == 5
    assert max(map(len, lines)) < 80
    typed = [line.partition("stosy ")[2] for line in lines[1:]]
    assert [shlex.split(each)[0] for each in typed] == ["play", "serve", "simulate", "--help"]
    for command in typed[:-1]:
        assert parser(language).parse_args(shlex.split(command)).run


def test_who_came_by_uvx_is_told_what_to_type(stosy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.prefix", "/home/ada/.cache/uv/archive-v0/2f1c")
    assert "  uvx stosy play\n" in stosy("--lang", "en").out


def test_the_version_is_told(stosy: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("stosy 0.")


def test_the_number_of_seats_is_refused_by_the_game(stosy: Any) -> None:
    told = complaint(stosy("play", "the-game", "--seats", 9))
    assert "This game takes 1 to 5 players, not 9." in told


def test_rules_tell_values_as_they_are_typed(stosy: Any) -> None:
    told = stosy("rules", "snakes-and-ladders").out
    assert "\n  on: " in told
    assert "\n  only_without_a_fit (only when nothing fits): " in told
    assert "\n  1 … 1000000\n  500 (500 points): " in told
