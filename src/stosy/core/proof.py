"""What a record that was found right proves, and what it only claims."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from msgspec import UNSET, Struct

from stosy.core.mixing import Mix
from stosy.core.records import BOUND, Player, Record

Kind: TypeAlias = Literal["proved", "not_proved", "claimed"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Statement(Struct, frozen=True):
    """One thing that a record proves, does not prove, or only claims; `name` is that of a message.

    `seats` count from 0.
    """

    kind: Kind
    name: str
    seats: tuple[int, ...] = ()
    date: str | None = None


def proof_of(record: Record) -> tuple[Statement, ...]:
    """The statements about a record that `stosy.core.replay.verify` found right."""
    replayed = "moves" if record.result is UNSET else "rules"
    return in_order(
        (
            Statement("proved", replayed),
            *_of_the_deal(record),
            *_of_the_day(record),
            Statement("not_proved", "seen"),
            Statement("claimed", "claims"),
        )
    )


def in_order(statements: Iterable[Statement]) -> tuple[Statement, ...]:
    """What is proved first, then what is not, then what is only claimed."""
    return tuple(sorted(statements, key=lambda each: KINDS.index(each.kind)))


def _of_the_deal(record: Record) -> list[Statement]:
    if record.seed is None:
        return [Statement("not_proved", "given")]
    if record.seed is UNSET:
        return [Statement("not_proved", "hidden")]
    committed = Statement("proved", "committed")
    if record.mix is not UNSET:
        return [committed, *_of_the_mix(record.mix, record.seats)]
    return [committed, Statement("not_proved", "alone")]


def _of_the_mix(mix: Mix, players: tuple[Player, ...]) -> list[Statement]:
    """Who contributed, which seats were bots, and which people contributed nothing."""
    given = [part is not None for part in mix.parts]
    bots = [player.by.startswith("bot:") for player in players]
    seats = range(len(players))
    found = {
        "mixed": tuple(seat for seat in seats if given[seat]),
        "bots": tuple(seat for seat in seats if bots[seat]),
        "without": tuple(seat for seat in seats if not (given[seat] or bots[seat])),
    }
    return [Statement("proved", name, seats) for name, seats in found.items() if seats]


def _of_the_day(record: Record) -> list[Statement]:
    if record.daily is UNSET or record.daily.secret is UNSET:
        return []
    bound = record.record == BOUND
    kind: Kind = "proved" if bound else "not_proved"
    return [Statement(kind, "day" if bound else "unbound", date=record.daily.date)]
