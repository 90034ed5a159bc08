"""How events at one seat change a table."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stosy.core import Event, placed
from stosy.table import entries as log
from stosy.table.state import Play, Seat, State
from stosy.vocabulary import events
from stosy.vocabulary.events import SeatEvent

KEY_LIFE = 10 * 60 * 1000
"""For so many ms a key to a seat can be used."""


def reseat(state: State, event: SeatEvent, entry: log.Happened) -> tuple[State, tuple[Event, ...]]:
    """The table after an event at a seat, and the events to tell."""
    number, seat = event.seat, state.seats[event.seat]
    match event:
        case events.Seated():
            new = Seat(
                person=entry.who,
                name=event.name,
                since=entry.at,
                muted=entry.who in state.silenced,
            )
            state = _put(_unkept(_has_sat(state, entry.who), entry.who), number, new)
            return replace(state, host=state.host or entry.who), (event,)
        case events.Left():
            return _vacate(state, number, _kept(seat, event.bot), event)
        case events.Removed():
            return _vacate(_barred(state, seat.person), number, Seat(), event)
        case events.HandedOver():
            if not entry.barred:
                return _vacate(state, number, _kept(seat, event.bot), event)
            return _vacate(_barred(state, seat.person), number, Seat(bot=event.bot), event)
        case events.Renamed():
            return _put(state, number, replace(seat, name=event.new)), (event,)
        case events.BotSeated():
            return _put(state, number, Seat(bot=event.bot)), (event,)
        case events.SeatOpened():
            return _put(state, number, Seat()), (event,)
        case events.HostChanged():
            return replace(state, host=seat.person), (event,)
        case events.Muted():
            silenced = replace(state, silenced=_silenced(state, seat.person, event.muted))
            return _put(silenced, number, replace(seat, muted=event.muted)), (event,)
        case events.Talked() | events.Reacted():
            return state, (event,)
        case _ as never:
            assert_never(never)


def lend(state: State, entry: log.Lent) -> State:
    """The seat has a key."""
    seat = state.seats[entry.seat]
    lent = replace(seat, key_hash=entry.key_hash, lent_until=entry.at + KEY_LIFE)
    return _put(state, entry.seat, lent)


def take_over(state: State, entry: log.TakenOver) -> State:
    """The seat, and with it hosting and silence, belongs to another cookie; or a program plays for
    the bot."""
    seat, person = state.seats[entry.seat], entry.who
    if seat.remote:
        return _put(state, entry.seat, replace(seat, program=person, name=entry.name))
    state = replace(
        state,
        host=person if state.host == seat.person else state.host,
        silenced=_silenced(state, person, seat.muted),
        play=_played_on(state.play, seat.person, person),
    )
    new = replace(seat, person=person, key_hash=None, lent_until=0)
    return _put(_unkept(_has_sat(state, person), person), entry.seat, new)


def _vacate(
    state: State, number: int, new: Seat, event: SeatEvent
) -> tuple[State, tuple[Event, ...]]:
    """A person is gone; the person seated longest becomes the host."""
    person = state.seats[number].person
    state = _put(state, number, new)
    if state.host != person:
        return state, (event,)
    heir = state.longest_seated()
    if heir is None:
        return replace(state, host=None), (event,)
    passed = events.HostChanged(heir, state.name_on(heir))
    return replace(state, host=state.seats[heir].person), (event, passed)


def _barred(state: State, person: str | None) -> State:
    """The person may not sit here again."""
    return state if person is None else replace(state, barred=state.barred | {person})


def _has_sat(state: State, person: str | None) -> State:
    return state if person is None else replace(state, sat=state.sat | {person})


def _kept(seat: Seat, bot: str | None) -> Seat:
    """The seat of a person who may come back."""
    return Seat() if bot is None else Seat(bot=bot, owner=seat.person, owner_name=seat.name)


def _played_on(play: Play | None, before: str | None, now: str | None) -> Play | None:
    """The match with another cookie of the same person."""
    if play is None or before not in play.people:
        return play
    return replace(play, people=tuple(now if each == before else each for each in play.people))


def _unkept(state: State, person: str | None) -> State:
    """Clear seats that are kept for a person who has one now."""
    kept = None if person is None else state.kept_for(person)
    if kept is None:
        return state
    return _put(state, kept, replace(state.seats[kept], owner=None, owner_name=None))


def _silenced(state: State, person: str | None, muted: bool) -> frozenset[str]:
    """The muted people, with or without this person."""
    one = frozenset(() if person is None else (person,))
    return state.silenced | one if muted else state.silenced - one


def _put(state: State, number: int, seat: Seat) -> State:
    return replace(state, seats=placed(state.seats, number, seat))
