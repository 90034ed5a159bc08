"""The judge: winning chances by the knowledge of one seat. Needs the kernel.

A seat's chance is the average over the deals that it cannot tell apart, played out by instant bots.
The best way is found in some deals and compared with the chosen one in others: in the first deals
it is overestimated, since it was selected there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from stosy_kernel import NOTHING, PLAY_ON, weigh
from stosy_kernel.adapters import adapter_of

from stosy.analysis.deals import first_deals, fresh_deals
from stosy.analysis.intervals import Z95
from stosy.analysis.moments import Moment
from stosy.analysis.results import Analysed, Kind, Way
from stosy.bots.choices import depends_on_trust, is_speech, moves_in
from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import weights_of
from stosy.core import Action, View, offers_to
from stosy.games import find

BLUNDER = 0.1
LEVEL = "strong"
"""Who plays the playouts."""


class Judge:
    """Evaluates moves of one game with about `playouts` playouts per decision."""

    def __init__(self, game: str, seats: int, playouts: int, seed: str, threads: int) -> None:
        self._rules = find(game)
        self._adapter = adapter_of(game)
        self._bots = [weights_of(LEVEL, game)] * seats
        self._playouts = playouts
        self._deals = fresh_deals(playouts)
        self._seed = seed
        self._threads = threads

    def standing(self, state: object, seat: int, entry: int) -> float:
        """The seat's chance in this state; 0 or 1 once the match is over."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return outcome.returns(len(self._bots))[seat]
        view = self._rules.view(state, seat)
        [chances] = self._weigh(view, [PLAY_ON], self._deals, f"{entry}:after")
        return fmean(chances)

    def judged(self, moment: Moment) -> Analysed[Action]:
        """A move, compared with the other options of its seat."""
        state, seat = moment.before, moment.move.seat
        after = self.standing(moment.after, seat, moment.entry)
        view = self._rules.view(state, seat)
        ways = self._ways(state, seat, view, moment.move.action)
        if not ways:
            before = self.standing(state, seat, moment.entry)
            return self._analysed(moment, "aside", (before, before, before), 0.0, after)
        chosen = self._adapter.number(moment.move.action)
        if len(ways) == 1:
            [chances] = self._weigh(view, ways, self._deals, f"{moment.entry}:after")
            chance = fmean(chances)
            return self._analysed(moment, "forced", (chance, chance, chance), 0.0, after)
        return self._compared(moment, view, ways, chosen, after)

    def _compared(
        self, moment: Moment, view: View, ways: list[int], chosen: int, after: float
    ) -> Analysed[Action]:
        """The best way in the first deals, and how much better it is in others."""
        deals = first_deals(self._playouts, len(ways))
        looks = self._weigh(view, ways, deals, f"{moment.entry}:looks")
        ranked = sorted(zip(map(fmean, looks), ways, strict=True), key=lambda each: -each[0])
        # On a tie prefer the chosen action.
        taken = next(chance for chance, way in ranked if way == chosen)
        best = chosen if ranked[0][0] <= taken else ranked[0][1]
        compared = [PLAY_ON, chosen, best]
        rows = self._weigh(view, compared, self._deals, f"{moment.entry}:compared")
        before, mine, other = map(fmean, rows)
        margin = noise(rows[1], rows[2])
        others = (
            Way(self._action(way), other if way == best else chance)
            for chance, way in ranked
            if way != chosen
        )
        kind = "best" if best == chosen else kind_of(other - mine, margin)
        return self._analysed(moment, kind, (before, mine, other), margin, after, tuple(others))

    def _ways(self, state: object, seat: int, view: View, action: Action) -> list[int]:
        """The actions to compare, as kernel numbers; empty if the move is not judged.

        Sampled deals cannot judge signals, nor decisions that depend on trust.
        """
        offered = tuple(moves_in(offers_to(self._rules, state, seat)))
        if is_speech(action) or depends_on_trust(offered):
            return []
        position = self._adapter.from_view(view, 0)
        accepted = set(position.allowed(seat))
        numbers = dict.fromkeys(map(self._adapter.number, (*offered, action)))
        ways = [number for number in numbers if number in accepted]
        if self._adapter.number(action) not in ways:
            return []
        return ways if position.turn == seat else [*ways, NOTHING]

    def _weigh(self, view: View, ways: Sequence[int], deals: int, use: str) -> list[list[float]]:
        assert view.seat is not None, "only a seat has a chance"
        seed = kernel_seed(f"{self._seed}:{use}")
        position = self._adapter.from_view(view, seed)
        return weigh(
            position,
            view.seat,
            ways,
            deals=deals,
            seed=seed,
            threads=self._threads,
            bots=self._bots,
        )

    def _action(self, way: int) -> Action | None:
        return None if way == NOTHING else self._adapter.actions[way]

    @staticmethod
    def _analysed(
        moment: Moment,
        kind: Kind,
        chances: tuple[float, float, float],
        margin: float,
        after: float,
        alternatives: tuple[Way[Action], ...] = (),
    ) -> Analysed[Action]:
        seat, action = moment.move.seat, moment.move.action
        before, chosen, best = chances
        return Analysed(
            moment.entry, seat, action, kind, before, chosen, best, margin, after, alternatives
        )


def noise(one: Sequence[float], two: Sequence[float]) -> float:
    """Half of the 95 % interval of the difference of two ways in the same deals."""
    apart = [a - b for a, b in zip(one, two, strict=True)]
    return Z95 * stdev(apart) / sqrt(len(apart))


def kind_of(lost: float, margin: float) -> Kind:
    """Mistake, blunder or neither, by the chance that was lost."""
    if lost <= margin:
        return "close"
    return "blunder" if lost >= BLUNDER else "mistake"
