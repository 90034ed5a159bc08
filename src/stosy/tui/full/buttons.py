"""The buttons of a table: everything that can be done beside laying cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from stosy.core import Action
from stosy.tui.full.choices import Choices
from stosy.tui.joined import Joined
from stosy.tui.typed import spelling
from stosy.wire import asks

if TYPE_CHECKING:
    from stosy.tui.full.play import Seated

RESERVED = "bghmnqvy"
"""Keys of buttons that every game has."""


class Button(Struct, frozen=True):
    """A button: its key, its words, and what it does: an action, or the name of a command."""

    key: str
    label: str
    does: Action | str


def buttons(seated: Seated, choices: Choices) -> Iterator[Button]:
    """Everything that can be done beside laying cards."""
    table, page = seated.table, seated.words.page
    if table is None:
        return
    phase = table.facts.phase
    if seated.hint() is not None:
        yield Button("y", page("web-table", "table-hint-do"), "do")
        yield Button("n", page("web-table", "table-hint-other"), "other")
    if table.you is None and phase != "closed":
        yield Button("s", page("web-table", "table-sit"), "sit")
    elif table.between_rounds:
        yield Button("r", page("web-table", "table-continue"), "ready")
    elif phase == "over":
        yield Button("r", page("web-end", "end-rematch"), "again")
        yield Button("v", page("web-end", "end-replay"), "replay")
    elif phase == "gathering" and table.is_host:
        yield Button("r", page("web-setup", "setup-start"), "start")
    elif phase == "playing":
        yield from _playing(seated, table, choices)
    yield Button("m", seated.words.say("screen-menu"), "menu")


def _playing(seated: Seated, table: Joined, choices: Choices) -> Iterator[Button]:
    taken = set(RESERVED)
    for action in choices.others:
        key = next((each for each in name_of(action) if each not in taken), "")
        taken.add(key)
        yield Button(key, seated.words.action(table.facts.game, action, table.names), action)
    if choices.signals and len(table.facts.seats) > 1:
        yield Button("g", seated.words.say("screen-say"), "signal")
    if notices(table):
        yield Button("o", seated.words.say("screen-notice"), "notice")
    mine = table.sight is not None and table.sight.my_turn
    if table.facts.hints and mine and seated.hint() is None:
        waits = any(isinstance(sent.ask, asks.AskHint) for sent in table.unanswered.values())
        message = "table-hint-thinking" if waits else "table-hint"
        yield Button("h", seated.words.page("web-table", message), "hint")
    people = [seat for seat in table.facts.seats if seat.kind == "person"]
    if table.you is not None and len(people) == 1 and not mine:
        yield Button("b", seated.words.page("web-table", "table-hurry"), "hurry")


def notices(table: Joined) -> list[Action]:
    """What players have to notice themselves: it can always be tried."""
    game, you = table.talk.game, table.you
    return [
        kind(target=seat)
        for kind in game.kinds().values()
        if not kind.listed and kind.__struct_fields__ == ("target",)
        for seat in range(len(table.facts.seats))
        if seat != you
    ]


def name_of(action: Action) -> str:
    """The letters of an action's name in records: they do not depend on the language."""
    words = spelling(action)
    return (words[0] if words else "").replace("_", "")
