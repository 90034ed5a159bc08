"""`stosy verify` and `stosy show`."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path

from msgspec import UNSET

from stosy.cli.given import number
from stosy.cli.output import tell
from stosy.core import (
    AnyGame,
    Fault,
    HandsDealt,
    Player,
    Record,
    Refused,
    describe,
    replay,
    verify,
)
from stosy.core.proof import Statement, in_order, proof_of
from stosy.games import find
from stosy.lab.files import BadLine, read_records
from stosy.text import Words, code_of, plain
from stosy.text.things import dashed

BOT = "bot:"
"""So begins what plays a seat, if it is a bot."""
BAD = 1
"""Exit status when a record is readable but wrong."""
NOT_JSON = ("JSON", "Input", "Invalid UTF", "nested")
"""So begin the reasons for which a line cannot be read at all."""
WHERE = re.compile(r"`(\$[^`]*)`$")
PAGE = "web-replay"
"""The words of proofs are those of the replay page."""


def verify_files(given: Namespace, words: Words) -> int:
    """Check every record; the exit status of an unreadable file or line has priority."""
    status = 0
    for path in given.files:
        try:
            status = max(status, verify_file(path, words))
        except BadLine as bad:
            print(f"stosy: {bad_line(bad, words)}", file=sys.stderr)
            status = 2
        except BrokenPipeError:
            raise
        except OSError as error:
            print(f"stosy: {bad_file(error, words)}", file=sys.stderr)
            status = 2
    return status


def show_kit(given: Namespace, words: Words) -> int:
    """Print the conformance kit."""
    print(files("stosy.testing").joinpath("conformance.jsonl").read_text(encoding="utf-8"), end="")
    return 0


def bad_line(bad: BadLine, words: Words) -> str:
    """The message about a line that is not a record."""
    where = WHERE.search(bad.reason)
    reason = "json" if bad.reason.startswith(NOT_JSON) else "record"
    return words.say(
        bad.code,
        file=plain(str(bad.path)),
        line=str(bad.line),
        reason=reason,
        place=where[1] if where else "$",
    )


def bad_file(error: OSError, words: Words) -> str:
    """The message about a file that cannot be used, or another OS error."""
    code = code_of(error)
    if error.filename is None:
        return words.trouble("error-system", code)
    return words.trouble("error-file", code, file=plain(os.fsdecode(error.filename)))


def verify_file(path: Path, words: Words) -> int:
    right = wrong = running = older = other = 0
    proofs: Counter[Statement] = Counter()
    for line, game, record in records_in(path):
        try:
            verify(game, record)
        except Fault as fault:
            judged = fault.refused.code != "other_rules"
            wrong, other = wrong + judged, other + (not judged)
            print(f"{plain(str(path))}:{line}: {fault_sentence(fault, game, record, words)}")
        else:
            right += 1
            proofs.update(proof_of(record))
            running += record.result is UNSET
            older += record.rules < game.rules
    counts = {"right": right, "wrong": wrong, "running": running, "older": older, "other": other}
    print(words.say("verify-file", file=plain(str(path)), **counts))
    for statement in in_order(proofs):
        told = statement_sentence(statement, words)
        count = proofs[statement]
        print(f"  {told}" if count == right else f"  {told} ({count})")
    return BAD if wrong or other else 0


def statement_sentence(statement: Statement, words: Words) -> str:
    """One thing that records prove, do not prove, or claim."""
    seats = words.listed([str(seat + 1) for seat in statement.seats])
    facts = {"seats": seats, "count": len(statement.seats), "date": words.day(statement.date or "")}
    told = words.page(PAGE, f"replay-proof-{statement.name}", **facts)
    return f"{words.page(PAGE, f'replay-{dashed(statement.kind)}')}: {told}"


def records_in(path: Path) -> Iterator[tuple[int, AnyGame, Record]]:
    """Line, game and record; a line with an unknown game is unreadable."""
    for line, record in read_records(path):
        try:
            game = find(record.game)
        except Refused:
            reason = f"no such game: {plain(record.game)[:40]!r} - at `$.game`"
            raise BadLine(path, line, reason) from None
        yield line, game, record


def fault_sentence(fault: Fault, game: AnyGame, record: Record, words: Words) -> str:
    names, refused = names_of(record, words), fault.refused
    reason = words.refusal(game.id, refused, names)
    if fault.index is None:
        return words.say("verify-frame", reason=reason, rule=refused.rule)
    if refused.code == "other_rules":
        return words.say("verify-older", index=str(fault.index), **refused.facts)
    return words.say("verify-entry", index=str(fault.index), reason=reason, rule=refused.rule)


def show(given: Namespace, words: Words) -> int:
    """Print the matches of a file, or one of them."""
    only = None if given.match is None else number("--match", given.match, 1, 10**9)
    status = 0
    told = 0
    for order, (_, game, record) in enumerate(records_in(given.file), 1):
        if only is not None and order != only:
            continue
        told += 1
        status = max(status, tell_match(order, game, record, given, words))
        if only is not None:
            break
    if only is not None and not told:
        raise Refused("no_such_match", "G3", number=only)
    return status


def tell_match(order: int, game: AnyGame, record: Record, given: Namespace, words: Words) -> int:
    """One match, event by event; the numbers are those of the log entries."""
    seats = len(record.seats)
    seat = None if given.seat is None else number("--seat", given.seat, 1, seats) - 1
    hide = seat is not None or given.spectator
    names = names_of(record, words)
    tell(header(order, game, record, words))
    try:
        for replayed in replay(game, record):
            for event in replayed.step.events:
                seen = event.seen_by(seat) if hide else event
                if line := words.event(game.id, seen, names, seat):
                    tell(f"{replayed.index}. {line}")
                if isinstance(event, HandsDealt) and not hide:
                    tell_hands(event, game, names, words)
    except Fault as fault:
        print(f"stosy: {fault_sentence(fault, game, record, words)}", file=sys.stderr)
        return BAD
    return 0


def tell_hands(
    event: HandsDealt[int | str], game: AnyGame, names: Sequence[str], words: Words
) -> None:
    """Each seat's cards of a deal."""
    for name, hand in zip(names, event.hands, strict=True):
        tell(words.say("show-hand", name=name, cards=words.cards(game.id, hand or ())))


def header(order: int, game: AnyGame, record: Record, words: Words) -> str:
    names = names_of(record, words)
    return words.say(
        "show-header",
        number=str(order),
        game=words.game_name(game.id),
        players=", ".join(map(partial(described, words), names, record.seats)),
        options=differences(game, record.options, words),
        rules=record.rules,
    )


def differences(game: AnyGame, options: Mapping[str, object], words: Words) -> str:
    """What is agreed that the standard rules do not have."""
    usual = {option.name: option.default for option in describe(game.options)}
    return words.differences(
        game.id, [each for each in options.items() if usual.get(each[0]) != each[1]]
    )


def names_of(record: Record, words: Words) -> list[str]:
    """What the players are called: a bot of a series by its seat, counted from 1."""
    return [
        words.say("seat-bot", number=str(seat + 1))
        if player.name == f"{player.by.removeprefix(BOT)} {seat}"
        or player.name == f"{player.by.removeprefix(BOT)} {seat + 1}"
        else words.person(player.name)
        for seat, player in enumerate(record.seats)
    ]


def described(words: Words, name: str, player: Player) -> str:
    """A player's name, and of a bot its kind."""
    if not player.by.startswith(BOT):
        return name
    kind = bot_name(words, player.by.removeprefix(BOT))
    return words.say("join-marks", name=name, marks=kind)


def bot_name(words: Words, kind: str) -> str:
    """A kind of bots as reports call it: a level in words, with its budget."""
    level, colon, budget = kind.partition(":")
    return f"{words.level(level)}{colon}{plain(budget)}"
