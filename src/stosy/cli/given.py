"""Validated argument values."""

from __future__ import annotations

import re
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from stosy.bots.kinds import kind_of, split
from stosy.core import AnyGame, Options, Refused, whole_number

if TYPE_CHECKING:
    from stosy.lab.processes import Map


def number(name: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = whole_number(text)
    if value is not None and least <= value <= most:
        return value
    raise Refused("bad_number", "G3", argument=name, value=text, least=least, most=most)


def amount(name: str, text: str, least: float, most: float) -> float:
    """A number within bounds, such as 2 or 0.5."""
    if re.fullmatch(r"[0-9]{1,15}(\.[0-9]{1,9})?", text) and least <= float(text) <= most:
        return float(text)
    bounds = {"least": f"{least:g}", "most": f"{most:g}"}  # as people type them
    raise Refused("bad_amount", "G3", argument=name, value=text, **bounds)


def kinds(text: str) -> tuple[str, ...]:
    """Kinds of bots, separated by commas; Refused if one cannot be found or loaded."""
    found = split(text)
    for each in found:
        kind_of(each)
    return found


def plug_ins(given: Namespace) -> dict[str, Any]:
    """How bots that people bring are treated."""
    if given.bot_stderr is not None:
        given.bot_stderr.mkdir(parents=True, exist_ok=True)
    return {
        "lenient": given.lenient,
        "seconds": amount("--bot-seconds", given.bot_seconds, 0.01, 3600),
        "stderr": None if given.bot_stderr is None else str(given.bot_stderr.resolve()),
    }


def map_of(given: Namespace, usual_jobs: int) -> Map:
    """What maps the work over its parts: in `--jobs` processes, or on Ray."""
    from stosy.lab.processes import Local
    from stosy.research.extras import need

    jobs = None if given.jobs is None else number("--jobs", given.jobs, 1, 256)
    if given.on == "processes":
        if given.address is not None:
            raise Refused("address_without_ray", "G3")
        return Local(jobs or usual_jobs).map
    if given.address is not None and jobs is not None:
        raise Refused("jobs_of_a_cluster", "G3")
    need("ray", "--on ray")
    from stosy.lab.on_ray import OnRay

    return OnRay(given.address, jobs).map


def options(game: AnyGame, given: Namespace) -> Options:
    """The options of the preset and of every `--option k=v`."""
    written: dict[str, str] = {}
    for pair in given.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Refused("option_without_value", "G3", option=pair)
        written[name.strip()] = value.strip()
    return game.options.parse(written, given.preset)


def seats(game: AnyGame, text: str | None, usual: int) -> int:
    """The number of seats; `Game.setup` checks whether the game allows it."""
    if text is None:
        return usual
    count = whole_number(text)
    return number("--seats", text, game.seats[0], game.seats[-1]) if count is None else count
