"""A table with simulated time: people come, go and act, and the scene keeps all results.

    scene = playing("quick-and-easy", "ann", "bob", clock=30)
    scene.lay("ann") == "done"        what an ask is answered with: done, held, or a refusal's code
    scene.wait(30_000)                time goes on, and the table does what falls due

People are called by the names of their cookies; the first is the host. After every call the scene
checks that clients have been told whatever is new.
"""

from __future__ import annotations

from itertools import count
from typing import Any, TypeVar

from msgspec.structs import replace

from stosy.core import Action, Chance, Event, Offer, Resign, seed_of
from stosy.games import find
from stosy.table import AnyEntry, Opened, Out, Secrets, Table, checked, encode, facts, reader
from stosy.table.entries import Happened
from stosy.table.messages import catch_up
from stosy.table.out import Reply
from stosy.table.presence import UNANSWERED, Line
from stosy.table.settings import usual_settings
from stosy.wire import Act, LendSeat, Sit, Start
from stosy.wire.tells import Ack, Refusal, Update

E = TypeVar("E")


def secrets() -> Secrets:
    """The same secrets in every scene."""
    seeds, keys = count(), count()
    return Secrets(seed=lambda: seed_of("table", next(seeds)), key=lambda: f"key-{next(keys)}")


class Scene:
    """One table, its people and its log."""

    def __init__(
        self,
        game: str,
        host: str,
        seats: int,
        opening: dict[str, Any] | None = None,
        **settings: Any,
    ) -> None:
        self.game = find(game)
        self.now = 1000.0
        agreed = checked(self.game, replace(usual_settings(self.game, seats, {}), **settings))
        opened = Opened(at=1000, who=host, table="t", game=game, name=host, settings=agreed)
        opened = replace(opened, **opening or {})
        self.secrets = secrets()
        self.table = Table.open(self.game, opened, self.secrets)
        self.numbers = count(1)
        self.ids = count(1)
        self.sockets: dict[str, int] = {}
        self.log: list[AnyEntry] = []
        self.events: list[Event] = []
        self.answers: dict[tuple[int, str | None], Reply] = {}
        self.told = facts(self.table)
        self.told_offers: tuple[Offer[Any], ...] = ()
        self.told_left: tuple[int | None, float] = (None, self.now)
        self.out = Out()
        self.take()

    # What the server does

    def take(self) -> None:
        """Keep the results of a call, and check that all connections got the news."""
        out = self.out = self.table.take(self.now)
        self.log += out.entries
        self.events += out.events
        for number, reply in out.replies:
            assert (number, reply.id) not in self.answers, "an ask is answered once"
            self.answers[number, reply.id] = reply
        if out.facts:
            self.told = facts(self.table)
        if out.facts or out.play:
            self.told_left = self.table.clock.left(self.now), self.now
        if out.play:
            self.told_offers = self.table.offers()
        self.check_told()

    def check_told(self) -> None:
        """Clients know how things stand; they count the time down themselves."""
        assert facts(self.table) == self.told, "facts have changed and nobody was told"
        assert self.table.offers() == self.told_offers, "play has moved on and nobody was told"
        left, (told, then) = self.table.clock.left(self.now), self.told_left
        assert (left is None) == (told is None), "a clock was started or stopped unheard"
        if left is not None and told is not None and self.state.paused is None:
            assert abs(max(0, told - (self.now - then)) - left) <= 1, "clients have another time"

    def wait(self, ms: float) -> None:
        """Advance the time; quick requests are answered at once."""
        until = self.now + ms
        while (due := self.table.due()) is not None and due <= until:
            self.now = max(self.now, due)
            self.table.tick(self.now)
            self.take()
            self.answer_quick()
        self.now = until

    def answer_quick(self) -> None:
        """Answer what is quick; what takes long is for the test to answer."""
        for request in self.table.requests():
            if request.quick:
                self.table.answer(request, request.answer(), self.now)
                self.take()

    def wait_until(self, time: float) -> None:
        self.wait(time - self.now)

    def restored(self, still: float | None = None) -> Table:
        """The table as read from its log; it may have stood still for some time."""
        read = reader(self.game).read
        entries = [read(encode(entry)) for entry in self.log]
        return Table.restore(self.game, entries, self.secrets, self.now, still=still)

    def restart(self, still: float | None = None) -> None:
        """The server dies and starts again; everybody is disconnected."""
        self.table = self.restored(still)
        self.all_told()
        self.sockets.clear()
        self.answers.clear()
        self.take()

    def all_told(self) -> None:
        """Nobody has to be told anything."""
        self.told, self.told_offers = facts(self.table), self.table.offers()
        self.told_left = self.table.clock.left(self.now), self.now

    # People

    coached = False
    """Do all clients ask to be told what to do next?"""
    mixes = False
    """Do all clients take part in deals?"""

    def connect(self, *people: str, trip: float | None = None, seen: int | None = None) -> None:
        for person in people:
            number = self.sockets[person] = next(self.numbers)
            self.table.connect(number, person, person, self.now, seen, self.coached, self.mixes)
            if trip is not None:
                self.line(**{person: trip})
            self.take()

    def disconnect(self, *people: str) -> None:
        for person in people:
            self.table.disconnect(self.sockets.pop(person), self.now)
            self.take()

    def line(self, **trips: float) -> None:
        """The server's pings to these people take so long, and TCP says so, too."""
        for person, trip in trips.items():
            line = Line(trip + UNANSWERED, trip)
            self.table.measured(self.sockets[person], trip, line)

    def ask(self, person: str, kind: Any, id: str | None = None, **fields: Any) -> str:
        """Ask for something over the socket; what the answer is."""
        ask, number = kind(id=id or f"{person}-{next(self.ids)}", **fields), self.sockets[person]
        self.answers.pop((number, ask.id), None)
        self.table.receive(number, ask, self.now)
        self.take()
        return self.answer(person, ask.id)

    def answer(self, person: str, id: str) -> str:
        """How the ask with this id was answered: done, a refusal's code, or not yet: held."""
        reply = self.answers.get((self.sockets[person], id))
        if reply is None:
            return "held"
        return reply.code if isinstance(reply, Refusal) else "done"

    def sit(self, *people: str) -> None:
        """Come and take a seat."""
        for person in people:
            self.connect(person)
            assert self.ask(person, Sit) == "done"

    def key_of(self, person: str) -> str:
        """A key to this person's seat."""
        number, id = self.sockets[person], f"{person}-{next(self.ids)}"
        assert self.ask(person, LendSeat, id=id) == "done"
        reply = self.answers[number, id]
        assert isinstance(reply, Ack)
        assert reply.key is not None
        return reply.key

    # Play

    def start(self, deal: Chance | None = None) -> None:
        """Begin a match, with a given deal perhaps."""
        if deal is None:
            assert self.ask(self.state.host, Start) == "done"
            return
        self.table.start(self.now, deal=deal)
        self.table.tick(self.now)
        self.take()

    def put(self, position: Any) -> None:
        """Play has come to this position, and the turn begins now."""
        play = self.play
        now = int(self.now)
        put = replace(play.position, state=position, at=play.position.at + 1)
        play = replace(play, position=put, turn_since=now, moved=now)
        play = replace(play, turn=self.game.turn(position))
        self.table.state = replace(self.state, play=play)
        self.table.bots.moved_on()
        self.all_told()

    def offer(self, person: str, action: Action) -> str | None:
        """The id of the offer by which the person may do this; None if it is a mistake."""
        seat = self.state.seat_of(person)
        ids = [o.id for o in self.table.offers() if o.seat == seat and action in o.actions]
        return ids[0] if ids else None

    def act(
        self, person: str, action: Action, id: str | None = None, offer: str | None = None
    ) -> str:
        """Do it, by its offer or as a mistake."""
        answered = offer or self.offer(person, action)
        return self.ask(
            person, Act, id, actions=(action,), offer=answered, at=self.play.position.at
        )

    def fallback(self, person: str | None = None) -> str:
        """The person play waits for does what the clock would do."""
        waited = self.waited
        assert person in (None, self.waiting)
        seated = self.state.seats[waited.seat].person
        return self.act(seated, waited.fallback or Resign(), offer=waited.id)

    def fallback_of(self, person: str) -> str:
        """The person acts as though play waited for them."""
        (offer,) = (o for o in self.game.offers(self.position) if o.fallback is not None)
        return self.act(person, offer.fallback or Resign(), offer=offer.id)

    def finish_turn(self) -> None:
        """The person play waits for plays the whole turn."""
        turn = self.play.turn
        while self.state.phase == "playing" and self.play.turn == turn:
            assert self.fallback() == "done"

    def resign(self, person: str) -> str:
        return self.act(person, Resign())

    # What can be seen

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def phase(self) -> str:
        return self.table.state.phase

    @property
    def play(self) -> Any:
        assert self.table.state.play is not None
        return self.table.state.play

    @property
    def position(self) -> Any:
        """The state of the game."""
        return self.play.position.state

    @property
    def waited(self) -> Offer[Any]:
        return self.table.running.waited_for()

    @property
    def waiting(self) -> str | None:
        """The person whom play waits for; None for a bot."""
        person: str | None = self.state.seats[self.waited.seat].person
        return person

    @property
    def kinds(self) -> list[str]:
        """What sits on each seat; for a person, who."""
        return [seat.person or seat.kind for seat in self.state.seats]

    def entries(self, kind: type[E]) -> list[E]:
        """Those entries of the log."""
        return [entry for entry in self.log if isinstance(entry, kind)]

    def happened(self, kind: type[E]) -> list[E]:
        """Those events that the log keeps."""
        found = [entry.event for entry in self.entries(Happened)]
        return [event for event in found if isinstance(event, kind)]

    def catch_up(self, person: str, seen: int | None) -> Update[Any, Any, Any]:
        """What somebody gets who comes having seen so many events."""
        left = self.table.clock.left(self.now)
        return catch_up(self.table, person, seen, left, self.coached)


def gathered(game: str, *people: str, seats: int | None = None, **settings: Any) -> Scene:
    """A table at which these people sit, the first of them the host."""
    scene = Scene(game, people[0], seats or max(len(people), find(game).seats[0]), **settings)
    scene.connect(people[0])
    scene.sit(*people[1:])
    return scene


def playing(
    game: str,
    *people: str,
    seats: int | None = None,
    deal: Chance | None = None,
    position: Any = None,
    **settings: Any,
) -> Scene:
    """A table at which these people play; the first of them starts if nothing else is said."""
    first = None if game == "snakes-and-ladders" else 0
    scene = gathered(game, *people, seats=seats, **{"first": first, **settings})
    scene.start(deal)
    if position is not None:
        scene.put(position)
    return scene
