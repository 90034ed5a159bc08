"""Points in Quick & Easy, by whole turns.

A lay has the value of the best turn that begins with it; a turn has the value of the best reply of
the next seat, by all that is known of the cards. The same in C++:
`kernel/src/stosy_kernel/games/quick_and_easy/heuristic.h`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

from stosy.core import Action, placed
from stosy.games.quick_and_easy import GAME
from stosy.games.quick_and_easy.bots.end import MOST_WAYS, Endgame, Ending, ways
from stosy.games.quick_and_easy.bots.hands import Hands, Held, Wish, hands_of
from stosy.games.quick_and_easy.bots.tables import FITS, INDEX, Cards, as_set, members, room_lost
from stosy.games.rows.piles import Lay
from stosy.games.rows.team_state import AnyTeamView, Begin, Signal

WHOLE = 64
"""Shares are in so many parts."""
FINE = 8
"""And so is a step of a row."""
COLOUR = (1 << 10) - 1
"""The cards of the first colour."""
AHEAD = ("lost", "stuck", "dead", "fit", "worse", "regain", "back")
"""The weights of what a turn hands on."""


class Turn(NamedTuple):
    """A part of a turn: the tops, the cards still in hand, and the number of cards laid."""

    tops: tuple[int, ...]
    hand: Cards
    laid: int

    def after(self, card: int, pile: int) -> Turn:
        """The turn with one more lay."""
        return Turn(placed(self.tops, pile, card + 1), self.hand & ~(1 << card), self.laid + 1)


class Pile(NamedTuple):
    """The value of a pile with some top, and the share of the coming cards that fit on it."""

    points: int
    fit: int


class Given(NamedTuple):
    """The position of the next seat: the tops, the coming cards, and the seat after it."""

    tops: tuple[int, ...]
    coming: Cards
    piles: tuple[Pile, ...]
    after: Held


class Reply(NamedTuple):
    """A card that a seat may hold: the value of laying it, and its holder's wishes."""

    points: float
    wishes: frozenset[Wish]


NO_CARD = Reply(float("-inf"), frozenset())
"""It is never the better one of two."""


class QuickSense:
    """Scores the actions of one view."""

    def __init__(self, view: AnyTeamView[str], weights: Mapping[str, int]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.weights = weights
        self.tops = tuple([INDEX[pile[-1]] + 1 if pile else 0 for pile in view.piles])
        self.looks_ahead = any(weights[name] for name in AHEAD)
        self.speaks_of_heights = view.options.variant == "standard"
        self.most = 2 if self.speaks_of_heights else 1  # QE2, QE8
        self.ending = Ending(self.most)
        self.piles: dict[tuple[int, int, Cards, Held], Pile] = {}

    @cached_property
    def hands(self) -> Hands:
        return hands_of(self.view)

    @cached_property
    def ends(self) -> bool:
        """Can the endgame be solved exactly?"""
        return ways(self.hands, self.view.draw) <= MOST_WAYS

    def score(self, action: Action) -> int:
        if isinstance(action, Signal):
            return self.worth_saying(action)
        if isinstance(action, Begin):
            return self.worth_beginning()
        turn = Turn(self.tops, as_set(self.view.hand), self.view.laid)
        if isinstance(action, Lay):
            return self.worth_laying(turn, INDEX[action.card], GAME.piles.index(action.pile))
        return self.worth_ending(turn)

    def worth_laying(self, turn: Turn, card: int, pile: int) -> int:
        room = room_lost(pile, turn.tops[pile], card)
        points = -self.weights["room"] * room
        if room > 0 and pile in self.hands.spared:
            points -= self.weights["spared"]
        elif room > 0 and pile in self.hands.wanted:
            points -= self.weights["wanted"]
        return points + (self.best_end(turn.after(card, pile)) if self.looks_ahead else 0)

    def worth_ending(self, turn: Turn) -> int:
        """The value of ending the turn; keeping a card costs points, and at the very end only
        winning counts."""
        if self.looks_ahead and self.ends:
            return self.chance(turn)
        kept = self.weights["end" if self.view.draw else "last_end"] if turn.hand else 0
        return kept + (self.handed(turn) if self.looks_ahead else 0)

    def chance(self, turn: Turn) -> int:
        cards = tuple(1 << card for card in members(turn.hand))
        held = placed(self.hands.of, self.seat, cards)
        table = Endgame(turn.tops, held, self.hands.unseen, self.view.draw).drawn(self.seat)
        return self.ending.chance(table, (self.seat + 1) % len(held))

    def best_end(self, turn: Turn) -> int:
        """The value of the best rest of the turn."""
        best = self.worth_ending(turn)
        if turn.laid < self.most:
            for pile, top in enumerate(turn.tops):
                for card in members(turn.hand & FITS[pile][top]):
                    best = max(best, self.best_end(turn.after(card, pile)))
        return best

    def own(self, hand: Cards) -> Held:
        """The cards that the viewer may hold after drawing."""
        cards = tuple(1 << card for card in members(hand))
        drawn = min(GAME.hand_size(len(self.view.sizes)) - len(cards), self.view.draw)
        return cards + (self.hands.unseen,) * drawn

    def handed(self, turn: Turn) -> int:
        """The value for the next seat, averaged over its possible hands."""
        seats = len(self.view.sizes)
        order = [(self.seat + step) % seats for step in range(1, seats + 1)]
        mine = self.own(turn.hand)
        held = [(seat, mine if seat == self.seat else self.hands.of[seat]) for seat in order]
        held = [(seat, cards) for seat, cards in held if cards]
        if not held:
            return 0
        after = held[1][1] if len(held) > 1 else ()
        coming = self.hands.unseen | turn.hand
        piles = tuple([self.pile(on, top, coming, after) for on, top in enumerate(turn.tops)])
        return self.expected(Given(turn.tops, coming, piles, after), held[0][1], held[0][0])

    def expected(self, given: Given, held: Held, seat: int) -> int:
        """The average over the seat's possible hands that agree with its wishes."""
        replies = {
            cards: [Reply(self.reply(given, card), self.wishes(card)) for card in members(cards)]
            for cards in set(held)
        }
        first, second = replies[held[0]], replies[held[1]] if len(held) > 1 else [NO_CARD]
        pairs = self.agreeing(first, second, seat) or list(product(first, second))
        return int(sum(max(one.points, two.points) for one, two in pairs)) // len(pairs)

    def agreeing(
        self, first: list[Reply], second: list[Reply], seat: int
    ) -> list[tuple[Reply, Reply]]:
        """The pairs of cards that agree with the seat's wishes.

        A seat without any signals gives no information. If others have laid since, a card that was
        near then may not be near now; but a card that is near now would have been signalled.
        """
        if seat not in self.hands.spoke:
            return list(product(first, second))
        said = self.hands.wishes[seat]
        first, second = (
            [each for each in cards if each.wishes <= said] for cards in (first, second)
        )
        pairs = list(product(first, second))
        if len(self.view.sizes) > 2 or self.view.laid:
            return pairs
        return [(one, two) for one, two in pairs if one.wishes | two.wishes == said]

    def wishes(self, card: int) -> frozenset[Wish]:
        """The wishes for a card: `wants` if it takes little room on a pile.

        If it takes almost none, or gives room back, `leave`.
        """
        found = set()
        for pile, top in enumerate(self.tops):
            if FITS[pile][top] >> card & 1:
                room = room_lost(pile, top, card)
                if room <= self.weights["wants_within"]:
                    found.add(("wants", pile))
                if room <= self.weights["leave_within"] and self.speaks_of_heights:  # QE8
                    found.add(("leave", pile))
        return frozenset(found)

    def reply(self, given: Given, card: int) -> int:
        """The best lay of a card by the next seat."""
        fitting = (on for on, top in enumerate(given.tops) if FITS[on][top] >> card & 1)
        return max((self.left(given, card, on) for on in fitting), default=-self.weights["lost"])

    def left(self, given: Given, card: int, on: int) -> int:
        """The value of the position that the next seat leaves."""
        weights, other, coming = self.weights, given.piles[1 - on], given.coming
        changed = self.pile(on, card + 1, coming, given.after)
        stuck = ~(FITS[on][card + 1] | FITS[1 - on][given.tops[1 - on]])
        dead = share((coming & stuck).bit_count(), coming.bit_count())
        alas = WHOLE if given.after else 0
        for cards in given.after:
            alas = alas * share((cards & stuck).bit_count(), cards.bit_count()) // WHOLE
        points = changed.points + other.points + weights["worse"] * min(changed.fit, other.fit)
        return points - weights["dead"] * (dead * dead // WHOLE) - weights["stuck"] * alas

    def pile(self, on: int, top: int, coming: Cards, after: Held) -> Pile:
        """A pile with this top; cached."""
        key = (on, top, coming, after)
        if key not in self.piles:
            self.piles[key] = self._pile(*key)
        return self.piles[key]

    def _pile(self, on: int, top: int, coming: Cards, after: Held) -> Pile:
        size = coming.bit_count()
        fit = share((coming & FITS[on][top]).bit_count(), size)
        points = self.weights["fit"] * fit
        if not top:
            return Pile(points, fit)
        colour = COLOUR << (top - 1) // 10 * 10
        points += self.weights["regain"] * regained(on, top, coming & colour, size)
        for cards in after:
            if not cards & ~colour:
                back = regained(on, top, cards, cards.bit_count())
                points += self.weights["back"] * back
        return Pile(points, fit)

    def worth_saying(self, signal: Signal) -> int:
        """The points of a signal: a height says more than a colour, and a colour reveals a trick.

        Signals in one's own turn are useless (QE9).
        """
        if self.seat == self.view.turn:
            return 0
        match signal.signal:
            case "holds":
                return 0 if self.speaks_of_heights else self.weights["say_holds"]
            case "height":
                return self.weights["say_height"]
            case "wants" | "leave" as kind:
                wish = (kind, GAME.piles.index(signal.pile or ""))
                return int(any(wish in self.wishes(INDEX[card]) for card in self.view.hand))
        return 0

    def worth_beginning(self) -> int:
        """QE0: a point if the cards take little room on the row cards, unless the seat to act has
        said so itself."""
        if self.view.turn in self.view.began:
            return 0
        cards = (INDEX[card] for card in self.view.hand)
        room = sum(min(room_lost(0, 0, card), room_lost(1, 0, card)) for card in cards)
        return int(room <= self.weights["begin_within"])


def share(part: int, whole: int) -> int:
    """In parts of `WHOLE`."""
    return WHOLE * part // whole if whole else 0


@lru_cache(maxsize=10_000)
def regained(on: int, top: int, cards: Cards, among: int) -> int:
    """The average room that one of `among` cards gives back (QE4); `cards` have the pile's
    colour."""
    steps = (max(0, -room_lost(on, top, card)) for card in members(cards))
    return FINE * sum(steps) // among if among else 0


def scorer(view: AnyTeamView[str], weights: Mapping[str, int]) -> Callable[[Action], int]:
    """The scorer of a view."""
    return QuickSense(view, weights).score
