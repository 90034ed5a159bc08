"""Plays: everything a match depends on, drawn by hypothesis; and the run of entries it leads to."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import pytest
from hypothesis import assume
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, DrawFn, SearchStrategy
from msgspec.structs import replace

from stosy.core import (
    AnyGame,
    Chance,
    Dice,
    Event,
    Match,
    Move,
    Option,
    Options,
    Player,
    Record,
    Refused,
    Resign,
    Timeout,
    describe,
    record_of,
    seed_of,
)
from stosy.games import find, games
from stosy.testing.player import EIGHTHS, Chooser, does
from tests.contract.cards import Card, dealing_order, dealt, decks_of, flat, refilled
from tests.contract.universe import universe

Entry: TypeAlias = Move[Any] | Chance

LIMIT = 5000
"""No match of the seeded players is longer."""
HIGHEST = 40
"""Numbers to play for are drawn up to here above the least, so that matches end soon."""
WINDOW = 12

every_game = pytest.mark.parametrize("game", [pytest.param(g, id=g.id) for g in games().values()])


@dataclass(frozen=True)
class Play:
    """What a match depends on: the table, the seed and the players.

    With a `drift` the deal is not from the seed: it is in order, but for steps of that width, which
    leads to the ends that few shuffled matches reach. After `stop` moves the match is given up,
    which matches of those who hoard cards need in order to end.
    """

    game: str
    seats: int
    options: Options
    first: int | None
    match: int
    choices: int
    care: int
    drift: int | None = None
    stop: int | None = None
    hoards: bool = False


@dataclass(frozen=True)
class Taken:
    """A log entry and the states around it."""

    before: Any
    entry: Entry
    events: tuple[Event, ...]
    after: Any


@dataclass(frozen=True)
class Run:
    """A play from the deal to the end."""

    play: Play
    game: AnyGame
    match: Match[Any, Any, Any]
    taken: tuple[Taken, ...]

    @property
    def ended(self) -> bool:
        return self.game.outcome(self.match.state) is not None

    @property
    def moves(self) -> tuple[Taken, ...]:
        """The moves, without the chance entries."""
        return tuple(taken for taken in self.taken if isinstance(taken.entry, Move))

    @property
    def states(self) -> tuple[Any, ...]:
        return tuple(taken.after for taken in self.taken)

    @property
    def quiet_states(self) -> tuple[Any, ...]:
        """The states of the living match in which seats, not shuffles, are waited for."""
        return tuple(taken.before for taken in self.moves)

    @property
    def record(self) -> Record:
        """The record; a deal that is not from the seed carries none."""
        record = record_of(self.match, players(self.play.seats))
        return record if self.play.drift is None else replace(record, seed=None, commit=None)


def players(seats: int) -> tuple[Player, ...]:
    """Somebody on each seat."""
    return tuple(Player(f"Seat {seat}", "bot:random") for seat in range(seats))


class Rascal(Chooser):
    """Where mistakes cost cards (SL16), errs now and then."""

    def move(self, game: AnyGame, state: Any) -> Move[Any]:
        if getattr(state.options, "penalties", "off") == "on" and self.happens(1):
            move = self.attempt(state, universe(game.id, game.seat_count(state)))
            try:
                game.apply(state, move)
            except Refused:
                pass
            else:
                return move
        return super().move(game, state)

    def attempt(self, state: Any, actions: tuple[Any, ...]) -> Move[Any]:
        """Some seat lays a card it holds, or calls somebody out."""
        seat = self.dice.below(len(state.hands))
        hand = state.hands[seat]
        tried = [a for a in actions if does(a) == "call_out" or getattr(a, "card", None) in hand]
        return Move(seat, self.one_of(tried))


def values(option: Option) -> SearchStrategy[object]:
    """Every value of an option; of a number, the small ones."""
    if option.values:
        return st.sampled_from(option.values)
    return st.integers(option.least, min(option.most, option.least + HIGHEST))


@st.composite
def plays(draw: DrawFn, game: AnyGame, stacks: bool = True) -> Play:
    """Any table of a game, any seed, any players; `stacks` allows deals that are in order."""
    seats = draw(st.sampled_from(game.seats))
    options = {option.name: draw(values(option)) for option in describe(game.options)}
    hoards = draw(st.sampled_from((False, False, False, True)))
    stops = hoards or draw(st.sampled_from((False, False, True)))
    return Play(
        game=game.id,
        seats=seats,
        options=game.options(**options),
        first=draw(st.none() | st.integers(0, seats - 1)),
        match=draw(st.integers(0, 9999)),
        choices=draw(st.integers(0, 9999)),
        care=draw(st.sampled_from((0, 3, 6, EIGHTHS, EIGHTHS))),
        drift=draw(st.none() | st.integers(0, WINDOW)) if stacks else None,
        stop=draw(st.integers(0, 300 if hoards else 150)) if stops else None,
        hoards=hoards,
    )


def some(states: tuple[Any, ...], data: DataObject) -> Any:
    """Any of the states."""
    assume(states)
    return states[data.draw(st.integers(0, len(states) - 1), label="state")]


def run(play: Play) -> Run:
    """Play it to the end, or to the limit."""
    game = find(play.game)
    match = begun(play)
    chooser = Rascal(seed_of("c", play.choices), play.care, play.hoards)
    taken = [Taken(None, match.log[0], match.opening, match.state)]
    moves = 0
    while game.outcome(match.state) is None and len(taken) < LIMIT:
        before = match.state
        entry: Entry | None = game.chance(before, Dice(match.seed, match.chances))
        if entry is None and moves == play.stop:
            entry = giving_up(chooser, game, before)
        elif entry is None:
            entry = chooser.move(game, before)
            moves += 1
        taken.append(Taken(before, entry, match.apply(entry), match.state))
    return Run(play, game, match, tuple(taken))


def giving_up(chooser: Chooser, game: AnyGame, state: Any) -> Move[Any]:
    """Some seat resigns, or the seat waited for runs out of time."""
    if chooser.happens(EIGHTHS // 2):
        return Move(chooser.dice.below(game.seat_count(state)), Resign())
    waited = [offer.seat for offer in game.offers(state) if offer.fallback is not None]
    return Move(chooser.one_of(waited), Timeout())


def settled(game: AnyGame, state: Any) -> Any:
    """The state once nothing waits for a shuffle."""
    ordinal = 0
    while (entry := game.chance(state, Dice(seed_of("settled"), ordinal))) is not None:
        state = game.apply(state, entry).state
        ordinal += 1
    return state


def begun(play: Play) -> Match[Any, Any, Any]:
    """The match when the cards are dealt; in order, if the play says so and the game takes it."""
    game = find(play.game)
    match = Match(game, game.setup(play.seats, play.options, play.first), seed_of("m", play.match))
    if play.drift is not None:
        dice = Dice(match.seed, 0)
        deal = stacked(game.deal(match.setup, dice), play.drift, dice)
        with suppress(Refused):
            return Match(game, match.setup, match.seed, [deal])
    return match


def stacked(deal: Chance, drift: int, dice: Dice) -> Any:
    """The deal with each deck in order, but for steps up to the drift; hands are dealt in turn."""
    cards, decks = list(flat(dealt(deal))), decks_of(deal)
    for deck in set(decks):
        spots = [spot for spot in dealing_order(deal) if decks[spot] == deck]
        ranked = sorted((cards[spot] for spot in spots), key=rank)
        places = [place + dice.below(drift + 1) for place in range(len(ranked))]
        order = sorted(range(len(ranked)), key=places.__getitem__)
        for spot, place in zip(spots, order, strict=True):
            cards[spot] = ranked[place]
    return refilled(deal, cards)


def rank(card: Card) -> tuple[str, int, str]:
    """An order in which a deck can be laid well: colour by colour, numbers rising."""
    text = str(card)
    return ("" if isinstance(card, int) else text[0], len(text), text)
