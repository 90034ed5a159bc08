"""A parser of arguments that speaks the user's language.

`argparse` has its sentences in English. Here its errors become messages of the catalogue, and the
help of each command and argument is looked up by name: `help-serve` and `help-serve-port`, or
`help-any-seed` for an argument that means the same everywhere.
"""

from __future__ import annotations

import re
from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any, NoReturn, TypeAlias

from stosy.text import Words
from stosy.text.catalogue import Catalogue, catalogue

Run: TypeAlias = Callable[[Namespace, Words], int]
COMMAND = "COMMAND"
GROUPS = {
    "play": "help-to-play", "serve": "help-to-host", "simulate": "help-to-compare-bots",
    "show": "help-to-read-records",
}  # fmt: skip
"""What is said before the first command of each group."""
ERRORS = {
    "missing": r"the following arguments are required: (?P<argument>.+)",
    "unknown": r"unrecognized arguments: (?P<given>.+)",
    "no-command": rf"argument {COMMAND}: invalid choice: '(?P<given>.*?)' \(.*",
    "choice": r"argument (?P<argument>\S+): invalid choice: '(?P<given>.*?)' "
    r"\(choose from (?P<allowed>.+)\)",
    "no-value": r"argument (?P<argument>\S+): expected (?:one|at least one) argument",
    "a-value": r"argument (?P<argument>\S+): ignored explicit argument '(?P<given>.*)'",
    "both": r"argument (?P<argument>\S+): not allowed with argument (?P<other>\S+)",
}
"""What argparse says, by what it means. Other sentences of it are passed on as they are."""


class UsageError(Exception):
    """Invalid arguments: a message of the catalogue with its facts, and how to go on from there."""

    def __init__(
        self, message: str, facts: Mapping[str, str], command: str, guess: str = ""
    ) -> None:
        super().__init__(message, facts, command, guess)
        self.message = message
        self.facts = facts
        self.command = command
        self.guess = guess

    def told(self, words: Words) -> str:
        """The error in words."""
        said = words.say(self.message, command=self.command, **self.facts)
        if self.guess:
            return f"{said} {words.say('error-guess', guess=self.guess)}"
        return f"{said} {words.say('error-see-help', command=self.command)}"


class Parser(ArgumentParser):
    """Raises UsageError instead of exiting, and does not accept abbreviated options."""

    def __init__(self, language: str, command: str = "", **settings: Any) -> None:
        self.language = language
        self.name = command
        formatter = partial(Formatter, language)
        super().__init__(allow_abbrev=False, add_help=False, formatter_class=formatter, **settings)
        self.add_argument("-h", "--help", action="help")
        if not command:
            self._commands = self.add_subparsers(metavar=COMMAND, parser_class=Parser)

    def error(self, message: str) -> NoReturn:
        for error, pattern in ERRORS.items():
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise self._explained(error, found.groupdict())
        raise UsageError("error-usage", {"detail": message}, self.prog)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        """Refuse unknown arguments here, where it is known which ones the command has."""
        parsed, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return parsed, rest

    def actions(self) -> tuple[Action, ...]:
        """The arguments that people may give."""
        return tuple(each for each in self._actions if each.help is not SUPPRESS)

    def options(self) -> list[str]:
        """The names of all options."""
        return [name for action in self.actions() for name in action.option_strings]

    def command(self, name: str, run: Run) -> Parser:
        """Add a command."""
        new = self._commands.add_parser(name, language=self.language, command=name, help="")
        new.set_defaults(run=run)
        new.add_argument("--lang", metavar="LANGUAGE", default=SUPPRESS)
        return new

    def commands(self) -> Mapping[str, Parser]:
        """The commands by name."""
        return {} if self.name else self._commands.choices

    @property
    def texts(self) -> Catalogue:
        """What the help says. Reading it takes time, and most commands need none."""
        return catalogue(self.language, "help")

    def explain(self, facts: Mapping[str, str]) -> None:
        """Look up the help of this parser, of its arguments and of its commands."""
        self.description = self.texts.format(f"help-{self.name or 'stosy'}", facts)
        title = "help-arguments" if self.name else "help-commands"
        self._positionals.title = self.texts.format(title, {})
        self._optionals.title = self.texts.format("help-options", {})
        for action in self.actions():
            if action.help is None:
                action.help = self._help(action, facts).replace("%", "%%")
        for command in self.commands().values():
            command.explain(facts)
        for listed in [] if self.name else self._commands._choices_actions:
            listed.help = self.commands()[listed.dest].description

    def _help(self, action: Action, facts: Mapping[str, str]) -> str:
        name = action.dest.replace("_", "-")
        for message in (f"help-{self.name}-{name}", f"help-any-{name}"):
            if self.texts.has(message):
                return self.texts.format(message, facts)
        return ""

    def _explained(self, error: str, facts: dict[str, str]) -> UsageError:
        known: Iterable[str] = ()
        if error == "no-command":
            known = self.commands()
        elif error == "unknown":
            facts["given"] = facts["given"].split()[0]
            known = self.options() if facts["given"].startswith("-") else ()
        elif error == "choice":
            facts["allowed"] = facts["allowed"].replace("'", "")
        guess = close(facts.get("given", ""), known)
        return UsageError(f"error-{error}", facts, self.prog, guess)


class Formatter(HelpFormatter):
    """Help with its headings in the user's language."""

    def __init__(self, language: str, prog: str) -> None:
        super().__init__(prog)
        self._language = language

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        usual = catalogue(self._language, "help").format("help-usage", {}) + " "
        super().add_usage(usage, actions, groups, usual if prefix is None else prefix)

    def _format_action(self, action: Action) -> str:
        said = super()._format_action(action)
        if action.option_strings or action.dest not in GROUPS:
            return said
        heading = catalogue(self._language, "help").format(GROUPS[action.dest], {})
        return f"\n  {heading}:\n{said}"


def close(given: str, known: Iterable[str]) -> str:
    """The one that was probably meant, such as the only one that begins so; else ""."""
    names = list(known)
    begun = [name for name in names if given and name.startswith(given)]
    found = begun if len(begun) == 1 else get_close_matches(given, names, 1)
    return next(iter(found), "")
