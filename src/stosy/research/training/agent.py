"""Training from the first random answer to a bot: rounds, checkpoints, what it has come to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from msgspec import Struct
from msgspec.structs import asdict

from stosy.analysis.intervals import Rate, rate
from stosy.bots import AnyBot, usual_level
from stosy.core import Refused
from stosy.games import find
from stosy.host.durable import put_in_place
from stosy.research import as_bot, spec
from stosy.research.specs import Signals, Spec
from stosy.research.training.networks import Networks
from stosy.research.training.ppo import Player, Settings, learn
from stosy.research.vector_env import Vector

VERSION = 4


class Task(Struct, frozen=True):
    """What is trained: a team by playing with itself, else one seat against instant bots.

    With a teacher, an instant bot, the agent at first learns to do what that would do. A silent one
    gives no signals.
    """

    game: str
    seats: int
    options: dict[str, object]
    seed: int = 0
    opponents: str | None = None
    teacher: str | None = None
    silent: bool = False

    @property
    def spec(self) -> Spec:
        signals: Signals = "none" if self.silent else "all"
        return spec(self.game, self.seats, self.options, signals=signals)

    def env(self, size: int, seed: int) -> Vector:
        """A team answers on every seat; else the first seat does, and bots play the others."""
        game = find(self.game)
        level = self.opponents or usual_level(game)
        bots = [] if game.team else [None, *[level] * (self.seats - 1)]
        return Vector(self.spec, size, seed, bots=bots, teacher=self.teacher)


class Point(Struct, frozen=True):
    """What the agent had come to after so many answers."""

    steps: int
    seconds: float
    won: float
    left: float | None


class Trainer:
    """The state of a training; `save` and `load` continue it exactly where it was."""

    def __init__(self, task: Task, settings: Settings | None = None) -> None:
        torch.manual_seed(task.seed)
        torch.set_num_threads(1)
        self.task = task
        self.settings = settings or Settings()
        self.networks = Networks(task.spec, self.settings.hidden)
        self.optimiser = torch.optim.Adam(
            self.networks.parameters(), lr=self.settings.rate, fused=True
        )
        self.env = task.env(self.settings.rows, task.seed)
        self.env.reset()
        self.steps, self.learnt, self.seconds = 0, 0, 0.0
        self.curve: list[Point] = []

    def round(self) -> None:
        """Play for a while, then learn from it."""
        begun = process_time()
        player = Player(self.env, self.networks, self.settings)
        heed = max(0.0, 1 - self.learnt / self.settings.lessons) if self.task.teacher else 0.0
        pace = heed + (1 - heed) / (1 + self.learnt / self.settings.settled)
        self.learnt += learn(
            self.networks, self.optimiser, player.rollout(), self.settings, pace, heed
        )
        self.steps += self.settings.rows * self.settings.horizon
        self.seconds += process_time() - begun

    def judge(self, matches: int = 512) -> Point:
        """Add a point to the curve: matches of the same deals every time."""
        won, left = judged(self.networks, self.task, matches)
        self.curve.append(Point(self.steps, self.seconds, won.rate, left))
        return self.curve[-1]

    def save(self, path: Path) -> None:
        """A checkpoint that replaces the old one only when it is whole."""
        draft = path.with_name(f".{path.name}.draft")
        torch.save(
            {
                "version": VERSION,
                "task": asdict(self.task),
                "settings": asdict(self.settings),
                "networks": self.networks.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "env": np.frombuffer(self.env.save(), np.uint8).copy().tolist(),
                "chance": torch.get_rng_state(),
                "steps": self.steps,
                "learnt": self.learnt,
                "seconds": self.seconds,
                "curve": [asdict(point) for point in self.curve],
            },
            draft,
        )
        put_in_place(draft, path)

    @classmethod
    def load(cls, path: Path) -> Trainer:
        kept = read(path)
        trainer = cls(Task(**kept["task"]), Settings(**kept["settings"]))
        trainer.networks.load_state_dict(kept["networks"])
        trainer.optimiser.load_state_dict(kept["optimiser"])
        trainer.env.load(bytes(kept["env"]))
        torch.set_rng_state(kept["chance"])
        trainer.steps, trainer.learnt = kept["steps"], kept["learnt"]
        trainer.seconds = kept["seconds"]
        trainer.curve = [Point(**point) for point in kept["curve"]]
        return trainer


def read(path: Path) -> dict[str, Any]:
    """A checkpoint; only tensors and plain values are read, never code."""
    try:
        kept: dict[str, Any] = torch.load(path, weights_only=True)
    except OSError:
        raise
    except Exception:
        raise Refused("nothing_to_continue", "G3", file=str(path)) from None
    if kept.get("version") != VERSION:
        raise Refused("nothing_to_continue", "G3", file=str(path))
    return kept


@torch.no_grad()
def judged(networks: Networks, task: Task, matches: int) -> tuple[Rate, float | None]:
    """How often the agent wins when it always takes its best action, and in a team the cards left.

    The first match of each row counts, so that short matches do not count more often.
    """
    env = task.env(matches, task.seed + 1_000_000)
    observations, masks = env.reset()
    first, won = np.ones(matches, np.bool_), 0
    left, reasons = np.zeros(matches, np.uint8), np.zeros(matches, np.uint8)
    lying = np.zeros(matches)
    while first.any():
        scores = networks.act(torch.from_numpy(observations), torch.from_numpy(masks))
        observations, masks, rewards, terminated, _ = env.step(scores.argmax(dim=1).numpy())
        env.batch.outcomes(reasons, left)
        ended = first & terminated
        won += int((rewards[ended, 0] > 0).sum())
        lying[ended] = left[ended]
        first &= ~terminated
    return rate(won, matches), float(lying.mean()) if find(task.game).team else None


def train(
    trainer: Trainer,
    seconds: float,
    state: Path | None = None,
    told: Callable[[Point], None] = lambda point: None,
    every: int = 20,
) -> None:
    """Go on until so many seconds of processor time are used, and keep checkpoints."""
    if not trainer.curve:
        told(trainer.judge())
    rounds = 0
    while trainer.seconds < seconds:
        trainer.round()
        rounds += 1
        if rounds % every == 0 or trainer.seconds >= seconds:
            told(trainer.judge())
            if state is not None:
                trainer.save(state)


def trained(path: str | Path, best: bool = True) -> AnyBot:
    """The bot of a checkpoint: it takes its best action, or draws by its chances."""
    kept = read(Path(path))
    task = Task(**kept["task"])
    networks = Networks(task.spec, kept["settings"]["hidden"])
    networks.load_state_dict(kept["networks"])
    networks.eval()

    @torch.no_grad()
    def policy(seen: Any, mask: Any) -> Any:
        chances = networks.act(torch.tensor(seen)[None], torch.tensor(mask)[None])
        return int(chances.argmax()) if best else chances[0].exp().numpy()

    return as_bot(policy, task.spec)
