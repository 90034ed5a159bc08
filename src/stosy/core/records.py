"""Records, as PGN is for chess: format `stosy-record`, one match per line of JSON.

Version 2 is a match with a mixed deal, version 3 a daily deal whose day is proved, version 1 any
other.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from stosy.core.chance import SEED, commitment
from stosy.core.codec import Plain
from stosy.core.daily import Daily, is_date
from stosy.core.game import Action, AnyGame, AnyMove, Chance, Game, Move, Resign, Timeout
from stosy.core.match import AnyMatch
from stosy.core.mixing import HASH, Mix
from stosy.core.refusal import Refused

A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)

VERSION = 1
MIXED = 2
"""The version of records with a `mix`."""
BOUND = 3
"""The version of records whose daily commitment binds the date."""
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Label: TypeAlias = Annotated[str, Meta(min_length=1)]


class Player(Struct, frozen=True):
    """Who sat on a seat: `by` is human or bot:<level>."""

    name: Label
    by: Label


class Record(Struct, frozen=True, kw_only=True):
    """A recorded match. A running match has no seed and no result yet."""

    record: int
    game: str
    rules: int
    options: Plain
    seats: tuple[Player, ...]
    seed: str | UnsetType | None = UNSET
    commit: str | None
    mix: Mix | UnsetType = UNSET
    daily: Daily | UnsetType = UNSET
    log: list[Any]
    result: Plain | UnsetType = UNSET


class LabRecord(Record, frozen=True, kw_only=True):
    """The record of a match between bots, if asked for with the passes: before the entry of this
    index this seat passed on an opportunity. Other readers ignore them, live tables have none."""

    passes: tuple[tuple[Natural, Natural], ...] | UnsetType = UNSET


class Malformed(ValueError):
    """A line that is not a record."""


_decoder = msgspec.json.Decoder(LabRecord)


def record_of(match: AnyMatch, players: tuple[Player, ...], seed_revealed: bool = True) -> Record:
    """The record of a match; with `seed_revealed` False (shared and given deals) it has no seed."""
    if len(players) != match.setup.seats:
        raise ValueError(f"{len(players)} players for {match.setup.seats} seats")
    outcome = match.game.outcome(match.state)
    return recorded(
        game=match.game.id,
        rules=match.game.rules,
        options=msgspec.to_builtins(match.setup.options),
        seats=players,
        seed=match.seed if seed_revealed else None,
        log=[to_plain(entry) for entry in match.log],
        result=None if outcome is None else msgspec.to_builtins(outcome),
    )


def recorded(
    *,
    game: str,
    rules: int,
    options: Plain,
    seats: tuple[Player, ...],
    seed: str | None,
    log: list[Plain],
    result: Plain | None,
    mix: Mix | None = None,
    daily: Daily | None = None,
    day_over: bool = True,
) -> Record:
    """The record of a match. It contains the seed, and the server's number of a mixed deal, only
    together with the result; both may be None. Of a daily deal, seed and secret are in it only if
    the day is over, too."""
    commit = None if seed is None else commitment(seed)
    told = result is not None and (daily is None or day_over)
    version = MIXED if mix is not None else VERSION
    if daily is not None and daily.binds_date():
        version = BOUND
    if daily is not None and not told:
        daily = replace(daily, secret=UNSET)
    if mix is not None:
        commit = mix.commit()
        mix = replace(mix, server=UNSET) if result is None else mix
    return Record(
        record=version,
        game=game,
        rules=rules,
        options=options,
        seats=seats,
        seed=seed if told else UNSET,
        commit=commit,
        mix=UNSET if mix is None else mix,
        daily=UNSET if daily is None else daily,
        log=log,
        result=UNSET if result is None else result,
    )


def write(record: Record) -> bytes:
    """One line, without its line feed."""
    return msgspec.json.encode(record)


def read(line: bytes) -> LabRecord:
    """The record in a line; raises Malformed with the reason."""
    try:
        record = _decoder.decode(line)
    except RecursionError:
        raise Malformed("nested too deeply") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(str(error)) from None
    _check_version(record)
    return record


def _check_version(record: Record) -> None:
    """Every version has only the fields that belong to it."""
    if record.record not in (VERSION, MIXED, BOUND):
        known = f"only {VERSION} to {BOUND}"
        raise Malformed(f"version {record.record} is not known, {known} - at `$.record`")
    if record.record == MIXED and record.mix is UNSET:
        raise Malformed("missing required field `mix` - at `$`")
    if record.record == VERSION and record.mix is not UNSET:
        raise Malformed(f"not in version {VERSION} of the format - at `$.mix`")
    if record.daily is UNSET:
        return
    if record.mix is not UNSET:
        raise Malformed("a daily deal is not mixed - at `$.mix`")
    if not is_date(record.daily.date):
        raise Malformed("no such day - at `$.daily.date`")


def to_plain(entry: AnyMove | Chance) -> Plain:
    """A log entry as plain data."""
    if not isinstance(entry, Move):
        plain: Plain = msgspec.to_builtins(entry)
        return plain
    plain = {"seat": entry.seat, **msgspec.to_builtins(entry.action)}
    if entry.t is not None:
        plain["t"] = entry.t
    if entry.lost:
        plain["lost"] = list(entry.lost)
    return plain


class _Margin(Struct, frozen=True):
    """The fields of a move beside its action."""

    seat: int
    t: Natural | UnsetType = UNSET
    lost: tuple[Natural, ...] = ()


def from_plain(game: Game[Any, A, C], plain: object) -> Move[A] | C:
    """A log entry from plain data. Unknown keys are ignored; all other errors are Refused."""
    try:
        entry = msgspec.convert(plain, Plain)
        if "chance" not in entry:
            return _move(game, entry)
        if "do" in entry:
            raise msgspec.ValidationError("both `chance` and `do`")
        chance: C = msgspec.convert(entry, game.chances)
    except msgspec.ValidationError as error:
        raise Refused("malformed", "G3", detail=str(error)) from None
    return chance


def _move(game: Game[Any, A, Any], entry: Plain) -> Move[A]:
    margin = msgspec.convert(entry, _Margin)
    kind = _kinds(game.actions).get(msgspec.convert(entry.get("do"), str))
    if kind is None:
        raise msgspec.ValidationError("no such action - at `$.do`")
    action: A = msgspec.convert(entry, kind)
    written = msgspec.to_builtins(action)
    for field in action.__struct_fields__:
        if field in entry and field not in written:
            raise msgspec.ValidationError(f"not to be written here - at `$.{field}`")
    return Move(margin.seat, action, None if margin.t is UNSET else margin.t, margin.lost)


@cache
def _kinds(union: object) -> Plain:
    """The actions of a union by their names in records; decoding one class is faster than a
    union."""
    kinds = (*get_args(union), Resign, Timeout)
    return {(get_origin(kind) or kind).__struct_config__.tag: kind for kind in kinds}


def check_envelope(game: AnyGame, record: Record) -> None:
    """Refuse a record whose frame is inconsistent, or that is by newer rules."""
    if not 0 < record.rules <= game.rules:
        raise other_rules(game, record.rules)
    day_runs = record.daily is not UNSET and record.daily.secret is UNSET
    if record.seed is UNSET and record.result is not UNSET and not day_runs:
        raise Refused("missing_seed", "G3")
    if isinstance(record.seed, str) and not SEED.fullmatch(record.seed):
        raise Refused("bad_seed", "G3")
    if record.mix is not UNSET:
        _check_mix(record, record.mix)
    elif not _commits(record):
        raise Refused("bad_commit", "G3")
    if record.daily is not UNSET:
        _check_daily(record, record.daily)


def other_rules(game: AnyGame, version: int) -> Refused:
    """The refusal of a match by a version of the rules that the current rules cannot replay."""
    return Refused("other_rules", "G3", version=version, known=game.rules)


def _commits(record: Record) -> bool:
    """Does the commitment belong to the seed? A seed that is not revealed yet passes."""
    if record.commit is None:
        return not isinstance(record.seed, str)
    if isinstance(record.seed, str):
        return record.commit.lower() == commitment(record.seed)
    return record.seed is UNSET and SEED.fullmatch(record.commit) is not None


def _check_mix(record: Record, mix: Mix) -> None:
    """Everybody's part is in, as it was promised, and the seed is made of just these."""
    people = [not player.by.startswith("bot:") for player in record.seats]
    parted = [part is not None for part in mix.parts]
    suits = len(parted) == len(people) and any(people) and mix.opens()
    if not suits or any(part and not person for part, person in zip(parted, people, strict=True)):
        raise Refused("bad_parts", "G3")
    if not isinstance(record.commit, str) or not HASH.fullmatch(record.commit):
        raise Refused("bad_commit", "G3")
    if mix.server is UNSET or not isinstance(record.seed, str):
        if mix.server is not record.seed:
            raise Refused("bad_mix", "G3")
        return  # both are revealed at the end
    if record.commit != mix.commit():
        raise Refused("bad_commit", "G3")
    if record.seed != mix.seed():
        raise Refused("bad_mix", "G3")


def _check_daily(record: Record, daily: Daily) -> None:
    """The secret is the one that was promised, and the seed is made of it; both or neither."""
    if daily.secret is UNSET or not isinstance(record.seed, str):
        if daily.secret is not record.seed:
            raise Refused("bad_daily", "G3")
        return  # both are revealed when the day is over
    promised = daily.binds_date() if record.record == BOUND else daily.binds_secret()
    if not promised or record.seed != daily.seed(record.game):
        raise Refused("bad_daily", "G3")
