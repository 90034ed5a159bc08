"""Latency-fair claims: competing actions in the order in which people acted.

A person sees the table as it was half a round trip ago, and the message takes the other half; so an
action is dated at its arrival minus the round trip. It is held only while an earlier action of
somebody else could still be on its way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import Action, AnyOffer, Refused
from stosy.table.timer import Timer
from stosy.wire.tells import Ack

if TYPE_CHECKING:
    from stosy.table.running import Actor
    from stosy.table.table import Table

INSTANT = 1.0
"""Ms: too short a time to hold anything; clocks and timers are no finer."""


class Claim(Struct, frozen=True, kw_only=True):
    """A competing action: `made` is its corrected time; it is applied at `release`.

    `connection` gets the answer; a bot has none.
    """

    seat: int
    action: Action
    offer: str | None
    at: int | None
    made: float
    release: float
    actor: Actor
    connection: int | None


class Claims:
    """Held actions, the earliest first; ties go clockwise from the first rival."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.held: tuple[Claim, ...] = ()

    def enter(
        self,
        seat: int,
        action: Action,
        offer: str | None,
        at: int | None,
        actor: Actor,
        connection: int | None,
    ) -> None:
        """Hold an action while an earlier one of somebody else could be on its way."""
        table = self._table
        rivals, presence = table.running.rivals(), table.presence
        trip = 0.0 if connection is None else presence.connections[connection].trip
        others = [table.state.seats[rival].person for rival in rivals if rival != seat]
        made = actor.made - trip
        claim = Claim(
            seat=seat,
            action=action,
            offer=offer,
            at=at,
            made=made,
            release=made + presence.trip(others),
            actor=actor,
            connection=connection,
        )
        place = {rival: index for index, rival in enumerate(rivals)}
        order = sorted(
            (*self.held, claim), key=lambda held: (held.made, place.get(held.seat, len(place)))
        )
        self.held = tuple(order)
        self.release(actor.now)

    def release(self, now: float) -> None:
        """Apply the claims that no earlier action can precede any more."""
        while self.held and self.held[0].release <= now + INSTANT:
            first, *rest = self.held
            self.held = tuple(rest)
            self._carry_out(first, now)

    def _carry_out(self, claim: Claim, now: float) -> None:
        table, seat, person = self._table, claim.seat, claim.actor.person
        if person is None and table.bot_on(seat) is None:
            return  # the person for whom the bot stood in is back
        actor = replace(claim.actor, made=claim.made, now=now)
        try:
            if person is not None and table.state.seat_of(person) != seat:
                raise Refused("not_seated", "T1")
            table.running.check_timely(seat, claim.offer, claim.at)
            table.running.carry_out(seat, claim.action, actor)
        except Refused as refused:
            table.refuse(claim.connection, actor.ask, refused)
            if person is None and refused.code != "too_late":
                table.running.fall_back(seat, actor)
        else:
            if claim.connection is not None and actor.ask is not None:
                table.reply(claim.connection, Ack(id=actor.ask))

    def losers(self, offers: tuple[AnyOffer, ...], over: bool) -> tuple[int, ...]:
        """The seats whose claims come too late if this is offered next, or the match is over."""
        lost = (each for each in self.held if each.offer is not None or not over)
        return tuple(sorted({each.seat for each in lost if not _stands(each, offers)}))

    def drop_lapsed(self) -> None:
        """Play has moved on: refuse claims whose offers have lapsed (G5)."""
        offers = self._table.running.offers()
        lapsed = [each for each in self.held if not _stands(each, offers)]
        self.held = tuple([each for each in self.held if each not in lapsed])
        for claim in lapsed:
            self._table.refuse(claim.connection, claim.actor.ask, Refused("too_late", "G5"))

    def timer(self) -> Timer:
        """When the first one held is carried out."""
        return Timer(self.held[0].release, self.release)

    def made_by(self, time: float) -> bool:
        """Was one of them made by then?"""
        return any(claim.made <= time for claim in self.held)

    def asked_again(self, person: str, ask: str, connection: int | None) -> bool:
        """Is it the ask of a held claim? The answer goes to the latest connection."""
        again = [
            replace(each, connection=connection)
            if (each.actor.person, each.actor.ask) == (person, ask)
            else each
            for each in self.held
        ]
        found = any(one is not other for one, other in zip(again, self.held, strict=True))
        if found:
            self.held = tuple(again)
        return found


def _stands(claim: Claim, offers: tuple[AnyOffer, ...]) -> bool:
    """Is its offer among these? A claim without an offer needs an unchanged position."""
    return any((each.seat, each.id) == (claim.seat, claim.offer) for each in offers)
