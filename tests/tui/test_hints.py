"""Hints in the terminal, offline and at a server; and leaving while somebody thinks."""

from __future__ import annotations

import os
import signal
import sys
from subprocess import PIPE
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import pytest

from stosy.bots.hints import Hint
from stosy.bots.stopping import Stop
from stosy.core import Action, Match, View
from stosy.games.rows.piles import EndTurn, Lay
from stosy.text import LANGUAGES, Words
from stosy.tui import PlainTable, plain
from stosy.tui.aside import aside
from stosy.tui.typed import vocabulary
from tests.processes import started
from tests.table.ponderer import Ponderer
from tests.timeouts import POLL_SECONDS, TIMEOUT
from tests.tui.test_plain import NAMES, Terminal, play, sit
from tests.tui.wired import Wire

TYPED = {"en": "hint", "uk": "підказка", "ru": "подсказка", "cs": "rada"}

LEFT = 130
SEARCHING = f"""
import signal, sys
from stosy_kernel import GAMES, search
from stosy.tui.aside import aside

deal = GAMES["quick-and-easy"].deal([0], 2, 0, 1, 1)
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored here

def think(stop):
    print("ready", flush=True)
    search(deal, 0, playouts=None, seconds=1000, stop=stop)

try:
    aside(think)
except KeyboardInterrupt:
    sys.exit({LEFT})
"""


def found(*actions: Action, chance: float | None = 0.421) -> tuple[Hint, ...]:
    return tuple(Hint(action, chance, "least_room") for action in actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hint_is_a_word_of_every_language(language: str) -> None:
    typed = vocabulary((Words("en"), Words(language)), NAMES)
    for word in (TYPED[language], "hint"):
        assert typed.tokens(word) == ["hint"]


def test_hints_are_told_and_may_be_picked_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("hint", "1.")
    table = sit("face-to-face", terminal)
    view: Any = table.sight.view
    low, high = min(view.hand), max(view.hand)
    told = found(Lay(low, "up"), Lay(high, "down"))
    monkeypatch.setattr(plain, "hints", lambda *given, stop: told)
    match = play(table)
    chance = "Chance of winning: 42%."
    reason = f"No other card uses up less room. {chance}"
    assert f"1. lay {low} on your rising pile. {reason}" in terminal.told
    assert f"2. lay {high} on your falling pile. {reason}" in terminal.told
    assert match.log[-1].action == Lay(low, "up")


def test_real_hints_offline() -> None:
    terminal = Terminal("hint")
    play(sit("the-game", terminal))
    assert any(line.startswith("1. lay ") for line in terminal.told)


def test_nothing_to_advise_is_said_too(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("hint")
    monkeypatch.setattr(plain, "hints", lambda *given, stop: ())
    play(sit("the-game", terminal))
    assert "Nothing to suggest right now." in terminal.told


def test_hints_of_a_server() -> None:
    wire = Wire("face-to-face")
    wire.type("start", "hint")
    (thought,) = wire.table.requests()
    wire.table.answer(thought, found(EndTurn(), chance=None), wire.now)
    wire.hear(wire.messages())
    assert wire.told[-1] == "1. end the turn. No other card uses up less room."
    assert not wire.joined.unanswered


def test_a_server_says_why_there_are_none() -> None:
    wire = Wire("face-to-face", hints=False)
    wire.type("start", "hint")
    assert wire.told[-1] == "There are no hints at this table."


def interrupt_when(begun: Event) -> None:
    """Control and C, as soon as somebody thinks, whatever tests before have made of it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)

    def press() -> None:
        assert begun.wait(TIMEOUT)
        os.kill(os.getpid(), signal.SIGINT)

    Thread(target=press, daemon=True).start()


def test_control_and_c_are_heard_while_somebody_thinks_and_end_the_thought() -> None:
    begun, ended = Event(), Event()

    def think(stop: Stop) -> None:
        begun.set()
        end = monotonic() + TIMEOUT
        while not stop.is_set() and monotonic() < end:
            sleep(POLL_SECONDS)
        if stop.is_set():
            ended.set()

    interrupt_when(begun)
    with pytest.raises(KeyboardInterrupt):
        aside(think)
    assert ended.wait(TIMEOUT)


def test_who_plays_a_slow_bot_can_leave_at_once() -> None:
    begun = Event()

    def begins(view: View) -> None:
        begun.set()

    interrupt_when(begun)
    with pytest.raises(KeyboardInterrupt):
        slow_table(Ponderer(begins), Terminal()).play()


def test_control_and_c_end_a_search_in_the_kernel_without_a_crash() -> None:
    pytest.importorskip("stosy_kernel")
    command = [sys.executable, "-c", SEARCHING]
    with started(command, stdout=PIPE, stderr=PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=TIMEOUT)
    assert process.returncode == LEFT


def test_a_slow_bot_plays_as_any_other() -> None:
    bot, terminal = Ponderer(), Terminal()
    bot.may_answer.set()
    match = play(slow_table(bot, terminal))
    assert len(match.log) > 1


def test_what_goes_wrong_aside_goes_wrong_here() -> None:
    def think(stop: Stop) -> None:
        raise LookupError("no idea")

    with pytest.raises(LookupError, match="no idea"):
        aside(think)


def slow_table(bot: Ponderer, terminal: Terminal) -> PlainTable:
    """The bot is to act first."""
    table: Any = sit("face-to-face", terminal)
    setup = table.game.setup(2, table.game.options(), 1)
    match = Match(table.game, setup, table.match.seed)
    return PlainTable(match, [bot], NAMES[:2], Words("en"), terminal.ask, terminal.tell)
