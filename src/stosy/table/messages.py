"""The messages of a table to each connection: facts, view, events and offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import AnyGame, AnyOffer, AnyPosition, Event, View
from stosy.table.blocks import heard
from stosy.table.hints import hints_now
from stosy.table.out import Addressed, Out
from stosy.table.talk import talk_now
from stosy.teaching.coaching import advice
from stosy.wire import VERSION
from stosy.wire.tells import AnyUpdate, SeatFacts, TableFacts, TableIs, Update

if TYPE_CHECKING:
    from stosy.table.lesson import LessonSteps
    from stosy.table.table import Table

Place: TypeAlias = tuple[int | None, int | None, bool]
"""Somebody's seat, the one that a bot keeps for them, and whether they may not watch."""
Reader: TypeAlias = tuple[int | None, bool, frozenset[int]]
"""The same is told to those with the same seat, coach, and seats that they do not hear."""

NOTHING: AnyUpdate = Update(n=0, gap=True)
"""For those who may not watch."""


class Shared(Struct, frozen=True):
    """What the updates of all viewers have in common; without a position play stands as before."""

    game: AnyGame
    n: int
    left: int | None
    position: AnyPosition | None = None
    public: View | None = None
    offers: Mapping[int | None, tuple[AnyOffer, ...]] = {}
    lesson: LessonSteps | None = None


def shared(table: Table, left: int | None, play_moved_on: bool = True) -> Shared:
    """How the table stands now."""
    game, state = table.game, table.state
    if state.play is None or not play_moved_on:
        return Shared(game, state.n, left)
    position = state.play.position
    public = game.public_view(position.state)
    lesson = None if state.lesson is None else table.lesson
    return Shared(game, state.n, left, position, public, table.running.offered().to, lesson)


def addressed(table: Table, out: Out, now: float) -> list[Addressed]:
    """The messages after a call, by connection; connections with the same view share a message."""
    if not (out.events or out.play or out.facts or out.greet):
        return [*out.replies]
    messages: list[Addressed] = []
    greeted = dict(out.greet)
    left = table.clock.left(now)
    told = facts(table) if out.facts or greeted else None
    common = shared(table, left, out.play)
    open_to_all = all(type(event).seen_by is Event.seen_by for event in out.events)
    events = tuple(out.events)
    seats = {seat.person or seat.program: i for i, seat in enumerate(table.state.seats)}
    tables: dict[Place, TableIs] = {}
    updates: dict[Reader, AnyUpdate] = {}
    may_all_watch = table.state.settings.watch == "anyone"
    blind = table.presence.blind
    for number, connection in table.presence.connections.items():
        person = connection.person
        viewer = seats.get(person)
        hidden = not (may_all_watch or table.state.may_watch(person))
        if told is not None and (out.facts or number in greeted):
            place = viewer, table.state.kept_for(person), hidden
            if place not in tables:
                tables[place] = table_is(told, place, left)
            messages.append((number, tables[place]))
        if hidden:
            blind |= {number}
            if number in greeted:
                messages.append((number, NOTHING))
        elif number in greeted or number in blind:
            blind -= {number}
            told_all = catch_up(table, person, greeted.get(number), left, connection.coach)
            messages.append((number, replace(told_all, lost=number in out.lost)))
        elif events or out.play:
            reader = viewer, connection.coach, table.blocks.unheard(person, events, table.state)
            if reader not in updates:
                seen = heard(events if open_to_all else _seen(events, viewer), reader[2])
                updates[reader] = update(common, viewer, seen, connection.coach)
            messages.append((number, updates[reader]))
    table.presence.blind = blind
    return [*messages, *out.replies]


def facts(table: Table) -> TableFacts:
    """The public facts of the table."""
    state, play = table.state, table.state.play
    seated = {seat.person or seat.program for seat in state.seats}
    return TableFacts(
        table=state.id,
        game=state.game,
        phase=state.phase,
        settings=state.settings,
        seats=tuple(_seat(table, number) for number in range(len(state.seats))),
        host=state.seat_of(state.host),
        match=state.match,
        talk=talk_now(table.game, state),
        hints=hints_now(table.game, state),
        team=table.game.team,
        winners=_winners(table),
        spectators=len([*filter(state.may_watch, table.presence.people() - seated)]),
        commit=None if play is None else play.commit,
        mix=table.mixing.facts(),
        between_rounds=table.running.between_rounds(),
        given=state.given,
        like=state.like if 1 in table.finished() and not state.settings.public else None,
        aborted=state.aborted,
        lesson=state.lesson is not None and state.match < 2,
        daily=None if state.daily is None else state.daily.date,
    )


def _winners(table: Table) -> tuple[int, ...] | None:
    """Who won the last match, if it is over."""
    play = table.state.play
    result = None if play is None else table.game.outcome(play.position.state)
    return None if play is None or result is None else result.winning_seats(len(play.players))


def _seat(table: Table, number: int) -> SeatFacts:
    seat = table.state.seats[number]
    bot = seat.bot if seat.remote else table.bot_on(number)
    lag, doubted = (0, False) if seat.person is None else table.presence.lag(seat.person)
    return SeatFacts(
        kind=seat.kind,
        name=seat.name or seat.owner_name,
        bot=None if bot is None else bot.partition(":")[0],
        here=table.presence.here(seat.person or seat.program),
        stands_in=seat.person is not None and bot is not None,
        muted=seat.muted,
        ready=number in table.rounds.ready,
        lag=lag,
        doubted=doubted,
        avatar=table.names.avatars.get(seat.person or seat.owner or ""),
    )


def table_is(told: TableFacts, place: Place, left: int | None) -> TableIs:
    """The facts, and the person's own or kept seat."""
    you, may_return, hidden = place
    return TableIs(
        version=VERSION,
        you=you,
        facts=told,
        may_return=may_return,
        left=None if hidden else left,
        hidden=hidden,
    )


def update(
    common: Shared, viewer: int | None, seen: tuple[Event, ...], coach: bool = False
) -> AnyUpdate:
    """The events as the viewer (None: a spectator) may see them, with view and offers."""
    position, view = common.position, common.public
    if position is None or view is None:
        return Update(n=common.n, events=seen)
    if viewer is not None and viewer >= len(view.sizes):
        viewer = None  # a seat that was added after the match
    if viewer is not None:
        view = common.game.own_view(view, position.state, viewer)
    offers = common.offers.get(viewer, ())
    return Update(
        n=common.n,
        events=seen,
        at=position.at,
        view=view,
        offers=offers,
        left=common.left,
        coach=advice(common.game, view, offers) if coach else None,
        lesson=None if common.lesson is None else common.lesson.stage(viewer),
    )


def standing(table: Table, person: str, now: float) -> tuple[TableIs, AnyUpdate]:
    """How the table stands for a person without a connection, without what happened before."""
    viewer, left = table.state.viewer(person), table.clock.left(now)
    hidden = not table.state.may_watch(person)
    place = viewer, table.state.kept_for(person), hidden
    coach = table.state.daily is None  # no hints
    told = NOTHING if hidden else update(shared(table, left), viewer, (), coach=coach)
    return table_is(facts(table), place, left), told


def _seen(events: Sequence[Event], viewer: int | None) -> tuple[Event, ...]:
    return tuple([event.seen_by(viewer) for event in events])


def catch_up(
    table: Table, person: str, seen: int | None, left: int | None, coach: bool = False
) -> AnyUpdate:
    """Everything for a new or returning connection.

    If some missed events are no longer kept, or are not for this person, the update has a gap and
    tells all others.
    """
    viewer, common = table.state.viewer(person), shared(table, left)
    missed, blocked = 0 if seen is None else table.state.n - seen, table.blocks.of(person)
    events = None if seen is None else table.recent.last(missed, person, blocked)
    if events is not None:
        return update(common, viewer, _seen(events, viewer), coach)
    events = table.recent.for_person(person, blocked) if missed > 0 else []
    return replace(update(common, viewer, _seen(events, viewer), coach), gap=True)
