"""`stosy`: reads the arguments, runs the command, reports errors in one sentence."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

from stosy.cli.arguments import explained, parser
from stosy.cli.output import fail
from stosy.cli.parser import UsageError, close
from stosy.core import Refused
from stosy.games import games
from stosy.text import LANGUAGES, Words, match

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set names the locale."""
WAYS: Mapping[str, str] = {
    "welcome-play": "play",
    "welcome-host": "serve --lan",
    "welcome-bot": "simulate {game} --bots ./mine.py:Mine",
    "welcome-more": "--help",
}
"""What one may want at first, and the command for it."""
UV_CACHE = "archive-v0"
"""The folder of what uvx runs."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_of(arguments))
    note_letters(words)
    try:
        status = run(arguments, words)
        sys.stdout.flush()
        return status
    except UsageError as error:
        return fail(error.told(words))
    except Refused as refused:
        return fail(refusal(refused, words))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if told := known_error(error, words):
            return fail(told)
        raise


def known_error(error: Exception, words: Words) -> str:
    """An error of the files, the extras or the processes, in words; "" for any other. What knows
    them is imported only now: most commands need none of it."""
    from concurrent.futures import BrokenExecutor

    from stosy.cli.records import bad_file, bad_line
    from stosy.lab.files import BadLine
    from stosy.research.extras import MissingExtra

    match error:
        case BadLine():
            return bad_line(error, words)
        case OSError():
            return bad_file(error, words)
        case MissingExtra():
            return words.say("error-extra", extra=error.extra)
        case BrokenExecutor():
            return words.say("error-worker")
    return ""


def run(arguments: Sequence[str], words: Words) -> int:
    """Run the command; without one, say in five lines what there is."""
    wants_help = not {"-h", "--help"}.isdisjoint(arguments)
    commands = explained(words.language) if wants_help else parser(words.language)
    parsed = commands.parse_args(arguments)
    check_language(parsed.lang)
    if parsed.run is None:
        for line in welcome(words):
            print(line)
        return 0
    try:
        status: int = parsed.run(parsed, words)
    except Refused as refused:
        return fail(refusal(refused, words, getattr(parsed, "game", None)))
    return status


def welcome(words: Words) -> Iterator[str]:
    """How to play, to host and to build a bot."""
    # uvx installs nothing that could be typed again without it.
    stosy = "uvx stosy" if UV_CACHE in Path(sys.prefix).parts else "stosy"
    game = min(games(), key=len)
    said = {words.say(name): f"{stosy} {way.format(game=game)}" for name, way in WAYS.items()}
    width = max(map(len, said)) + 2
    yield words.say("welcome")
    for text, command in said.items():
        yield f"  {text:{width}}{command}"


def language_of(arguments: Sequence[str]) -> str:
    """The language of --lang, or of the environment."""
    asked = None
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    if asked is not None:
        return match(asked)
    return match(wanted_language(os.environ))


def wanted_language(environ: Mapping[str, str]) -> str:
    """The languages of the environment, as gettext takes them: LANGUAGE, unless there is no
    locale."""
    locale = next((environ[name] for name in LOCALE if environ.get(name)), "")
    if re.split(r"[.@]", locale)[0] in ("", "C", "POSIX"):
        return locale
    return environ.get("LANGUAGE") or locale


def note_letters(words: Words) -> None:
    """Say so if the terminal cannot show the letters of the language."""
    encoding = sys.stdout.encoding or "ascii"
    try:
        words.say("error-letters", encoding=encoding).encode(encoding)
    except UnicodeEncodeError:
        if sys.stdout.isatty():
            print(Words("en").say("error-letters", encoding=encoding), file=sys.stderr)


def refusal(refused: Refused, words: Words, game: str | None = None) -> str:
    """The refusal in words, and what was probably meant if a name is unknown."""
    said = words.complaint(game if game in games() else None, refused)
    allowed = str(refused.facts.get("allowed", "")).split(", ")
    given = [str(value) for name, value in refused.facts.items() if name != "allowed"]
    guess = close(given[-1], allowed) if given else ""
    return f"{said} {words.say('error-guess', guess=guess)}" if guess else said


def check_language(tag: str | None) -> None:
    """Check that a language, given by name or by a tag such as uk_UA.UTF-8, is supported."""
    if tag is not None and re.split(r"[-_.]", tag.lower())[0] not in LANGUAGES:
        raise Refused("no_such_language", "G3", language=tag, allowed=", ".join(LANGUAGES))
