"""Snakes & Ladders between `stosy.games` and the kernel."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol, get_args

from stosy.games.snakes_and_ladders.cards import COLOURS, Colour
from stosy.games.snakes_and_ladders.state import (
    Gamble,
    Owed,
    Pending,
    Phase,
    Reshuffle,
    Round,
    Shown,
    SnakesAndLaddersResult,
    SnakesAndLaddersState,
    SnakesAndLaddersView,
    Why,
)
from stosy_kernel.adapters import Adapter
from stosy_kernel.notation import REASONS

PHASES: tuple[Phase, ...] = get_args(Phase)
PENDING: tuple[Pending | None, ...] = (None, *get_args(Pending))
WHY: tuple[Why, ...] = get_args(Why)


class SnakesFacts(Protocol):
    """A state in plain numbers (`facts.h`)."""

    options: list[int]
    hands: list[list[int]]
    pile: list[int]
    discards: list[int]
    round: int
    dealer: int
    colour: int
    turn: int
    direction: int
    phase: int
    pending: int
    drawn: int
    waiting: int
    layer: int
    forgot: int
    laid_by: int
    forgetful: int
    doubted: int
    gambled: list[int]
    owed: int
    owed_to: int
    owed_for: int
    stuck: int
    ply: int
    lays: int
    shown: list[tuple[int, int, list[int]]]
    scores: list[int]
    rounds: list[tuple[int, list[int]]]
    reason: int
    winners: int


class SnakesAdapter(Adapter):
    """Translates Snakes & Ladders."""

    def chance_cards(self, entry: Any) -> list[int]:
        """A chance entry after the first deal, as the kernel takes it."""
        if isinstance(entry, Reshuffle):
            return self._indices(entry.pile)
        hands = (card for hand in entry.hands for card in hand)
        return self._indices((*hands, entry.opening, *entry.pile))

    def facts(self, state: SnakesAndLaddersState) -> SnakesFacts:
        facts = self._open_facts(state)
        facts.hands = [self._indices(hand) for hand in state.hands]
        facts.pile = self._indices(state.pile)
        facts.stuck, facts.ply, facts.lays = state.stuck, state.ply, state.lays
        if state.gamble is not None:
            facts.doubted = _number(state.gamble.colour)
            facts.gambled = self._indices(state.gamble.hand)
        if state.owed is not None:
            facts.owed, facts.owed_to = state.owed.count, state.owed.seat
            facts.owed_for = WHY.index(state.owed.why)
        facts.shown = [(s.viewer, s.owner, self._indices(s.cards)) for s in state.shown]
        return facts

    def seen(self, view: SnakesAndLaddersView) -> SnakesFacts:
        assert view.seat is not None
        facts = self._open_facts(view)
        known = [self._indices(cards) for cards in view.known]
        facts.shown = [(view.seat, owner, cards) for owner, cards in enumerate(known) if cards]
        facts.hands, facts.pile = self._filled(view, known)
        if view.phase == "drawn" and view.turn != view.seat and _could_draw(view):
            fresh = Counter(facts.hands[view.turn]) - Counter(known[view.turn])
            facts.drawn = next(iter(fresh), facts.hands[view.turn][0])
        facts.stuck = view.stuck
        if view.pending == "four":
            facts.doubted = _number(view.doubted)
            facts.gambled = facts.hands[facts.layer][: view.gambled]
        return facts

    def log(
        self, seats: int, decks: list[list[int]], first: int, steps: list[tuple[int, int]]
    ) -> list[dict[str, Any]]:
        entries, rounds = [self.deal(decks[0], seats, 1, first)], 1
        for seat, number in steps:
            if seat >= 0:
                entries.append(self._move(seat, number))
            elif len(decks[number]) < len(self.names.deck):  # SL17: some are always held
                entries.append({"chance": "reshuffle", "pile": [*self._cards(decks[number])]})
            else:
                rounds += 1
                dealer = (first + rounds - 1) % seats
                entries.append(self.deal(decks[number], seats, rounds, dealer))
        return entries

    def deal(self, deck: list[int], seats: int, number: int, dealer: int) -> dict[str, Any]:
        """SL2: the deal of a round from a whole deck."""
        cards = self._cards(deck)
        dealt = self.kernel.dealt(seats) - 1  # the last of them opens
        size = dealt // seats
        return {
            "chance": "deal",
            "round": number,
            "dealer": dealer,
            "hands": [[*cards[seat * size : (seat + 1) * size]] for seat in range(seats)],
            "pile": [*cards[dealt + 1 :]],
            "opening": cards[dealt],
        }

    def _filled(
        self, view: SnakesAndLaddersView, known: list[list[int]]
    ) -> tuple[list[list[int]], list[int]]:
        """Hands and pile with the hidden cards in any order."""
        seen = Counter(self._indices((*view.discards, *view.hand)))
        for cards in known:
            seen.update(cards)
        hidden = list((Counter(self.names.deck) - seen).elements())
        hands = []
        for seat, size in enumerate(view.sizes):
            own = seat == view.seat
            held = self._indices(view.hand) if own else known[seat]
            missing = size - len(held)
            hands.append([*held, *hidden[:missing]])
            hidden = hidden[missing:]
        return hands, hidden

    def _open_facts(self, shown: SnakesAndLaddersState | SnakesAndLaddersView) -> SnakesFacts:
        """What everybody sees of a state, or of a view of it."""
        facts: SnakesFacts = self.kernel.Facts()
        facts.options = self._choices(shown.options)
        facts.discards = self._indices(shown.discards)
        facts.round, facts.dealer = shown.round, shown.dealer
        facts.colour, facts.turn = _number(shown.colour), shown.turn
        facts.direction, facts.phase = shown.direction, PHASES.index(shown.phase)
        facts.pending = PENDING.index(shown.pending)
        facts.drawn = -1 if shown.drawn is None else self.names.card_number(shown.drawn)
        facts.waiting, facts.layer = _seat(shown.waiting), _seat(shown.layer)
        facts.forgot = _seat(shown.forgot)
        facts.laid_by, facts.forgetful = _seat(shown.laid_by), _seat(shown.forgetful)
        facts.scores = list(shown.scores)
        facts.rounds = [(_seat(one.winner), list(one.scores)) for one in shown.rounds]
        if shown.result is not None:
            facts.reason = REASONS.index(shown.result.reason)
            facts.winners = sum(1 << seat for seat in shown.result.winners)
        return facts

    def to_state(self, position: Any) -> SnakesAndLaddersState:
        facts: SnakesFacts = position.facts()
        return SnakesAndLaddersState(
            options=self._options(facts.options),
            round=facts.round,
            dealer=facts.dealer,
            hands=tuple(map(self._cards, facts.hands)),
            pile=self._cards(facts.pile),
            discards=self._cards(facts.discards),
            colour=_colour(facts.colour),
            turn=facts.turn,
            direction=facts.direction,
            phase=PHASES[facts.phase],
            pending=PENDING[facts.pending],
            drawn=None if facts.drawn < 0 else str(self.names.cards[facts.drawn]),
            waiting=_nobody(facts.waiting),
            layer=_nobody(facts.layer),
            forgot=_nobody(facts.forgot),
            laid_by=_nobody(facts.laid_by),
            forgetful=_nobody(facts.forgetful),
            gamble=self._gamble(facts),
            owed=Owed(facts.owed_to, facts.owed, WHY[facts.owed_for]) if facts.owed else None,
            stuck=facts.stuck,
            ply=facts.ply,
            lays=facts.lays,
            shown=tuple(Shown(v, owner, self._cards(cards)) for v, owner, cards in facts.shown),
            scores=tuple(facts.scores),
            rounds=_rounds(facts),
            result=_result(facts),
        )

    def _gamble(self, facts: SnakesFacts) -> Gamble | None:
        if PENDING[facts.pending] != "four":
            return None
        return Gamble(facts.layer, self._cards(facts.gambled), _colour(facts.doubted))


def _rounds(facts: SnakesFacts) -> tuple[Round, ...]:
    return tuple(Round(_nobody(winner), tuple(scores)) for winner, scores in facts.rounds)


def _result(facts: SnakesFacts) -> SnakesAndLaddersResult | None:
    if not facts.reason:
        return None
    winners = tuple(seat for seat in range(len(facts.hands)) if facts.winners >> seat & 1)
    reason: Any = REASONS[facts.reason]
    return SnakesAndLaddersResult(winners, tuple(facts.scores), _rounds(facts), reason)


def _could_draw(view: SnakesAndLaddersView) -> bool:
    """SL17: with nothing left to draw from, it is taken that the drawer got nothing."""
    return view.pile > 0 or len(view.discards) > 1


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat


def _nobody(seat: int) -> int | None:
    return None if seat < 0 else seat


def _number(colour: Colour | None) -> int:
    return -1 if colour is None else COLOURS.index(colour)


def _colour(number: int) -> Colour | None:
    return None if number < 0 else COLOURS[number]


ADAPTER = SnakesAdapter
