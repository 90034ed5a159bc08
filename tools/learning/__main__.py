"""Find weights for an instant bot, or train the network of the expert. Needs the kernel.

    python -m tools.learning tune GAME [--rounds N] [--seed S] [--deals N] …
    python -m tools.learning learn GAME [--rounds N] [--seed S] [--games N] …

With `--state` the work is kept after each round. The same command, also with more rounds, continues
it; the result is the same as without an interruption.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import astuple

from stosy.cli.output import progress
from stosy.lab.files import written_whole
from stosy.lab.processes import cores
from tools.learning import lessons, tuning
from tools.learning.lessons import Course, learnt
from tools.learning.provenance import found
from tools.learning.tables import TUNING
from tools.learning.tuning import Study

Work = TypeVar("Work", Study, Course)


def main(argv: list[str] | None = None) -> None:
    given = parser().parse_args(argv)
    for file in (given.out, given.state):
        if file is not None and not file.parent.is_dir():  # before hours of work
            sys.exit(f"There is no folder {file.parent}.")
    text = tune(given) if given.what == "tune" else learn(given)
    if given.out is None:
        print(text.decode(), end="")
    else:
        write(given.out, text)


def parser() -> ArgumentParser:
    top = ArgumentParser(prog="python -m tools.learning", description=__doc__)
    commands = top.add_subparsers(dest="what", required=True)
    for name, rounds in (("tune", 200), ("learn", 6)):
        command = commands.add_parser(name)
        command.add_argument("game", choices=tuple(TUNING))
        command.add_argument("--rounds", type=int, default=rounds)
        command.add_argument("--seed", default="stosy")
        command.add_argument("--threads", type=int, default=cores())
        command.add_argument("--state", type=Path)
        command.add_argument("--out", type=Path)
    commands.choices["tune"].add_argument("--deals", type=int, help="at each table")
    commands.choices["learn"].add_argument("--games", type=int, default=1000, help="at each table")
    return top


def tune(given: Namespace) -> bytes:
    """A file of weights."""
    study = tuning.begin(given.game, given.seed, given.deals)
    if given.state is not None and given.state.exists():
        study = continued(study, given.state, given.rounds)
    show = progress(given.rounds)
    for latest in tuning.run(study, given.rounds, given.threads):
        study = latest
        if given.state is not None:
            write(given.state, msgspec.json.encode(study))
        show(study.round)
    return msgspec.json.format(msgspec.json.encode(found(study)), indent=2) + b"\n"


def learn(given: Namespace) -> bytes:
    """A file with a network. The positions are kept beside the state, and before it."""
    course, samples = Course(given.game, given.seed, given.games), bytearray()
    kept = None if given.state is None else given.state.with_name(f"{given.state.name}.samples")
    if kept is not None and given.state.exists():
        course = continued(course, given.state, given.rounds)
        samples += kept.read_bytes()[: course.samples]
        if len(samples) < course.samples:
            sys.exit(f"{kept} has not all positions.")
    show = progress(given.rounds)
    for latest in lessons.run(course, samples, given.rounds, given.threads):
        course = latest
        if kept is not None:
            write(kept, samples)
            write(given.state, msgspec.json.encode(course))
        show(course.round)
    return msgspec.json.encode(learnt(course)) + b"\n"


def continued(new: Work, file: Path, rounds: int) -> Work:
    """The work of the state file, which must be that of the arguments."""
    try:
        old = msgspec.json.decode(file.read_bytes(), type=type(new))
    except msgspec.DecodeError:
        sys.exit(f"{file} holds nothing that could be continued.")
    if (about := astuple(old)[:3]) != astuple(new)[:3]:  # game, seed, and how much a round plays
        sys.exit(f"{file} holds other work: {about}.")
    if old.round > rounds:
        sys.exit(f"Rounds done already: {old.round}.")
    return old


def write(file: Path, data: bytes | bytearray) -> None:
    with written_whole(file) as whole:
        whole.write(data)


if __name__ == "__main__":
    main()
