"""Logs without secrets.

A line holds only the keys listed in KEYS, and of each only what its form lets through: no card, no
seed, no cookie, no address and no link to a table gets into a log, even by mistake. The text of
exceptions and the arguments of other libraries' messages stay out too, since both quote values.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from itertools import islice
from math import isfinite
from pathlib import Path
from secrets import token_bytes
from traceback import walk_tb
from typing import Literal, TextIO, TypeAlias

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from stosy.server.store.errors import StoreError

Form: TypeAlias = Literal["auto", "json", "console", "off"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]
LEVELS: Mapping[Level, int] = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}

Shown: TypeAlias = str | int | float | None
"""None: the value is not one to be shown."""

EVENT = re.compile(r"[a-z]{1,20}(_[a-z]{1,20}){0,5}")
WORD = re.compile(r"[A-Za-z]{1,20}([_-][A-Za-z]{1,20}){0,5}")
STATE = re.compile(r"[A-Z0-9_]{3,40}")
RULE = re.compile(r"[A-Z]{1,2}[0-9]{1,2}")
TABLE = re.compile(r"[A-Za-z0-9_-]{12,40}")
SOURCE = re.compile(r"[A-Za-z_]{1,20}(\.[A-Za-z_]{1,20}){0,5}")
PAGE = re.compile(r"docs/[a-z-]{1,20}\.md#[a-z-]{1,30}")
SENTENCE = re.compile(r"[A-Za-z][A-Za-z ]{0,79}")

TABLE_SHOWN = 6
MOST_SEATS = 10
MOST_FRAMES = 20
MOST_PLACES = 60

KEY = token_bytes(16)
"""Marks differ from run to run: there are few enough addresses to try them all."""


def mark(value: object) -> Shown:
    """A keyed hash that distinguishes guests or addresses without revealing them."""
    return blake2b(str(value).encode("utf-8", "replace"), digest_size=4, key=KEY).hexdigest()


def _word(value: object) -> Shown:
    return value if isinstance(value, str) and WORD.fullmatch(value) else None


def _state(value: object) -> Shown:
    """What a database or the system calls an error."""
    return value if isinstance(value, str) and STATE.fullmatch(value) else None


def _rule(value: object) -> Shown:
    return value if isinstance(value, str) and RULE.fullmatch(value) else None


def _table(value: object) -> Shown:
    """The first characters of a table's id; whoever knows all of it may sit down there."""
    return value[:TABLE_SHOWN] if isinstance(value, str) and TABLE.fullmatch(value) else None


def _seat(value: object) -> Shown:
    return value if type(value) is int and 0 <= value < MOST_SEATS else None


def _source(value: object) -> Shown:
    """The name of another library's logger."""
    return value if isinstance(value, str) and SOURCE.fullmatch(value) else None


def _page(value: object) -> Shown:
    """The section of our docs that says more."""
    return value if isinstance(value, str) and PAGE.fullmatch(value) else None


def _number(value: object) -> Shown:
    if type(value) is int and abs(value) < 10**12:
        return value
    return round(value, 6) if type(value) is float and isfinite(value) else None


KEYS: Mapping[str, Callable[[object], Shown]] = {
    "table": _table,
    "node": _table,
    "guest": mark,
    "address": mark,
    "seat": _seat,
    "game": _word,
    "kind": _word,
    "code": _word,
    "state": _state,
    "rule": _rule,
    "limit": _word,
    "store": _word,
    "signal": _word,
    "status": _number,
    "port": _number,
    "count": _number,
    "seen": _number,
    "kept": _number,
    "seconds": _number,
    "epoch": _number,
    "revision": _number,
    "source": _source,
    "page": _page,
}
"""What may be logged, and how it is shown."""


_marks: dict[str, str] = {}
"""What every line tells besides."""


def mark_lines(**marks: str) -> None:
    """From now on each line has these, unless it has its own: which of several processes it is."""
    _marks.update(marks)


def _marked(_: WrappedLogger, __: str, given: EventDict) -> EventDict:
    return {**_marks, **given}


def only_known(_: WrappedLogger, __: str, given: EventDict) -> EventDict:
    """A processor that passes only KEYS; it logs how many values it dropped."""
    event, error = given.pop("event", None), _error(given.pop("exc_info", None))
    if isinstance(error, StoreError):  # its place in the program says nothing
        given["code"] = error.code
        if error.state:
            given["state"] = error.state
        error = None
    form = SENTENCE if "source" in given else EVENT
    named = isinstance(event, str) and form.fullmatch(event)
    shown = {key: KEYS[key](value) for key, value in given.items() if key in KEYS}
    shown = {key: value for key, value in shown.items() if value is not None}
    line: EventDict = {"event": event if named else "unnamed", **shown}
    if len(shown) < len(given):
        line["dropped"] = len(given) - len(shown)
    if error is not None:
        line["error"] = type(error).__name__
        line["trace"] = list(islice(_trace(error), MOST_PLACES))
    return line


def _error(info: object) -> BaseException | None:
    """The exception that `exc_info` stands for."""
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        return _error(info[1])
    return sys.exc_info()[1] if info else None


def _trace(error: BaseException) -> Iterator[str]:
    """Where an exception came from and what caused it: places and types, no values."""
    for frame, line in list(walk_tb(error.__traceback__))[-MOST_FRAMES:]:
        place = "/".join(Path(frame.f_code.co_filename).parts[-2:])
        yield f"{place}:{line} {frame.f_code.co_name}"
    for each in _causes(error):
        yield f"from {type(each).__name__}"
        yield from _trace(each)


def _causes(error: BaseException) -> Iterator[BaseException]:
    if isinstance(error, BaseExceptionGroup):
        yield from error.exceptions
    if error.__cause__ is not None:
        yield error.__cause__
    elif error.__context__ is not None and not error.__suppress_context__:
        yield error.__context__


class Route(logging.Handler):
    """Leads what other libraries log into our own log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log the words with which the message begins, before anything is filled in."""
        words = SENTENCE.match(str(record.msg))
        structlog.get_logger().log(
            min(record.levelno // 10 * 10, logging.CRITICAL),
            words[0].strip() if words else "unnamed",
            exc_info=record.exc_info,
            source=record.name,
        )


def set_up(form: Form = "auto", level: Level = "info", stream: TextIO | None = None) -> None:
    """Log to the stream, or to stderr: as JSON lines, readably, or not at all.

    `auto` is readable on a terminal and JSON elsewhere.
    """
    to = sys.stderr if stream is None else stream
    _marks.clear()
    threshold = LEVELS[level]
    structlog.configure(
        processors=[
            *([_nothing] if form == "off" else []),
            _marked,
            only_known,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _renderer(form, to),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.WriteLoggerFactory(to),
        cache_logger_on_first_use=False,
    )
    _route(max(threshold, logging.WARNING))


def _nothing(_: WrappedLogger, __: str, ___: EventDict) -> EventDict:
    raise structlog.DropEvent


def _renderer(form: Form, to: TextIO) -> Processor:
    terminal = to.isatty()
    if form == "console" or (form == "auto" and terminal):
        colours = terminal and not os.environ.get("NO_COLOR")
        return structlog.dev.ConsoleRenderer(colors=colours)
    return structlog.processors.JSONRenderer()


def _route(threshold: int) -> None:
    """Route the logs of all libraries here, except aiohttp's log of requests."""
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, Route)]:
        root.removeHandler(handler)
    root.addHandler(Route(threshold))
    root.setLevel(threshold)
    # It would show whole paths, and with them the links to tables.
    logging.getLogger("aiohttp.access").disabled = True
