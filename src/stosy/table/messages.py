"""The messages of a table to each connection: facts, view, events and offers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import AnyGame, AnyOffer, AnyPosition, Event, View
from stosy.table.hints import hints_now
from stosy.table.out import Addressed, Out
from stosy.table.talk import talk_now
from stosy.teaching.coaching import advice
from stosy.wire import VERSION
from stosy.wire.tells import AnyUpdate, SeatFacts, TableFacts, TableIs, Update

if TYPE_CHECKING:
    from stosy.table.lesson import LessonSteps
    from stosy.table.table import Table

Place: TypeAlias = tuple[int | None, int | None]
"""Somebody's seat, and the one that a bot keeps for them."""


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
    updates: dict[tuple[int | None, bool], AnyUpdate] = {}
    for number, connection in table.presence.connections.items():
        viewer = seats.get(connection.person)
        if told is not None and (out.facts or number in greeted):
            place = viewer, table.state.kept_for(connection.person)
            if place not in tables:
                tables[place] = table_is(told, place, left)
            messages.append((number, tables[place]))
        if number in greeted:
            told_all = catch_up(table, connection.person, greeted[number], left, connection.coach)
            messages.append((number, replace(told_all, lost=number in out.lost)))
        elif events or out.play:
            reader = viewer, connection.coach
            if reader not in updates:
                seen = events if open_to_all else _seen(events, viewer)
                updates[reader] = update(common, viewer, seen, connection.coach)
            messages.append((number, updates[reader]))
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
        spectators=len(table.presence.people() - seated),
        commit=None if play is None else play.commit,
        mix=table.mixing.facts(),
        between_rounds=table.running.between_rounds(),
        given=state.given,
        like=state.like if 1 in table.finished() and not state.settings.public else None,
        aborted=state.aborted,
        lesson=state.lesson is not None and state.match < 2,
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
        bot=bot,
        here=table.presence.here(seat.person or seat.program),
        stands_in=seat.person is not None and bot is not None,
        muted=seat.muted,
        ready=number in table.rounds.ready,
        lag=lag,
        doubted=doubted,
    )


def table_is(told: TableFacts, place: Place, left: int | None) -> TableIs:
    """The facts, and the person's own or kept seat."""
    you, may_return = place
    return TableIs(version=VERSION, you=you, facts=told, may_return=may_return, left=left)


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
    place = viewer, table.state.kept_for(person)
    told = update(shared(table, left), viewer, (), coach=True)
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
    missed = 0 if seen is None else table.state.n - seen
    events = None if seen is None else table.recent.last(missed, person)
    if events is not None:
        return update(common, viewer, _seen(events, viewer), coach)
    events = table.recent.for_person(person) if missed > 0 else []
    return replace(update(common, viewer, _seen(events, viewer), coach), gap=True)
