"""`stosy tune`."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from errno import ENOENT
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from stosy.bots.kernel import installed
from stosy.cli.given import home_of, number
from stosy.cli.output import progress
from stosy.cli.tournament import rate, spread
from stosy.core import Refused
from stosy.games import find
from stosy.lab.files import written_whole
from stosy.lab.processes import Home, cores
from stosy.text import Words

if TYPE_CHECKING:
    from stosy.lab.learning.provenance import Found
    from stosy.lab.learning.tuning import Study


def run(given: Namespace, words: Words) -> int:
    """Resume or begin a study, and write the weights."""
    game = find(given.game)
    if not installed():
        raise Refused("needs_kernel", "G3")
    from stosy.lab.learning.provenance import found

    check_places(given.out, given.state)
    rounds = number("--rounds", given.rounds, 1, 10**6)
    home = home_of(given, cores())
    study = carry_out(begun(game.id, given), rounds, home, given.state)
    result = found(study)
    text = msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n"
    if given.out is None:
        print(text.decode(), end="")
        return 0
    with written_whole(given.out) as file:
        file.write(text)
    for line in report(result, given.out, words):
        print(line)
    return 0


def check_places(*files: Path | None) -> None:
    """Check that the folders exist before hours of work."""
    for file in files:
        if file is not None and not file.parent.is_dir():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(file))


def begun(game: str, given: Namespace) -> Study:
    """The study in the state file, which must match the arguments; otherwise a new one."""
    from stosy.lab.learning.tuning import Study, begin

    deals = None if given.deals is None else number("--deals", given.deals, 1, 10**7)
    new = begin(game, given.seed, deals)
    if given.state is None or not given.state.exists():
        return new
    try:
        study = msgspec.json.decode(given.state.read_bytes(), type=Study)
    except msgspec.DecodeError:
        raise Refused("nothing_to_continue", "G3", file=str(given.state)) from None
    if (study.game, study.seed, study.deals) != (new.game, new.seed, new.deals):
        facts = {"game": study.game, "seed": study.seed, "deals": study.deals}
        raise Refused("other_study", "G3", file=str(given.state), **facts)
    return study


def carry_out(study: Study, rounds: int, home: Home, state: Path | None) -> Study:
    """Run the remaining rounds; save after each."""
    from stosy.lab.learning.tuning import run as tune

    if study.round > rounds:
        raise Refused("rounds_done", "G3", round=study.round, rounds=rounds)
    show = progress(rounds)
    for latest in tune(study, rounds, home):
        study = latest
        if state is not None:
            with written_whole(state) as file:
                file.write(msgspec.json.encode(study))
        show(study.round)
    return study


def report(result: Found, file: Path, words: Words) -> Iterator[str]:
    """The result in words."""
    yield words.say("tune-rounds", rounds=result.rounds, kept=result.kept)
    for each in result.result:
        chosen = ", ".join(f"{option}={value}" for option, value in each.options.items())
        facts = {"seats": each.seats, "options": chosen or "none"} | rate(each.won)
        if each.left is not None:
            yield words.say("tune-team", **facts, **spread("left", each.left.rounded(1)))
        else:
            yield words.say("tune-rival", rival=each.rival, **facts)
    yield words.say("tune-written", file=str(file))
