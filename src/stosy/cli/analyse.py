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
from stosy.analysis.picture import picture
from stosy.analysis.results import Account, Analysed, Analysis, Swing
from stosy.analysis.working import SoFar, nobody_waits
from stosy.bots.kinds import Kind, kind_of
from stosy.bots.misbehaviour import Misbehaved
from stosy.cli.given import amount, kinds, number
from stosy.cli.output import bar, fail, tell
from stosy.cli.records import BAD, fault_sentence, header, names_of, records_in
from stosy.core import Action, AnyGame, Fault, Move, Record, Refused, replay
from stosy.games import find
from stosy.lab.files import written_whole
from stosy.text import Words


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
    if given.picture is not None:
        with written_whole(given.picture) as file:
            file.write(drawn(analysis, names_of(record, words), words).encode())
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


def drawn(analysis: Analysis[Action], players: list[str], words: Words) -> str:
    """The picture, with its words."""
    names: dict[int | None, str] = {None: words.say("analyse-team")}
    names.update(enumerate(players))
    title = words.say("analyse-title", game=words.game_name(analysis.game))
    return picture(
        analysis,
        title,
        names,
        words.say("analyse-entries"),
        lambda chance: words.page("web-table", "table-hint-chance", percent=chance),
    )


class Telling:
    """An analysis in words."""

    def __init__(self, analysis: Analysis[Action], record: Record, words: Words) -> None:
        self._analysis = analysis
        self._words = words
        self._names = names_of(record, words)
        told = list(sentences(record, self._names, words))
        self._sentences = {entry: sentence for entry, sentence, _ in told}
        self._choices = {entry: choice for entry, _, choice in told}

    def lines(self) -> Iterator[str]:
        """All lines, with an explanation of the figures."""
        say, found = self._words.say, self._analysis
        margin = percent(Z95 / 2 / sqrt(found.deals))
        yield say("analyse-how", playouts=found.playouts, margin=margin)
        yield say("analyse-turning", count=len(found.swings))
        yield from map(self._swing, found.swings)
        mistakes = [move for move in found.moves if move.is_mistake]
        yield say("analyse-mistakes", count=len(mistakes))
        yield from map(self._mistake, mistakes)
        yield say("analyse-accounts")
        for account in found.accounts:
            yield from self._account(account)

    def _swing(self, swing: Swing) -> str:
        told = self._choices if swing.cause == "choice" else self._sentences
        return self._words.say(
            "analyse-swing",
            index=str(swing.entry),
            sentence=told[swing.entry],
            name=self._whose(swing.seat),
            start=percent(swing.start),
            end=percent(swing.end),
            cause=swing.cause,
        )

    def _mistake(self, move: Analysed[Action]) -> str:
        better = move.alternatives[0].action
        return self._words.say(
            "analyse-better",
            index=str(move.entry),
            sentence=self._choices[move.entry],
            action=self._words.action(self._analysis.game, better, self._names),
            chosen=percent(move.chosen),
            best=percent(move.best),
            margin=percent(move.margin),
        )

    def _account(self, account: Account) -> Iterator[str]:
        yield self._words.say(
            "analyse-account",
            name=self._names[account.seat],
            start=percent(account.start),
            end=percent(account.end),
            skill=signed(account.skill),
            luck=signed(account.luck),
        )
        yield self._words.say(
            "analyse-accuracy",
            wrong=account.mistakes,
            choices=account.choices,
            missed=percent(account.missed),
        )

    def _whose(self, seat: int) -> str:
        """Whose chance it is."""
        team = self._analysis.team
        return self._words.say("analyse-team") if team else self._names[seat]


def sentences(record: Record, names: list[str], words: Words) -> Iterator[tuple[int, str, str]]:
    """For each move the sentence of its first event, as in `stosy show`, and what was chosen."""
    for replayed in replay(find(record.game), record):
        if isinstance(move := replayed.entry, Move):
            told = (words.event(record.game, each, names, None) for each in replayed.step.events)
            action = words.action(record.game, move.action, names)
            plainly = words.say("analyse-move", name=names[move.seat], action=action)
            yield replayed.index, next(filter(None, told), plainly), plainly


def percent(share: float) -> str:
    """In whole per cent."""
    return str(round(100 * share))


def signed(change: float) -> str:
    """In percentage points, with a sign (a typographic minus)."""
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
