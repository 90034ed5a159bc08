"""`stosy`: reads the arguments, runs the command, reports errors in one sentence."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from io import TextIOWrapper

from stosy.cli.arguments import UsageError, parser
from stosy.cli.output import fail
from stosy.cli.records import bad_file, bad_line
from stosy.core import Refused
from stosy.lab.files import BadLine
from stosy.text import LANGUAGES, Words, match

"""Exit status after bad input."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_of(arguments))
    try:
        status = run(arguments, words)
        sys.stdout.flush()
        return status
    except UsageError as error:
        return fail(words.say("error-usage", detail=str(error)))
    except Refused as refused:
        return fail(words.refusal("cli", refused))
    except BadLine as bad:
        return fail(bad_line(bad, words))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return fail(bad_file(error, words))
    except BrokenExecutor:
        return fail(words.say("error-worker"))
    except KeyboardInterrupt:
        return 130


def run(arguments: Sequence[str], words: Words) -> int:
    """Run the command; without one, print the help."""
    commands = parser()
    parsed = commands.parse_args(arguments)
    check_language(parsed.lang)
    if parsed.run is None:
        commands.print_help()
        return 0
    status: int = parsed.run(parsed, words)
    return status


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
    set_in = ("LC_ALL", "LC_MESSAGES", "LANG")
    return match(next((os.environ[name] for name in set_in if os.environ.get(name)), ""))


def check_language(tag: str | None) -> None:
    """Check that a language, given by name or by a tag such as uk_UA.UTF-8, is supported."""
    if tag is not None and re.split(r"[-_.]", tag.lower())[0] not in LANGUAGES:
        raise Refused("no_such_language", "G3", language=tag, allowed=", ".join(LANGUAGES))
