"""The catalogues as they are written, for comparing them with each other and with the code."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(str(files("stosy")))
FORMS = ("-is", "-object", "-onto", "-from", "-count")
"""Companions of an argument: a translation uses whichever it needs."""


@cache
def catalogues(language: str) -> dict[str, Path]:
    """The files of a language: `cli.ftl` and others of all, `the_game/game.ftl` of a game."""
    shared = {file.name: file for file in ROOT.glob(f"text/locales/{language}/*.ftl")}
    own = ROOT.glob(f"games/*/words/{language}/*.ftl")
    return shared | {f"{file.parts[-4]}/{file.name}": file for file in own}


@cache
def entries(language: str, name: str) -> tuple[ftl.EntryType, ...]:
    """Everything in one file."""
    file = catalogues(language).get(name)
    return tuple(FluentParser().parse(file.read_text("utf-8")).body) if file else ()


def game_file(game: str, name: str = "game.ftl") -> str:
    """The name of a game's file."""
    return f"{game.replace('-', '_')}/{name}"


@cache
def messages(language: str, name: str) -> dict[str, ftl.Message]:
    """The messages of one file by id."""
    found = (entry for entry in entries(language, name) if isinstance(entry, ftl.Message))
    return {message.id.name: message for message in found}


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The message's value under "" and its attributes under their names."""
    attributes = {each.id.name: each.value for each in message.attributes}
    return attributes if message.value is None else {"": message.value, **attributes}


def within(node: object) -> Iterator[ftl.BaseNode]:
    """The node and all nodes in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for child in vars(node).values():
            for each in child if isinstance(child, list) else (child,):
                yield from within(each)


def arguments(language: str, name: str, pattern: ftl.Pattern) -> set[str]:
    """The arguments a pattern uses, also through messages it refers to."""
    known = messages(language, "common.ftl") | messages(language, name)
    used = set()
    for node in within(pattern):
        if isinstance(node, ftl.VariableReference):
            used.add(base(node.id.name))
        elif isinstance(node, ftl.MessageReference):
            value = known[node.id.name].value
            assert value is not None
            used |= arguments(language, name, value)
    return used


def base(argument: str) -> str:
    """The argument whose form this is."""
    for form in FORMS:
        argument = argument.removesuffix(form)
    return argument


def variant_keys(pattern: ftl.Pattern) -> Iterator[set[str]]:
    """The keys of each selector in a pattern."""
    for node in within(pattern):
        if isinstance(node, ftl.SelectExpression):
            yield {
                key.name if isinstance(key, ftl.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
