"""What bots of others do wrong: every fault has its name, its price and its sentence."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any, get_args

import pytest

from stosy.bots import find_bot
from stosy.bots.kinds import kind_of
from stosy.bots.misbehaviour import Fault, Misbehaved, Seated
from stosy.bots.programs import Limits, ProgramBot, ProgramPool
from stosy.core import (
    Action,
    AnyMatch,
    AnyOffer,
    Dice,
    Event,
    Match,
    Move,
    Resign,
    Result,
    View,
    seed_of,
)
from stosy.games import find
from stosy.games.rows.piles import Lay
from stosy.lab.runner import play_match
from stosy.text import LANGUAGES, Words

GAME = find("face-to-face")
SETUP = GAME.setup(2)
FAULTS: tuple[Fault, ...] = get_args(Fault)
ROGUE = Path(__file__).with_name("rogue.py")

PROGRAMS = {
    "illegal": "illegal",
    "silent": "silent",
    "exception": "exception",
    "timeout": "timeout",
    "malformed": "malformed",
    "other-id": "malformed",
    "no-action": "malformed",
    "died": "died",
    "too-much": "too_much",
    "version": "version",
}


class Bad:
    """Misbehaves in Python, when it is waited for."""

    def __init__(self, fault: str) -> None:
        self.fault = fault

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        if self.fault == "illegal":
            return Lay(1, "up")
        if self.fault == "exception":
            raise KeyError("heart")
        while self.fault == "timeout":
            pass
        return None


def played(bot: Any, lenient: bool = False) -> tuple[AnyMatch, list[tuple[int, Misbehaved]]]:
    """A match of the bot on seat 1 against a casual one, and what was noted."""
    noted: list[tuple[int, Misbehaved]] = []
    bots = [find_bot("casual", GAME.id), bot]
    match = play_match(
        GAME, SETUP, seed_of("rogue"), bots, lambda *what: noted.append(what), lenient
    )
    return match, noted


def program(fault: str, pool: ProgramPool, seconds: float = 30.0) -> ProgramBot:
    command = (sys.executable, "-I", "-S", str(ROGUE), fault)
    return ProgramBot(command, Limits(0.2 if fault == "timeout" else seconds), pool)


def test_all_eight_faults_are_tried() -> None:
    assert set(PROGRAMS.values()) == set(FAULTS)
    assert len(FAULTS) == 8


@pytest.mark.parametrize("fault", ["illegal", "silent", "exception", "timeout"])
def test_a_bot_in_python_that_misbehaves_forfeits(fault: Fault) -> None:
    match, noted = played(Seated(Bad(fault), 0.2 if fault == "timeout" else None))
    [(seat, misbehaved)] = noted
    assert (seat, misbehaved.fault) == (1, fault)
    assert match.result.reason == "resigned"
    assert match.result.winning_seats(2) == (0,)


@pytest.mark.parametrize(("does", "fault"), PROGRAMS.items())
def test_a_program_that_misbehaves_forfeits(does: str, fault: Fault) -> None:
    pool = ProgramPool()
    match, noted = played(program(does, pool))
    pool.close()
    [(seat, misbehaved)] = noted
    assert (seat, misbehaved.fault) == (1, fault)
    assert match.result.winning_seats(2) == (0,)
    if does == "died":
        assert misbehaved.detail == "3 | I give up"


@pytest.mark.parametrize("does", ["illegal", "died", "version"])
def test_leniently_the_fallback_plays_on(does: str) -> None:
    pool = ProgramPool()
    match, noted = played(program(does, pool), lenient=True)
    pool.close()
    assert noted[0][1].fault == PROGRAMS[does]
    assert match.result.reason in ("all_laid", "cannot_lay")


def test_without_a_note_it_is_raised() -> None:
    with pytest.raises(Misbehaved) as raised:
        play_match(GAME, SETUP, seed_of("rogue"), [find_bot("casual", GAME.id), Bad("silent")])
    assert raised.value.seat == 1


def test_an_opportunity_taken_against_the_rules_is_dropped_leniently() -> None:
    """Nobody waits for a seat out of turn: it is not asked again before play moves on."""

    class Pushy:
        def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
            usual: Action | None = find_bot("casual", GAME.id).choose(view, offers, dice)
            return usual if offers else Lay(7, "up")

    match, noted = played(Pushy(), lenient=True)
    assert [(seat, each.fault) for seat, each in noted] == [(1, "illegal")]
    assert match.result.reason != "resigned"


def test_a_bot_may_resign() -> None:
    class Polite:
        def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
            return Resign()

    match, noted = played(Polite())
    assert noted == []
    assert match.result.winning_seats(2) == (0,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_its_sentence(fault: Fault, language: str) -> None:
    said = Words(language).fault(fault, "the\nreason")
    assert said not in {Words(language).fault(other, "the\nreason") for other in FAULTS} - {said}
    assert ("the | reason" in said) == (fault != "silent")


class Listener:
    """Notes everything that it is told."""

    def __init__(self) -> None:
        self.begun: list[tuple[object, ...]] = []
        self.seen: list[Event] = []
        self.ended: list[Result] = []

    def begin(self, *what: object) -> None:
        self.begun.append(what)

    def saw(self, event: Event) -> None:
        self.seen.append(event)

    def end(self, result: Result) -> None:
        self.ended.append(result)

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        action: Action | None = find_bot("casual", GAME.id).choose(view, offers, dice)
        return action


def test_a_bot_is_told_what_its_seat_sees() -> None:
    listeners = [Listener(), Listener()]
    match = play_match(GAME, SETUP, seed_of("told"), listeners)
    events: list[Event] = []
    again = Match(GAME, SETUP, seed_of("told"))
    events += again.opening
    for entry in match.log[1:]:
        assert isinstance(entry, Move)
        events += again.play(entry)
    for seat, listener in enumerate(listeners):
        assert listener.seen == [event.seen_by(seat) for event in events]
        [(game, own, setup, _)] = listener.begun
        assert (game, own, setup) == (GAME, seat, SETUP)
        assert listener.ended == [match.result]


def test_a_program_and_the_same_bot_in_python_play_alike() -> None:
    """Views, offers and events are the same on both ways."""
    examples = Path(__file__).parents[2] / "examples" / "bots"
    bot = f"{examples}/careful.py:Careful"
    kinds = [
        kind_of(bot),
        kind_of(f"cmd:{quote(sys.executable)} -m stosy.bots.speaking {quote(bot)}"),
        kind_of(f"cmd:node {quote(str(examples))}/careful.mjs"),
    ]
    logs = []
    for kind in kinds:
        bots = [find_bot("casual", GAME.id), kind.seated(GAME.id, 60)]
        logs.append(play_match(GAME, SETUP, seed_of("alike"), bots).log)
    assert logs[0] == logs[1] == logs[2]


def test_a_program_plays_match_after_match() -> None:
    pool = ProgramPool()
    for _ in range(2):
        noted = played(program("nothing", pool))[1]
        assert noted == []
    [[waiting]] = pool._idle.values()
    assert waiting.said() == ""
    pool.close()


def test_what_a_program_prints_on_stderr_is_kept(tmp_path: Path) -> None:
    command = (sys.executable, "-I", "-S", str(ROGUE), "died")
    played(ProgramBot(command, Limits(stderr=str(tmp_path / "log")), ProgramPool()))
    assert (tmp_path / "log").read_text() == "I give up\n"
