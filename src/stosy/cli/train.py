"""`stosy train`."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from stosy.cli.given import number, options, seats
from stosy.core import Refused
from stosy.games import find
from stosy.lab.files import written_whole
from stosy.research.extras import need
from stosy.text import Words

if TYPE_CHECKING:
    from stosy.research.training.agent import Point, Trainer

MOST_SEED = 2**32


def run(given: Namespace, words: Words) -> int:
    """Begin or continue a training, and keep it in the state file."""
    for package in ("torch", "numpy", "stosy_kernel"):
        need(package, "stosy train")
    from stosy.research.training.agent import train
    from stosy.research.training.curve import picture

    trainer = begun(given)
    minutes = number("--minutes", given.minutes, 1, 100_000)

    def tell(point: Point) -> None:
        spent = round(point.seconds / 60, 1)
        won = round(100 * point.won, 1)
        print(words.say("train-point", steps=point.steps, minutes=spent, won=won), flush=True)

    train(trainer, 60.0 * minutes, given.state, tell)
    trainer.save(given.state)
    if given.picture is not None:
        title = words.say("train-curve", game=words.game_name(trainer.task.game))
        with written_whole(given.picture) as file:
            file.write(picture(title, trainer.curve).encode())
    return 0


def begun(given: Namespace) -> Trainer:
    """The training in the state file, which must match the arguments; otherwise a new one."""
    from stosy.research.training.agent import Task, Trainer

    game = find(given.game)
    count = seats(game, given.seats, game.usual_seats)
    chosen = options(game, given)
    game.setup(count, chosen)
    seed = number("--seed", given.seed, 0, MOST_SEED)
    told = msgspec.to_builtins(chosen)
    task = Task(game.id, count, told, seed, given.opponents, given.teacher, given.silent)
    if not given.state.exists():
        return Trainer(task)
    trainer = Trainer.load(given.state)
    if trainer.task != task:
        raise Refused("nothing_to_continue", "G3", file=str(given.state))
    return trainer
