"""The games as games of OpenSpiel. Needs the extra `open-spiel`.

Every game with a codec is registered as `stosy_<id>` when this module is imported; its parameters
are the seats, the options of the game and how to ask. OpenSpiel samples no chance for games written
in Python, so a sampled shuffle is a chance node, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_args

import msgspec
import numpy as np
import pyspiel

from stosy.core import AnyGame, Dice, describe, seed_of
from stosy.games import find, games
from stosy.research.course import SHUFFLES, ChanceMode, Course
from stosy.research.episode import Episode
from stosy.research.showing import shown
from stosy.research.specs import Spec, spec

DEFAULTS: dict[str, Any] = {
    "chance": "explicit",
    "signals": "all",
    "take_backs": 0,
    "max_steps": 10_000,
}


def load(about: Spec, chance: str, max_steps: int) -> Any:
    """The registered game with these parameters."""
    if chance not in get_args(ChanceMode):
        raise ValueError(f"chance is {' or '.join(get_args(ChanceMode))}, not {chance!r}")
    parameters = {
        "seats": about.seats,
        **msgspec.to_builtins(about.setup.options),
        "chance": chance,
        "signals": about.signals,
        "take_backs": about.take_backs,
        "max_steps": max_steps,
    }
    return pyspiel.load_game(short_name(about.game), parameters)


def short_name(game: str) -> str:
    return f"stosy_{game.replace('-', '_')}"


def parameters_of(rules: AnyGame) -> dict[str, Any]:
    """The parameters of a game and their defaults."""
    options = {option.name: option.default for option in describe(rules.options)}
    return {"seats": rules.usual_seats, **options, **DEFAULTS}


def game_type(rules: AnyGame) -> Any:
    kinds = pyspiel.GameType.Utility
    duel = len(rules.seats) == 1
    return pyspiel.GameType(
        short_name=short_name(rules.id),
        long_name=f"Stosy: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.IDENTICAL if rules.team else kinds.ZERO_SUM if duel else kinds.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(rules),
    )


class StosyGame(pyspiel.Game):
    """One game with its parameters; each game has its own subclass."""

    game: ClassVar[str]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        rules = find(self.game)
        parameters = {**parameters_of(rules), **(given or {})}
        chosen = {option.name: parameters[option.name] for option in describe(rules.options)}
        self.about = spec(
            self.game,
            parameters["seats"],
            chosen,
            signals=parameters["signals"],
            take_backs=parameters["take_backs"],
        )
        self.chance: ChanceMode = parameters["chance"]
        self.max_steps = parameters["max_steps"]
        codec = rules.codec
        assert codec is not None
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.about.columns),
            max_chance_outcomes=len(codec.deck) if self.chance == "explicit" else SHUFFLES,
            num_players=self.about.seats,
            min_utility=0.0 if rules.team else -1.0,
            max_utility=1.0,
            utility_sum=None if rules.team or len(rules.seats) > 1 else 0.0,
            max_game_length=self.max_steps,
        )
        super().__init__(game_type(rules), info, parameters)

    def new_initial_state(self) -> StosyState:
        return StosyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A shuffle may follow every answer."""
        codec = self.about.rules.codec
        assert codec is not None
        nodes = len(codec.deck) if self.chance == "explicit" else 1
        return int(nodes * (1 + self.max_steps))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        return Observer(
            self.about, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class StosyState(pyspiel.State):
    """A state; everything is in its course, which is cheap to copy and can be pickled."""

    def __init__(self, game: StosyGame) -> None:
        super().__init__(game)
        self.course = Course(game.about, game.chance, game.max_steps)

    def current_player(self) -> Any:
        if self.course.over:
            return pyspiel.PlayerId.TERMINAL
        if self.course.bound:
            return pyspiel.PlayerId.CHANCE
        return self._episode.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._episode.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.course.bound
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.course.bound:
            self.course.draw(action)
        else:
            self.course.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        name = self.course.spec.names[action]
        return "pass on" if name is None else " ".join(map(str, name.values()))

    def is_terminal(self) -> bool:
        return self.course.over

    def returns(self) -> list[float]:
        episode = self.course.episode
        return list(episode.returns) if episode else [0.0] * self.course.spec.seats

    def resample_from_infostate(self, player: int, sampler: Any = None) -> StosyState:
        """A state that the player cannot tell from this one, with other hidden cards.

        OpenSpiel's algorithms in Python call it; those in C++ cannot. Its `history()` is empty.
        """
        seed = seed_of(str(np.random.randint(2**31) if sampler is None else sampler()))
        course = self.course.redealt(player, Dice(seed, 0))
        if course is None:
            raise ValueError("no deal was found that fits what the player knows")
        twin: StosyState = self.get_game().new_initial_state()
        twin.course = course
        return twin

    def __str__(self) -> str:
        if self.course.episode is None:
            return "dealing"
        shuffling = "\nshuffling" if self.course.bound else ""
        return shown(self.course.episode) + shuffling

    @property
    def _episode(self) -> Episode:
        episode = self.course.episode
        assert episode is not None
        return episode


class Observer:
    """Observations as tensor, by part, and as text; information states as text.

    What is private is what a spectator on the same side of the table would not see.
    """

    def __init__(self, about: Spec, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation holds what one player sees")
        self.about = about
        self.kind = kind
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(about.observation_size, np.float32)
        self.dict = {
            part.name: self.tensor[about.layout[part.name]].reshape(part.shape)
            for part in about.parts
        }

    def set_from(self, state: StosyState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self._seen(state, player), np.uint8)

    def string_from(self, state: StosyState, player: int) -> str:
        course = state.course
        if course.episode is None:
            return "dealing"
        seen = self._seen(state, player)
        # The size of a part is known, so zeros at its end need not be written.
        parts = (
            f"{name}={seen[part].hex().rstrip('0')}" for name, part in self.about.layout.items()
        )
        past = past_of(course, player if self.private else None) if self.kind.perfect_recall else ()
        asked = None if course.bound else course.episode.seat
        return "\n".join([*past, " ".join(parts), f"seat {player}: asked is {asked}"])

    def _seen(self, state: StosyState, player: int) -> bytes:
        episode = state.course.episode
        if episode is None:
            return bytes(self.about.observation_size)
        public = self.about.observe_public(self.about.rules.public_view(episode.state), player)
        seen = episode.observe(player) if self.private else public
        if self.kind.public_info:
            return seen
        return bytes(mine if mine != known else 0 for mine, known in zip(seen, public, strict=True))


def past_of(course: Course, player: int | None) -> list[str]:
    """All that the player, or a spectator, has seen happen, a line for each event.

    With what it sees now, which follows from that, it is its information state. In a resampled
    state the past is that of the original, and what it sees now tells other players apart.
    """
    lines = []
    for happened in course.happened():
        if isinstance(happened, int):
            lines.append(f"seat {happened} passes")
        else:
            lines += (msgspec.json.encode(event.seen_by(player)).decode() for event in happened)
    return lines


def register() -> None:
    """Make OpenSpiel know the games."""
    for rules in games().values():
        if rules.codec is not None and short_name(rules.id) not in pyspiel.registered_names():
            # A class: OpenSpiel drops what it was given when Python has ended already, which only
            # survives if nothing is freed then.
            kind = type(short_name(rules.id), (StosyGame,), {"game": rules.id})
            pyspiel.register_game(game_type(rules), kind)


register()
