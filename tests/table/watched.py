"""Watched tables: everything that reaches certain people, byte by byte, and when.

A run is a script of calls, made up on the way by lot. Its twin makes the same calls with other
cards in places that none of those people ever see.
"""

from __future__ import annotations

from typing import Any

import msgspec

from stosy.core import Chance, Dice, Match, Move, Refused, promised, seed_of
from stosy.table.entries import Played, Shuffled, Started
from stosy.table.messages import catch_up
from stosy.wire import Act, GoOn, Plan, Say
from tests.contract.plays import Play, Run, Taken
from tests.contract.twins import Mix, Seen, remixed, seen_after
from tests.table.play import Scene

PEOPLE: dict[str, tuple[str, ...]] = {
    "face-to-face": ("ann", "bob"),
    "quick-and-easy": ("ann", "bob", "bot"),
    "snakes-and-ladders": ("ann", "bob", "carl", "bot"),
    "the-game": ("ann", "bob", "bot"),
}
WATCHING = ("ann", "eve")
"""Ann plays on seat 0, eve looks on."""
CLOCK = 15
CALLS = 60
WAITS = (0, 5, 60, 200, 900, 2_500)

encode = msgspec.json.Encoder().encode


class Watched(Scene):
    """A table of which the traffic to one person is kept."""

    coached = True
    goes: tuple[str, ...] = ("ann", "bob", "eve")
    """Who may come and go."""

    def __init__(self, game: str, seed: int, watcher: str) -> None:
        self.watcher = watcher
        self.traffic: list[bytes] = []
        self.script: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        self.dice = Dice(seed_of(f"watched {game}", seed), 0)
        seats, options = PEOPLE[game], {}
        if game == "snakes-and-ladders" and self.dice.below(2):
            options = {"penalties": "on"}
        self.gather(game, seats, options)

    def gather(self, game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
        """Everybody comes, and sits down."""
        Scene.__init__(self, game, "ann", len(seats), clock=CLOCK, options=options)
        self.connect("ann", "eve")
        for person in (person for person in seats[1:] if person != "bot"):
            self.sit(person)

    def take(self) -> None:
        """Whatever a server would send to the watcher now, and when it would wake up next."""
        super().take()
        table, left = self.table, self.table.clock.left(self.now)
        self.traffic.append(encode((self.now, table.due())))
        number = self.sockets.get(self.watcher)
        self.traffic += (encode(told) for to, told in self.out.messages if to == number)
        for seen in (None, self.state.n // 2):
            self.traffic.append(encode(catch_up(table, self.watcher, seen, left, coach=True)))

    def do(self, call: str, *args: Any, **fields: Any) -> None:
        """Call it, and remember that for the twin."""
        self.script.append((call, args, fields))
        getattr(self, call)(*args, **fields)

    def play_on(self) -> None:
        """Something happens, by lot."""
        lot = self.dice.below(20)
        if lot < 5:
            self.do("wait", self.one_of(WAITS))
        elif lot == 5:
            self.do("wait", CLOCK * 1000)
        elif lot == 6:
            self.do("ask", self.one_of(sorted(self.sockets)), Say, text="hm")
        elif lot == 7:
            person = self.one_of(self.goes)
            here = person in self.sockets
            self.do("disconnect" if here else "connect", person)
        elif lot == 8:
            self.somebody_plans()
        elif lot == 9:
            self.do("line", **{self.one_of(sorted(self.sockets)): self.one_of((5, 80, 200))})
        else:
            self.somebody_acts()

    def somebody_acts(self) -> None:
        """A person answers an offer or, now and then, errs."""
        people = [p for p in sorted(self.sockets) if self.state.seat_of(p) is not None]
        offers = [
            (person, offer)
            for person in people
            for offer in self.table.offers()
            if offer.seat == self.state.seat_of(person)
        ]
        if not offers:
            self.do("ask", self.one_of(people), GoOn)
            return
        person, offer = self.one_of(offers)
        lays = [action for action in offer.actions if hasattr(action, "card")]
        action = self.one_of(lays if lays and self.dice.below(6) else offer.actions)
        fields: dict[str, Any] = {"actions": (action,), "offer": offer.id}
        if self.dice.below(10) == 0:
            fields = {"actions": (action,), "at": self.play.position.at}
            person = self.one_of(people)
        self.do("ask", person, Act, **fields)

    def somebody_plans(self) -> None:
        """A person tries out cards of their own, or takes several actions in one go.

        Now and then it is what cannot be planned.
        """
        person = self.one_of([p for p in sorted(self.sockets) if self.state.seat_of(p) is not None])
        seat = self.state.seat_of(person)
        offers = [offer for offer in self.table.offers() if offer.seat == seat]
        if offers:
            actions = [self.one_of(self.one_of(offers).actions) for _ in range(2)]
            if self.dice.below(2):
                self.do("ask", person, Act, actions=tuple(actions), offer=offers[0].id)
            else:
                self.do("ask", person, Plan, actions=tuple(actions[: 1 + self.dice.below(2)]))

    def one_of(self, things: Any) -> Any:
        return things[self.dice.below(len(things))]


class WatchedDaily(Watched):
    """The try of a daily deal: one person and bots; eve has finished hers and may look on."""

    goes = ("bob", "eve")

    def gather(self, game: str, seats: tuple[str, ...], options: dict[str, Any]) -> None:
        daily = promised("2026-11-16", seed_of("secret of the day"))
        opening = {"daily": daily, "bots": "casual"}
        Scene.__init__(self, game, "ann", len(seats), opening, hints=False, options=options)
        self.connect("ann", "eve")


def run(game: str, seed: int, watcher: str, kind: type[Watched] = Watched) -> Watched:
    """A match by lot."""
    watched = kind(game, seed, watcher)
    setup = watched.game.setup(len(PEOPLE[game]), watched.game.options())
    watched.start(watched.game.deal(setup, watched.dice))
    for _ in range(CALLS):
        if watched.phase == "playing" and len(watched.sockets) > 1:
            watched.play_on()
    return watched


def twin(original: Watched, game: str, seed: int, lot: int, mix: Mix) -> Watched | None:
    """The same calls with cards changed that the watcher and the bots never see.

    None if people cannot make the same moves with them, or if that shows by the rules: in a round's
    scores, an honesty check, the end.
    """
    first, *_ = original.entries(Started)
    deal = remixed(first.deal, seen_in(original), Dice(seed_of(f"twin {game}", seed), lot), mix)
    if deal == first.deal:
        return None
    other = type(original)(game, seed, original.watcher)
    other.start(deal)
    for call, args, fields in original.script:
        try:
            getattr(other, call)(*args, **fields)
        except (Refused, ValueError):
            return None
    same = moves(original) == moves(other) and open_ends(original) == open_ends(other)
    return other if same else None


def moves(watched: Watched) -> list[tuple[Any, ...]]:
    return [(entry.move.seat, entry.move.action, entry.by) for entry in watched.entries(Played)]


def open_ends(watched: Watched) -> list[Any]:
    """What the rules make everybody know of hidden cards."""
    told: list[Any] = [e for e in watched.events if hasattr(e, "result") or hasattr(e, "totals")]
    return [*told, *(event.bluff for event in watched.events if hasattr(event, "bluff"))]


def seen_in(watched: Watched) -> Seen:
    """The cards of the first deal that the watcher, or a bot, comes to see."""
    replayed = as_run(watched)
    bots = [number for number, seat in enumerate(watched.state.seats) if seat.kind == "bot"]
    viewers = (watched.state.seat_of(watched.watcher), *bots)
    return set().union(*(seen_after(replayed, 0, viewer) for viewer in viewers))


def step_of(entry: Played[Any] | Shuffled[Any]) -> Any:
    """The entry as a match takes it."""
    return Move(entry.move.seat, entry.move.action) if isinstance(entry, Played) else entry.chance


def as_run(watched: Scene) -> Run:
    """The match as the contract tests see it."""
    started, *rest = watched.log[watched.log.index(watched.entries(Started)[0]) :]
    assert isinstance(started, Started)
    deal: Chance = started.deal
    match = Match(watched.game, watched.play.position.setup, started.seed, [deal])
    taken = [Taken(None, deal, match.opening, match.state)]
    for entry in rest:
        if isinstance(entry, Played | Shuffled):
            before, step = match.state, step_of(entry)
            taken.append(Taken(before, step, match.apply(step), match.state))
    play = Play(watched.game.id, len(watched.state.seats), match.setup.options, None, 0, 0, 0)
    return Run(play, watched.game, match, tuple(taken))
