"""Hints: what a person might do, thought about elsewhere while the table goes on (T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stosy.bots.hints import SECONDS, Hint, hints
from stosy.bots.stopping import Stop
from stosy.core import AnyGame, Dice, Offer, Refused, offers_to
from stosy.table.decide import own_seat
from stosy.table.planning import state_after
from stosy.table.playing import running
from stosy.table.state import State
from stosy.table.thinking import offered
from stosy.wire import asks
from stosy.wire.tells import Hints, Suggested

if TYPE_CHECKING:
    from stosy.table.table import Table


class Wondering(Struct, frozen=True, eq=False):
    """A person wonders what to do: what their seat may see and do, and the ask to be answered."""

    person: str
    ask: str
    game: str
    seat: int
    at: int
    view: Any
    offers: tuple[Offer[Any], ...]
    standing: tuple[Offer[Any], ...]
    """What is offered now: the same, unless the person has planned something."""
    seed: str
    seconds: float
    """So long may a search take."""

    @property
    def urgent(self) -> bool:
        """A person waits for the answer."""
        return True

    @property
    def brief(self) -> bool:
        """To find hints is to search."""
        return False

    def think(self, stop: Stop | None = None) -> tuple[Hint, ...]:
        """The best actions, by what this seat knows; anything, if it was stopped."""
        dice = Dice(self.seed, self.at)
        return hints(self.game, self.view, self.offers, dice, self.seconds, stop)


def hints_now(game: AnyGame, state: State) -> bool:
    """May hints be asked for? If nothing is agreed, unless two or more people compete.

    Who has left a seat and may take it back still competes.
    """
    if state.settings.hints is not None:
        return state.settings.hints
    people = [seat for seat in state.seats if seat.person is not None or seat.owner is not None]
    return game.team or len(people) <= 1


def wonder(table: Table, connection: int, person: str, ask: asks.Hint[Any]) -> None:
    """A person wants hints; one lot at a time. The same ask again is answered here and once."""
    seat, play = own_seat(table.state, person), running(table)
    before = table.wondering.get(person)
    if before is not None and before[1].ask == ask.id:
        table.wondering[person] = (connection, before[1])
        return
    if not hints_now(table.game, table.state):
        raise Refused("no_hints", "T7")
    if before is not None:
        raise Refused("hints_under_way", "T7")
    game, state = table.game, state_after(table, seat, ask)
    offers = tuple(offers_to(game, state, seat))
    if not offers:
        raise Refused("nothing_to_hint", "T7")
    table.wondering[person] = (
        connection,
        Wondering(
            person=person,
            ask=ask.id,
            game=game.id,
            seat=seat,
            at=play.at,
            view=game.view(state, seat),
            offers=offers,
            standing=offered(table, seat),
            seed=f"{play.seed}:hint:{seat}",
            seconds=min(SECONDS, table.tempo.thinking),
        ),
    )


def tell_hints(table: Table, wondering: Wondering, found: tuple[Hint, ...] | None) -> None:
    """Answer the ask; None: nothing could be found."""
    connection, _ = table.wondering.pop(wondering.person)
    suggested = tuple(
        Suggested(action=hint.action, chance=hint.chance, reason=hint.reason, detail=hint.detail)
        for hint in found or ()
    )
    table.out.replies.append((connection, Hints(id=wondering.ask, hints=suggested)))


def drop_late(table: Table) -> None:
    """What is no longer offered needs no hint (G5), and neither does who is gone."""
    for connection, wondering in tuple(table.wondering.values()):
        here = table.presence.here(wondering.person)
        if here and _stands(table, wondering):
            continue
        del table.wondering[wondering.person]
        if here:
            table.refuse(connection, wondering.ask, Refused("too_late", "G5"))


def _stands(table: Table, wondering: Wondering) -> bool:
    state = table.state
    return (
        state.phase == "playing"
        and state.seat_of(wondering.person) == wondering.seat
        and offered(table, wondering.seat) == wondering.standing
    )
