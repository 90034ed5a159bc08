"""What may be said at a table (QE7, QE8, TG4)."""

from __future__ import annotations

import msgspec

from stosy.core import AnyGame, Refused, Talk
from stosy.table.state import State
from stosy.text import chat_text, number_in


def talk_now(game: AnyGame, state: State) -> Talk:
    """What people who are not muted may say now."""
    settings = state.settings
    allowed = settings.talk if settings.talk is not None else not settings.public
    if not allowed:
        return "none"
    if state.phase != "playing":
        return "free"
    return game.talk(msgspec.convert(settings.options, game.options))


def checked_text(game: AnyGame, state: State, seat: int, raw: str) -> str:
    """The text as it is passed on; Refused if it may not be said."""
    if state.seats[seat].muted:
        raise Refused("muted", "T4")
    talk = talk_now(game, state)
    if talk == "none":
        raise Refused("no_talk", "T4")
    text = chat_text(raw)
    if not text:
        raise Refused("nothing_said", "T4")
    number = number_in(text) if talk == "no_numbers" else None
    if number is not None:
        raise Refused("number_said", "T4", number=number)
    return text
