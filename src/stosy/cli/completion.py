"""`stosy completion`: a script that completes commands and arguments in a shell.

The script holds all names, so that completing starts no program.
"""

from __future__ import annotations

from argparse import Action, Namespace
from collections.abc import Iterator

from stosy.cli.arguments import explained
from stosy.cli.parser import Parser
from stosy.games import games
from stosy.text import Words

BASH = """\
_stosy() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} words
    case "${{COMP_WORDS[1]}}" in
{cases}
    *) words="{commands}" ;;
    esac
    [ "$COMP_CWORD" = 1 ] && words="{commands}"
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _stosy stosy"""
ZSH = "autoload -U +X bashcompinit && bashcompinit\n"
FIRST = "__fish_use_subcommand"


def run(given: Namespace, words: Words) -> int:
    """Print the script for a shell."""
    top = explained(words.language)
    print({"bash": bash, "zsh": zsh, "fish": fish}[given.shell](top))
    return 0


def bash(top: Parser) -> str:
    """The script for bash."""
    cases = "\n".join(
        f'    {name}) words="{" ".join(completions(each))}" ;;'
        for name, each in top.commands().items()
    )
    return BASH.format(cases=cases, commands=" ".join([*top.commands(), *top.options()]))


def zsh(top: Parser) -> str:
    """The script for zsh, which understands that of bash."""
    return ZSH + bash(top)


def fish(top: Parser) -> str:
    """The script for fish, which shows what each one does."""
    return "\n".join(["complete -c stosy -f", *fish_lines(top)])


def fish_lines(top: Parser) -> Iterator[str]:
    for name, each in top.commands().items():
        yield f"complete -c stosy -n {FIRST} -a {name} -d {quoted(each.description or '')}"
        here = f"-n '__fish_seen_subcommand_from {name}'"
        for action in each.actions():
            about = quoted((action.help or "").replace("%%", "%"))
            for option in action.option_strings:
                kind = "-l" if option.startswith("--") else "-s"
                yield f"complete -c stosy {here} {kind} {option.lstrip('-')} -d {about}"
            if not action.option_strings:
                values = " ".join(values_of(action))
                what = f"-a {quoted(values)}" if values else "-F"
                yield f"complete -c stosy {here} {what} -d {about}"


def completions(command: Parser) -> Iterator[str]:
    """The words that may follow a command."""
    yield from command.options()
    for action in command.actions():
        if not action.option_strings:
            yield from values_of(action)


def values_of(action: Action) -> list[str]:
    """What an argument may be, if it is one of a few words."""
    return list(games()) if action.dest == "game" else [str(each) for each in action.choices or ()]


def quoted(text: str) -> str:
    """A text as one word of a shell."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
