"""`stosy analyse`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path

import msgspec

from stosy.analysis.analyse import PLAYOUTS, PLAYOUTS_OF_OTHERS, analyse
from stosy.analysis.intervals import Z95
from stosy.analysis.results import Account, Analysed, Analysis
from stosy.analysis.working import SoFar, nobody_waits
from stosy.bots.kinds import Kind, kind_of
from stosy.bots.misbehaviour import Misbehaved
from stosy.cli.given import amount, kinds, number
from stosy.cli.output import bar, fail, tell
from stosy.cli.records import BAD, PAGE, fault_sentence, header, names_of, records_in
from stosy.core import Action, AnyGame, Fault, Move, Record, Refused, from_plain
from stosy.games import find
from stosy.text import Words

BELOW = "    "
"""Before what belongs to the line above."""


def run(given: Namespace, words: Words) -> int:
    """Analyse one match and print the result."""
    order = number("--match", given.match, 1, 10**9)
    game, record = chosen_match(given.file, order)
    try:
        analysis = analysed(given, record)
    except Misbehaved as wrong:
        fault = words.fault(wrong.fault, wrong.detail)
        return fail(words.say("analyse-misbehaved", seat=wrong.seat + 1, fault=fault))
    except Fault as fault:
        print(f"stosy: {fault_sentence(fault, game, record, words)}", file=sys.stderr)
        return BAD
    if given.json:
        print(msgspec.json.encode(analysis).decode())
        return 0
    tell(header(order, game, record, words))
    for line in Telling(analysis, record, words).lines():
        tell(line)
    return 0


def chosen_match(path: Path, order: int) -> tuple[AnyGame, Record]:
    """The match with this number in a file, from 1."""
    for _, game, record in islice(records_in(path), order - 1, None):
        return game, record
    raise Refused("no_such_match", "G3", number=order)


def analysed(given: Namespace, record: Record) -> Analysis[Action]:
    """The requested analysis."""
    bots = players(given, len(record.seats))
    usual = PLAYOUTS_OF_OTHERS if bots else PLAYOUTS
    return analyse(
        record,
        playouts=number("--playouts", given.playouts or str(usual), 1, 10**6),
        bots=bots,
        seconds=amount("--bot-seconds", given.bot_seconds, 0.01, 3600),
        seed=given.seed,
        jobs=number("--jobs", given.jobs, 1, 64),
        seat=None if given.seat is None else number("--seat", given.seat, 1, len(record.seats)) - 1,
        progress=shown if sys.stderr.isatty() else nobody_waits,
    )


def players(given: Namespace, seats: int) -> tuple[Kind, ...]:
    """Who plays on: one kind for all seats, or one for each; nobody where strong bots do."""
    if given.bots is None:
        return ()
    found = tuple(map(kind_of, kinds(given.bots)))
    if len(found) not in (1, seats):
        raise Refused("bot_count", "G3", bots=len(found), seats=seats)
    return found * (seats // len(found))


def shown(done: int, total: int, so_far: SoFar) -> None:
    """A progress bar over the moves."""
    bar(total)(done)


class Telling:
    """An analysis in words, in those of the replay page."""

    def __init__(self, analysis: Analysis[Action], record: Record, words: Words) -> None:
        self._analysis = analysis
        self._words = words
        self._names = names_of(record, words)
        self._log = record.log

    def lines(self) -> Iterator[str]:
        """All lines, with an explanation of the figures."""
        found = self._analysis
        margin = percent(Z95 / 2 / sqrt(found.deals))
        yield self._words.say("analyse-how", playouts=found.playouts, margin=margin)
        yield self._page("turning", count=len(found.swings))
        for swing in found.swings:
            yield self._move(swing.entry)
            chances = {"start": percent(swing.start), "end": percent(swing.end)}
            yield BELOW + self._page("swing", cause=swing.cause, **chances)
        mistakes = [move for move in found.moves if move.is_mistake]
        yield self._page("mistakes", count=len(mistakes))
        for mistake in mistakes:
            yield self._move(mistake.entry)
            yield BELOW + self._better(mistake)
        yield self._page("accounts")
        yield from map(self._account, found.accounts)

    def _move(self, entry: int) -> str:
        """A choice, with its place in the log."""
        move = from_plain(find(self._analysis.game), self._log[entry])
        assert isinstance(move, Move)
        action = self._action(move.action, move.seat)
        return self._page("move", index=str(entry), name=self._names[move.seat], action=action)

    def _better(self, mistake: Analysed[Action]) -> str:
        return self._page(
            "better",
            chosen=percent(mistake.chosen),
            best=percent(mistake.best),
            action=self._action(mistake.alternatives[0].action, mistake.seat),
        )

    def _account(self, account: Account) -> str:
        return self._page(
            "account",
            name=self._names[account.seat],
            start=percent(account.start),
            end=percent(account.end),
            skill=signed(account.skill),
            luck=signed(account.luck),
            right=account.choices - account.mistakes,
            choices=account.choices,
        )

    def _action(self, action: Action | None, seat: int) -> str:
        return self._words.action(self._analysis.game, action, self._names, seat)

    def _page(self, message: str, **facts: object) -> str:
        return self._words.page(PAGE, f"replay-{message}", **facts)


def percent(share: float) -> str:
    """In whole per cent."""
    return str(round(100 * share))


def signed(change: float) -> str:
    """In percentage points, with a sign (a typographic minus)."""
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
