"""The result of a study: a file of weights with their provenance."""

from __future__ import annotations

from shlex import quote

from msgspec import Struct

from stosy.analysis.intervals import Estimate, mean, share
from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import Weights, weights_of
from stosy.games import find
from tools.learning.tables import FIRST, TUNING, TuningTable, tables
from tools.learning.tuning import Deals, Study, wins

PROOF = 1000
"""So many deals, on which nothing was tuned, show what the weights reach at a table."""


class Reached(Struct, frozen=True):
    """The share of games won at a table, as a team or alone among rivals, and the cards a team
    left."""

    seats: int
    options: dict[str, object]
    rival: str | None
    won: Estimate
    left: Estimate | None


class Found(Struct, frozen=True):
    """A file of weights, as `stosy.bots.weights` reads it, with its provenance."""

    origin: str
    command: str
    seed: str
    rounds: int
    kept: int
    deals: int
    result: tuple[Reached, ...]
    weights: Weights


def found(study: Study, proof: int = PROOF) -> Found:
    """The weights with their provenance."""
    command = command_of(study)
    return Found(
        origin=f"tuned: {command}",
        command=command,
        seed=study.seed,
        rounds=study.round,
        kept=study.kept,
        deals=study.deals,
        result=tuple(result(study, proof)),
        weights=study.weights,
    )


def command_of(study: Study) -> str:
    """The command that reproduces the weights."""
    usual = study.deals == TUNING[study.game].deals
    deals = "" if usual else f" --deals {study.deals}"
    name = f"{study.game} --seed {quote(study.seed)}"
    return f"python -m tools.learning tune {name} --rounds {study.round}{deals}"


def result(study: Study, proof: int) -> list[Reached]:
    """The results of the weights at every table."""
    if find(study.game).team:
        return [of_team(study, table, proof) for table in tables(study.game)]
    rivals = {FIRST: weights_of(FIRST, study.game), "random": None}
    return [
        alone(study, table, proof, name, rival)
        for table in tables(study.game)
        for name, rival in rivals.items()
    ]


def of_team(study: Study, table: TuningTable, proof: int) -> Reached:
    """Games won, and cards left."""
    deals = Deals(study.game, proof_seed(study), proof)
    tally = deals.play(table, [study.weights] * table.seats)
    left = [float(cards) for cards, games in enumerate(tally.left) for _ in range(games)]
    won = share([float(cards == 0) for cards in left])
    return Reached(table.seats, table.options, None, won, mean(left))


def alone(
    study: Study, table: TuningTable, proof: int, name: str, rival: Weights | None
) -> Reached:
    """The share of wins among rivals, deal by deal."""
    seed = proof_seed(study)
    scores = [
        wins(Deals(study.game, seed, 1, first=deal), table, study.weights, rival) / table.seats
        for deal in range(proof)
    ]
    return Reached(table.seats, table.options, name, share(scores), None)


def proof_seed(study: Study) -> int:
    """The seed of deals that no round has used."""
    return kernel_seed(f"{study.seed}:proof")
