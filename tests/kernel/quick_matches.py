"""Random matches of the team games in both engines: every verdict, and the end, without the rest.

A look at every offer after every action, as in the walks, takes twenty times as long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from multiprocessing import Pool

from stosy_kernel import PythonRng

from stosy.core import Move, Refused
from stosy.games.rows.team_state import Begin
from tests.kernel.deals import deal_of, lot, shuffled, stacked
from tests.kernel.rows import TEAMS
from tests.kernel.tables import TABLES, Table

SEED = 60
PROBE = 8
"""One action of so many is any action of any seat, mostly an illegal one."""


def tables(matches: int) -> Iterator[Table]:
    """All tables of the team games, again and again."""
    return islice(cycle(table for table in TABLES if table.game in TEAMS), matches)


def compared(matches: int) -> Counter[str]:
    """How many matches, actions, refusals and beginnings there were; AssertionError if a verdict
    differs."""
    total: Counter[str] = Counter()
    with Pool() as pool:
        for counts in pool.imap_unordered(play, enumerate(tables(matches)), chunksize=100):
            total += counts
    return total


def play(numbered: tuple[int, Table]) -> Counter[str]:
    """One match to its end."""
    number, table = numbered
    rules, actions = table.adapter.rules, table.adapter.actions
    rng = PythonRng(SEED, number)
    decks, first = (stacked if number % 2 else shuffled)(table, rng), lot(table, rng)
    state = rules.start(table.setup, deal_of(table, decks, first)).state
    position = table.adapter.kernel.from_decks(table.choices, table.seats, first, decks)
    choices, drawn = PythonRng(SEED + 1, number), 0
    counts, begin = Counter({table.game: 1}), table.adapter.number(Begin())

    def below(bound: int) -> int:
        nonlocal drawn
        drawn += 1
        return choices.below(drawn, bound)

    while not position.over:
        seat = position.turn if below(4) else below(table.seats)
        legal = position.legal(seat)
        if begin in legal and below(2):
            legal = [begin]
        probes = below(PROBE) == 0 or not legal
        action = below(len(actions) - 2) if probes else legal[below(len(legal))]
        accepted = position.apply(seat, action)
        try:
            state = rules.apply(state, Move(seat, actions[action])).state
        except Refused:
            assert not accepted, (number, table, seat, actions[action])
            counts["refused"] += 1
        else:
            assert accepted, (number, table, seat, actions[action])
            counts["accepted"] += 1
            counts["begins"] += action == begin
    assert table.adapter.to_state(position) == state
    return counts
