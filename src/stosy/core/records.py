"""Records: what PGN is for chess. Format `stosy-record`, version 1, one match per line of JSON."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stosy.core.chance import commitment
from stosy.core.game import Action, Chance, Game, Move, Resign, Timeout
from stosy.core.match import Match
from stosy.core.options import describe
from stosy.core.refusal import Refused

A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)

VERSION = 1
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
SEED = re.compile(r"[0-9a-fA-F]{64}")


class Player(Struct, frozen=True):
    """Who sat on a seat: `by` is human or bot:<level>."""

    name: Label
    by: Label


class Record(Struct, frozen=True, kw_only=True):
    """A match as it is written. A running match has no seed and no result yet."""

    record: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Player, ...]
    seed: str | UnsetType | None = UNSET
    commit: str | None
    log: list[Any]
    result: dict[str, Any] | UnsetType = UNSET


class Malformed(ValueError):
    """A line that is no record."""


_decoder = msgspec.json.Decoder(Record)


def record_of(match: Match[Any, Any, Any], players: tuple[Player, ...]) -> Record:
    """The record of a match; its seed is told only when it is over."""
    outcome = match.game.outcome(match.state)
    return Record(
        record=VERSION,
        game=match.game.id,
        rules=match.game.rules,
        options=msgspec.to_builtins(match.setup.options),
        seats=players,
        seed=UNSET if outcome is None else match.seed,
        commit=commitment(match.seed),
        log=[to_plain(entry) for entry in match.log],
        result=UNSET if outcome is None else msgspec.to_builtins(outcome),
    )


def write(record: Record) -> bytes:
    """One line, without its line feed."""
    return msgspec.json.encode(record)


def read(line: bytes) -> Record:
    """The record in a line; Malformed says what is wrong with it."""
    try:
        record = _decoder.decode(line)
    except RecursionError:
        raise Malformed("nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from None
    if record.record != VERSION:
        raise Malformed(
            f"version {record.record} of the format is not known, only {VERSION} - at `$.record`"
        )
    return record


def to_plain(entry: Move[Any] | Chance) -> dict[str, Any]:
    """A log entry as plain data."""
    if not isinstance(entry, Move):
        plain: dict[str, Any] = msgspec.to_builtins(entry)
        return plain
    plain = {"seat": entry.seat, **msgspec.to_builtins(entry.action)}
    if entry.t is not None:
        plain["t"] = entry.t
    if entry.lost:
        plain["lost"] = list(entry.lost)
    return plain


class _Margin(Struct, frozen=True):
    """What a move carries beside its action."""

    seat: int
    t: Natural | None = None
    lost: tuple[Natural, ...] = ()


def from_plain(game: Game[Any, A, C], plain: object) -> Move[A] | C:
    """A log entry from plain data; unknown keys are ignored, all else that is wrong refused."""
    try:
        if isinstance(plain, dict) and "chance" in plain:
            chance: C = msgspec.convert(plain, game.chances)
            return chance
        margin = msgspec.convert(plain, _Margin)
        action: A = msgspec.convert(plain, game.actions | Resign | Timeout)
    except msgspec.ValidationError as error:
        raise Refused("malformed", "G3", detail=str(error)) from None
    written = msgspec.to_builtins(action)
    for needless in (field for field in action.__struct_fields__ if field not in written):
        if isinstance(plain, dict) and needless in plain:
            raise Refused("malformed", "G3", detail=f"not to be written here - at `$.{needless}`")
    return Move(margin.seat, action, margin.t, margin.lost)


def check_envelope(game: Game[Any, Any, Any], record: Record) -> None:
    """Refuse a record whose frame contradicts itself; the log is not looked at."""
    if record.rules != game.rules:
        raise Refused("other_rules", "G3", version=record.rules, known=game.rules)
    for option in describe(game.options):
        if option.name not in record.options:
            raise Refused("missing_option", "G3", option=option.name)
    if record.seed is UNSET and record.result is not UNSET:
        raise Refused("missing_seed", "G3")
    if isinstance(record.seed, str):
        if not SEED.fullmatch(record.seed):
            raise Refused("bad_seed", "G3")
        if record.commit != commitment(record.seed):
            raise Refused("bad_commit", "G3")
    elif record.seed is None and record.commit is not None:
        raise Refused("bad_commit", "G3")
