"""How entries about one seat change a table."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from stosy.core import Event, placed
from stosy.table import entries as log
from stosy.table.settings import kept_level
from stosy.table.state import Play, Seat, State
from stosy.wire import happenings as told

KEY_LIFE = 10 * 60 * 1000
"""For so many ms a key to a seat can be used."""

SeatEntry: TypeAlias = (
    log.Seated
    | log.Unseated
    | log.Renamed
    | log.Removed
    | log.HandedOver
    | log.BotPut
    | log.Cleared
    | log.HostPassed
    | log.Muted
    | log.Lent
    | log.TakenOver
    | log.Talked
)


def reseat(state: State, entry: SeatEntry) -> tuple[State, tuple[Event, ...]]:
    """The table after the entry, and what everybody may know of it."""
    number, seat = entry.seat, state.seats[entry.seat]
    name = seat.name or ""
    match entry:
        case log.Seated():
            muted = entry.person in state.silenced
            new = Seat(person=entry.person, name=entry.name, since=entry.at, muted=muted)
            hosted = replace(_unkept(state, entry.person), host=state.host or entry.person)
            return _put(hosted, number, new), (told.SatDown(number, entry.name),)
        case log.Unseated() | log.Removed() | log.HandedOver():
            return _vacate(state, seat, entry)
        case log.Renamed():
            renamed = replace(seat, name=entry.name)
            return _put(state, number, renamed), (told.WasRenamed(number, name, entry.name),)
        case log.BotPut():
            bot = kept_level(entry.bot)
            return _put(state, number, Seat(bot=bot)), (told.BotSat(number, bot),)
        case log.Cleared():
            return _put(state, number, Seat()), (told.SeatOpened(number),)
        case log.HostPassed():
            return replace(state, host=seat.person), (told.HostIs(number, name),)
        case log.Muted():
            new = replace(seat, muted=entry.muted)
            silenced = replace(state, silenced=_silenced(state, seat.person, entry.muted))
            return _put(silenced, number, new), (told.WasMuted(number, name, entry.muted),)
        case log.Lent():
            lent = replace(seat, key_hash=entry.key_hash, lent_until=entry.at + KEY_LIFE)
            return _put(state, number, lent), ()
        case log.TakenOver():
            new = replace(seat, person=entry.person, key_hash=None, lent_until=0)
            host = entry.person if state.host == seat.person else state.host
            moved = replace(state, host=host, silenced=_silenced(state, entry.person, seat.muted))
            played = replace(moved, play=_played_on(state.play, seat.person, entry.person))
            return _put(_unkept(played, entry.person), number, new), ()
        case log.Talked():
            return state, (told.Spoke(number, name, entry.text),)
        case _ as never:
            assert_never(never)


def _vacate(
    state: State, seat: Seat, entry: log.Unseated | log.Removed | log.HandedOver
) -> tuple[State, tuple[Event, ...]]:
    """A person is gone; the person seated longest becomes the host."""
    number, name, person = entry.seat, seat.name or "", seat.person
    happened: Event
    match entry:
        case log.Unseated():
            left_to = None if entry.bot is None else kept_level(entry.bot)
            new, happened = _kept(seat, left_to), told.WentAway(number, name, left_to)
        case log.Removed():
            new, happened = Seat(), told.WasRemoved(number, name)
        case log.HandedOver():
            bot = kept_level(entry.bot)
            new = Seat(bot=bot) if entry.barred else _kept(seat, bot)
            happened = told.WasHandedOver(number, name, bot)
    state = _put(state, number, new)
    if person is not None and new.owner is None and not isinstance(entry, log.Unseated):
        state = replace(state, barred=state.barred | {person})
    if state.host != person:
        return state, (happened,)
    heir = state.longest_seated()
    if heir is None:
        return replace(state, host=None), (happened,)
    host = state.seats[heir]
    return replace(state, host=host.person), (happened, told.HostIs(heir, host.name or ""))


def _kept(seat: Seat, bot: str | None) -> Seat:
    """The seat of a person who may come back."""
    return Seat() if bot is None else Seat(bot=bot, owner=seat.person, owner_name=seat.name)


def _played_on(play: Play | None, before: str | None, now: str) -> Play | None:
    """The match with another cookie of the same person."""
    if play is None or before not in play.people:
        return play
    return replace(play, people=tuple(now if each == before else each for each in play.people))


def _unkept(state: State, person: str) -> State:
    """Clear seats that are kept for a person who has one now."""
    kept = state.kept_for(person)
    if kept is None:
        return state
    return _put(state, kept, replace(state.seats[kept], owner=None, owner_name=None))


def _silenced(state: State, person: str | None, muted: bool) -> frozenset[str]:
    """The muted people, with or without this person."""
    one = frozenset(() if person is None else (person,))
    return state.silenced | one if muted else state.silenced - one


def _put(state: State, number: int, seat: Seat) -> State:
    return replace(state, seats=placed(state.seats, number, seat))
