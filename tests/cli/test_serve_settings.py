"""The settings of a server: from the command line, the environment and a file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.inspect import FloatType, IntType, UnionType

from stosy.cli.serve_settings import KINDS, PREFIX
from tests.chapters import whole
from tests.cli.outputs import complaint

HOSTING = whole("hosting")
TOLD_WHEN_USED = {
    "host": "unix:/no/such/folder/http.sock",
    "db": "mysql://db.example/stosy",
    "bots": "/no/such/bot",
    "site": "/no/such/folder",
    "texts": "/no/such/folder",
    "admin_folder": "/dev/null",
}
"""What is wrong with these only shows when the server starts."""
DB = "postgresql://stosy:s3cret@db.example/stosy"


def shown(stosy: Any, *arguments: object) -> dict[str, Any]:
    """All settings, as the command prints them."""
    done = stosy("serve", "--show-settings", *arguments)
    assert done.status == 0
    return tomllib.loads(done.out)


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "stosy.toml"
    file.write_text(
        'port = 1\nguest_days = 2\nbot_seconds = 3\nbehind_proxy = ["10.0.0.5", "::1"]\n'
    )
    monkeypatch.setenv("STOSY_SERVE_GUEST_DAYS", "20")
    monkeypatch.setenv("STOSY_SERVE_BOT_SECONDS", "4.5")
    monkeypatch.setenv("STOSY_SERVE_LAN", "on")
    found = shown(stosy, "--settings", file, "--bot-seconds", "6")
    assert (found["port"], found["guest_days"], found["bot_seconds"]) == (1, 20, 6)
    assert (found["lan"], found["behind_proxy"]) == (True, "10.0.0.5,::1")
    monkeypatch.setenv("STOSY_SERVE_SETTINGS", str(file))
    assert shown(stosy)["port"] == 1


def test_what_is_shown_is_a_file_of_the_same_settings_without_the_password(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOSY_SERVE_DB", DB)
    done = stosy("serve", "--show-settings", "--port", "2")
    assert "s3cret" not in done.out
    assert "port = 2  # --port" in done.out
    assert 'db = "postgresql://stosy@db.example/stosy"  # STOSY_SERVE_DB' in done.out
    assert {line.lstrip("# ").split()[0] for line in done.out.splitlines()} == set(KINDS)
    monkeypatch.delenv("STOSY_SERVE_DB")
    file = tmp_path / "again.toml"
    file.write_text(done.out)
    assert shown(stosy, "--settings", file) == tomllib.loads(done.out)


@pytest.mark.parametrize("name", KINDS)
def test_each_setting_that_is_wrong_gets_a_sentence_that_names_it(
    stosy: Any, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    kind = KINDS[name]
    if isinstance(kind, UnionType):
        kind = kind.types[0]
    bounded = isinstance(kind, IntType | FloatType)
    variable = f"{PREFIX}{name.upper()}"
    used = name in TOLD_WHEN_USED
    for wrong in ("-1", "many", "1e999") if bounded else () if used else ("not/so",):
        monkeypatch.setenv(variable, wrong)
        told = complaint(stosy("serve", "--show-settings"))
        assert f"`{variable}` takes" in told
        assert f"not “{wrong}”" in told


@pytest.mark.parametrize("name", TOLD_WHEN_USED)
def test_what_only_shows_at_the_start_stops_it_with_a_sentence(
    stosy: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    wrong = TOLD_WHEN_USED[name]
    monkeypatch.setenv(f"{PREFIX}DB", str(tmp_path / "stosy.db"))
    monkeypatch.setenv(f"{PREFIX}SITE", "")
    monkeypatch.setenv(f"{PREFIX}{name.upper()}", wrong)
    assert wrong in complaint(stosy("serve", "--log", "off", "--port", "0"))


@pytest.mark.parametrize("language", ["en", "uk", "ru", "cs"])
def test_an_unknown_setting_is_refused_with_a_guess(
    stosy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    file = tmp_path / "stosy.toml"
    file.write_text("prot = 8000\n")
    given = ("serve", "--settings", file, "--lang", language)
    told = complaint(stosy(*given))
    assert "`stosy.toml: prot`" in told
    assert "`port`" in told
    file.write_text("")
    monkeypatch.setenv("STOSY_SERVE_XYZZY", "1")
    assert "--show-settings" in complaint(stosy(*given))


def test_so_is_a_file_that_is_none(stosy: Any, tmp_path: Path) -> None:
    file = tmp_path / "stosy.toml"
    assert str(file) in complaint(stosy("serve", "--settings", file))
    file.write_text("port: 8000")
    told = complaint(stosy("serve", "--settings", file))
    assert "is not a settings file in TOML: look at line 1." in told
    file.write_bytes(b"\xff")
    assert "TOML" in complaint(stosy("serve", "--settings", file))
    file.write_text("[port]\nof = 'call'")
    assert "`stosy.toml: port` takes a whole number" in complaint(
        stosy("serve", "--settings", file)
    )


def test_the_documentation_has_each_setting_with_its_default_and_bounds(stosy: Any) -> None:
    def told(value: object) -> str:
        return f"{value:,.10g}" if isinstance(value, int | float) else str(value)

    usual, text = shown(stosy), HOSTING.partition("\n## Settings\n")[2]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|", text.partition("\n## ")[0], re.MULTILINE)
    assert [name for name, _, _ in rows] == list(KINDS)
    for name, default, bounds in rows:
        kind = KINDS[name]
        if isinstance(kind, UnionType):
            kind = kind.types[0]
        if isinstance(kind, IntType | FloatType):
            assert bounds == f"{told(kind.ge)} to {told(kind.le)}"
            assert default == told(usual.get(name, "–"))
