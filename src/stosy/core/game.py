"""The protocol every game implements: pure functions on frozen values.

    deal(setup, dice) -> chance        the first deal, from the standard shuffle
    start(setup, deal) -> step         the first state
    offers(state) -> offers            who may do what now
    apply(state, entry) -> step        a move or a chance entry; raises Refused
    chance(state, dice) -> chance      the chance entry that the state waits for, or None
    outcome(state) -> result           how it ended, or None
    view(state, seat) -> view          what one seat (or, with None, a spectator) may see
    imagine(view, dice) -> state       a state that is consistent with the view

A match is its log: the first deal, then moves and chance entries in the order they were applied.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    TypeAlias,
    TypeVar,
    final,
    get_args,
    get_origin,
)

from msgspec import Struct
from msgspec.structs import replace

from stosy.core.chance import Dice
from stosy.core.options import Options
from stosy.core.origins import COMMON_ORIGINS, OURS, Origin
from stosy.core.refusal import Refused

if TYPE_CHECKING:
    from stosy.core.codec import Codec


def snake(name: str) -> str:
    """The name a class has in records and on the wire: TakeBack is take_back."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Role: TypeAlias = Literal["move", "speech", "undo"]
"""What an action is for: to move the match on, to tell the others something, to take back."""


class Action(Struct, frozen=True, omit_defaults=True, tag_field="do", tag=snake):
    """What a seat does; the class variables tell clients and bots how to treat it."""

    role: ClassVar[Role] = "move"
    ends_turn: ClassVar[bool] = False
    """If it is the only action left in a turn, a client may do it for its seat."""
    submits: ClassVar[bool] = False
    """Does it only take what has come? If nothing else can be done, a client may do it, too."""
    listed: ClassVar[bool] = True
    """May a client show it as a choice? False if players have to notice it themselves."""
    takes_turn: ClassVar[bool] = False
    """Does it make its seat the one to act, without more? Bots give people time for it."""
    trusting: ClassVar[bool] = False
    """Does its value depend on another player's honesty? Sampled deals cannot evaluate it."""
    implied: ClassVar[bool] = False
    """May people type it without its name, because its fields make it clear?"""

    def careless(self) -> Action | None:
        """The same action with something forgotten, if it has anything to forget."""
        return None


class Resign(Action, frozen=True, tag=snake):
    """Give the match up (G6)."""


class Timeout(Action, frozen=True, tag=snake):
    """The host declares that the seat to act has run out of time and forfeits (G6)."""


class Chance(Struct, frozen=True, tag_field="chance", tag=snake):
    """What a shuffle produced, in full."""

    @property
    def starter(self) -> int | None:
        """Of a first deal: the seat that starts or deals first, chosen or drawn by lot."""
        return None


class Event(Struct, frozen=True, tag_field="event", tag=snake):
    """A fact that follows from a move or a chance entry; `stosy.text` has the words for it."""

    begins_turn: ClassVar[bool] = False
    """Does it only announce whose turn begins?"""

    def seen_by(self, viewer: int | None) -> Event:
        """The event as one seat, or a spectator (None), may see it."""
        return self


class OfSeat(Event, frozen=True):
    """Something that a seat did, or that happened to it."""

    seat: int


Card = TypeVar("Card", bound=int | str)


class HandsDealt(Event, Generic[Card], frozen=True, kw_only=True):
    """A deal; each seat sees its own cards."""

    hands: tuple[tuple[Card, ...] | None, ...]

    def seen_by(self, viewer: int | None) -> Self:
        hands = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return replace(self, hands=hands)


class Result(Struct, frozen=True):
    """How a match ended; each game has its own values of `reason`."""

    @property
    @abstractmethod
    def reason(self) -> str:
        """Why it ended."""

    @abstractmethod
    def winning_seats(self, seats: int) -> tuple[int, ...]:
        """The seats that won, out of `seats`; in a team game all or none."""

    def returns(self, seats: int) -> tuple[float, ...]:
        """The value of the result for each seat: 1 for a win, else 0."""
        winners = self.winning_seats(seats)
        return tuple(float(seat in winners) for seat in range(seats))

    @property
    def cards_left(self) -> int | None:
        """How many cards a team has not laid, in a game that counts them."""
        return None


R = TypeVar("R", bound=Result)


class Ended(Event, Generic[R], frozen=True, tag=snake):
    """The match is over."""

    result: R


FieldKind: TypeAlias = Literal[
    "piles", "laid_by", "pile", "card", "colour", "seat", "by_seat", "value"
]
"""What a field of a view is: the open piles that `Game.piles` names, the seats that laid their
cards, one open pile, a card, a colour, a seat, one value for each seat, or another value."""


class View(Struct, frozen=True, kw_only=True):
    """Everything one seat, or a spectator (None), may know of a state.

    `hand` is the viewer's own, `sizes` are those of all hands, `turn` is the seat whose turn it is;
    the game waits for the seat `waited`, or for nobody (None).
    """

    shown: ClassVar[Mapping[str, FieldKind]] = {}
    """The fields that a client shows if it knows nothing else about the game, and as what. Leave
    out what the offers show, and what players have to notice themselves."""

    options: Options
    seat: int | None
    hand: tuple[int | str, ...]
    sizes: tuple[int, ...]
    turn: int
    waited: int | None = None
    result: Result | None

    @property
    def between_rounds(self) -> bool:
        """Is a round over and the next not dealt?"""
        return False


class Highlight(Struct, frozen=True):
    """A decisive or remarkable fact of a match: a code for the words, and their arguments."""

    code: str
    facts: dict[str, object]


class Advice(Struct, frozen=True, omit_defaults=True):
    """The next sensible thing for a seat: a code for the words, and their arguments."""

    code: str
    facts: dict[str, int | str | bool | None] = {}


class PileFace(Struct, frozen=True):
    """An open pile as a client draws it: its name in actions, its top card and how many lie there.

    `row` is the number of a row card, `way` 1 for a rising and -1 for a falling pile; `owner` is
    the seat it belongs to, `colour` the one that counts instead of the card's own.
    """

    name: str | None
    top: int | str | None
    count: int
    row: int | None = None
    way: int = 0
    owner: int | None = None
    colour: str | None = None


Forfeit: TypeAlias = Literal["resigned", "timeout"]
Talk: TypeAlias = Literal["free", "no_numbers", "none"]
"""What may be said while a match runs: anything, anything but numbers, nothing."""

S = TypeVar("S")
A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)


COMMON_RULES = ("G1", "G2", "G3", "G4", "G5", "G6")
"""The rules of all games."""


class Setup(Struct, frozen=True):
    """What is agreed before the deal; `first` starts or deals first (None: chance decides)."""

    seats: int
    options: Any
    first: int | None = None


class Offer(Struct, Generic[A], frozen=True):
    """Actions one seat may take now.

    `fallback` is what the host plays when time runs out; an offer without one is an opportunity
    that lapses when the state moves on. An offer keeps its id while it is open.
    """

    id: str
    seat: int
    actions: tuple[A, ...]
    fallback: A | None = None


class Move(Struct, Generic[A], frozen=True, omit_defaults=True):
    """An action of a seat; `t` is ms since the start, `lost` the seats whose claims came later."""

    seat: int
    action: A | Resign | Timeout
    t: int | None = None
    lost: tuple[int, ...] = ()


class Step(Struct, Generic[S], frozen=True):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[S, A, C]):
    """One game: its name, its options and its rules."""

    id: ClassVar[str]
    rules: ClassVar[int]
    """Version of the rules, raised with every change of behaviour."""
    rule_ids: ClassVar[tuple[str, ...]]
    origins: ClassVar[Mapping[str, Origin]] = {}
    """Where the rules come from."""
    deal_rule: ClassVar[str]
    """The rule that says who gets which cards."""
    seats: ClassVar[range]
    usual_seats: ClassVar[int]
    """The default number of seats."""
    first_match: ClassVar[Mapping[str, Any]] = {}
    """Options with which a first match, against bots, is short."""
    team: ClassVar[bool]
    """Do all seats win or lose together?"""
    options: ClassVar[type[Options]]
    actions: ClassVar[Any]
    """The union of this game's actions, for decoding."""
    chances: ClassVar[Any]
    """The union of this game's chance entries, for decoding."""
    events: ClassVar[Any]
    """The union of this game's events, for decoding."""
    views: ClassVar[Any]
    """The type of this game's views, for decoding."""
    results: ClassVar[type[Result]]
    """How matches of this game end."""
    cards: ClassVar[type[int] | type[str]]
    """The type of a card."""
    piles: ClassVar[tuple[str, ...]] = ()
    """The names of the `piles` of a view in the actions of seat 0, in the order of the view."""
    plannable: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that reveal nothing hidden: a seat may try them out before it acts, and combine them
    with later actions in one ask."""
    codec: ClassVar[Codec[Any] | None] = None
    """Numbers for the game's cards and actions, for learning programs."""

    _kinds: ClassVar[tuple[type[Action], ...]]

    def __init_subclass__(cls) -> None:
        """Collect the classes of the game's actions, generic ones without their arguments."""
        super().__init_subclass__()
        if hasattr(cls, "actions"):
            cls._kinds = tuple(get_origin(kind) or kind for kind in get_args(cls.actions))

    @classmethod
    def kinds(cls) -> dict[str, type[Action]]:
        """The classes of the game's actions, by their names in records."""
        return {str(kind.__struct_config__.tag): kind for kind in cls._kinds}

    @classmethod
    def origin(cls, rule: str) -> Origin:
        """Where a rule comes from; those of tables are rules of this program."""
        return cls.origins.get(rule) or COMMON_ORIGINS.get(rule, OURS)

    def setup(
        self,
        seats: int,
        options: Options | Mapping[str, object] | str = "leaflet",
        first: int | None = None,
    ) -> Setup:
        """A validated setup; `options` may be the name of a preset."""
        if seats not in self.seats:
            raise Refused(
                "seat_count",
                self.deal_rule,
                seats=seats,
                least=self.seats[0],
                most=self.seats[-1],
            )
        if first is not None and not 0 <= first < seats:
            raise Refused("no_such_seat", "G3", number=first + 1)
        return Setup(seats, self.options.of(options), first)

    @abstractmethod
    def deal(self, setup: Setup, dice: Dice) -> C:
        """The first deal."""

    @abstractmethod
    def start(self, setup: Setup, deal: C) -> Step[S]:
        """The state after the first deal."""

    def chance(self, state: S, dice: Dice) -> C | None:
        """The chance entry that the state waits for, by the standard shuffle; None if there is
        none."""
        return None

    def chance_due(self, state: S) -> str | None:
        """The rule that demands a shuffle before any move; None if no shuffle is due."""
        return None

    @abstractmethod
    def offers(self, state: S) -> tuple[Offer[A], ...]:
        """Everything that any seat may do now, except resigning."""

    @abstractmethod
    def outcome(self, state: S) -> Result | None:
        """How the match ended."""

    @final
    def view(self, state: S, seat: int | None) -> Any:
        """What the seat, or a spectator (None), may know; Refused for a seat that is not there."""
        if seat is None:
            return self.public_view(state)
        if not 0 <= seat < self.seat_count(state):
            raise Refused("no_such_seat", "G3", number=seat + 1)
        return self.own_view(self.public_view(state), state, seat)

    @abstractmethod
    def public_view(self, state: S) -> View:
        """What everybody may know: the view of a spectator."""

    def own_view(self, public: Any, state: S, seat: int) -> Any:
        """The public view, and what this seat knows beyond it: its hand, if not more."""
        return replace(public, seat=seat, hand=self.hands(state)[seat])

    def imagine(self, view: Any, dice: Dice) -> S | None:
        """A state that is consistent with the view; hidden cards are dealt at random.

        None for a spectator, if no such deal was found, and in a game that does not implement it:
        bots then cannot look ahead.
        """
        return None

    @abstractmethod
    def hands(self, state: S) -> tuple[tuple[int | str, ...], ...]:
        """The cards that each seat holds; only for finished matches."""

    def highlights(
        self, state: S, moves: Iterable[Move[A]], events: Iterable[Event]
    ) -> Iterator[Highlight]:
        """What decided a match that ended in this state, the most important first."""
        return iter(())

    def pile_names(self, seat: int) -> tuple[str, ...]:
        """The names of the `piles` of a view in the actions of a seat."""
        return self.piles

    @abstractmethod
    def turn(self, state: S) -> int:
        """A number that is constant during a turn and changes with the next; clocks use it."""

    def rivals(self, state: S) -> tuple[int, ...]:
        """The seats that may race for something now, clockwise from the seat that wins ties.

        It depends only on public facts, never on a hand. Fewer than two seats mean no race.
        """
        return ()

    def between_rounds(self, state: S) -> bool:
        """Is a round over and the next not dealt? A host may wait here until all are ready."""
        return False

    def talk(self, options: Any) -> Talk:
        """What the players may say to each other during a match with these options."""
        return "free"

    def talk_rule(self, options: Any) -> str:
        """The rule behind `talk`."""
        return "T4"

    @final
    def apply(self, state: S, entry: Move[A] | C) -> Step[S]:
        """Apply a log entry, or raise Refused and change nothing."""
        if self.outcome(state) is not None:
            raise Refused("over", "G4")
        if not isinstance(entry, Move):
            return self.take_chance(state, entry)
        if rule := self.chance_due(state):
            raise Refused("chance_due", rule)
        seat, action = entry.seat, entry.action
        if not 0 <= seat < self.seat_count(state):
            raise Refused("no_such_seat", "G3", number=seat + 1)
        if isinstance(action, Resign):
            return self.forfeit(state, seat, "resigned")
        if isinstance(action, Timeout):
            self._require_waited_for(state, seat)
            return self.forfeit(state, seat, "timeout")
        if not isinstance(action, self._kinds):
            raise Refused("malformed", "G3", detail=type(action).__name__)
        return self.play(state, seat, action)

    def _require_waited_for(self, state: S, seat: int) -> None:
        for offer in self.offers(state):
            if offer.seat == seat and offer.fallback is not None:
                return
        raise Refused("not_waited_for", "G6", seat=seat)

    @abstractmethod
    def seat_count(self, state: S) -> int:
        """How many seats play."""

    @abstractmethod
    def play(self, state: S, seat: int, action: A) -> Step[S]:
        """Apply a seat's action; called by `apply`."""

    @abstractmethod
    def forfeit(self, state: S, seat: int, reason: Forfeit) -> Step[S]:
        """End the match because a seat gave up or ran out of time (G6)."""

    def take_chance(self, state: S, entry: C) -> Step[S]:
        """Apply a chance entry after the first deal; called by `apply`."""
        raise Refused("no_chance_due", "G3")


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyOffer: TypeAlias = Offer[Any]
AnyMove: TypeAlias = Move[Any]
AnyStep: TypeAlias = Step[Any]
"""Of a game that is known only at run time."""
