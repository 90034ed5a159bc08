"""Replay: the states of a record, and whether every entry of it is right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from stosy.core.chance import Dice
from stosy.core.game import Action, AnyGame, Chance, Game, Move, Result, Setup, Step
from stosy.core.options import describe
from stosy.core.records import Record, check_envelope, from_plain, other_rules
from stosy.core.refusal import Refused

S = TypeVar("S")
A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)


class Replayed(Struct, Generic[S, A, C], frozen=True):
    """One log entry, and the step it made."""

    index: int
    entry: Move[A] | C
    step: Step[S]


class Fault(Exception):
    """The first error in a record: `index` in its log, or None for the frame around it."""

    def __init__(self, index: int | None, refused: Refused) -> None:
        super().__init__(index, refused)
        self.index = index
        self.refused = refused


def setup_of(game: AnyGame, record: Record) -> Setup:
    """The setup of a record; unknown options are ignored."""
    given = {}
    options = game.options.by_rules(record.rules, record.options)
    for option in describe(game.options):
        if option.name not in options:
            raise Refused("missing_option", "G3", option=option.name)
        given[option.name] = options[option.name]
    return game.setup(len(record.seats), given)


def replay(game: Game[S, A, C], record: Record) -> Iterator[Replayed[S, A, C]]:
    """Every entry with its step; raises Fault at the first wrong one. The end is not checked.

    A record of an older version of the rules is replayed as far as the current rules allow. The
    first entry that they do not allow is a Fault with the code `other_rules`.
    """
    try:
        check_envelope(game, record)
    except Refused as refused:
        raise Fault(None, refused) from None
    try:
        setup = setup_of(game, record)
    except Refused as refused:
        raise _fault(game, record, None, refused) from None
    state: S | None = None
    ordinal = 0
    for index, plain in enumerate(record.log):
        try:
            entry = from_plain(game, plain)
            if isinstance(entry, Move) and any(seat >= setup.seats for seat in entry.lost):
                raise Refused("malformed", "G3", detail="no such seat - at `$.lost`")
            if isinstance(entry, Chance):
                _check_seeded(game, record, setup, state, ordinal, entry)
                ordinal += 1
            step = _step(game, setup, state, entry)
        except Refused as refused:
            raise _fault(game, record, index, refused) from None
        state = step.state
        yield Replayed(index, entry, step)


def verify(game: AnyGame, record: Record) -> None:
    """Raise Fault at the first error in the record."""
    outcome = due = None
    for replayed in replay(game, record):
        outcome = game.outcome(replayed.step.state)
        due = game.chance_due(replayed.step.state)
    try:
        if due is not None:
            raise Refused("chance_due", due)
        _check_end(record, outcome)
    except Refused as refused:
        raise _fault(game, record, None, refused) from None


def _fault(game: AnyGame, record: Record, index: int | None, refused: Refused) -> Fault:
    """The Fault of an entry; its code is `other_rules` if the record is by older rules."""
    if record.rules < game.rules:
        refused = other_rules(game, record.rules)
    return Fault(index, refused)


def _check_end(record: Record, outcome: Result | None) -> None:
    """Check that seed and result come exactly with the end, and that the result is right."""
    if not record.log:
        raise Refused("deal_missing", "G3")
    if outcome is None:
        if record.result is not UNSET:
            raise Refused("result_early", "G3")
        if isinstance(record.seed, str):
            raise Refused("seed_early", "G3")
        return
    if record.result is UNSET:
        raise Refused("result_missing", "G3")
    if _read_result(record.result, type(outcome)) != outcome:
        raise Refused("result_wrong", "G3", derived=msgspec.to_builtins(outcome))


def _read_result(plain: dict[str, object], kind: type[Result]) -> Result | None:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        return None


def _step(game: Game[S, A, C], setup: Setup, state: S | None, entry: Move[A] | C) -> Step[S]:
    if state is not None:
        return game.apply(state, entry)
    if isinstance(entry, Move):
        raise Refused("deal_missing", "G3")
    return game.start(setup, entry)


def _check_seeded(
    game: Game[S, A, C], record: Record, setup: Setup, state: S | None, ordinal: int, entry: C
) -> None:
    """Check that a chance entry is what the seed produces; who starts may be chosen."""
    if not isinstance(record.seed, str):
        return
    dice = Dice(record.seed, ordinal)
    if state is None:
        made: C | None = game.deal(replace(setup, first=entry.starter), dice)
    else:
        made = game.chance(state, dice)
    # The game itself refuses an entry that is not due.
    if made is not None and entry != made:
        raise Refused("not_from_seed", "G3")
