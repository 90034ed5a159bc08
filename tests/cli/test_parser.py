"""Arguments: errors and help in the user's language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stosy.cli.arguments import explained
from stosy.cli.main import wanted_language
from stosy.cli.parser import GROUPS, Parser
from stosy.text import LANGUAGES
from stosy.text.catalogue import catalogue
from tests.cli.outputs import complaint

every_language = pytest.mark.parametrize("language", LANGUAGES)
COMMANDS = tuple(explained("en").commands())
ARGPARSE = r"\b(required|unrecognized|invalid choice|expected|ignored explicit|not allowed with)\b"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("verify", "FILE is missing. See `stosy verify --help`."),
        ("tournament the-game", "--bots is missing. See `stosy tournament --help`."),
        ("srve", "There is no command “srve”. Did you mean `serve`?"),
        ("frobnicate", "There is no command “frobnicate”. See `stosy --help`."),
        ("serve --prot 9", "`stosy serve` does not understand “--prot”. Did you mean `--port`?"),
        ("games now", "`stosy games` does not understand “now”. See `stosy games --help`."),
        ("play --seats", "A value is missing after `--seats`. See `stosy play --help`."),
        (
            "admin tables --json=3",
            "`--json` takes no value, but “3” was given. See `stosy admin --help`.",
        ),
        ("show x --seat 1 --spectator", "`--spectator` and `--seat` cannot be used together. See"),
        ("serve --log loud", "--log cannot be “loud”. It can be: auto, json, console, off."),
        ("rules snakes", "Did you mean `snakes-and-ladders`?"),
        ("rules the-gam", "Did you mean `the-game`?"),
        ("simulate the-game --bots casul", "Did you mean `casual`?"),
        ("simulate the-game --option minimun=2", "Did you mean `minimum`?"),
    ],
)
def test_an_error_tells_what_is_wrong_and_how_to_go_on(
    arguments: str, said: str, stosy: Any
) -> None:
    assert said in complaint(stosy(*arguments.split()))


@every_language
@pytest.mark.parametrize(
    "arguments",
    [
        "verify",
        "srve",
        "serve --prot 9",
        "play --seats",
        "admin tables --json=3",
        "serve --log loud",
    ],
)
def test_no_error_is_in_the_words_of_argparse(arguments: str, language: str, stosy: Any) -> None:
    told = complaint(stosy("--lang", language, *arguments.split()))
    assert re.search(ARGPARSE, told) is None
    assert language == "en" or not re.search(r"\b(?:See|missing|mean)\b", told)


def arguments_without_words(command: Parser) -> list[str]:
    return [action.dest for action in command.actions() if not action.help and action.metavar]


@every_language
def test_every_argument_has_its_words(language: str) -> None:
    top = explained(language)
    assert {name: arguments_without_words(each) for name, each in top.commands().items()} == {
        name: [] for name in COMMANDS
    }


def test_no_words_are_left_over() -> None:
    top = explained("en")
    used = {f"help-{name}" for name in COMMANDS}
    for command in (top, *top.commands().values()):
        for action in command.actions():
            name = action.dest.replace("_", "-")
            own = f"help-{command.name}-{name}"
            used.add(own if catalogue("en", "help").has(own) else f"help-any-{name}")
    files = Path(__file__, "../../../src/stosy/text/locales/en/help.ftl").resolve()
    told = set(re.findall(r"^help-[\w-]+", files.read_text("utf-8"), re.MULTILINE))
    heads = {
        *GROUPS.values(),
        "help-stosy",
        "help-usage",
        "help-arguments",
        "help-options",
        "help-commands",
    }
    assert told - used == heads | {*GROUPS.values()}


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        explained(language).parse_args([command, "--help"])
    told = capsys.readouterr().out
    assert told.startswith(catalogue(language, "help").format("help-usage", {}))
    assert language == "en" or "show this" not in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs_CZ.UTF-8"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "uk:ru"}, "uk:ru"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "cs_CZ.UTF-8"}, "ru_RU.UTF-8"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "uk"}, "C.UTF-8"),
        ({"LANGUAGE": "uk"}, ""),
    ],
)
def test_language_counts_where_there_is_a_locale(
    environment: dict[str, str], language: str
) -> None:
    assert wanted_language(environment) == language
