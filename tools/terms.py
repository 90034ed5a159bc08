"""Hold the catalogues to the terms (`src/stosy/text/terms.toml`), within seconds.

    python -m tools.terms

It prints what is wrong: a word that must not stand for a thing, a term whose translation is
missing, straight quotes, a plural form that is missing, a digit glued to a word, and what is too
long for a button. `[exceptions]` of the terms lists what is right all the same, and why.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct, field

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "stosy"
TERMS = PACKAGE / "text" / "terms.toml"
LANGUAGES = ("en", "uk", "ru", "cs")
SLAVIC = {"one", "few", "many", "other"}
PLURALS = {"en": {"one", "other"}, "uk": SLAVIC, "ru": SLAVIC, "cs": SLAVIC}
CATEGORIES = {"one", "few", "many"}
MAX_BUTTON_LETTERS = 120

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NOT_SAID = re.compile(r"`[^`]*`|\{\s*\"[^\"]*\"\s*\}")
"""What is typed so, and a text for the file alone, such as a space that must stay."""
PLACEABLE = re.compile(r"\{[^{}]*\}")
KEY = re.compile(r"^ *\*?\[(\w+)\]", re.MULTILINE)
SELECTOR = re.compile(r"\{ *\$[\w-]+ *->")
GLUED = re.compile(
    r"(?<![\w-])\d+(?=[^\W\d_]{3,})|\{ \$(?:count|left|most|least|days) \}(?=[^\W\d_])"
)
BUTTON = re.compile(
    "action-|let-go|reaction-|coach-|level-|preset-"
    "|rows-(send|undo|end-turn|take-back|says|effect|provisional|nearly)"
    "|snakes-(accept|challenge|catch|cut-in|pass|ready|lay-drawn|one-card|cancel|sort$|hit)"
    "|home-(play|invite|show|rules|join|watch|return|result|erase$|revoke$|away-take|away-remove)"
    "|setup-(start|sit|stand|join|share|copy$|mute|unmute|remove)|end-(rematch|replay|same|share|try)"
    "|table-(sit|return|hint$|hint-do|leave$|resign$|stay|mute|close$|hurry|react)"
    "|screen-(menu|say|notice|resume)|person-(block$|report$|send)|call-(yes|no)"
)
"""Messages on buttons and chips, and the two lines beside the hand."""


@dataclass
class Said:
    """A message of a catalogue, with its source."""

    file: str
    name: str
    source: str

    @property
    def text(self) -> str:
        """What people read: no code, no words to type, ordinary spaces."""
        lines = [line for line in self.source.split("\n") if not line.startswith("#")]
        return NOT_SAID.sub("", "\n".join(lines)).replace("\u00a0", " ")

    @cached_property
    def words(self) -> str:
        """The text without arguments, ids and keys."""
        text = re.sub(r"^[\w-]+ =|^ +\.\w+ =|\{ *\$[\w-]+ *->", "", self.text, flags=re.MULTILINE)
        return KEY.sub("", PLACEABLE.sub("0", text))

    @cached_property
    def pieces(self) -> tuple[str, ...]:
        """Each line of the words."""
        return tuple(line.strip() for line in self.words.split("\n") if line.strip())


class Word(Struct, frozen=True):
    """What a thing is called in a language; the header of the terms explains the fields."""

    say: str = ""
    source: str = ""
    forms: str = ""
    banned: tuple[str, ...] = field(name="not", default=())


class Term(Struct, frozen=True):
    """A thing in all languages."""

    en: Word = Word()
    uk: Word = Word()
    ru: Word = Word()
    cs: Word = Word()
    everywhere: bool = False

    def word(self, language: str) -> Word:
        """What it is called."""
        return {"en": self.en, "uk": self.uk, "ru": self.ru, "cs": self.cs}[language]


class Terms(NamedTuple):
    """The things, and what is right although a rule finds it."""

    things: dict[str, Term]
    exceptions: dict[str, str]


class Problem(NamedTuple):
    """Something wrong; the first three name it for exceptions."""

    rule: str
    language: str
    name: str
    detail: str

    @property
    def key(self) -> str:
        return f"{self.rule} {self.language} {self.name}"


Catalogue = dict[str, Said]
"""Messages by file and id."""


def read(text: str) -> Terms:
    """The terms in a file."""
    found = tomllib.loads(text)
    exceptions = msgspec.convert(found.pop("exceptions", {}), dict[str, str])
    return Terms(msgspec.convert(found, dict[str, Term]), exceptions)


def catalogue(language: str) -> Catalogue:
    """All messages of a language; words to type are no sentences."""
    shared = sorted(PACKAGE.glob(f"text/locales/{language}/*.ftl"))
    own = sorted(PACKAGE.glob(f"games/*/words/{language}/*.ftl"))
    own += sorted(ROOT.glob(f"examples/*/src/*/words/{language}/*.ftl"))
    found: Catalogue = {}
    for path in (*shared, *own):
        folder = "" if path in shared else f"{path.parts[-4]}/"
        for said in messages(path.read_text("utf-8"), f"{folder}{path.name}"):
            found[f"{said.file}:{said.name}"] = said
    return found


def messages(source: str, file: str) -> Iterator[Said]:
    """The messages of a file."""
    begins = list(MESSAGE.finditer(source))
    ends = [*(each.start() for each in begins[1:]), len(source)]
    for begin, end in zip(begins, ends, strict=True):
        body = source[begin.start() : end]
        kept = [line for line in body.split("\n") if not line.startswith("#")]
        if not begin[1].startswith("typed-"):
            yield Said(file, begin[1], "\n".join(kept).rstrip())


def problems(terms: Terms, catalogues: Mapping[str, Catalogue]) -> list[str]:
    """Everything that is wrong, but what is listed as right."""
    found = [Problem("term", "en", name, detail) for name, detail in incomplete(terms.things)]
    for language, told in catalogues.items():
        for said in told.values():
            hits = (*wrong(language, said), *banned(language, said, terms.things))
            found += [Problem(rule, language, said.name, detail) for rule, detail in hits]
    found += untranslated(terms.things, catalogues)
    unused = set(terms.exceptions) - {each.key for each in found}
    found += [Problem("exception", "–", key, "excepts nothing") for key in sorted(unused)]
    return [f"{each.key}: {each.detail}" for each in found if each.key not in terms.exceptions]


def incomplete(things: Mapping[str, Term]) -> Iterator[tuple[str, str]]:
    """Terms that lack a language, a source, or the forms that are looked for."""
    for name, term in things.items():
        for language in LANGUAGES:
            word = term.word(language)
            if not word.say or not word.source:
                yield name, f"no word in {language}, or no source"
            elif term.everywhere and not word.forms:
                yield name, f"no forms in {language}"


def banned(language: str, said: Said, things: Mapping[str, Term]) -> Iterator[tuple[str, str]]:
    """Words that must not stand for a thing."""
    for name, term in things.items():
        word = term.word(language)
        for pattern in word.banned:
            for piece in said.pieces:
                if hit := re.search(pattern, piece):
                    yield "word", f"“{hit[0]}”; for {name} say “{word.say}”"


def untranslated(
    things: Mapping[str, Term], catalogues: Mapping[str, Catalogue]
) -> Iterator[Problem]:
    """Sentences that lack the word for a thing that English names."""
    for name, term in things.items():
        if not term.everywhere:
            continue
        named = [key for key, said in catalogues.get("en", {}).items() if has(said, term.en.forms)]
        for language in LANGUAGES[1:]:
            told = catalogues.get(language, {})
            for said in (told[key] for key in named if key in told):
                if not has(said, term.word(language).forms):
                    yield Problem("translation", language, said.name, f"{name} is not named")


def has(said: Said, forms: str) -> bool:
    """Does one of the forms stand in the message?"""
    return re.search(forms, said.words) is not None


def wrong(language: str, said: Said) -> Iterator[tuple[str, str]]:
    """What is wrong with a message by itself."""
    if hit := re.search(r"[\"']", said.words):
        yield "quotes", f"a straight {hit[0]}"
    for keys in selectors(said.text):
        if keys & CATEGORIES and not keys >= PLURALS[language]:
            yield "plural", f"no form for {', '.join(sorted(PLURALS[language] - keys))}"
    if hit := GLUED.search(re.sub(r"\{ *\"[^\"]*\" *\}", "", said.text)):
        yield "glued", f"{hit[0]} and the next word"
    if BUTTON.match(said.name):
        longest = max((len(piece) for piece in said.pieces), default=0)
        if longest > MAX_BUTTON_LETTERS:
            yield "button", f"{longest} letters"


def selectors(text: str) -> Iterator[set[str]]:
    """The keys of each choice in a message."""
    open_: list[set[str]] = []
    for line in text.split("\n"):
        if open_ and (key := KEY.match(line)):
            open_[-1].add(key[1])
        for mark in re.finditer(r"\{ *\$[\w-]+ *->|\{|\}", line):
            if mark[0] == "{":
                open_.append({"-"})
            elif mark[0] == "}":
                if open_ and (done := open_.pop()) != {"-"}:
                    yield done
            else:
                open_.append(set())


def main() -> int:
    terms = read(TERMS.read_text("utf-8"))
    found = problems(terms, {language: catalogue(language) for language in LANGUAGES})
    print(*found, sep="\n", end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
