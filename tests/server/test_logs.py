"""Logs: they say what happened, and never a card, a seed, a cookie or a link."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from hypothesis import given
from hypothesis import strategies as st

from stosy.core import Refused, seed_of
from stosy.server.http.guests import Guests
from stosy.server.logs import KEYS, Form, Level, Route, set_up
from tests.server.keys import keys

SEED = seed_of("secret")
TABLE = "q7Rk2Zm9vYmFyYmF6cXV4A"
COOKIE = Guests(keys(b"a secret of enough bytes"), now=lambda: 1_800_000_000_000).sign("a" * 22)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Leave no trace of the set-up."""
    root, access = logging.getLogger(), logging.getLogger("aiohttp.access")
    level, disabled = root.level, access.disabled
    yield
    structlog.reset_defaults()
    for handler in [each for each in root.handlers if isinstance(each, Route)]:
        root.removeHandler(handler)
    root.setLevel(level)
    access.disabled = disabled


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def started(
    form: Form = "json", level: Level = "debug", to: io.StringIO | None = None
) -> io.StringIO:
    stream = io.StringIO() if to is None else to
    set_up(form, level, stream)
    return stream


def logged(event: object = "something_happened", /, **values: object) -> dict[str, Any]:
    """The line that comes out."""
    stream = started()
    structlog.get_logger().info(event, **values)
    line: dict[str, Any] = json.loads(stream.getvalue())
    return line


def test_a_line_says_what_happened_where_and_when() -> None:
    line = logged("action_refused", game="the-game", seat=2, code="not_higher", rule="TG4")
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "action_refused",
        "level": "info",
        "game": "the-game",
        "seat": 2,
        "code": "not_higher",
        "rule": "TG4",
    }


def test_of_a_table_only_the_beginning_is_shown() -> None:
    assert logged(table=TABLE)["table"] == TABLE[:6]


def test_a_table_whose_beginning_would_be_all_of_it_is_not_shown() -> None:
    assert "table" not in logged(table=TABLE[:8])


def test_guests_and_addresses_are_told_apart_but_not_named() -> None:
    first, second = logged(guest="Ann", address="192.0.2.1"), logged(guest="Bob", address="::1")
    assert first["guest"] == logged(guest="Ann")["guest"] != second["guest"]
    assert first["address"] != second["address"]
    assert all(len(first[key]) == 8 for key in ("guest", "address"))
    assert "192.0.2.1" not in str(first)
    assert "Ann" not in str(first)


def test_bound_values_come_with_each_line() -> None:
    stream = started()
    log = structlog.get_logger().bind(table=TABLE, hand=[SEED])
    log.info("table_loaded", count=3)
    line = json.loads(stream.getvalue())
    assert (line["table"], line["count"], line["dropped"]) == (TABLE[:6], 3, 1)


SECRETS = st.sampled_from([SEED, "blue 57", COOKIE, TABLE, (57, 58), {"card": 57}])


@given(st.dictionaries(st.text(min_size=1).filter(lambda key: key not in KEYS), SECRETS))
def test_nothing_comes_out_under_any_other_key(values: dict[str, object]) -> None:
    values.pop("event", None)
    values.pop("exc_info", None)
    line = logged(**values)
    assert line.pop("dropped", 0) == len(values)
    assert set(line) == {"event", "level", "timestamp"}


@pytest.mark.parametrize("key", ["seed", "cards", "hand", "cookie", "level", "timestamp", "trace"])
def test_the_likely_mistakes_do_not_come_out(key: str) -> None:
    assert SEED not in str(logged(**{key: SEED}))


@pytest.mark.parametrize("key", sorted(KEYS.keys() - {"guest", "address"}))
@pytest.mark.parametrize("value", [SEED, "blue 57", COOKIE, f"/t/{TABLE}", (57,), {57: 1}, None])
def test_known_keys_show_no_secret_either(key: str, value: object) -> None:
    line = logged(**{key: value})
    assert set(line) == {"event", "level", "timestamp", "dropped"}


@pytest.mark.parametrize("seat", [57, -1, True, 3.0, "3"])
def test_a_card_is_no_seat(seat: object) -> None:
    assert "seat" not in logged(seat=seat)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), True, int(SEED, 16), "7"])
def test_numbers_are_plain_numbers(number: object) -> None:
    assert "count" not in logged(count=number)


@pytest.mark.parametrize("event", [f"seed {SEED}", "laid_57", "Cookie", "two\nlines", None, 57, ""])
def test_an_event_has_a_fixed_name(event: object) -> None:
    assert logged(event)["event"] == "unnamed"


def test_an_exception_shows_where_it_was_but_not_what_it_says() -> None:
    def lay() -> None:
        try:
            raise Refused("not_higher", "TG4", card=57, seed=SEED)
        except Refused as refused:
            raise KeyError(SEED) from refused

    stream = started()
    try:
        lay()
    except KeyError:
        structlog.get_logger().exception("table_failed")
    line = json.loads(stream.getvalue())
    assert (line["event"], line["level"], line["error"]) == ("table_failed", "error", "KeyError")
    assert any(place.endswith(" lay") for place in line["trace"])
    assert "from Refused" in line["trace"]
    assert SEED not in stream.getvalue()
    assert "card" not in stream.getvalue()


def test_an_exception_shows_which_one_was_being_handled() -> None:
    error = KeyError(SEED)
    error.__context__ = OSError(SEED)
    assert logged(exc_info=error)["trace"] == ["from OSError"]
    error.__suppress_context__ = True
    assert logged(exc_info=error)["trace"] == []


def test_every_exception_of_a_group_is_shown() -> None:
    group = ExceptionGroup(SEED, [ValueError(SEED), OSError(SEED)])
    line = logged(exc_info=group)
    assert line["error"] == "ExceptionGroup"
    assert line["trace"] == ["from ValueError", "from OSError"]


def test_an_exception_that_is_its_own_cause_comes_to_an_end() -> None:
    error = ValueError()
    error.__cause__ = error
    assert set(logged(exc_info=error)["trace"]) == {"from ValueError"}


def test_other_libraries_come_without_their_values() -> None:
    stream = started()
    logging.getLogger("aiohttp.server").error("Error handling request from %s", "192.0.2.1")
    logging.getLogger("asyncio").warning(f"Exception in callback deal('{SEED}')")
    logging.getLogger("other").warning("%s", SEED)
    logging.getLogger("other").log(35, "Between levels")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["source"], line["level"], line["event"]) for line in lines] == [
        ("aiohttp.server", "error", "Error handling request from"),
        ("asyncio", "warning", "Exception in callback deal"),
        ("other", "warning", "unnamed"),
        ("other", "warning", "Between levels"),
    ]


def test_what_asyncio_reports_names_no_value() -> None:
    async def fail() -> None:
        asyncio.get_running_loop().call_exception_handler(
            {"message": "Task exception was never retrieved", "exception": KeyError(SEED)}
        )

    stream = started()
    asyncio.run(fail())
    line = json.loads(stream.getvalue())
    assert (line["source"], line["error"]) == ("asyncio", "KeyError")
    assert line["event"] == "Task exception was never retrieved"
    assert SEED not in stream.getvalue()


def test_a_crash_of_a_handler_is_logged_and_requests_are_not() -> None:
    async def crash(_: web.Request) -> web.Response:
        raise RuntimeError(SEED)

    async def visit() -> int:
        app = web.Application()
        app.router.add_get("/t/{table}", crash)
        async with TestClient(TestServer(app)) as client, client.get(f"/t/{TABLE}") as response:
            return response.status

    stream = started("json", "info")
    assert asyncio.run(visit()) == 500
    line = json.loads(stream.getvalue())
    assert (line["source"], line["error"]) == ("aiohttp.server", "RuntimeError")
    assert SEED not in stream.getvalue()
    assert TABLE not in stream.getvalue()


def test_what_is_below_the_level_is_left_out() -> None:
    stream = started("json", "warning")
    structlog.get_logger().info("table_loaded")
    logging.getLogger("asyncio").info("Using selector")
    assert stream.getvalue() == ""
    structlog.get_logger().warning("table_lost")
    assert json.loads(stream.getvalue())["event"] == "table_lost"


def test_off_is_silence() -> None:
    stream = started("off")
    structlog.get_logger().critical("table_lost")
    logging.getLogger("asyncio").critical("Everything is lost")
    assert stream.getvalue() == ""


def test_a_second_set_up_replaces_the_first() -> None:
    first, second = started(), started()
    logging.getLogger("asyncio").warning("Once")
    assert first.getvalue() == ""
    assert len(second.getvalue().splitlines()) == 1


def test_the_form_follows_the_stream() -> None:
    on_terminal, in_file = started("auto", to=Terminal()), io.StringIO()
    structlog.get_logger().info("table_loaded", table=TABLE, seed=SEED)
    started("auto", to=in_file)
    structlog.get_logger().info("table_loaded", table=TABLE, seed=SEED)
    assert json.loads(in_file.getvalue())["table"] == TABLE[:6]
    assert "table_loaded" in on_terminal.getvalue()
    assert TABLE[:6] in on_terminal.getvalue()
    assert not on_terminal.getvalue().startswith("{")
    assert SEED not in on_terminal.getvalue()


@pytest.mark.parametrize(
    ("stream", "no_color", "coloured"),
    [(Terminal, "", True), (Terminal, "1", False), (io.StringIO, "", False)],
)
def test_colours_are_for_terminals_that_want_them(
    stream: type[io.StringIO], no_color: str, coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    to = started("console", to=stream())
    structlog.get_logger().info("table_loaded", count=2)
    assert ("\x1b" in to.getvalue()) is coloured


def test_stderr_is_where_logs_go(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("json")
    structlog.get_logger().info("server_started", port=8000)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert json.loads(captured.err)["port"] == 8000
