"""`stosy learn`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from stosy.bots.kernel import installed
from stosy.cli.given import home_of, number
from stosy.cli.output import progress
from stosy.cli.tuning import check_places
from stosy.core import Refused
from stosy.games import find
from stosy.lab.files import written_whole
from stosy.lab.processes import Home, cores
from stosy.text import Words

if TYPE_CHECKING:
    from stosy.lab.learning.lessons import Course


def run(given: Namespace, words: Words) -> int:
    """Resume or begin a course, and write the network."""
    game = find(given.game)
    if not installed():
        raise Refused("needs_kernel", "G3")
    from stosy.lab.learning.lessons import learnt

    check_places(given.out, given.state)
    rounds = number("--rounds", given.rounds, 1, 1000)
    home = home_of(given, cores())
    course = carry_out(*begun(game.id, given), rounds, home, given.state)
    result = learnt(course)
    text = msgspec.json.encode(result) + b"\n"
    if given.out is None:
        print(text.decode(), end="")
        return 0
    with written_whole(given.out) as file:
        file.write(text)
    facts = {"rounds": course.round, "positions": result.positions}
    print(words.say("learn-rounds", **facts, error=round(course.error, 4)))
    print(words.say("learn-written", file=str(given.out)))
    return 0


def samples_of(state: Path) -> Path:
    """The file of positions, beside the state file."""
    return state.with_name(f"{state.name}.samples")


def begun(game: str, given: Namespace) -> tuple[Course, bytearray]:
    """The course in the state file, which must match the arguments; otherwise a new one."""
    from stosy.lab.learning.lessons import Course, begin

    new = begin(game, given.seed, number("--games", given.games, 1, 10**6))
    if given.state is None or not given.state.exists():
        return new, bytearray()
    try:
        course = msgspec.json.decode(given.state.read_bytes(), type=Course)
        samples = bytearray(samples_of(given.state).read_bytes()[: course.samples])
    except (msgspec.DecodeError, FileNotFoundError):
        raise Refused("nothing_to_continue", "G3", file=str(given.state)) from None
    if len(samples) < course.samples:
        raise Refused("nothing_to_continue", "G3", file=str(given.state))
    if (course.game, course.seed, course.games) != (new.game, new.seed, new.games):
        facts = {"game": course.game, "seed": course.seed, "games": course.games}
        raise Refused("other_course", "G3", file=str(given.state), **facts)
    return course, samples


def carry_out(
    course: Course, samples: bytearray, rounds: int, home: Home, state: Path | None
) -> Course:
    """Run the remaining rounds; save after each, the positions first."""
    from stosy.lab.learning.lessons import run as learn

    if course.round > rounds:
        raise Refused("rounds_done", "G3", round=course.round, rounds=rounds)
    show = progress(rounds)
    for latest in learn(course, samples, rounds, home):
        if state is not None:
            for path, data in ((samples_of(state), samples), (state, msgspec.json.encode(latest))):
                with written_whole(path) as file:
                    file.write(data)
        course = latest
        show(course.round)
    return course
