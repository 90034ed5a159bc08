"""The running match: its offers, and the moves of people, bots and the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from stosy.core import Action, AnyGame, AnyMove, AnyOffer, Move, Refused, Resign, Timeout
from stosy.table import entries as log
from stosy.table.planning import check_turn
from stosy.table.state import Play
from stosy.wire.asks import Act
from stosy.wire.tells import Ack

if TYPE_CHECKING:
    from stosy.table.table import Table

MOST_MOVES = 200
"""So many moves a seat makes in one turn, its own or another's, before it must come to an end."""


class Actor(Struct, frozen=True):
    """The author of a move: `made` is its time, `person` and `ask` identify the message."""

    by: Literal["person", "bot", "clock"]
    made: float
    now: float
    person: str | None = None
    ask: str | None = None


class Offered(Struct, frozen=True):
    """What follows from a state of the game: all offers, those to each seat, the one that play
    waits for, the seats that may be racing, and whether a round is over."""

    state: Any
    offers: tuple[AnyOffer, ...] = ()
    to: dict[int | None, tuple[AnyOffer, ...]] = {}
    waited: AnyOffer | None = None
    rivals: tuple[int, ...] = ()
    between_rounds: bool = False


NOTHING = Offered(None)


def _offered(game: AnyGame, state: Any) -> Offered:
    """What is offered in a state."""
    offers, waited = game.offers(state), None
    to: dict[int | None, tuple[AnyOffer, ...]] = {}
    for offer in offers:
        to[offer.seat] = (*to[offer.seat], offer) if offer.seat in to else (offer,)
        if waited is None and offer.fallback is not None:
            waited = offer
    return Offered(state, offers, to, waited, game.rivals(state), game.between_rounds(state))


class RunningMatch:
    """The match of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last = NOTHING

    @property
    def play(self) -> Play:
        """The match being played; Refused if there is none."""
        state = self._table.state
        if state.play is None or state.phase != "playing":
            raise Refused("no_match", "T3") if state.play is None else Refused("over", "G4")
        return state.play

    def offered(self) -> Offered:
        """What is offered now, computed once for a state of the game."""
        state = self._table.state
        play = state.play
        if play is None or state.phase == "closed":
            return NOTHING
        of_game = play.position.state
        if self._last.state is not of_game:
            self._last = _offered(self._table.game, of_game)
        return self._last

    def offers(self) -> tuple[AnyOffer, ...]:
        """Everything any seat may do now."""
        return self.offered().offers

    def offers_to(self, seat: int | None) -> tuple[AnyOffer, ...]:
        """What this seat may do now."""
        return self.offered().to.get(seat, ())

    def rivals(self) -> tuple[int, ...]:
        """The seats that may be racing now."""
        return self.offered().rivals

    def waited_for(self) -> AnyOffer:
        """The offer that play waits for."""
        waited = self.offered().waited
        if waited is None:
            raise ValueError("nobody is waited for: the match is over, or a shuffle is due")
        return waited

    def between_rounds(self) -> bool:
        """Does the table wait for everybody before it deals the next round?"""
        return self._table.state.phase == "playing" and self.offered().between_rounds

    def act(self, connection: int | None, person: str, ask: Act[Any], now: float) -> None:
        """A person's actions, all or none: applied at once, or held while others may have been
        faster."""
        table = self._table
        if ask.match not in (None, table.state.match):
            raise Refused("too_late", "G5")
        if (played := table.state.played_by(person)) is not None:
            table.bots.act_from_elsewhere(connection, played, ask, now)
            return
        seat, play = table.state.own_seat(person), self.play
        if table.claims.held and table.claims.asked_again(person, ask.id, connection):
            return
        actor = Actor("person", now, now, person, ask.id)
        action, *more = ask.actions
        if isinstance(action, Resign) and not more:
            if self.between_rounds():
                self.shuffle(now)
        else:
            self.check_timely(seat, ask.offer, ask.at)
            if table.state.lesson is not None:
                table.lesson.check(seat, ask.actions)
            if more:
                if play.moves[seat] + len(ask.actions) > MOST_MOVES:
                    raise Refused("turn_too_long", "T6", most=MOST_MOVES)
                check_turn(table.game, play.position.state, seat, ask.actions)
            elif seat in self.rivals():
                table.claims.enter(seat, action, ask.offer, ask.at, actor, connection)
                return
        for action in ask.actions:
            self.carry_out(seat, action, actor)
        if connection is not None:
            table.reply(connection, Ack(id=ask.id))

    def check_timely(self, seat: int, offer: str | None, at: int | None) -> None:
        """G5: the offer must be open; an action without an offer must name the current position."""
        if offer is None:
            timely = at == self.play.position.at
        else:
            timely = offer in [each.id for each in self.offers_to(seat)]
        if not timely:
            raise Refused("too_late", "G5")

    def carry_out(self, seat: int, action: Action, actor: Actor) -> None:
        """Make a move and the shuffles it requires; claims that lose by it are too late."""
        table, play = self._table, self.play
        if play.moves[seat] >= MOST_MOVES:
            self._check_length(seat, action)
        t = max(0, int(actor.made) - play.began)
        lost = self._losers(seat, action) if table.claims.held else ()
        move: AnyMove = Move(seat, action, t, lost)
        now, person, ask = int(actor.now), actor.person, actor.ask
        table.keep(log.Played(at=now, who=person, ask=ask, move=move, by=actor.by))
        position = self.play.position if table.state.phase == "playing" else None
        if position is not None and table.game.chance_due(position.state) is not None:
            _, shuffles, _ = position.settle(table.game, next_round=False)
            for chance in shuffles:
                table.keep(log.Shuffled(chance=chance, at=now))
        if table.claims.held:
            table.claims.drop_lapsed()

    def fall_back(self, seat: int, actor: Actor) -> None:
        """Play the fallback of a bot that play waits for."""
        for offer in self.offers_to(seat):
            if offer.fallback is not None:
                self.carry_out(seat, offer.fallback, actor)
                return

    def shuffle(self, now: float) -> None:
        """Apply the due shuffle."""
        chance = self.play.position.chance(self._table.game)
        self._table.keep(log.Shuffled(chance=chance, at=int(now)))

    def _check_length(self, seat: int, action: Action) -> None:
        """T6: after too many moves in a turn only the fallback is allowed.

        The fallback always leads to the next turn, so the length of a match is bounded.
        """
        if isinstance(action, (Resign, Timeout)):
            return
        if all(action != each.fallback for each in self.offers_to(seat)):
            raise Refused("turn_too_long", "T6", most=MOST_MOVES)

    def _losers(self, seat: int, action: Action) -> tuple[int, ...]:
        """The other seats whose claims the move makes late: it is tried on a copy first."""
        game = self._table.game
        position, _ = self.play.position.apply(game, Move(seat, action))
        position, _, _ = position.settle(game, next_round=False)
        over = game.outcome(position.state) is not None
        lost = self._table.claims.losers(game.offers(position.state), over)
        return tuple([each for each in lost if each != seat])
