"""The kernel: Stosy's rules in C++. `stosy.games` is the authority."""

from stosy_kernel._kernel import (
    Deals,
    Net,
    NoDeal,
    Outcome,
    Rng,
    Stop,
    Tally,
    observe,
    teach,
)
from stosy_kernel.batches import Batch
from stosy_kernel.notation import NOTATIONS, REASONS, Notation
from stosy_kernel.rng import PythonRng
from stosy_kernel.search import NOTHING, Candidate, Found, Turn, list_turns, search, search_turns
from stosy_kernel.series import GAMES, playout, playouts
from stosy_kernel.solvers import Solution, solve, solve_deals
from stosy_kernel.weighing import PLAY_ON, weigh

__all__ = [
    "GAMES",
    "NOTATIONS",
    "NOTHING",
    "PLAY_ON",
    "REASONS",
    "Batch",
    "Candidate",
    "Deals",
    "Found",
    "Net",
    "NoDeal",
    "Notation",
    "Outcome",
    "PythonRng",
    "Rng",
    "Solution",
    "Stop",
    "Tally",
    "Turn",
    "list_turns",
    "observe",
    "playout",
    "playouts",
    "search",
    "search_turns",
    "solve",
    "solve_deals",
    "teach",
    "weigh",
]
