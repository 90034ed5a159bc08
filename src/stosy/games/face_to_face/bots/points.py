"""Points in Face to Face: an action has the value of the best turn that begins with it.

The same in C++: `kernel/src/stosy_kernel/games/face_to_face/heuristic.h`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from stosy.core import Action, placed, without
from stosy.games.face_to_face.state import HAND, PILES, ROWS, WAYS, FaceToFaceView, place, top
from stosy.games.rows.piles import EndTurn, Lay, advances, jumps_back

UP, DOWN, THEIR_UP, THEIR_DOWN = range(4)
FAR = 20
"""No card is further away than this."""
NARROW = 12
"""With less room than this a pile is a worry."""
STAGE = 16
"""The match grows later with every so many cards that lie."""
WHOLE = ROWS[1] - ROWS[0]
"""The room of a pile that shows its row card."""
WON = 1 << 30
"""More than any sum of points."""


class Plan(Struct, frozen=True):
    """A planned part of a turn: the remaining hand, the tops, and its first lay on each pile.

    The piles are numbered from the seat's point of view.
    """

    rest: tuple[int, ...]
    tops: tuple[int, ...]
    helped: bool
    first: tuple[Lay[int] | None, ...] = (None, None, None, None)
    lays: int = 0

    def after(self, card: int, pile: int) -> Plan:
        """The plan with one more lay."""
        return Plan(
            without(self.rest, card),
            placed(self.tops, pile, card),
            self.helped or pile >= THEIR_UP,
            placed(self.first, pile, self.first[pile] or Lay(card, PILES[pile])),
            self.lays + 1,
        )

    def promising(self, pile: int) -> list[int]:
        """The next card in the pile's direction, a trick, and cards that a trick would follow."""
        way, onto = WAYS[pile % 2], self.tops[pile]
        if pile >= THEIR_UP:  # FF5
            helps = () if self.helped else (c for c in self.rest if advances(-way, onto, c))
            return sorted(helps, key=lambda card: abs(card - onto))[:1]
        ahead = [card for card in self.rest if advances(way, onto, card)]
        nearest = min(ahead, key=lambda card: abs(card - onto), default=None)
        return [
            card
            for card in self.rest
            if card == nearest
            or jumps_back(way, onto, card)
            or (card in ahead and card - 10 * way in self.rest)
        ]


class DuelSense:
    """Scores the actions of one view."""

    def __init__(self, view: FaceToFaceView, weights: Mapping[str, int]) -> None:
        seat, laid = view.turn, len(view.laid)
        may_be_laid = view.options.single_last_card == "may_be_laid"
        self.weights = weights
        self.drawable = view.draws[seat]
        self.ahead = max(weights["ahead"], 1)
        alone = may_be_laid and not self.drawable and len(view.hand) + laid == 1
        self.missing = min((1 if alone else 2) - laid, self.ahead)  # FF3, FF8
        stage = sum(len(pile) for pile in view.piles) // STAGE
        self.race = weights["race"] + weights["race_late"] * stage
        self.strand = 0 if may_be_laid else weights["strand"]
        tops = tuple(top(view.piles, place(seat, pile)) for pile in range(4))
        helped = any(lay.pile in PILES[THEIR_UP:] for lay in view.laid)
        self.now = Plan(view.hand, tops, helped)
        self.best: dict[Action, int] = {}
        for turn in self.turns(self.now, UP):
            if turn.lays >= self.missing:
                self.note(turn)

    def score(self, action: Action) -> int:
        """The points of an action; one that begins no plan has the fewest."""
        if action in self.best or not isinstance(action, Lay):
            return self.best[action]
        return self.worth(self.now.after(action.card, PILES.index(action.pile))) - WON

    def turns(self, turn: Plan, pile: int) -> Iterator[Plan]:
        """Try all turns, pile by pile: the order between piles does not matter."""
        if pile == len(PILES):
            yield turn
            return
        yield from self.turns(turn, pile + 1)
        if turn.lays < self.ahead:
            following = pile if pile < THEIR_UP else len(PILES)  # FF5
            for card in turn.promising(pile):
                yield from self.turns(turn.after(card, pile), following)

    def note(self, turn: Plan) -> None:
        """Credit the plan to each of its first lays, or without one to ending the turn."""
        points = self.worth(turn)
        for first in turn.first if turn.lays else (EndTurn(),):
            if first is not None:
                self.best[first] = max(points, self.best.get(first, points))

    def worth(self, turn: Plan) -> int:
        """The value of a turn: the position of the opponent, and the own one."""
        held = len(turn.rest)
        if not held and not self.drawable:
            return WON  # FF7
        drawn = min(HAND - held if turn.helped else 2, self.drawable)  # FF6
        points = self.weights["hand"] * (held + drawn) - self.race * held
        if held == 1 and not self.drawable:
            points -= self.strand  # FF8
        return points + self.worth_of_own(turn) - self.worth_of_theirs(turn)

    def worth_of_own(self, turn: Plan) -> int:
        weights, up, down = self.weights, ROWS[1] - turn.tops[UP], turn.tops[DOWN] - ROWS[0]
        narrow = max(0, NARROW - up) + max(0, NARROW - down)
        return (
            weights["room"] * (up + down)
            - weights["narrow"] * narrow
            - weights["blocked"] * blocked(up + down)
            - weights["near"] * nearest_two(turn)
        )

    def worth_of_theirs(self, turn: Plan) -> int:
        room = ROWS[1] - turn.tops[THEIR_UP] + turn.tops[THEIR_DOWN] - ROWS[0]
        return self.weights["their_room"] * room - self.weights["their_blocked"] * blocked(room)


def blocked(room: int) -> int:
    """The price of numbers that fit neither row except by a trick; it grows faster than their
    count."""
    numbers = max(0, WHOLE - room)
    return numbers * numbers // 16


def nearest_two(turn: Plan) -> int:
    """The room that the two cheapest cards would take."""
    up, down = turn.tops[UP], turn.tops[DOWN]
    lost = [
        min((room for room in (card - up, down - card) if room > 0), default=FAR)
        for card in turn.rest
    ]
    return sum(sorted([*lost, FAR, FAR])[:2])


def scorer(view: FaceToFaceView, weights: Mapping[str, int]) -> Callable[[Action], int]:
    """The scorer of a view."""
    return DuelSense(view, weights).score
