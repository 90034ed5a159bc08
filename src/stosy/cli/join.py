"""`stosy join`."""

from __future__ import annotations

from argparse import Namespace

from stosy.cli.output import fail, tell
from stosy.cli.sitting import front, seated_at
from stosy.text import Words
from stosy.tui.address import Unreachable
from stosy.tui.site import address
from stosy.tui.visiting import Visit


def run(given: Namespace, words: Words) -> int:
    """A seat at a table on a server, until the person leaves."""
    visit = Visit(address(given.url), given.name, words)
    shown = front(words, visit.run, given.plain)
    try:
        status = seated_at(shown)
    except Unreachable as error:
        return fail(words.trouble("join-unreachable", str(error), origin=visit.where.origin))
    table = shown.table
    if table is None or table.you is None:
        tell(words.say("play-left"))
    elif table.facts.phase != "closed":
        tell(words.say("join-left", command=f"stosy join {visit.where.url}"))
    return status
