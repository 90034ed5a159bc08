"""A game of the kernel's series played again by the Python rules, with the same chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
from stosy_kernel import PythonRng
from stosy_kernel.games.snakes_and_ladders.adapter import SnakesAdapter
from stosy_kernel.rng import CHOICE_LANE, chance_lane

from stosy.core import Action, Chance, Move, from_plain, to_plain
from stosy.games.rows.piles import Lay, TakeBack
from stosy.games.rows.team_state import Begin, Signal
from stosy.games.snakes_and_ladders.play import reshuffle_pool
from stosy.games.snakes_and_ladders.rules import next_dealer
from stosy.games.snakes_and_ladders.state import Reshuffle
from tests.kernel.deals import deal_of, lot, shuffled, snakes_deck
from tests.kernel.tables import Table

SEED = 8

Log: TypeAlias = list[dict[str, object]]
Choose: TypeAlias = Callable[[Any], Move[Any]]
"""Given a state, the next move at the table."""


def python_match(
    table: Table, number: int, chooser: Callable[[Table, PythonRng], Choose]
) -> tuple[Log, Any]:
    """The log as a record has it, and the result."""
    rules, rng, chances = table.adapter.rules, PythonRng(SEED, number), 0
    choose = chooser(table, rng)
    deal = deal_of(table, shuffled(table, rng), lot(table, rng))
    state, log = rules.start(table.setup, deal).state, [to_plain(deal)]
    while (result := rules.outcome(state)) is None:
        entry: Any
        if rules.chance_due(state):
            chances += 1
            entry = chance_of(table, state, rng, chance_lane(chances))
        else:
            entry = choose(state)
        state = rules.apply(state, entry).state
        log.append(to_plain(entry))
    return msgspec.json.decode(msgspec.json.encode(log)), result


def chance_of(table: Table, state: Any, rng: PythonRng, lane: int) -> Chance:
    """The reshuffle or the next deal as the kernel makes it."""
    if state.owed is not None:
        return Reshuffle(rng.shuffle(reshuffle_pool(state), lane))
    adapter = table.adapter
    assert isinstance(adapter, SnakesAdapter)
    deck = snakes_deck(adapter.names, table.seats, rng, lane)
    plain = adapter.deal(deck, table.seats, state.round + 1, next_dealer(state))
    deal: Any = from_plain(table.adapter.rules, plain)
    assert isinstance(deal, Chance)
    return deal


def uniform(table: Table, rng: PythonRng) -> Choose:
    """Every choice of the turn, and every opportunity of others, is as likely as the rest."""
    counter = CHOICE_LANE

    def choose(state: Any) -> Move[Any]:
        nonlocal counter
        moves = choices(table, state)
        counter += 1
        return moves[rng.below(counter - 1, len(moves))]

    return choose


def choices(table: Table, state: Any) -> list[Move[Any]]:
    """In the order in which the kernel counts them: in a row game lays go pile by pile."""
    names = table.adapter.names.actions
    piles = list(dict.fromkeys(name["pile"] for name in names if "pile" in name))
    offers = table.adapter.rules.offers(state)
    moves = [Move(o.seat, action) for o in offers for action in o.actions if usual(action)]
    if not piles:
        return moves

    def place(move: Move[Any]) -> int:
        return piles.index(move.action.pile) if isinstance(move.action, Lay) else len(piles)

    return sorted(moves, key=place)


def usual(action: Action) -> bool:
    return not isinstance(action, Begin | Signal | TakeBack)
