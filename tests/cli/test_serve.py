"""`stosy serve`: how a host sets the server up."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from stosy.bots.registered import close_all
from stosy.bots.registry import REGISTERED
from stosy.cli import serve, serve_settings
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from stosy.server.serving import Place
from stosy.server.settings import ServerSettings
from stosy.text import Words
from tests.cli.outputs import complaint


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, stosy: Any, tmp_path: Path) -> Any:
    """Runs the command with these arguments; the settings that a server would have."""

    def run(*arguments: object) -> ServerSettings:
        given: list[ServerSettings] = []

        async def note(place: object, settings: ServerSettings, **rest: object) -> None:
            given.append(settings)

        monkeypatch.setattr(serve, "serve", note)
        done = stosy("serve", "--log", "off", "--db", tmp_path / "stosy.db", *arguments)
        assert done.status == 0
        return given[0]

    return run


def test_bots_have_a_second_and_all_cores_unless_the_host_says_otherwise(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = served()
    monkeypatch.setenv("STOSY_SERVE_THINKING", "2.5")
    monkeypatch.setenv("STOSY_SERVE_THINKERS", "3")
    slower = served()
    assert (usual.thinking, usual.thinkers) == (1.0, None)
    assert (slower.thinking, slower.thinkers) == (2.5, 3)


def test_guests_are_remembered_as_long_as_browsers_do_unless_the_host_says_otherwise(
    served: Any, stosy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert served().guest_days == 400
    monkeypatch.setenv("STOSY_SERVE_GUEST_DAYS", "30")
    assert served().guest_days == 30
    for days in ("0", "401"):
        monkeypatch.setenv("STOSY_SERVE_GUEST_DAYS", days)
        told = complaint(stosy("serve"))
        assert "`STOSY_SERVE_GUEST_DAYS` takes a whole number from 1 to 400" in told


@pytest.mark.parametrize("seconds", ["0", "0.05", "60.1", "-1", "nan", "1e1", "soon", "", "1."])
def test_a_time_that_makes_no_sense_is_refused(stosy: Any, seconds: str) -> None:
    told = complaint(stosy("serve", f"--bot-seconds={seconds}"))
    assert f"not “{seconds}”" in told
    assert "a number from 0.1 to 60, such as `1.5`" in told


@pytest.mark.parametrize("threads", ["0", "257", "1.5", "all", ""])
def test_so_is_a_number_of_threads(
    stosy: Any, threads: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOSY_SERVE_THINKERS", threads)
    told = complaint(stosy("serve"))
    assert f"not “{threads}”" in told


def test_the_proxies_are_those_that_are_named(served: Any) -> None:
    assert served().proxies == NO_PROXIES
    assert served("--behind-proxy").proxies == LOCAL_PROXIES
    named = served("--behind-proxy", "10.0.0.5,192.168.0.0/16").proxies
    assert named == Proxies((ip_network("10.0.0.5"), ip_network("192.168.0.0/16")))


def test_what_is_no_proxy_is_refused(stosy: Any) -> None:
    told = complaint(stosy("serve", "--behind-proxy", "proxy.example"))
    assert "not “proxy.example”" in told


@pytest.mark.parametrize(
    ("host", "behind", "warned"),
    [
        ("0.0.0.0", "", True),
        ("192.0.2.1", "", True),
        ("127.0.0.1", "", False),
        ("0.0.0.0", "10.0.0.5", False),
        ("0.0.0.0", None, False),
    ],
)
def test_a_host_is_warned_if_others_may_come_past_the_proxy(
    capsys: pytest.CaptureFixture[str], host: str, behind: str | None, warned: bool
) -> None:
    serve.announce(Place(host, 8470, "stosy.sqlite"), 8470, Words("en"), behind)
    assert ("--behind-proxy 10.0.0.5" in capsys.readouterr().out) is warned


@pytest.mark.parametrize("address", ["10.0.0.5", "http://10.0.0.5", "10.0.0.5:99999", "a b"])
def test_metrics_are_not_at_what_is_no_address(
    stosy: Any, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("STOSY_SERVE_METRICS_ADDRESS", address)
    assert f"not “{address}”" in complaint(stosy("serve"))


@pytest.mark.parametrize("language", ["uk", "ru", "cs"])
def test_the_bounds_are_told_as_they_are_typed(stosy: Any, language: str) -> None:
    told = complaint(stosy("serve", "--bot-seconds", "0,5", "--lang", language))
    assert "0.1" in told
    assert "0,5" in told


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:s3cret@host/db", "postgresql://ann@host/db"),
        ("postgresql://host/db?user=ann&password=s3cret", "postgresql://host/db"),
        ("/var/lib/what?is:this@odd", "/var/lib/what?is:this@odd"),
    ],
)
def test_passwords_are_not_shown(url: str, shown: str) -> None:
    assert serve_settings.without_password(url) == shown


def test_a_host_may_offer_bots_of_others(served: Any, stosy: Any) -> None:
    bots = Path(__file__).parents[2] / "examples" / "bots"
    try:
        served("--bots", f"mine={bots}/careful.py:Careful")
        assert list(REGISTERED) == ["mine"]
    finally:
        close_all()
    nameless = complaint(stosy("serve", "--bots", f"{bots}/careful.py:Careful"))
    assert "needs a name of at most 20 lower-case letters" in nameless
    assert "a level of Stosy" in complaint(stosy("serve", "--bots", "strong"))
