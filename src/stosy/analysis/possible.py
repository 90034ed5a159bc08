"""What the cards of a deal allowed: how experts do on a seat, and whether it can be won at all.

With open cards a team's deal is solved exactly where the kernel has a solver for it; otherwise a
beam search looks for a winning line. Against bots, whose dice follow from the seed, the line of an
expert that won is the proof. What is found does not depend on the machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from stosy.bots import AnyBot, BotDice, find_bot, next_move
from stosy.bots.choices import moves_in
from stosy.bots.kernel import installed
from stosy.core import AnyGame, AnyMatch, Dice, Match, Move, Result, Setup

EXPERTS = ("expert:200", "expert:400", "expert:800")
"""Who plays on the seat in question, each once."""
TRIES = 20
"""So often more they play where nothing is proved yet."""
WIDTH = 250
"""Positions that the beam search keeps after each move."""
LONGEST = 3000

Verdict: TypeAlias = Literal["won", "lost", "not_found"]
Promise: TypeAlias = Callable[[Any], float]


class Found(Struct, frozen=True):
    """What was possible; `exact`: there is nothing better."""

    verdict: Verdict
    exact: bool


class Stopped(Exception):
    """Nobody wants to know any more."""


class Deal(Struct, frozen=True):
    """A deal, who plays on the other seats, and how much a state promises to a team.

    `stopped` is asked again and again; if it is so, Stopped is raised.
    """

    game: AnyGame
    setup: Setup
    seed: str
    seat: int
    bots: str
    promise: Promise | None = None
    stopped: Callable[[], bool] = lambda: False

    def check(self) -> None:
        if self.stopped():
            raise Stopped


def dice_at(seed: str, at: int, seats: int, seat: int, name: str) -> BotDice:
    """The dice after so many entries, those of bots as at a table."""
    streams = [f"{seed}:{name}" if each == seat else f"{seed}:bot:{each}" for each in range(seats)]
    return BotDice(Dice(f"{seed}:order", at), tuple(Dice(stream, at) for stream in streams))


def tried(deal: Deal, level: str, name: str) -> AnyMatch:
    """The match with a bot of this level on the seat; another name means other dice for it."""
    game, seats = deal.game, deal.setup.seats
    bots: list[AnyBot] = [find_bot(deal.bots, game.id) for _ in range(seats)]
    bots[deal.seat] = find_bot(level, game.id)
    match: AnyMatch = Match(game, deal.setup, deal.seed)
    while game.outcome(match.state) is None and len(match.log) < LONGEST:
        deal.check()
        dice = dice_at(deal.seed, match.position.at, seats, deal.seat, name)
        match.play(next_move(game, match.state, bots, dice))
    return match


def experts(deal: Deal) -> Iterator[Result]:
    """How the experts did, one after the other."""
    for level in EXPERTS:
        outcome = deal.game.outcome(tried(deal, level, level).state)
        if outcome is not None:
            yield outcome


def possible(deal: Deal, done: tuple[Result, ...]) -> Found:
    """Whether the seat can win, by what some experts have done already and what else is found."""
    if deal.game.team and (exact := solved(deal)) is not None:
        return exact
    if any(won(result, deal) for result in done):
        return Found("won", exact=False)
    if deal.promise is not None and is_won_by_beam(deal, deal.promise):
        return Found("won", exact=False)
    for number in range(TRIES):
        outcome = deal.game.outcome(tried(deal, EXPERTS[0], f"try:{number}").state)
        if outcome is not None and won(outcome, deal):
            return Found("won", exact=False)
    return Found("not_found", exact=False)


def won(result: Result, deal: Deal) -> bool:
    return deal.seat in result.winning_seats(deal.setup.seats)


def solved(deal: Deal) -> Found | None:
    """By the kernel's solver with open cards; None if it has none for a whole deal."""
    if not installed():
        return None
    from stosy_kernel import solve
    from stosy_kernel.adapters import adapter_of

    state = Match(deal.game, deal.setup, deal.seed).state
    try:
        best = solve(adapter_of(deal.game.id).from_state(state))
    except (KeyError, ValueError):
        return None
    if best is not None and not best.exact:
        return None
    can = best is not None and deal.seat in best.winners
    return Found("won" if can else "lost", exact=True)


def is_won_by_beam(deal: Deal, promise: Promise, width: int = WIDTH) -> bool:
    """Does a beam search with open cards find a line that wins?"""
    game, seats = deal.game, deal.setup.seats
    level = [Match(game, deal.setup, deal.seed).state]
    while level:
        following: list[Any] = []
        for state in level:
            deal.check()
            for offer in game.offers(state):
                for action in moves_in([offer]) if offer.fallback is not None else ():
                    after = game.apply(state, Move(offer.seat, action)).state
                    outcome = game.outcome(after)
                    if outcome is None:
                        following.append(after)
                    elif deal.seat in outcome.winning_seats(seats):
                        return True
        following.sort(key=promise, reverse=True)
        level = _apart(following, width)
    return False


def _apart(states: list[Any], width: int) -> list[Any]:
    """The first ones that differ; equal ones have come about in another order."""
    found: dict[Any, Any] = {}
    for state in states:
        if len(found) == width:
            break
        found.setdefault(state, state)
    return list(found.values())
