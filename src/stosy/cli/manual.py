"""`stosy manual`: the manual page, made from the parser."""

from __future__ import annotations

from argparse import Action, Namespace
from collections.abc import Iterator
from importlib.metadata import version

from stosy.cli.arguments import explained
from stosy.cli.parser import Parser
from stosy.text import Words


def run(given: Namespace, words: Words) -> int:
    """Print the page."""
    print("\n".join(page(explained(words.language))))
    return 0


def page(top: Parser) -> Iterator[str]:
    """The lines of the page, in the language of man(7)."""
    about = plain((top.description or "").rstrip("."))
    yield f'.TH STOSY 1 "" "stosy {version("stosy")}"'
    yield from section(top, "name")
    yield f"stosy \\- {about}"
    yield from section(top, "synopsis")
    yield ".B stosy"
    yield "[\\fI\\,COMMAND\\/\\fR] [\\fB\\-\\-help\\fR]"
    yield from section(top, "description")
    yield f"{about}."
    yield from arguments(top)
    yield from section(top, "commands")
    for name, each in top.commands().items():
        yield f".SS stosy {plain(name)}"
        yield plain(each.description or "")
        yield from arguments(each)


def section(top: Parser, name: str) -> Iterator[str]:
    yield f".SH {plain(top.texts.format(f'manual-{name}', {}))}"


def arguments(command: Parser) -> Iterator[str]:
    """Every argument in bold, with what it does."""
    for action in command.actions():
        if action.choices is None or command.name:
            yield ".TP"
            yield ", ".join(names(action))
            yield plain((action.help or "").replace("%%", "%"))


def names(action: Action) -> Iterator[str]:
    value = f" \\fI{plain(str(action.metavar))}\\fR" if action.metavar else ""
    for option in action.option_strings:
        yield f"\\fB{plain(option)}\\fR{value}"
    if not action.option_strings:
        yield value.strip()


def plain(text: str) -> str:
    """Text that roff takes as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
