"""An independent check of game records: a second reading of the rules, apart from the engine.

>>> check({"record": 1, "game": "whist"}).error
Fault(index=None, rule='record', reason='unknown game whist')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .common import (
    Broken,
    Fault,
    Log,
    Match,
    Report,
    check_options,
    check_seats,
    check_seed,
    demand,
    follows,
    list_of,
    number,
    word,
)
from .face_to_face import FaceToFace
from .quick_and_easy import QuickAndEasy
from .snakes_and_ladders import SnakesAndLadders
from .the_game import TheGame

__all__ = ["FEATURES", "GAMES", "Fault", "Report", "check"]

GAMES: dict[str, type[Match]] = {
    "face-to-face": FaceToFace,
    "quick-and-easy": QuickAndEasy,
    "snakes-and-ladders": SnakesAndLadders,
    "the-game": TheGame,
}
FEATURES: dict[str, frozenset[str]] = {game: match.FEATURES for game, match in GAMES.items()}


def check(record: Mapping[str, object]) -> Report:
    """Follow a record from the deal to its end; the report names the first thing wrong."""
    try:
        match = start(record)
    except Broken as broken:
        return Report(Fault(None, broken.rule, broken.reason), Counter())
    return Report(first_fault(match, record), match.features)


def start(record: Mapping[str, object]) -> Match:
    """Check the envelope and set the match up."""
    demand(number(record, "record") in (1, 2, 3), "malformed", "not version 1 to 3 of the format")
    game = word(record, "game")
    demand(game in GAMES, "no_such_game", f"unknown game {game}")
    version, older = number(record, "rules"), GAMES[game].OLDER
    known = version == GAMES[game].RULES or version in older
    demand(known, "other_rules", f"not a version of the rules that is known: {version}")
    options = check_options(record.get("options"), GAMES[game].OPTIONS, older.get(version, {}))
    seats = check_seats(record.get("seats"), GAMES[game].PLAYERS)
    check_seed(record)
    seed = record.get("seed")
    log = Log(list_of(record.get("log"), dict, "log"), str(seed) if seed is not None else None)
    return GAMES[game](log, options, seats)


def first_fault(match: Match, record: Mapping[str, object]) -> Fault | None:
    """Play the log through and compare what follows from it with the recorded result."""
    try:
        match.play()
    except Broken as broken:
        at = match.log.at
        return Fault(at if at >= 0 else None, broken.rule, broken.reason)
    if match.result is None:
        shown = [key for key in ("result", "seed") if record.get(key) is not None]
        return Fault(None, f"{shown[0]}_early", "a running match shows it") if shown else None
    if "result" not in record:
        return Fault(None, "result_missing", "the match is over, but there is no result")
    if not follows(match.result, record["result"]):
        return Fault(None, "result_wrong", f"the result should be {match.result}")
    return None
