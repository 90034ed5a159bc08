"""`stosy`: reads the arguments, runs the command, says in one sentence what went wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from stosy.cli.arguments import UsageError, parser
from stosy.cli.records import bad_line
from stosy.core import Refused
from stosy.lab.files import BadLine
from stosy.text import LANGUAGES, Words, match

WRONG = 2
"""Exit status after bad input."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    words = Words(language_of(arguments))
    try:
        parsed = parser().parse_args(arguments)
        check_language(parsed.lang)
        status: int = parsed.run(parsed, words)
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
        return fail(words.say("error-file", file=error.filename or "", reason=error.strerror or ""))
    except KeyboardInterrupt:
        return 130


def fail(sentence: str) -> int:
    print(f"stosy: {sentence}", file=sys.stderr)
    return WRONG


def language_of(arguments: Sequence[str]) -> str:
    """The language asked for with --lang, or that of the environment."""
    for place, argument in enumerate(arguments):
        if argument == "--lang" and place + 1 < len(arguments):
            return match(arguments[place + 1])
        if argument.startswith("--lang="):
            return match(argument.removeprefix("--lang="))
    set_in = ("LC_ALL", "LC_MESSAGES", "LANG")
    return match(next((os.environ[name] for name in set_in if os.environ.get(name)), ""))


def check_language(tag: str | None) -> None:
    """A language asked for by name must be one of ours."""
    if tag is not None and not tag.lower().startswith(LANGUAGES):
        raise Refused("no_such_language", "G3", language=tag, allowed=", ".join(LANGUAGES))
