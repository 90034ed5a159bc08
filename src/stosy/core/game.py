"""The protocol every game implements: pure functions on frozen values.

    deal(setup, dice) -> chance        the first deal, from the standard shuffle
    start(setup, deal) -> step         the first state
    offers(state) -> offers            who may do what now
    apply(state, entry) -> step        a move or a chance entry; raises Refused
    chance(state, dice) -> chance      what the state is waiting for chance to bring, or None
    outcome(state) -> result           how it ended, or None
    view(state, seat) -> view          what one seat (or, with None, a spectator) may see
    imagine(view, dice) -> state       one of the states that look like this view to its seat

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
    TypeAlias,
    TypeVar,
    final,
    get_args,
    get_origin,
)

from msgspec import Struct

from stosy.core.chance import Dice
from stosy.core.options import Options
from stosy.core.refusal import Refused

if TYPE_CHECKING:
    from stosy.core.codec import Codec


def snake(name: str) -> str:
    """The name a class has in records and on the wire: TakeBack is take_back."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Role: TypeAlias = Literal["move", "speech", "undo"]
"""What an action is for: to move the match on, to tell the others something, to take back."""


class Action(Struct, frozen=True, omit_defaults=True, tag_field="do", tag=snake):
    """What a seat does, and what whoever offers it to people or bots should know about it."""

    role: ClassVar[Role] = "move"
    ends_turn: ClassVar[bool] = False
    """Where nothing else is left to do in a turn, a host may do it for its seat."""
    listed: ClassVar[bool] = True
    """May it be shown as a choice, or would that tell what only the attentive notice?"""
    trusting: ClassVar[bool] = False
    """Is it good or bad by what somebody else kept secret? No imagined deal can tell."""
    implied: ClassVar[bool] = False
    """Is it clear from the rest what is meant, where people type an action without its name?"""

    def careless(self) -> Action | None:
        """The same with something forgotten, if there is anything to forget."""
        return None


class Resign(Action, frozen=True, tag=snake):
    """Give the match up (G6)."""


class Timeout(Action, frozen=True, tag=snake):
    """The host's word that the seat waited for has run out of time and forfeits (G6)."""


class Chance(Struct, frozen=True, tag_field="chance", tag=snake):
    """What a shuffle produced, in full."""

    @property
    def starter(self) -> int | None:
        """Of a first deal: the seat that starts or deals first, chosen or drawn by lot."""
        return None


class Event(Struct, frozen=True, tag_field="event", tag=snake):
    """A fact that follows from a move or a chance entry; words for it are made elsewhere."""

    begins_turn: ClassVar[bool] = False
    """Does it only say whose turn begins?"""

    @property
    def whose(self) -> int | None:
        """The seat that it is about, which is in a field `seat`; None without such a field."""
        seat: int | None = getattr(self, "seat", None)
        return seat

    def seen_by(self, viewer: int | None) -> Event:
        """The event as one seat, or a spectator (None), may know it."""
        return self


class Result(Struct, frozen=True):
    """How a match ended. Every game's result says why, in a field `reason` of its own words."""

    @property
    @abstractmethod
    def reason(self) -> str:
        """Why it ended."""

    @abstractmethod
    def winning_seats(self, seats: int) -> tuple[int, ...]:
        """Who won, of so many seats; all of a team, or none."""

    def returns(self, seats: int) -> tuple[float, ...]:
        """What the end is worth to each seat: 1 for a win, else 0."""
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


class View(Struct, frozen=True, kw_only=True):
    """Everything one seat, or a spectator (None), may know of a state.

    `hand` is the viewer's own, `sizes` are those of all hands, `turn` is the seat whose turn it is;
    the game waits for the seat `waited`, None while there is nobody to wait for.
    """

    unlisted: ClassVar[tuple[str, ...]] = ()
    """Fields that a list of all that can be seen leaves out: the offers show them, or they are for
    the attentive to notice."""

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
    """Something that decided a match or is worth telling: a code for the words, and their facts."""

    code: str
    facts: dict[str, object]


Forfeit: TypeAlias = Literal["resigned", "timeout"]
Talk: TypeAlias = Literal["free", "no_numbers", "none"]
"""What may be said while a match runs: anything, anything but numbers, nothing."""

S = TypeVar("S")
A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=Chance)


COMMON_RULES = ("G1", "G2", "G3", "G4", "G5", "G6")
"""The rules of all games."""


class Setup(Struct, frozen=True):
    """What is agreed before the deal; `first` starts or deals first, None leaves it to the lot."""

    seats: int
    options: Any
    first: int | None = None


class Offer(Struct, Generic[A], frozen=True):
    """Actions one seat may take now.

    `fallback` is what the host plays when time runs out; an offer without one is an opportunity
    that lapses when the state moves on. An id stays the same as long as the offer stands.
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
    deal_rule: ClassVar[str]
    """The rule that says who gets which cards."""
    seats: ClassVar[range]
    usual_seats: ClassVar[int]
    """How many sit at a table unless somebody says otherwise."""
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
    """What cards are written as."""
    piles: ClassVar[tuple[str, ...]] = ()
    """What actions call the `piles` of a view, in its order and as seat 0 calls them."""
    plannable: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that bring nothing hidden to light: a seat may try them out before it acts, and take
    them together with whatever comes after them."""
    codec: ClassVar[Codec[Any] | None] = None
    """Numbers for the game's cards and actions: programs that learn need them."""

    _kinds: ClassVar[tuple[type[Action], ...]]

    def __init_subclass__(cls) -> None:
        """Note the classes of the game's actions, generic ones without their arguments."""
        super().__init_subclass__()
        if hasattr(cls, "actions"):
            cls._kinds = tuple(get_origin(kind) or kind for kind in get_args(cls.actions))

    @classmethod
    def kinds(cls) -> dict[str, type[Action]]:
        """The classes of the game's actions, by their names in records."""
        return {str(kind.__struct_config__.tag): kind for kind in cls._kinds}

    def setup(
        self,
        seats: int,
        options: Options | Mapping[str, object] | str = "leaflet",
        first: int | None = None,
    ) -> Setup:
        """What was agreed, checked; the options may be those of a preset, by its name."""
        if seats not in self.seats:
            raise Refused(
                "seat_count",
                self.deal_rule,
                seats=seats,
                least=self.seats[0],
                most=self.seats[-1],
            )
        if first is not None and not 0 <= first < seats:
            raise Refused("no_such_seat", "G3", number=first)
        return Setup(seats, self.options.of(options), first)

    @abstractmethod
    def deal(self, setup: Setup, dice: Dice) -> C:
        """The first deal."""

    @abstractmethod
    def start(self, setup: Setup, deal: C) -> Step[S]:
        """The state after the first deal."""

    def chance(self, state: S, dice: Dice) -> C | None:
        """The chance entry the state waits for, made with the standard shuffle; None if none."""
        return None

    def chance_due(self, state: S) -> str | None:
        """The rule by which a shuffle must come before any move; None if none must."""
        return None

    @abstractmethod
    def offers(self, state: S) -> tuple[Offer[A], ...]:
        """Everything any seat may do now, resigning aside."""

    @abstractmethod
    def outcome(self, state: S) -> Result | None:
        """How the match ended."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What the seat, or a spectator (None), may know."""

    def imagine(self, view: Any, dice: Dice) -> S | None:
        """A state that looks like this to the view's seat; what is hidden from it, chance deals.

        It agrees with all that the view tells. None for a spectator, where no such deal was found,
        and in a game that does not say how: bots then cannot look ahead.
        """
        return None

    @abstractmethod
    def hands(self, state: S) -> tuple[tuple[int | str, ...], ...]:
        """The cards each seat holds; for those who may know everything, as after a match."""

    def highlights(
        self, state: S, moves: Iterable[Move[A]], events: Iterable[Event]
    ) -> Iterator[Highlight]:
        """What decided a match that ended in this state, the weightiest first."""
        return iter(())

    @abstractmethod
    def turn(self, state: S) -> int:
        """A number that changes when a turn begins and stays until it ends: clocks run by it."""

    def rivals(self, state: S) -> tuple[int, ...]:
        """The seats that may race for something now, clockwise from who comes first on a tie.

        Only what everybody knows counts, never a hand. Fewer than two: there is no race.
        """
        return ()

    def between_rounds(self, state: S) -> bool:
        """Is a round over and the next not dealt? A host may wait here until all are ready."""
        return False

    def talk(self, options: Any) -> Talk:
        """What the players may say to each other while a match with these options runs."""
        return "free"

    def check_viewer(self, state: S, seat: int | None) -> None:
        """Refuse to look for a seat that is not there; every `view` begins so."""
        if seat is not None and not 0 <= seat < self.seat_count(state):
            raise Refused("no_such_seat", "G3", number=seat)

    @final
    def apply(self, state: S, entry: Move[A] | C) -> Step[S]:
        """Carry out a log entry, or raise Refused and change nothing."""
        if self.outcome(state) is not None:
            raise Refused("over", "G4")
        if not isinstance(entry, Move):
            return self.take_chance(state, entry)
        if rule := self.chance_due(state):
            raise Refused("chance_due", rule)
        seat, action = entry.seat, entry.action
        if not 0 <= seat < self.seat_count(state):
            raise Refused("no_such_seat", "G3", number=seat)
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
        """Carry out a seat's action; called through `apply`."""

    @abstractmethod
    def forfeit(self, state: S, seat: int, reason: Forfeit) -> Step[S]:
        """End the match because a seat gave up or ran out of time (G6)."""

    def take_chance(self, state: S, entry: C) -> Step[S]:
        """Carry out a chance entry after the first deal; called through `apply`."""
        raise Refused("no_chance_due", "G3")


AnyGame: TypeAlias = Game[Any, Any, Any]
AnyOffer: TypeAlias = Offer[Any]
AnyMove: TypeAlias = Move[Any]
AnyStep: TypeAlias = Step[Any]
"""Of a game that is known only at run time."""
