"""Describes the table in a few lines, as the person sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stosy.core import AnyGame, View
from stosy.text import Words
from stosy.tui import generic
from stosy.tui.terminal import terminal_of


def summary(
    words: Words, game: AnyGame, view: View, names: Sequence[str], again: bool = False
) -> Iterator[str]:
    """The lines that describe a view, by the game's slice or else by its fields; `again`: also
    what was told when it happened."""
    part = terminal_of(game)
    if part.summary is None:
        yield from generic.table(words, game, view, names)
    else:
        told = part.told(view) if again else ()
        for message, facts in (*part.summary(view), *told):
            yield words.line(game.id, message, facts, names, view.seat)
    if view.seat is not None:
        yield hand(words, game, view)


def tops(words: Words, game: AnyGame, view: View, names: Sequence[str]) -> str:
    """What a card can be laid on now, in one line; "" if the game's slice does not say."""
    lines = terminal_of(game).tops(view)
    told = (words.line(game.id, message, facts, names, view.seat) for message, facts in lines)
    return "; ".join(told)


def hand(words: Words, game: AnyGame, view: View) -> str:
    """The viewer's own cards."""
    return words.say("play-hand", cards=words.cards(game.id, view.hand), count=len(view.hand))
