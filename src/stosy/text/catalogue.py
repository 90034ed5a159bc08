"""Catalogues: the messages of one language for one game, or for the command line.

A catalogue is a list of files; if several have a message, the first wins. Those of a game are in
its slice, in `words/<language>/`: `game.ftl`, and for the terminal `terminal.ftl`; all others are
in `locales/`. Missing messages fall back to English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from stosy.core import AnyGame
from stosy.games import folder, games
from stosy.text.languages import DEFAULT, LANGUAGES, UnknownLanguage

MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n(?:(?:[ \t].*|[ \t]*)\n)*", re.MULTILINE)
"""A message: its line, and the indented or empty ones that follow; a term begins with a hyphen."""
COMMON = "common"
CLI = "cli"
NOT_FOR_PAGES = (CLI, "help")

NOT_WHILE_PLAYING = re.compile(
    "(call|daily|end|generic|highlight|hint|home|lesson|me|option|person|preset|puzzle|reaction"
    "|refusal|replay|result|rule|rules|setup)-"
    "|event-(aborted|deal-voided|handed-over|host-changed|muted|reacted|rearranged|removed|renamed"
    "|seat-opened|seed-revealed)"
    "|shell-(healed|lost|never-sent)"
    "|table-(between|hint-|late|may-return|moves-lost|not-saved|return|sit)"
    "|table-(check|close|commit|doubted|hand-over|invite|lag|leave|move-seat|mute(?!d)|quick-bots"
    "|remove|resign|seed|setup|spectators|stay|unmute)"  # the menu of the table
)
"""Messages that a table in play does not need at first begin so."""
INDENTATION = re.compile(r"\n +")


class NoMessage(LookupError):
    """No catalogue has a message of this name."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(f"no message {message!r} in the catalogue {name!r}")
        self.message = message


class Catalogue:
    """Messages by id, in the first of the bundles that has them."""

    def __init__(self, language: str, name: str, terminal: bool) -> None:
        self.name = name
        self.language = language
        self._terminal = terminal
        self._languages = tuple(dict.fromkeys((language, DEFAULT)))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return any(bundle.has_message(message) for bundle in self._bundles())

    def format(
        self, message: str, args: Mapping[str, str | int | float], form: str | None = None
    ) -> str:
        """The message's text; with a form, the attribute of that name if it has one."""
        for bundle in self._bundles():
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(form or "", found.value)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        raise NoMessage(self.name, message)

    def _bundles(self) -> Iterator[FluentBundle]:
        """Each is read when it is asked for: English seldom is where it is not the language."""
        return (_bundle(each, self.name, self._terminal) for each in self._languages)


@cache
def catalogue(language: str, name: str = COMMON, terminal: bool = False) -> Catalogue:
    """The catalogue for a game's id, for `cli` or another part, or the shared one."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return Catalogue(language, name, terminal)


class LazyBundle(FluentBundle):
    """Parses a message when it is first asked for: a whole catalogue takes a while."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}

    def add(self, messages: Mapping[str, str]) -> None:
        """Add messages by id; those that are there already win."""
        self._unparsed = {**messages, **self._unparsed}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unparsed

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._unparsed:
            self.add_resource(FluentResource(self._unparsed[name]))
        return super()._lookup(entry_id, term)


@cache
def _bundle(language: str, name: str, terminal: bool) -> FluentBundle:
    bundle = LazyBundle(language)
    for game, file in _files(name, terminal):  # the first file with a message wins
        bundle.add(_messages(language, game, file))
    return bundle


def _files(name: str, terminal: bool) -> Iterator[tuple[AnyGame | None, str]]:
    """The files of a catalogue: those of a game, and the shared ones."""
    if (game := games().get(name)) is not None:
        yield from ((game, file) for file in ("terminal", "game") if terminal or file == "game")
    else:
        yield None, name
    if terminal:
        yield None, CLI
    yield None, COMMON


@cache
def _messages(language: str, game: AnyGame | None, file: str) -> dict[str, str]:
    """The source of each message of a file; the first of a name counts."""
    found: dict[str, str] = {}
    for each in MESSAGE.finditer(source(language, game, file)):
        found.setdefault(each[1], each[0])
    return found


def source(language: str, game: AnyGame | None, file: str) -> str:
    """The source of a file of words; "" if there is none."""
    words = files(__package__) / "locales" if game is None else folder(game) / "words"
    path = words.joinpath(language, f"{file}.ftl")
    return path.read_text("utf-8") if path.is_file() else ""


def words_of(language: str, game: AnyGame) -> str:
    """The game's own words, to put on top of the shared ones; in English if the language is
    missing."""
    return source(language, game, "game") or source(DEFAULT, game, "game")


def page_words(language: str, game: AnyGame) -> tuple[str, str]:
    """All words of the browser's pages for one game: what a table says while cards are played,
    and the rest. Of two messages with one name the last counts."""
    locales = files(__package__) / "locales" / language
    names = sorted(each.name.removesuffix(".ftl") for each in locales.iterdir())
    shared = [source(language, None, name) for name in names if name not in NOT_FOR_PAGES]
    own, others = _web_words(language, game)
    messages = _messages_in([*own, *shared, words_of(language, game)])
    playing = [each for each in messages if not NOT_WHILE_PLAYING.match(each)]
    rest = [each for each in messages if NOT_WHILE_PLAYING.match(each)]
    return "".join(playing), "".join([*rest, *_messages_in(others)])


def _messages_in(texts: Iterable[str]) -> list[str]:
    """Without comments and indentation, which are for translators."""
    found = (each[0] for text in texts for each in MESSAGE.finditer(f"{text}\n"))
    return [INDENTATION.sub("\n ", each) for each in found]


def _web_words(language: str, game: AnyGame) -> tuple[list[str], list[str]]:
    """What only the browser says: of this game and of what games share, and of other games."""
    inside = [each for each in files("stosy.games").iterdir() if each.is_dir()]
    outside = {str(folder(each)): each for each in games().values()}
    own, others = list[str](), list[str]()
    for name in sorted({*map(str, inside), *outside}):
        path = Path(name, "words", language, "web.ftl")
        if path.is_file():
            (own if outside.get(name) in (None, game) else others).append(path.read_text("utf-8"))
    return own, others
