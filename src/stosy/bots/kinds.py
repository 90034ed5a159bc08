"""Kinds of bots, by what people type: a level, or a bot that they bring.

    strong, expert:400               a level
    my-level                         an installed one (entry point group `stosy.bots`)
    package.module:Class             a class that can be imported
    ./file.py:Class                  a class in a file
    cmd:./program --flags            a program that speaks `stosy.bots.protocol`

`name=` before any of them is what reports call it.
"""

from __future__ import annotations

import csv
import re
import shlex
import sys
import traceback
from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import which
from types import ModuleType

from msgspec import Struct

from stosy.bots import LEVELS, check_level, find_bot, levels
from stosy.bots.expert import SECONDS
from stosy.bots.making import Factory, checked, made
from stosy.bots.misbehaviour import Seated
from stosy.core import Refused

NAMED = re.compile(r"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)=(.+)", re.DOTALL)
ATTRIBUTE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
COMMAND = "cmd:"
PLUG_IN_SECONDS = 10.0
"""The usual time for a decision of a bot that people bring."""


class Kind(Struct, frozen=True):
    """A kind of bots: its name in reports, and what makes one.

    `level` is set if it is one of ours or installed. `command` runs it as a program.
    """

    name: str
    make: Factory
    level: str | None = None
    command: tuple[str, ...] = ()

    def seated(self, game: str, seconds: float, stderr: str | None = None) -> Seated:
        """A new bot for one match, with so many seconds for a decision if it is none of our
        levels; `stderr` is the folder for what a program prints there."""
        if self.level is not None:
            return Seated(made(self.make, game, SECONDS))
        return Seated(made(self.make, game, seconds, self._file(stderr)), seconds)

    def _file(self, folder: str | None) -> str | None:
        return (
            None if folder is None else f"{folder}/{re.sub('[^A-Za-z0-9.-]+', '_', self.name)}.log"
        )


def split(text: str) -> tuple[str, ...]:
    """Kinds separated by commas; one with a comma stands in double quotes."""
    return tuple(each.strip() for each in next(csv.reader([text], skipinitialspace=True), []))


def name_of(text: str) -> str:
    """What reports call this kind."""
    named = NAMED.fullmatch(text)
    return named[1] if named else text


@cache
def kind_of(text: str) -> Kind:
    """The kind that this names; Refused if it cannot be found or loaded."""
    named = NAMED.fullmatch(text)
    name, what = (named[1], named[2]) if named else (text, text)
    if what.startswith(COMMAND):
        return _program(name, what)
    place, colon, attribute = what.rpartition(":")
    if place in levels() or not ATTRIBUTE.fullmatch(attribute) or not colon:
        return _level(name, what)
    load = _file if place.endswith(".py") else _module
    make = _attribute(load(place), place, attribute)
    return Kind(name, checked(make, what), command=speaks(what))


def given_kind(name: str, bot: object) -> Kind:
    """A kind given as a Python object: a class or a function that makes bots, or a bot."""
    return Kind(name, checked(bot, name))


def kinds_of(names: tuple[str, ...], given: Mapping[str, object]) -> tuple[Kind, ...]:
    """The kinds of these names, of which some are given as Python objects."""
    return tuple(
        given_kind(name, given[name]) if name in given else kind_of(name) for name in names
    )


def _level(name: str, level: str) -> Kind:
    own = check_level(level) in LEVELS
    command = () if own else speaks(level)
    return Kind(name, partial(find_bot, level), level, command)


def speaks(what: str) -> tuple[str, ...]:
    """The command that runs a bot in Python as a program."""
    return (sys.executable, "-m", "stosy.bots.speaking", what)


def _program(name: str, what: str) -> Kind:
    from stosy.bots.programs import Limits, ProgramBot

    try:
        command = tuple(shlex.split(what.removeprefix(COMMAND)))
    except ValueError as error:
        raise Refused("bad_command", "G3", command=what, reason=str(error)) from None
    if not command or which(command[0]) is None:
        raise Refused("no_program", "G3", program=command[0] if command else what, reason="PATH")

    def program(seconds: float, stderr: str | None) -> ProgramBot:
        return ProgramBot(command, Limits(seconds, stderr=stderr))

    return Kind(name, program, command=command)


def _module(place: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(place)
    except Exception as error:
        raise _unloaded(place, error) from error


def _file(place: str) -> ModuleType:
    path = Path(place).resolve()
    if not path.is_file():
        raise Refused("no_bot_file", "G3", file=place)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    own = sha256(str(path).encode()).hexdigest()[:8]
    spec = spec_from_file_location(f"{path.stem}_{own}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _unloaded(place, error) from error
    return module


def _unloaded(place: str, error: Exception) -> Refused:
    *_, where = traceback.extract_tb(error.__traceback__)
    reason = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
    return Refused("bot_not_loaded", "G3", place=place, reason=reason)


def _attribute(module: ModuleType, place: str, attribute: str) -> object:
    found: object = module
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise Refused("no_bot_class", "G3", place=place, name=attribute)
        found = getattr(found, name)
    return found
