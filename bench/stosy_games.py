"""Stosy's games in pure Python: random play with every seat's offers computed at every step."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from bench.rates import Contender, Played
from bench.tables import TABLES, Table
from stosy.core import Action, Match, Move, seed_of
from stosy.games import find
from stosy.games.rows.piles import TakeBack
from stosy.games.rows.team_state import Signal

SEED = "bench"


def play(table: Table) -> Iterator[Played]:
    rules = find(table.game)
    setup = rules.setup(table.seats, rules.options(**table.options))
    choose = Random(SEED).choice
    for number in count():
        yield Played(1, play_out(Match(rules, setup, seed_of(SEED, number)), choose))


def play_out(match: Match[Any, Any, Any], choose: Callable[[Any], Any]) -> int:
    """Uniform over the turn's actions and open opportunities; how many actions it took."""
    rules, actions = match.game, 0
    while rules.outcome(match.state) is None:
        offered = [
            (offer.seat, action)
            for offer in rules.offers(match.state)
            for action in offer.actions
            if usual(action)
        ]
        match.play(Move(*choose(offered)))
        actions += 1
    return actions


def usual(action: Action) -> bool:
    return not isinstance(action, Signal | TakeBack)


def contenders() -> list[Contender]:
    return [Contender(f"Python: {table}", play(table)) for table in TABLES]
