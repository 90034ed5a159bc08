from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, TypeAlias, type_check_only

Bots: TypeAlias = Sequence[Mapping[str, int] | None]

class Outcome:
    @property
    def reason(self) -> int: ...
    @property
    def winners(self) -> int: ...
    @property
    def left(self) -> int: ...

class Tally:
    @property
    def games(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def reasons(self) -> list[int]: ...
    @property
    def wins(self) -> list[int]: ...
    @property
    def left(self) -> list[int]: ...
    @property
    def shortest(self) -> int: ...
    @property
    def longest(self) -> int: ...

class Rng:
    def __init__(self, seed: int, stream: int) -> None: ...
    def word(self, counter: int) -> int: ...
    def below(self, counter: int, bound: int) -> int: ...

@type_check_only
class Position:
    """A match being played in the kernel; its class is the game."""

    ID: ClassVar[str]
    NAMES: ClassVar[str]
    """Cards, deck, actions and options by name, in JSON."""
    Facts: ClassVar[type[Any]]
    """A state in plain numbers; the games that are alike share one."""

    FEATURES: ClassVar[int]
    """So many numbers a network is told of a position."""

    @staticmethod
    def gather(
        options: Sequence[int],
        seats: int,
        seed: int,
        games: int,
        bots: Bots,
        net: Net | None,
        playouts: int,
        horizon: int,
        threads: int,
    ) -> bytes:
        """Positions from games, with what became of them."""

    ACTIONS: ClassVar[int]
    CARDS: ClassVar[int]
    DECKS: ClassVar[int]
    STATE_BYTES: ClassVar[int]

    @classmethod
    def deal(cls, options: Sequence[int], seats: int, first: int, seed: int, stream: int) -> Self:
        """A deal made by a stream; `first` is -1 where the lot decides."""

    @classmethod
    def from_decks(
        cls, options: Sequence[int], seats: int, first: int, decks: Sequence[Sequence[int]]
    ) -> Self:
        """A given deal: whole decks, top card first."""

    @staticmethod
    def dealt(seats: int) -> int:
        """How many cards of a deck are dealt."""

    @classmethod
    def from_facts(cls, facts: Any) -> Self:
        """Any state; ValueError for one that cannot be."""

    @classmethod
    def from_view(cls, facts: Any, viewer: int, seed: int, stream: int) -> Self:
        """A state of which the viewer sees a part; where hidden cards lie does not matter."""

    def facts(self) -> Any:
        """The state in plain numbers."""

    @classmethod
    def playout(
        cls,
        options: Sequence[int],
        seats: int,
        first: int,
        seed: int,
        stream: int,
        bots: Bots,
    ) -> tuple[list[list[int]], int, list[tuple[int, int]], Self]:
        """One game: its decks, who started (or dealt), seat and action of every step, its end.

        Seat -1 stands for a later shuffle, the action then for the number of its deck.
        """

    @classmethod
    def playouts(
        cls,
        options: Sequence[int],
        seats: int,
        first: int,
        seed: int,
        number: int,
        games: int,
        threads: int,
        bots: Bots,
    ) -> Tally:
        """Many games of a series from a number on, counted."""

    def redealt(self, viewer: int, seed: int, stream: int) -> Self:
        """The same state to the viewer's eyes; what it cannot see is dealt anew by a stream."""

    def copy(self) -> Self:
        """The same state, to go another way."""

    def legal(self, seat: int) -> list[int]:
        """What the seat is offered, in the order of the offers; resigning aside."""

    def allowed(self, seat: int) -> list[int]:
        """Every action that would be accepted from the seat."""

    def fallback(self) -> int | None:
        """What the host plays when time runs out; None when it is over."""

    def apply(self, seat: int, action: int) -> bool:
        """Carry an action out; False, and nothing has changed, for what is refused."""

    @staticmethod
    def matches(
        options: Sequence[int],
        seats: int,
        first: int,
        seed: int,
        number: int,
        games: int,
        threads: int,
        bots: Bots,
        experts: Sequence[Expert | None],
    ) -> tuple[Tally, int, float]:
        """A count of games between bots of which some search; their decisions and seconds."""

    @property
    def turn(self) -> int:
        """The seat the game waits for."""

    @property
    def over(self) -> bool:
        """Is the match over?"""

    @property
    def outcome(self) -> Outcome:
        """How it ended."""

    @property
    def chance_due(self) -> bool:
        """Must a shuffle come before any action? Only where chance goes on after the deal."""

    def take_chance(self, cards: Sequence[int]) -> None:
        """The shuffle that is due: the new pile, or the next hands, opening card and pile."""

    @staticmethod
    def solve_deals(
        options: Sequence[int],
        seats: int,
        first: int,
        seed: int,
        start: int,
        stop: int,
        threads: int,
    ) -> Deals:
        """How many deals could be won, where a game is solved from the deal on."""

GAMES: dict[str, type[Position]]
"""By id."""
REASONS: tuple[str, ...]
"""Why matches end; the first is for one that has not."""

_Array: TypeAlias = object  # of the buffer protocol; before Python 3.12 types cannot say so

class Batch:
    """Many matches of one game; `stosy_kernel.batches.Batch` says how to use it."""

    def __init__(
        self,
        game: str,
        options: Sequence[int],
        seats: int,
        size: int,
        seed: int,
        threads: int,
        signals: bool,
        take_backs: bool,
    ) -> None: ...
    def reset(
        self, to_act: _Array, observations: _Array, masks: _Array, seed: int | None = None
    ) -> None:
        """Deal the first game of every row, of this seed or of the one before.

        Into `to_act` (uint8, by row) goes the seat that is asked, into `observations` (uint8, by
        row and place) what it sees, into `masks` (bool or uint8, by row and action) what it may do.
        """

    def step(
        self,
        actions: _Array,
        to_act: _Array,
        observations: _Array,
        masks: _Array,
        rewards: _Array,
        dones: _Array,
    ) -> None:
        """Carry out one action (int32 or int64) in each row, and ask anew as `reset` does.

        `dones` (bool or uint8, by row) tells which matches have ended, `rewards` (float32, by row
        and seat, not relative) what that is worth: a team that has won gets 1, else 0; in the other
        games winners get 1 and losers -1, or all 0 where nobody has won. Before the end it is 0.

        Arrays must be C-contiguous; what does not fit, and an action that is not in its mask, is a
        ValueError, and then nothing has changed.
        """

    def sample(self, actions: _Array) -> None:
        """Choose in each row one of the actions in its mask, by the game's own random numbers.

        Each is as likely as the others. Before the next step the choice stays the same.
        """

    def outcomes(self, reasons: _Array, left: _Array) -> None:
        """Why the last match of each row ended (as in `REASONS`; 0 before any has), cards left.

        Both are uint8, by row; cards are left in team games only.
        """

    def layout(self) -> dict[str, slice]:
        """Where in an observation each of its parts lies, by name and in order."""

    @property
    def seats(self) -> int:
        """How many play a match."""

    @property
    def size(self) -> int:
        """How many rows there are."""

    @property
    def observation_size(self) -> int:
        """How many bytes a seat sees."""

    @property
    def action_count(self) -> int:
        """How wide a mask is."""

def observe(position: Position, seat: int) -> bytes:
    """What a seat sees of a position, as batches write it."""

class Deals:
    @property
    def count(self) -> int: ...
    @property
    def winnable(self) -> int: ...
    @property
    def states(self) -> int:
        """How many states were looked at."""

    @property
    def most_states(self) -> int:
        """How many for the hardest deal."""

def solve(
    position: Position, most_states: int | None
) -> tuple[list[tuple[int, int]], int, int, bool] | None:
    """A best line, who wins (a bit for each), cards left, whether that is exact; or None."""

SURE: int
PLAY_ON: int

class Net:
    """A small network that estimates the chance to win from features of a position."""

    def __init__(self, weights: Sequence[float]) -> None: ...
    @property
    def inputs(self) -> int: ...
    @property
    def weights(self) -> list[float]: ...

def teach(samples: bytes, inputs: int, seed: int, epochs: int) -> tuple[Net, float]:
    """A network that has learnt from samples, and the mean of its squared errors there."""

class Expert:
    """A bot that searches: how many playouts a decision, and how (`stosy_kernel.search`).

    In its mind everybody plays by the weights. So many standard errors better must be what
    replaces the instant choice.
    """

    def __init__(
        self,
        playouts: int,
        weights: Mapping[str, int],
        widest: int,
        trust: float,
        net: Net | None,
        horizon: int,
    ) -> None: ...

class NoDeal(ValueError):
    """What a viewer knows, or claims to know, cannot be."""

class Stop:
    """Any thread may set it to end the searches that were given it."""

    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def is_set(self) -> bool: ...

def think(
    position: Position,
    viewer: int,
    trees: int | None,
    playouts: int | None,
    seconds: float | None,
    seed: int,
    threads: int,
    bots: Bots,
    widest: int | None,
    net: Net | None,
    horizon: int,
    stop: Stop | None,
) -> tuple[list[tuple[int, int, int, int]], int, int, float]:
    """Action, visits, sum of values, squared differences of each candidate; playouts; skipped
    deals; seconds.

    Without a number of trees it searches flat.
    """

def weigh(
    position: Position,
    viewer: int,
    ways: Sequence[int],
    deals: int,
    seed: int,
    threads: int,
    bots: Bots,
) -> list[list[int]]:
    """For each way its chance, 0 to SURE, in every deal that could be made."""
