"""What a learning program sees and may do: the parts of observations, the numbers of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import Action, AnyGame, Game, Options, Resign, Result, Setup, Timeout, View
from stosy.core.codec import Codec
from stosy.core.observation import Part, slices
from stosy.games import find, part

Signals: TypeAlias = Literal["none", "turn", "all"]
"""Who may signal: nobody, the seat that the game waits for, or every seat."""
OptionsGiven: TypeAlias = Options | Mapping[str, object] | str


def _no_observation(view: View) -> bytes:
    raise NotImplementedError


def _always(action: object, seats: int, options: Any) -> bool:
    return True


class Sight(Struct, frozen=True):
    """The module `observation` of a game's slice."""

    parts: tuple[Part, ...] = ()
    observe: Callable[[Any], bytes] = _no_observation
    """The observation of a seat's view."""
    possible: Callable[[Any, int, Any], bool] = _always
    """Can this action ever be offered, with so many seats and these options?"""


class Spec(Struct, frozen=True, dict=True):
    """Observations and actions of a game with these seats and options.

    Actions are numbered as in `actions`: those of the game's codec that can occur, in its order, so
    that a mask has no place that is never open. The last is None, to pass on an opportunity, where
    seats have any. At most `take_backs` cards are taken back in a turn.
    """

    game: str
    setup: Setup
    signals: Signals
    take_backs: int
    parts: tuple[Part, ...]
    columns: tuple[int, ...]
    """For each number of an action its number in the codec."""

    @cached_property
    def rules(self) -> AnyGame:
        """The game itself."""
        return find(self.game)

    @property
    def seats(self) -> int:
        return self.setup.seats

    @cached_property
    def sight(self) -> Sight:
        return sight_of(self.rules)

    @cached_property
    def actions(self) -> tuple[Action | None, ...]:
        """The actions by number; None is to pass."""
        codec = codec_of(self.rules)
        return tuple(codec.actions[number] for number in self.columns)

    @cached_property
    def numbers(self) -> dict[Action | None, int]:
        """The numbers of the actions."""
        return {action: number for number, action in enumerate(self.actions)}

    @cached_property
    def names(self) -> tuple[dict[str, Any] | None, ...]:
        """The actions as records write them, by number; None is to pass."""
        codec = codec_of(self.rules)
        return tuple(codec.names[number] for number in self.columns)

    @cached_property
    def layout(self) -> dict[str, slice]:
        """The bytes of each part of an observation, by name."""
        return slices(self.parts)

    @cached_property
    def high(self) -> bytes:
        """The largest value of each byte of an observation; the least is 0."""
        return b"".join(bytes((part.high,)) * part.size for part in self.parts)

    @cached_property
    def speaks(self) -> bool:
        """Are seats asked for signals while the game waits for another?"""
        spoken = any(action is not None and action.role == "speech" for action in self.actions)
        return spoken and self.signals == "all"

    @property
    def observation_size(self) -> int:
        return len(self.high)

    def observe(self, view: View) -> bytes:
        """The observation of a seat's view: the same in training and at a table."""
        if view.seat is None:
            raise ValueError("a spectator has no observation")
        return self.sight.observe(view)

    def observe_public(self, view: View, seat: int) -> bytes:
        """The part of a seat's observation that everybody sees, from a spectator's view."""
        return self.sight.observe(replace(view, seat=seat))

    def returns(self, result: Result | None) -> tuple[float, ...]:
        """What a result is worth to each seat; zeros without one."""
        return (0.0,) * self.seats if result is None else returns_of(self.rules, result, self.seats)


def returns_of(rules: AnyGame, result: Result, seats: int) -> tuple[float, ...]:
    """By seat: a team gets 1 for a win, else 0; others 1 or -1, or all 0 if nobody won."""
    winners = result.winning_seats(seats)
    lost = 0.0 if rules.team or not winners else -1.0
    return tuple(1.0 if seat in winners else lost for seat in range(seats))


def spec(
    game: str,
    seats: int | None = None,
    options: OptionsGiven = "leaflet",
    *,
    first: int | None = None,
    signals: Signals = "all",
    take_backs: int = 0,
) -> Spec:
    """The observations and actions of a game; `options` may be the name of a preset."""
    rules = find(game)
    if signals not in get_args(Signals):
        raise ValueError(f"signals are {', '.join(get_args(Signals))}, not {signals!r}")
    if take_backs < 0:
        raise ValueError("take_backs is how many cards may be taken back in a turn")
    codec, sight = codec_of(rules), sight_of(rules)
    setup = rules.setup(rules.usual_seats if seats is None else seats, options, first)

    def open_(action: Action | None) -> bool:
        if action is None:
            speaks = signals == "all" and _speaks(codec)
            return setup.seats > 1 and (speaks or _races(rules))
        if isinstance(action, Resign | Timeout):
            return False
        spoken = action.role != "speech" or (signals != "none" and setup.seats > 1)
        undone = action.role != "undo" or take_backs > 0
        asked = not action.takes_turn or signals == "all"  # else only the seat waited for is asked
        return spoken and undone and asked and sight.possible(action, setup.seats, setup.options)

    columns = tuple(number for number, action in enumerate(codec.actions) if open_(action))
    return Spec(game, setup, signals, take_backs, sight.parts, columns)


def _speaks(codec: Codec[Any]) -> bool:
    return any(action is not None and action.role == "speech" for action in codec.actions)


def _races(rules: AnyGame) -> bool:
    """May seats race for something in this game?"""
    return type(rules).rivals is not Game.rivals


def codec_of(rules: AnyGame) -> Codec[Any]:
    """The codec of a game."""
    if rules.codec is None:
        raise ValueError(f"{rules.id} has no codec, so its actions have no numbers")
    return rules.codec


@cache
def sight_of(rules: AnyGame) -> Sight:
    """What a seat of the game sees."""
    sight = part(rules, "observation", Sight)
    if not sight.parts:
        raise ValueError(f"{rules.id} does not define observations for learning programs")
    return sight
