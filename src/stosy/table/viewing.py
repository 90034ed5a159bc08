"""What a table tells each of those who watch it: facts, views, events and offers of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from stosy.core import Event, Offer
from stosy.table.hinting import hints_now
from stosy.table.playing import waited_for
from stosy.table.table import Table
from stosy.table.talk import talk_now
from stosy.table.timers import deadline
from stosy.wire import VERSION
from stosy.wire.tells import SeatFacts, TableFacts, TableIs, Update

AnyUpdate: TypeAlias = Update[Any, Any, Any]


def facts(table: Table) -> TableFacts:
    """What everybody may know."""
    state, play = table.state, table.state.play
    seated = {seat.person for seat in state.seats}
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
        between_rounds=table.between_rounds,
        given=state.given,
        like=state.like if 1 in table.finished() and not state.settings.public else None,
        aborted=state.aborted,
    )


def _winners(table: Table) -> tuple[int, ...] | None:
    """Who won the last match, if it is over."""
    play = table.state.play
    result = None if play is None else table.game.outcome(play.state)
    return None if play is None or result is None else result.winning_seats(len(play.players))


def _seat(table: Table, number: int) -> SeatFacts:
    seat = table.state.seats[number]
    bot = table.bot_on(number)
    return SeatFacts(
        kind=seat.kind,
        name=seat.name or seat.owner_name,
        bot=bot,
        here=seat.person is not None and table.presence.here(seat.person),
        stands_in=seat.person is not None and bot is not None,
        muted=seat.muted,
        ready=number in table.ready,
    )


def table_is(table: Table, told: TableFacts, person: str, left: int | None) -> TableIs:
    """The facts, and where this person sits."""
    return TableIs(
        version=VERSION,
        you=table.state.seat_of(person),
        facts=told,
        may_return=table.state.kept_for(person),
        left=left,
    )


def update(
    table: Table, viewer: int | None, events: Sequence[Event], play: bool, left: int | None
) -> AnyUpdate:
    """The events as the viewer (None: a spectator) may see them, and how play stands."""
    at: int | UnsetType = UNSET
    view: Any = UNSET
    offers: tuple[Offer[Any], ...] | UnsetType = UNSET
    if play and table.state.play is not None:
        if viewer not in range(table.game.seat_count(table.state.play.state)):
            viewer = None  # a seat that was added after the match
        at = table.state.play.at
        view = table.game.view(table.state.play.state, viewer)
        offers = tuple([offer for offer in table.offers() if offer.seat == viewer])
    return Update(
        n=table.state.n,
        events=tuple([event.seen_by(viewer) for event in events]),
        at=at,
        view=view,
        offers=offers,
        left=left if play else None,
    )


def catch_up(table: Table, viewer: int | None, seen: int | None, left: int | None) -> AnyUpdate:
    """Everything for somebody who comes, or comes back having seen events before.

    Who has missed more than is kept gets what is kept, behind a gap.
    """
    kept = list(table.recent)
    missed = 0 if seen is None else table.state.n - seen
    if seen is not None and 0 <= missed <= len(kept):
        return update(table, viewer, kept[len(kept) - missed :], True, left)
    events = kept if missed > 0 else []
    return replace(update(table, viewer, events, True, left), gap=True)


def time_left(table: Table, now: float) -> int | None:
    """How many ms the seat waited for still has."""
    if table.state.settings.clock is None or table.state.phase != "playing" or not table.offers():
        return None
    until = deadline(table, waited_for(table).seat)
    if until is None:
        return None
    since = now if table.state.paused is None else table.state.paused
    return max(0, until - int(since))
