"""The settings of `stosy serve`: from the command line, the environment and a file.

Each has one name in all three: `--bot-seconds`, `STOSY_SERVE_BOT_SECONDS`, and `bot_seconds` in the
file. The command line counts before the environment, and the environment before the file.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from math import inf
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar
from urllib.parse import urlsplit, urlunsplit

from msgspec import Meta, Struct
from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, NoneType, UnionType
from msgspec.inspect import type_info as info
from msgspec.structs import asdict, fields

from stosy.cli.given import amount, number
from stosy.core import Refused
from stosy.server.http.headers import authority, is_address
from stosy.server.http.proxies import LOCAL_PROXIES, NO_PROXIES, Proxies
from stosy.server.settings import ServerSettings

PREFIX = "STOSY_SERVE_"
PATTERNS = {
    "path": re.compile(r"/([\w~-][\w.~-]*/)*", re.ASCII),
    "push_contact": re.compile(r"(mailto:[^\s@,]+@[^\s@,]+|https://[^\s/]+\S*)?"),
    "push_providers": re.compile(r"(\*\.)?[a-z0-9.-]+( (\*\.)?[a-z0-9.-]+)*"),
}
FILE = f"{PREFIX}SETTINGS"
SWITCH = {"on": True, "true": True, "1": True, "off": False, "false": False, "0": False}

S = TypeVar("S", bound=Struct)


class Serving(Struct, frozen=True, kw_only=True):
    """What the command needs to know beside the settings of the server."""

    host: str = ""
    port: Annotated[int, Meta(ge=0, le=65535)] = 8470
    lan: bool = False
    db: str = ""
    behind_proxy: str | None = None
    bots: str = ""
    bot_seconds: Annotated[float, Meta(ge=0.1, le=60)] = 5.0
    bot_memory: Annotated[int, Meta(ge=16, le=10**6)] = 1024
    """MiB"""
    bot_programs: Annotated[int, Meta(ge=1, le=1000)] = 8
    log: Literal["auto", "json", "console", "off"] = "auto"


class Written(Struct, frozen=True):
    """A setting as it was written, and where: `--port`, `STOSY_SERVE_PORT`, `stosy.toml: port`."""

    text: str
    source: str


KINDS = {
    field.name: info(field.type)
    for struct in (Serving, ServerSettings)
    for field in fields(struct)
    if field.name != "proxies"  # what is written is `behind_proxy`
}


class Settings(Struct, frozen=True):
    """All settings, and how those were written that are not the default."""

    serving: Serving
    server: ServerSettings
    written: Mapping[str, Written]

    def lines(self) -> Iterator[str]:
        """All of them as a settings file, without passwords."""
        values = asdict(self.serving) | asdict(self.server)
        for name in KINDS:
            source = self.written.get(name)
            line = f"{name} = {_toml(name, values[name])}" if values[name] is not None else ""
            yield f"{line or f'# {name} is not set'}{f'  # {source.source}' if source else ''}"


def read(given: Namespace, environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the command line, the environment and the file; Refused if one is invalid."""
    written = _in_file(given, environ) | _in_environment(environ) | _in_arguments(given)
    values = {name: _value(name, each) for name, each in written.items()}
    serving = _made(Serving, values)
    values["proxies"] = _proxies(written, serving.behind_proxy)
    return Settings(serving, _made(ServerSettings, values), written)


def without_password(url: str) -> str:
    """The store's URL without its password and its query, which may hold one, too."""
    parts = urlsplit(url)
    if "://" not in url:
        return url
    plain = parts.netloc.replace(f":{parts.password}@", "@")
    return urlunsplit(parts._replace(netloc=plain, query=""))


def _in_arguments(given: Namespace) -> dict[str, Written]:
    found = ((name, getattr(given, name, None)) for name in KINDS)
    return {
        name: Written("on" if value is True else value, f"--{name.replace('_', '-')}")
        for name, value in found
        if value is not None and value is not False
    }


def _in_environment(environ: Mapping[str, str]) -> dict[str, Written]:
    return {
        _known(variable.removeprefix(PREFIX).lower(), variable): Written(text, variable)
        for variable, text in environ.items()
        if variable.startswith(PREFIX) and variable != FILE
    }


def _in_file(given: Namespace, environ: Mapping[str, str]) -> dict[str, Written]:
    path = given.settings or environ.get(FILE)
    if path is None:
        return {}
    try:
        content = tomllib.loads(Path(path).read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = found[1] if found else "1"
        raise Refused("bad_settings_file", "G3", file=str(path), line=line) from None
    name_of_file = Path(path).name
    return {
        _known(name, f"{name_of_file}: {name}"): Written(_text(value), f"{name_of_file}: {name}")
        for name, value in content.items()
    }


def _text(value: object) -> str:
    """A value of the file as one would type it; lists with commas."""
    match value:
        case bool():
            return "on" if value else "off"
        case list():
            return ",".join(map(_text, value))
        case dict():
            return json.dumps(value, default=str)  # no setting has such a value
        case _:
            return str(value)


def _known(name: str, source: str) -> str:
    if name in KINDS:
        return name
    if guess := get_close_matches(name, KINDS, n=1):
        raise Refused("no_such_setting_but", "G3", setting=source, guess=guess[0])
    raise Refused("no_such_setting", "G3", setting=source)


def _value(name: str, written: Written) -> Any:
    """The value of what was written; Refused if it is none, or out of bounds."""
    if name == "metrics_address":
        return _address(written)
    if name == "origin":
        return _origin(written)
    if name in PATTERNS:
        return _fitting(name, written)
    kind = KINDS[name]
    if isinstance(kind, UnionType):
        (kind,) = (each for each in kind.types if not isinstance(each, NoneType))
    match kind:
        case IntType():
            return number(written.source, written.text, kind.ge or 0, kind.le or 0)
        case FloatType():
            return amount(written.source, written.text, kind.ge or 0, kind.le or inf)
        case BoolType():
            return _chosen(written, SWITCH, ("on", "off"))
        case LiteralType():
            return _chosen(written, {each: each for each in kind.values}, kind.values)
        case _:
            return written.text


def _chosen(written: Written, values: Mapping[Any, Any], allowed: tuple[Any, ...]) -> Any:
    if written.text in values:
        return values[written.text]
    told = ", ".join(f"`{each}`" for each in allowed)
    raise Refused("bad_word", "G3", argument=written.source, value=written.text, allowed=told)


def _fitting(name: str, written: Written) -> str:
    if PATTERNS[name].fullmatch(written.text):
        return written.text
    if name == "path":
        raise Refused("bad_path", "G3", argument=written.source, value=written.text)
    if name == "push_contact":
        raise Refused("bad_push_contact", "G3", argument=written.source, value=written.text)
    raise Refused("bad_push_providers", "G3", argument=written.source, value=written.text)


def _address(written: Written) -> str:
    """A host and a port."""
    if not written.text:
        return ""
    found = authority(written.text)
    if found is None or found.port is None:
        raise Refused("bad_metrics_address", "G3", argument=written.source, value=written.text)
    return f"{found.host}:{found.port}"


def _origin(written: Written) -> str:
    """Where browsers allow passkeys: https and a name, or this machine's own."""
    scheme, _, rest = written.text.rstrip("/").lower().partition("://")
    found = authority(rest)
    host = "" if found is None else found.host
    if scheme == "https" and host and not is_address(host) and "_" not in host:
        return f"https://{rest}"
    if scheme == "http" and host == "localhost":
        return f"http://{rest}"
    if not written.text:
        return ""
    raise Refused("bad_origin", "G3", argument=written.source, value=written.text)


def _proxies(written: Mapping[str, Written], text: str | None) -> Proxies:
    """The proxies to believe: none, those on this machine (""), or the named ones."""
    if text is None:
        return NO_PROXIES
    try:
        return Proxies.read(text) if text else LOCAL_PROXIES
    except ValueError:
        argument = written["behind_proxy"].source
        raise Refused("bad_proxies", "G3", argument=argument, value=text) from None


def _made(kind: Callable[..., S], values: Mapping[str, Any]) -> S:
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    return kind(**{name: value for name, value in values.items() if name in names})


def _toml(name: str, value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(without_password(value) if name == "db" else value)
        case float():
            return f"{value:g}"
        case _:
            return str(value)
