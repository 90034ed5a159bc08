"""Hints for people, computed off the loop (T7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stosy.bots.hints import SECONDS, Hint, hints
from stosy.bots.stopping import Stop
from stosy.core import AnyGame, AnyOffer, Dice, Refused, offers_to
from stosy.table.planning import state_after
from stosy.table.state import State
from stosy.wire import asks, tells

if TYPE_CHECKING:
    from stosy.table.table import Table


class HintRequest(Struct, frozen=True, eq=False):
    """A person's request for hints: their seat's view and offers, and the ask to answer."""

    person: str
    ask: str
    game: str
    seat: int
    at: int
    view: Any
    offers: tuple[AnyOffer, ...]
    standing: tuple[AnyOffer, ...]
    """The current offers; they differ from `offers` if the person has planned something."""
    seed: str
    seconds: float
    """The time limit of a search."""

    @property
    def urgent(self) -> bool:
        """A person waits for the answer."""
        return True

    @property
    def quick(self) -> bool:
        """Hints always search."""
        return False

    def answer(self, stop: Stop | None = None) -> tuple[Hint, ...]:
        """The best actions by the seat's view; arbitrary after `stop` was set."""
        dice = Dice(self.seed, self.at)
        return hints(self.game, self.view, self.offers, dice, self.seconds, stop)


def hints_now(game: AnyGame, state: State) -> bool:
    """Are hints allowed? By default yes, unless two or more people compete.

    People who may take a seat back count.
    """
    if state.settings.hints is not None:
        return state.settings.hints
    people = [seat for seat in state.seats if seat.person is not None or seat.owner is not None]
    return game.team or len(people) <= 1


class HintRequests:
    """People who have asked for hints, and the connections that await them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.requests: Mapping[str, tuple[int, HintRequest]] = {}

    def pending(self) -> tuple[HintRequest, ...]:
        return tuple([request for _, request in self.requests.values()])

    def request(self, connection: int, person: str, ask: asks.AskHint[Any]) -> None:
        """Handle a request for hints; one at a time. A repeated ask is answered on the latest
        connection."""
        table = self._table
        seat, play = table.state.own_seat(person), table.running.play
        before = self.requests.get(person)
        if before is not None and before[1].ask == ask.id:
            self.requests = {**self.requests, person: (connection, before[1])}
            return
        if not hints_now(table.game, table.state):
            raise Refused("no_hints", "T7")
        if before is not None:
            raise Refused("hints_under_way", "T7")
        game, state = table.game, state_after(table, seat, ask)
        offers = offers_to(game, state, seat)
        if not offers:
            raise Refused("nothing_to_hint", "T7")
        request = HintRequest(
            person=person,
            ask=ask.id,
            game=game.id,
            seat=seat,
            at=play.position.at,
            view=game.view(state, seat),
            offers=offers,
            standing=table.running.offers_to(seat),
            seed=f"{play.position.seed}:hint:{seat}",
            seconds=min(SECONDS, table.tempo.thinking),
        )
        self.requests = {**self.requests, person: (connection, request)}

    def answered(self, request: HintRequest, found: tuple[Hint, ...] | None) -> None:
        """Send the hints; None means that there are none."""
        suggested = tuple(
            tells.Suggested(
                action=hint.action,
                then=hint.then,
                chance=hint.chance,
                reason=hint.reason,
                detail=hint.detail,
            )
            for hint in found or ()
        )
        connection = self._drop(request)
        self._table.reply(connection, tells.Hints(id=request.ask, hints=suggested))

    def drop_lapsed(self) -> None:
        """Drop requests whose offers have lapsed (G5), and those of people who are gone."""
        for request in self.pending():
            here = self._table.presence.here(request.person)
            if here and self._stands(request):
                continue
            connection = self._drop(request)
            if here:
                self._table.refuse(connection, request.ask, Refused("too_late", "G5"))

    def _drop(self, request: HintRequest) -> int:
        connection, _ = self.requests[request.person]
        rest = self.requests.items()
        self.requests = {person: kept for person, kept in rest if person != request.person}
        return connection

    def _stands(self, request: HintRequest) -> bool:
        state = self._table.state
        return (
            state.phase == "playing"
            and state.seat_of(request.person) == request.seat
            and self._table.running.offers_to(request.seat) == request.standing
        )
