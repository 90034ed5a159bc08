"""The line beside the hand: what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stosy.text import Words
from stosy.tui.joined import Joined

if TYPE_CHECKING:
    from stosy.tui.full.play import Seated


def advice(seated: Seated) -> str:
    """What to do next."""
    table, words = seated.table, seated.words
    page = words.page
    if table is None:
        return ""
    typist = seated.session.typist
    if typist is not None and typist.question is not None:
        return typist.question[0]
    if table.between_rounds:
        ready = table.you is not None and table.facts.seats[table.you].ready
        return page("web-table", "table-between-ready" if ready else "table-between")
    if table.facts.phase == "over" and table.sight is not None:
        return _ending(words, table)
    if table.facts.phase == "gathering":
        return _gathering(words, table)
    if table.you is None:
        return page("web-table", "table-watching")
    if table.coach is None:
        return ""
    return words.coach(table.facts.game, table.coach, table.names, table.you)


def _ending(words: Words, table: Joined) -> str:
    winners = table.facts.winners or ()
    if table.you is None:
        headline = "end-seen"
    elif table.you in winners:
        headline = "end-win-team" if table.facts.team and len(winners) > 1 else "end-win"
    else:
        headline = "end-lose"
    assert table.sight is not None
    result = table.sight.view.result
    told = "" if result is None else words.result(table.facts.game, result, table.names, table.you)
    return f"{words.page('web-end', headline)}\n{told}"


def _gathering(words: Words, table: Joined) -> str:
    host = "" if table.facts.host is None else table.names[table.facts.host]
    if table.is_host:
        return words.page("web-setup", "setup-invite-about")
    if table.you is None:
        return words.page("web-table", "table-watching")
    return words.page("web-setup", "setup-host-starts", host=host)
