"""The screen or plain lines of `stosy play` and `stosy join`."""

from __future__ import annotations

import gc
import os
from shutil import get_terminal_size

from stosy.cli.output import INTERRUPTED
from stosy.text import Words
from stosy.tui.front import Flow, Front
from stosy.tui.plain import Plain, on_terminal

LEAST = (60, 20)
"""Columns and rows of a screen; in less, plain lines are more use."""


def front(words: Words, flow: Flow, plain: bool) -> Front:
    """The screen or, if the terminal cannot show a table or nobody wants one, plain lines."""
    columns, rows = get_terminal_size()
    able = on_terminal() and os.environ.get("TERM", "dumb") != "dumb"
    if plain or not able or columns < LEAST[0] or rows < LEAST[1]:
        return Plain(words, flow)
    gc.disable()  # what is imported stays: to look for garbage in it takes 0.03 s
    from stosy.tui.full.app import StosyApp

    gc.freeze()
    gc.enable()
    return StosyApp(words, flow)


def seated_at(front: Front) -> int:
    """Play there until the person leaves; the exit status."""
    try:
        error = front.run()
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    if error is not None:
        raise error
    return 0
