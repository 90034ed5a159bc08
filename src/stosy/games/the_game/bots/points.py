"""Points in The Game: a lay has the value of the best turn that begins with it.

The same in C++: `kernel/src/stosy_kernel/games/the_game/heuristic.h`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from stosy.core import Action, placed
from stosy.games.rows.piles import Lay, room_lost
from stosy.games.rows.team_state import AnyTeamView, Begin, Signal
from stosy.games.the_game import GAME
from stosy.games.the_game.bots.outlook import (
    FITS,
    PILES,
    TEN,
    TRICKS,
    Outlook,
    bit,
    cards_of,
    leading_back,
    nearest,
    set_of,
)

LAYS = 3
"""A turn is thought of so far, if not more are needed."""
CHEAP = 5
"""What need not be laid may take so much room."""
CLOSE = 12
UNPLANNED = -1_000_000_000
"""Less than any turn that was thought of."""


def beside(way: int, ahead: int, near: int) -> int:
    """The card after the nearest, if it is close to it."""
    others = ahead & ~bit(near)
    following = nearest(way, others)
    return bit(following) if others and abs(following - near) <= CLOSE else 0


class Turn(Struct, frozen=True):
    """Lays in order; `opens` are the first ones on their piles."""

    tops: tuple[int, ...]
    hand: int
    laid: int = 0
    opens: tuple[tuple[int, int], ...] = ()


class GameSense:
    """Scores the actions of one view."""

    def __init__(self, view: AnyTeamView[int], weights: Mapping[str, int]) -> None:
        self.view = view
        self.weights = weights
        self.tops = tuple(
            pile[-1] if pile else row for pile, row in zip(view.piles, GAME.rows, strict=True)
        )
        self.hand = set_of(view.hand)
        self.outlook = Outlook(view, self.tops, weights)
        self.planning = weights["plans"] > 0
        minimum = view.options.minimum if view.draw else 1
        missing = max(minimum - view.laid, 0)
        self.least = missing if self.planning else min(missing, 1)
        self.most = max(missing, LAYS) if self.planning else 1
        self.plans: dict[tuple[int, int], int] = {}
        if view.seat == view.turn:
            self.grow(Turn(self.tops, self.hand), 0)

    def score(self, action: Action) -> int:
        if isinstance(action, Signal):
            return self.worth_saying(action)
        if isinstance(action, Begin):
            return self.worth_beginning()
        if isinstance(action, Lay):
            lay = action.card, GAME.piles.index(action.pile)
            return self.plans[lay] if lay in self.plans else self.unplanned(*lay)
        return self.outlook.value(self.tops, self.hand, 0, UNPLANNED)

    def grow(self, turn: Turn, start: int) -> None:
        """Extend a turn; the order between piles does not matter, so only one order is tried."""
        for pile, way in PILES[start:]:
            opens = pile > start or not turn.laid
            for card in self.promising(turn, pile, way):
                self.lay(turn, pile, card, opens)

    def promising(self, turn: Turn, pile: int, way: int) -> Iterator[int]:
        """The trick, the nearest card and the next, and cards from which the trick leads back.

        Without planning, every card.
        """
        top = turn.tops[pile]
        fitting = turn.hand & FITS[way][top]
        back = fitting & TRICKS[way][top]
        ahead = fitting & ~back
        if not self.planning or not ahead:
            return cards_of(fitting)
        near = nearest(way, ahead)
        if turn.laid >= self.least and self.view.draw:  # it may stay in hand
            return cards_of(back | bit(near) if room_lost(way, top, near) <= CHEAP else back)
        pairs = ahead & leading_back(way, turn.hand)
        return cards_of(back | bit(near) | beside(way, ahead, near) | pairs)

    def lay(self, turn: Turn, pile: int, card: int, opens: bool) -> None:
        turn = Turn(
            placed(turn.tops, pile, card),
            turn.hand & ~bit(card),
            turn.laid + 1,
            (*turn.opens, (card, pile)) if opens else turn.opens,
        )
        if turn.laid >= self.least:
            worst = min(self.plans.get(lay, UNPLANNED) for lay in turn.opens)
            points = self.outlook.value(turn.tops, turn.hand, turn.laid, worst)
            for lay in turn.opens:
                self.plans[lay] = max(self.plans.get(lay, UNPLANNED), points)
        if turn.laid < self.most:
            self.grow(turn, pile)

    def unplanned(self, card: int, pile: int) -> int:
        return UNPLANNED - room_lost(GAME.ways[pile], self.tops[pile], card)

    def worth_saying(self, signal: Signal) -> int:
        """The points of a signal; signals in one's own turn are useless (TG4)."""
        if self.view.seat == self.view.turn:
            return 0
        nearest = self.least_room(GAME.piles.index(signal.pile or ""))
        if nearest is None:
            return 0
        if nearest <= self.weights["leave_within"]:
            return int(signal.signal == "leave")
        return int(signal.signal == "wants" and nearest <= self.weights["wants_within"])

    def worth_beginning(self) -> int:
        """QE0: a point if the first lays take little room, unless the seat to act has said so
        itself."""
        if self.view.turn in self.view.began:
            return 0
        low, high = GAME.rows[0], GAME.rows[-1]
        up = [0, *(card - low for card in sorted(self.view.hand))]
        down = [0, *(high - card for card in sorted(self.view.hand, reverse=True))]
        lays = self.view.minimum
        least = min(up[rising] + down[lays - rising] for rising in range(lays + 1))
        return int(least <= self.weights["begin_within"])

    def least_room(self, pile: int) -> int | None:
        """The least room that one own card takes from a pile, or two with the trick."""
        way, top = GAME.ways[pile], self.tops[pile]
        if self.hand & TRICKS[way][top]:
            return -TEN
        ahead = self.hand & FITS[way][top]
        if not ahead:
            return None
        room = room_lost(way, top, nearest(way, ahead))
        pairs = ahead & leading_back(way, self.hand)
        return min(room, room_lost(way, top, nearest(way, pairs)) - TEN) if pairs else room


def scorer(view: AnyTeamView[int], weights: Mapping[str, int]) -> Callable[[Action], int]:
    """The scorer of a view."""
    return GameSense(view, weights).score
