"""Asks other than moves: the entry that each makes, or its refusal."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Any, TypeAlias, assert_never

from msgspec import Struct

from stosy.core import AnyGame, Refused
from stosy.table import entries as log
from stosy.table.settings import changed, checked, level_for_people
from stosy.table.state import Seat, State
from stosy.table.talk import check_reaction, checked_text
from stosy.vocabulary import events
from stosy.vocabulary.settings import Settings
from stosy.wire import asks

HostAsk: TypeAlias = (
    asks.Arrange
    | asks.PutBot
    | asks.OpenSeat
    | asks.Remove
    | asks.HandOver
    | asks.Mute
    | asks.Close
)
SimpleAsk: TypeAlias = asks.Sit | asks.Leave | asks.Say | asks.React | asks.TakeSeat | HostAsk


class Asker(Struct, frozen=True):
    """Who asks, and when; `here` are the people at the table right now. Has the host `blocked`
    them?"""

    person: str
    name: str
    at: int
    here: frozenset[str]
    blocked: bool = False


def decide(game: AnyGame, state: State, asker: Asker, ask: SimpleAsk) -> log.AnyEntry:
    """The entry of an ask, without its stamp; Refused if it is not allowed."""
    match ask:
        case asks.Sit():
            seat = _seat_for(state, asker, ask.seat)
            kept = state.seats[seat].owner == asker.person
            name = state.seats[seat].owner_name if kept else None
            return log.Happened(event=events.Seated(seat, name or asker.name))
        case asks.Leave():
            bot = state.settings.stand_in if state.phase == "playing" else None
            seat = state.own_seat(asker.person)
            return log.Happened(event=events.Left(seat, state.name_on(seat), bot))
        case asks.Say():
            seat = state.own_seat(asker.person)
            text = checked_text(game, state, seat, ask.text)
            return log.Happened(event=events.Talked(seat, state.name_on(seat), text))
        case asks.React():
            seat = state.own_seat(asker.person)
            check_reaction(game, state, seat)
            return log.Happened(event=events.Reacted(seat, state.name_on(seat), ask.reaction))
        case asks.TakeSeat():
            seat = _lent_seat(state, asker, ask.key)
            name = asker.name if state.seats[seat].remote else None
            return log.TakenOver(seat=seat, name=name)
        case _:
            require_host(state, asker.person)
            return _by_host(game, state, asker, ask)


def _by_host(game: AnyGame, state: State, asker: Asker, ask: HostAsk) -> log.AnyEntry:
    match ask:
        case asks.Arrange():
            return _arrange(game, state, ask)
        case asks.PutBot():
            require_fillable(state, ask.seat)
            level = level_for_people(ask.level)
            return log.Happened(event=events.BotSeated(ask.seat, level))
        case asks.OpenSeat():
            require_no_match(state)
            require_kind(state, ask.seat, "bot")
            return log.Happened(event=events.SeatOpened(ask.seat))
        case asks.Remove():
            require_no_match(state)
            require_other(state, asker, ask.seat)
            return log.Happened(event=events.Removed(ask.seat, state.name_on(ask.seat)))
        case asks.HandOver():
            if state.phase != "playing":
                raise Refused("no_match", "T3")
            person = require_other(state, asker, ask.seat).person
            name, bot = state.name_on(ask.seat), state.settings.stand_in
            event = events.HandedOver(ask.seat, name, bot)
            return log.Happened(event=event, barred=person in asker.here)
        case asks.Mute():
            require_other(state, asker, ask.seat)
            return log.Happened(event=events.Muted(ask.seat, state.name_on(ask.seat), ask.muted))
        case asks.Close():
            return log.Happened(event=events.Closed())
        case _ as never:
            assert_never(never)


def _arrange(game: AnyGame, state: State, ask: asks.Arrange) -> log.Arranged:
    """Change the settings; no person may lose a seat."""
    require_no_match(state)
    settings = checked(game, changed(state.settings, ask.change))
    if state.given_log and not state.match:
        require_fitting(state.settings, settings)
    for seat in range(settings.seats, len(state.seats)):
        require_kind(state, seat, "open", "bot")
    return log.Arranged(settings=settings)


def _seat_for(state: State, asker: Asker, wanted: int | None) -> int:
    """The seat for a person: the requested one, the one kept for them, or the first open one."""
    person = asker.person
    if person in state.barred:
        raise Refused("barred", "T1")
    if state.seat_of(person) is not None:
        raise Refused("seated_already", "T1")
    kept = state.kept_for(person)
    if kept is not None and wanted in (None, kept):
        return kept
    if asker.blocked:
        raise Refused("not_welcome", "T1")
    require_no_match(state)
    if wanted is not None:
        require_kind(state, wanted, "open", "bot")
        return wanted
    for kind in ("open", "bot"):
        for number, seat in enumerate(state.seats):
            if seat.kind == kind:
                return number
    raise Refused("no_seat_free", "T1")


def _lent_seat(state: State, asker: Asker, key: str) -> int:
    """The seat of the key, for a person without a seat here."""
    if asker.person in state.barred:
        raise Refused("barred", "T1")
    hashed = hash_of(key)
    for number, seat in enumerate(state.seats):
        valid = seat.remote or asker.at < seat.lent_until
        if valid and seat.key_hash and compare_digest(seat.key_hash, hashed):
            if state.viewer(asker.person) not in (None, number):
                raise Refused("seated_already", "T1")
            return number
    raise Refused("bad_key", "T5")


def hash_of(key: str) -> str:
    """The hash of a key, for the log."""
    return sha256(key.encode()).hexdigest()


def require_host(state: State, person: str) -> None:
    if state.host != person:
        raise Refused("not_host", "T2")


def require_part_of_try(state: State, ask: asks.Ask[Any]) -> None:
    """T11: the try of a daily deal is one match of one person; everything about it is fixed."""
    if isinstance(ask, (asks.Act, asks.Plan, asks.Hurry)):
        return
    if isinstance(ask, asks.Start) and not state.match:
        return
    if isinstance(ask, asks.GoOn) and state.phase == "playing":
        return
    raise Refused("daily_fixed", "T11")


def require_no_match(state: State) -> None:
    if state.phase == "playing" or (state.mix is not None and state.mix.starting):
        raise Refused("match_runs", "T3")


def require_fitting(given: Settings, settings: Settings) -> None:
    """Refuse settings that do not fit the given deal."""
    for setting in ("seats", "options", "first"):
        if getattr(settings, setting) != getattr(given, setting):
            raise Refused("deal_given", "T3", setting=setting)


def require_kind(state: State, number: int, *kinds: str) -> Seat:
    """The seat, if there is one and it is of one of these kinds."""
    if number >= len(state.seats):
        raise Refused("no_such_seat", "G3", number=number + 1)
    seat = state.seats[number]
    if seat.kind not in kinds:
        raise Refused("wrong_seat", "T1", number=number + 1, kind=seat.kind)
    return seat


def require_fillable(state: State, number: int) -> None:
    """A bot may be put on the seat; from a program it may be taken even during a match."""
    if number >= len(state.seats) or not state.seats[number].remote:
        require_no_match(state)
    require_kind(state, number, "open", "bot")


def require_other(state: State, asker: Asker, number: int) -> Seat:
    """The seat of another person."""
    seat = require_kind(state, number, "person")
    if seat.person == asker.person:
        raise Refused("yourself", "T2")
    return seat
