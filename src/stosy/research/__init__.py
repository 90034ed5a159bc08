"""Environments, data and agents for research.

Each function needs only its own extra of the package; MissingExtra names it. Games are named by
their ids, `options` are those of the game or the name of a preset.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stosy.bots import AnyBot, find_bot, usual_level
from stosy.games import find
from stosy.research.episode import Episode
from stosy.research.extras import MissingExtra, need
from stosy.research.specs import OptionsGiven, Signals, Spec, spec


def aec(
    game: str,
    seats: int | None = None,
    options: OptionsGiven = "leaflet",
    *,
    signals: Signals = "all",
    take_backs: int = 0,
    max_steps: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """An environment of PettingZoo (AEC), with an agent for each seat."""
    need("pettingzoo", "aec")
    from stosy.research.pettingzoo_env import StosyAEC

    about = spec(game, seats, options, signals=signals, take_backs=take_backs)
    return StosyAEC(about, max_steps, render_mode)


def one_seat(
    game: str,
    seats: int | None = None,
    options: OptionsGiven = "leaflet",
    *,
    seat: int = 0,
    bots: str | AnyBot | Sequence[str | AnyBot] | None = None,
    signals: Signals = "all",
    take_backs: int = 0,
    max_steps: int | None = None,
    strict: bool = False,
    render_mode: str | None = None,
) -> Any:
    """An environment of Gymnasium: one seat, against (or with) bots on the others.

    `bots` are levels or bots, one for all other seats or one for each of them, in order.
    """
    need("gymnasium", "one_seat")
    from stosy.research.gymnasium_env import OneSeat

    about = spec(game, seats, options, signals=signals, take_backs=take_backs)
    if not 0 <= seat < about.seats:
        raise ValueError(f"there is no seat {seat} of {about.seats}")
    others = _bots(game, about.seats - 1, bots)
    return OneSeat(
        about, seat, [*others[:seat], None, *others[seat:]], max_steps, strict, render_mode
    )


def open_spiel(
    game: str,
    seats: int | None = None,
    options: OptionsGiven = "leaflet",
    *,
    chance: str = "explicit",
    signals: Signals = "all",
    take_backs: int = 0,
    max_steps: int = 10_000,
) -> Any:
    """A game of OpenSpiel, which is also registered there: `stosy_` and its id.

    `chance` is "explicit", a chance node for each random number of a shuffle, or "sampled", one
    node for each shuffle, with a thousand equally likely ones.
    """
    need("pyspiel", "open_spiel")
    from stosy.research.open_spiel_game import load

    return load(
        spec(game, seats, options, signals=signals, take_backs=take_backs), chance, max_steps
    )


def vector(
    game: str,
    seats: int | None = None,
    options: OptionsGiven = "leaflet",
    *,
    size: int = 1024,
    seed: int = 0,
    threads: int = 1,
    bots: Sequence[str | None] = (),
    teacher: str | None = None,
    signals: Signals = "all",
    take_backs: int = 0,
    max_steps: int | None = None,
) -> Any:
    """`size` matches that the kernel steps at once, for training.

    `bots` names an instant bot for each seat that is not asked, None for the seats that are;
    without it all seats are asked. `teacher` names one that says what it would do in their place.
    """
    need("numpy", "vector")
    need("stosy_kernel", "vector")
    from stosy.research.vector_env import Vector

    about = spec(game, seats, options, signals=signals, take_backs=take_backs)
    return Vector(about, size, seed, threads, max_steps, bots, teacher)


def as_bot(policy: Callable[[Any, Any], Any], about: Spec, *, off_loop: bool = True) -> AnyBot:
    """A trained policy as a bot like any other.

    `policy(observation, mask)` gets NumPy arrays, as in training, and returns the number of an
    action or a weight for each. A host runs it beside its event loop unless `off_loop` is False.
    """
    need("numpy", "as_bot")
    from stosy.research.policies import PolicyBot

    return PolicyBot(policy, about, off_loop)


def _bots(
    game: str, count: int, bots: str | AnyBot | Sequence[str | AnyBot] | None
) -> list[AnyBot]:
    given: Sequence[str | AnyBot]
    if bots is None:
        given = [usual_level(find(game))] * count
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        given = bots
    else:
        given = [bots] * count
    if len(given) != count:
        raise ValueError(f"{len(given)} bots for {count} other seats")
    return [find_bot(each, game) if isinstance(each, str) else each for each in given]


__all__ = [
    "Episode",
    "MissingExtra",
    "Signals",
    "Spec",
    "aec",
    "as_bot",
    "one_seat",
    "open_spiel",
    "spec",
    "vector",
]
