"""No-break spaces in the catalogues: where they belong, and a command that puts them there.

`python -m tests.text.spaces --write` mends all catalogues; without `--write` it lists the lines.

A number and its unit, a colour and its card, a label and its number stay on one line. So does, in
Ukrainian, Russian and Czech, a word of one letter with the next word, and a dash with the word
before it. The % is written as CLDR has it: after a space in Russian and Czech, else directly.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from stosy.text import LANGUAGES
from tests.text.ftl import ROOT, catalogues

NO_BREAK = "\u00a0"
EXAMPLES = ROOT.parent.parent / "examples"

COUNTS = (
    "all|bots|count|days|deals|decisions|end|games|hours|kept|lag|least|left|margin|matches"
    "|milliseconds|minutes|most"
    "|open|points|positions|range|room|rounds|running|score|seats|size|speed|value|wrong"
)
"""Arguments that count something named after them."""
NUMBERS = "at|client|face|index|known|line|match|number|port|round|rule|rules|server|version"
"""Arguments that number something named before them."""
NAMES = ("game-name", "seat-bot", "seat-unnamed", "seat-guest", "typed-")
"""Messages that are typed or compared letter by letter: names, and words to type."""

NOT_UNITS = {
    "en": "a and are as at by each for from if in is it not of on or still the then to wins with",
    "uk": "або від для до з за зі й і із на по та у в чи",
    "ru": "в во для до и из или к на не от по с у",
    "cs": "a až do dvakrát i je jsou k na nebo o od po pro s se u v z za ze",
}
"""Words after a number that begin something else."""
SHORT = {"uk": "авзіоуй", "ru": "авикосу", "cs": "aikosuvz"}
"""Words of one letter."""
DASH = {"uk": "–", "ru": "—", "cs": "–"}
COLOURS = {
    "en": "red|yellow|green|blue|purple",
    "uk": "червон[аоу]|жовт[ау]|зелен[ау]|син[яю]|фіолетов[ау]",
    "ru": "красн(?:ая|ую)|жёлт(?:ая|ую)|зелён(?:ая|ую)|син(?:яя|юю)|фиолетов(?:ая|ую)",
    "cs": "(?:červen|žlut|zelen|modr|fialov)(?:á|ou|ý)",
}

PLACEABLE = re.compile(r"`[^`]*`|\{[^{}]*\}")
VALUE = re.compile(r"^(?:[a-zA-Z][\w-]* = |    \.\w+ = | *\*?\[[^\]]*\] | +\})?")


def spaced(text: str) -> str:
    """The text with ordinary spaces only."""
    return text.replace(NO_BREAK, " ")


def bound(language: str, text: str) -> str:
    """The text of a message with the spaces it should have."""
    parts: list[str] = []

    def hidden(found: re.Match[str]) -> str:
        parts.append(found[0])
        return chr(0xE000 + len(parts) - 1)

    def argument(names: str) -> str:
        wanted = re.compile(rf"\{{ \$(?:{names}) \}}")
        places = [chr(0xE000 + at) for at, part in enumerate(parts) if wanted.fullmatch(part)]
        return f"[{''.join(places)}]" if places else "(?!)"

    text = PLACEABLE.sub(hidden, text)
    text = spaced(text)
    number = rf"(?:\b\d+|{argument(COUNTS)})"
    others = "|".join(NOT_UNITS[language].split())
    text = re.sub(rf"({number}) (?!(?:{others})\b)(?=[^\W\d_])", rf"\1{NO_BREAK}", text)
    text = re.sub(rf"(\w) (?={argument(NUMBERS)})", rf"\1{NO_BREAK}", text)
    text = re.sub(rf"\b({COLOURS[language]}) (?=\d|[«„])", rf"\1{NO_BREAK}", text, flags=re.I)
    text = re.sub(r"\b([pпв]\.) (?=[bп]\.)", rf"\1{NO_BREAK}", text)
    if language == "en":
        text = re.sub(rf"\b({COLOURS['en']}) (?=[A-Z])", rf"\1{NO_BREAK}", text)
    else:
        short = SHORT[language]
        text = re.sub(rf"(?<![\w’'])([{short}{short.upper()}]) (?=\S)", rf"\1{NO_BREAK}", text)
        text = re.sub(rf"(?<=\S) (?={DASH[language]}\s)", NO_BREAK, text)
    percent = "%" if language in ("en", "uk") else f"{NO_BREAK}%"
    text = re.sub(r"([\d\uE000-\uF8FF]) ?%", rf"\1{percent}", text)
    return re.sub("[\ue000-\uf8ff]", lambda found: parts[ord(found[0]) - 0xE000], text)


def mended(language: str, source: str) -> str:
    """A catalogue with the spaces it should have."""
    return "\n".join(_lines(language, source.split("\n")))


def _lines(language: str, lines: list[str]) -> Iterator[str]:
    message = ""
    for line in lines:
        if line[:1].isalpha():
            message = line
        if line.startswith("#") or message.startswith(NAMES):
            yield line
            continue
        found = VALUE.match(line)
        start = found.end() if found else 0
        yield line[:start] + bound(language, line[start:])


def files(language: str) -> list[Path]:
    """All catalogues of a language, those of the examples too."""
    examples = EXAMPLES.glob(f"*/src/*/words/{language}/*.ftl")
    return sorted((*catalogues(language).values(), *examples))


def main() -> None:
    for language in LANGUAGES:
        for file in files(language):
            before = file.read_text("utf-8")
            after = mended(language, before)
            for old, new in zip(before.split("\n"), after.split("\n"), strict=True):
                if old != new:
                    print(f"{file.name}: {new.strip().replace(NO_BREAK, '~')}")
            if after != before and "--write" in sys.argv:
                file.write_text(after, "utf-8")


if __name__ == "__main__":
    main()
