"""What may be said at a table (QE7, QE8, TG4)."""

from __future__ import annotations

import msgspec

from stosy.chat import chat_text, number_in
from stosy.core import AnyGame, Options, Refused, Talk
from stosy.table.state import State
from stosy.vocabulary.settings import Settings


def talk_now(game: AnyGame, state: State) -> Talk:
    """What people who are not muted may say now."""
    if not agreed(state.settings):
        return "none"
    if state.phase != "playing":
        return "free"
    return game.talk(options_of(game, state))


def agreed(settings: Settings) -> bool:
    """Do the settings of the table allow to talk?"""
    return settings.talk if settings.talk is not None else not settings.public


def options_of(game: AnyGame, state: State) -> Options:
    return msgspec.convert(state.settings.options, game.options)


def check_reaction(game: AnyGame, state: State, seat: int) -> None:
    """Refused if a person may not show feelings.

    They may also where nobody writes: a few fixed words do no harm. But where only signals are
    allowed, a word could become one.
    """
    if state.seats[seat].muted:
        raise Refused("muted", "T4")
    options = options_of(game, state)
    if state.phase == "playing" and game.talk(options) == "none":
        raise Refused("signals_only", game.talk_rule(options))


def checked_text(game: AnyGame, state: State, seat: int, raw: str) -> str:
    """The text as it is passed on; Refused if it may not be said."""
    if state.seats[seat].muted:
        raise Refused("muted", "T4")
    talk = talk_now(game, state)
    if talk == "none":
        raise (
            Refused("signals_only", game.talk_rule(options_of(game, state)))
            if agreed(state.settings)
            else Refused("no_talk", "T4")
        )
    text = chat_text(raw)
    if not text:
        raise Refused("nothing_said", "T4")
    number = number_in(text) if talk == "no_numbers" else None
    if number is not None:
        raise Refused("number_said", game.talk_rule(options_of(game, state)), number=number)
    return text
