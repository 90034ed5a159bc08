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
    """A match in the kernel; each game has its own class."""

    ID: ClassVar[str]
    NAMES: ClassVar[str]
    """The names of cards, deck, actions and options, as JSON."""
    Facts: ClassVar[type[Any]]
    """The class of states in plain numbers; similar games share one."""

    FEATURES: ClassVar[int]
    """The number of inputs of a network."""

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
        """Positions from games, with the results of the games."""

    def features(self, seat: int) -> list[float]:
        """What a network is told of it, with the eyes of this seat or of the one to act."""

    ACTIONS: ClassVar[int]
    CARDS: ClassVar[int]
    DECKS: ClassVar[int]
    STATE_BYTES: ClassVar[int]

    @classmethod
    def deal(cls, options: Sequence[int], seats: int, first: int, seed: int, stream: int) -> Self:
        """A random deal; `first` is -1 if chance decides."""

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
        """Any state; ValueError if it is impossible."""

    @classmethod
    def from_view(cls, facts: Any, viewer: int, seed: int, stream: int) -> Self:
        """A state from a view; hidden cards may have any place in `facts`."""

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

        Seat -1 means a later shuffle; its action is the number of the deck.
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
        """The tally of many games of a series, from a number on."""

    def redealt(self, viewer: int, seed: int, stream: int) -> Self:
        """A state with the same view for the viewer, and new random hidden cards."""

    def copy(self) -> Self:
        """A copy of the state."""

    def to_bytes(self) -> bytes:
        """The position as bytes; equal positions have equal ones."""

    @classmethod
    def from_bytes(cls, bytes: bytes) -> Self:
        """The position of these bytes; ValueError if they are none."""

    def __hash__(self) -> int: ...
    def __eq__(self, other: object) -> bool: ...
    def legal(self, seat: int) -> list[int]:
        """The offered actions of a seat in the order of the offers, without resigning."""

    def allowed(self, seat: int) -> list[int]:
        """Every action that would be accepted from the seat."""

    def fallback(self) -> int | None:
        """What the host plays when time runs out; None when the match is over."""

    def apply(self, seat: int, action: int) -> bool:
        """Apply an action; False, without any change, if it is refused."""

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
        """The tally of games of which some bots search; searched decisions; their seconds."""

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
        """Must a shuffle come before any action? Only in games with later shuffles."""

    def take_chance(self, cards: Sequence[int]) -> None:
        """Apply the shuffle that is due: the new pile, or the next hands, opening card and pile."""

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
        """How many deals can be won, for a game that is solved from the deal on."""

GAMES: dict[str, type[Position]]
"""By id."""
REASONS: tuple[str, ...]
"""Why matches end; the first means that a match has not ended."""

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
        signals: int,
        take_backs: int,
        max_steps: int,
        columns: Sequence[int],
        bots: Sequence[Mapping[str, int] | None],
        controlled: Sequence[bool],
    ) -> None: ...
    def reset(
        self, to_act: _Array, observations: _Array, masks: _Array, seed: int | None = None
    ) -> None:
        """Deal the first game of every row, with this seed or the previous one.

        Writes the seat to choose into `to_act` (uint8, by row), what it sees into `observations`
        (uint8, by row and place) and its legal actions into `masks` (bool or uint8, by row and
        action; or uint8 with a bit for each action, by row and eighth action).
        """

    def step(
        self,
        actions: _Array,
        to_act: _Array,
        observations: _Array,
        masks: _Array,
        rewards: _Array,
        dones: _Array,
        truncations: _Array | None = None,
        last: _Array | None = None,
    ) -> None:
        """Apply one action (int32 or int64) in each row, and write the arrays as `reset` does.

        `dones` (bool or uint8, by row) says which matches are over, `truncations` (likewise) which
        of them were cut off, and `last` (uint8, by row, seat and place) gets what all seats saw
        last in the matches that are over; its other rows are left as they are. `rewards` (float32,
        by row and absolute seat) is 0 before the end. Then a team gets 1 if it has won, else 0; in
        other games winners get 1 and losers -1, or all get 0 if nobody has won.

        Arrays must be C-contiguous. An array that does not fit, or an action that is not in its
        mask, raises ValueError, and nothing changes.
        """

    def sample(self, actions: _Array) -> None:
        """Choose in each row a uniformly random action of its mask, from the game's own stream.

        The choice stays the same until the next step.
        """

    def advise(self, actions: _Array) -> None:
        """Write what the bots of the seats that are asked would choose; -1 if it is not offered.

        Seats with a bot may be controlled: then a program can learn from what the bot would do.
        """

    def outcomes(self, reasons: _Array, left: _Array) -> None:
        """Why the last match of each row ended (an index of `REASONS`), and the cards left.

        Both are uint8, by row, and 0 before the first end. Only team games count cards left.
        """

    def show(self, to_act: _Array, observations: _Array, masks: _Array) -> None:
        """Write who is asked, as after the last step."""

    def show_all(self, observations: _Array) -> None:
        """Write what all seats see now (uint8, by row, seat and place): for training only."""

    def position(self, row: int) -> Any:
        """The position of a row, shuffled to the last card; its list of rounds is empty."""

    def save(self) -> bytes: ...
    def load(self, saved: bytes) -> None: ...
    @property
    def actions(self) -> list[int]:
        """For each column of a mask the kernel's number of its action."""

    def layout(self) -> dict[str, slice]:
        """The slice of each part of an observation, by name, in order."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def size(self) -> int:
        """The number of rows."""

    @property
    def observation_size(self) -> int:
        """The bytes of an observation."""

    @property
    def action_count(self) -> int:
        """The width of a mask."""

def observe(position: Position, seat: int) -> bytes:
    """What a seat sees of a position, as batches write it."""

class Deals:
    @property
    def count(self) -> int: ...
    @property
    def winnable(self) -> int: ...
    @property
    def states(self) -> int:
        """The number of visited states."""

    @property
    def most_states(self) -> int:
        """The number for the hardest deal."""

def solve(
    position: Position, most_states: int | None
) -> tuple[list[tuple[int, int]], int, int, bool] | None:
    """A best line, the winners as bits, the cards left, whether that is exact; or None."""

SURE: int
TURN_BEAM: int
PLAY_ON: int

class Net:
    """A small network that estimates the chance to win from features of a position."""

    def __init__(self, weights: Sequence[float]) -> None: ...
    @property
    def inputs(self) -> int: ...
    @property
    def weights(self) -> list[float]: ...

def teach(samples: bytes, inputs: int, seed: int, epochs: int) -> tuple[Net, float]:
    """A network trained on the samples, and its mean squared error on them."""

class Expert:
    """A bot that searches with `playouts` per decision (`stosy_kernel.search`).

    In its playouts everybody plays by the weights. It tries turns or, without `whole_turns`, single
    actions. One replaces the instant choice only if it is better by `trust` standard errors.
    """

    def __init__(
        self,
        playouts: int,
        weights: Mapping[str, int],
        widest: int,
        trust: float,
        net: Net | None,
        horizon: int,
        whole_turns: bool,
    ) -> None: ...

class NoDeal(ValueError):
    """A view is impossible: no deal is consistent with it."""

class Stop:
    """Ends the searches that were given it; any thread may set it."""

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

def think_of_turns(
    position: Position,
    viewer: int,
    playouts: int | None,
    seconds: float | None,
    seed: int,
    threads: int,
    bots: Bots,
    widest: int,
    net: Net | None,
    horizon: int,
    stop: Stop | None,
) -> tuple[list[list[int]], tuple[list[tuple[int, int, int, int]], int, int, float]]:
    """The turns tried, the guide's own first, and as from `think` their places in this list."""

def turns(position: Position, seat: int, beam: int) -> tuple[list[list[int]], int]:
    """The turns of a seat, and how many unfinished ones were not followed."""

def weigh(
    position: Position,
    viewer: int,
    ways: Sequence[Sequence[int]],
    deals: int,
    seed: int,
    threads: int,
    bots: Bots,
    net: Net | None,
    horizon: int,
) -> list[list[int]]:
    """The chance of each way, 0 to SURE, in every sampled deal."""
