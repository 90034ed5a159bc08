"""Catalogues: the messages of one language for one game, or for the command line.

A catalogue is a file of its own (`the-game.ftl`) on top of `common.ftl`: where both have a
message, the former wins. What a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from stosy.text.languages import DEFAULT, LANGUAGES, UnknownLanguage

COMMON = "common"


class NoMessage(LookupError):
    """No catalogue has a message of this name."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(f"no message {message!r} in {name}.ftl or {COMMON}.ftl")
        self.message = message


class Catalogue:
    """Messages by id, in the first of the bundles that has them."""

    def __init__(self, language: str, name: str) -> None:
        self.name = name
        self._bundles = tuple(_bundle(each, name) for each in dict.fromkeys((language, DEFAULT)))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def format(
        self, message: str, args: Mapping[str, str | int | float], form: str | None = None
    ) -> str:
        """The message's text; with a form, that of its attribute if it has one of this name."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(form or "", found.value)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        raise NoMessage(self.name, message)


@cache
def catalogue(language: str, name: str = COMMON) -> Catalogue:
    """The catalogue for a game's id, for `cli`, or what all share."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Catalogue(language, name)


@cache
def _bundle(language: str, name: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for part in dict.fromkeys((name, COMMON)):  # the first to have a message keeps it
        bundle.add_resource(_resource(language, part))
    return bundle


@cache
def _resource(language: str, name: str) -> Resource:
    file = files(__package__).joinpath("locales", language, f"{name}.ftl")
    return FluentResource(file.read_text("utf-8") if file.is_file() else "")
