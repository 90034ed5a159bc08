"""The judge: winning chances by the knowledge of one seat.

A seat's chance is the average over the deals that it cannot tell apart, played out by instant bots.
The way that looks best is found in some deals and compared with the chosen one in others: in the
first it is overestimated, since it was selected there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev

from stosy.analysis.deals import FEWEST, SCREENED, batches, first_deals, fresh_deals
from stosy.analysis.intervals import Z95
from stosy.analysis.moments import Moment
from stosy.analysis.playouts import ON, Choice, Playouts, Rows
from stosy.analysis.results import Analysed, Kind, Way
from stosy.bots.choices import depends_on_trust, is_speech, moves_in
from stosy.core import Action, AnyGame, View, offers_to

BLUNDER = 0.1
MOST_ALTERNATIVES = 4
CERTAIN = 3.3
"""Standard errors beyond which a mistake is clear before all deals are played."""
SLIGHT = 0.01
"""A difference that is surely smaller need not be known better."""


class Judge:
    """Evaluates moves of one game with at most about `playouts` playouts per decision."""

    def __init__(
        self, game: AnyGame, seats: int, playouts: int, seed: str, played_by: Playouts
    ) -> None:
        self._rules = game
        self._seats = seats
        self.playouts = playouts
        self.deals = fresh_deals(playouts)
        self._error = 0.5 / sqrt(self.deals)
        """The standard error of a chance of a half after all deals: others need fewer."""
        self.seed = seed
        self._played_by = played_by

    def standing(self, state: object, seat: int, entry: int) -> float:
        """The seat's chance in the state after this entry; 0 or 1 once the match is over."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return outcome.returns(self._seats)[seat]
        return self._chance(state, seat, ON, f"{entry}:after")

    def rough(self, moment: Moment) -> float:
        """About the chance of the seat that moves, before its move."""
        view = self._rules.view(moment.before, moment.move.seat)
        [row] = self._weigh(view, [ON], FEWEST, f"{moment.entry}:rough")
        return fmean(row)

    def judged(self, moment: Moment) -> Analysed[Action]:
        """A move, compared with the other options of its seat.

        If the same seat moves next, the chance after this move is the one before that.
        """
        state, seat = moment.before, moment.move.seat
        action = moment.move.action
        offers = offers_to(self._rules, state, seat)
        view = self._rules.view(state, seat)
        # Sampled deals cannot judge signals, nor decisions that depend on trust.
        aside = is_speech(action) or depends_on_trust(moves_in(offers))
        ways = [] if aside else self._played_by.ways(view, offers, action)
        if len(ways) > 1:
            return self._compared(moment, view, ways)
        kind: Kind = "forced" if ways else "aside"
        way = ways[0] if ways else ON
        chance = self._chance(state, seat, way, f"{moment.entry}:before")
        return self._analysed(moment, kind, (chance, chance, chance))

    def _compared(self, moment: Moment, view: View, ways: list[Action | None]) -> Analysed[Action]:
        """The way that looks best, and how much better it is in other deals."""
        chosen = moment.move.action
        looks = self._looks(view, ways, chosen, f"{moment.entry}")
        # On a tie prefer the chosen action.
        best = max(looks, key=lambda way: (looks[way], way == chosen))
        tried: list[Choice] = [chosen, ON] if best == chosen else [chosen, best, ON]
        rows = self._weighed(view, tried, f"{moment.entry}:compared", self._is_decided)
        mine, before = fmean(rows[0]), fmean(rows[-1])
        other, margin = (mine, 0.0) if best == chosen else (fmean(rows[1]), self._noise(*rows[:2]))
        kind = "best" if best == chosen else kind_of(other - mine, margin)
        known = {chosen: mine, best: other}
        others = tuple(
            Way(way, known.get(way, within(mine + look - looks[chosen])))
            for way, look in sorted(looks.items(), key=lambda each: -each[1])
            if way != chosen
        )
        chances = (before, mine, other)
        return self._analysed(moment, kind, chances, margin, others[:MOST_ALTERNATIVES])

    def _looks(
        self, view: View, ways: list[Action | None], chosen: Action, use: str
    ) -> dict[Action | None, float]:
        """About the chance of each way; those that look good are tried more often."""

        def tried(these: list[Action | None], name: str) -> Rows:
            deals = first_deals(self.playouts, len(these))
            return self._weigh(view, these, deals, f"{use}:{name}", screening=True)

        rows = dict(zip(ways, tried(ways, "looks"), strict=True))
        ranked = sorted(ways, key=lambda way: -fmean(rows[way]))
        good = list(dict.fromkeys([chosen, *ranked[:SCREENED]]))
        for way, more in zip(good, tried(good, "again"), strict=True):
            rows[way] = rows[way] + more
        looks = {way: fmean(row) for way, row in rows.items()}
        # Who was tried less often cannot overtake those who looked better.
        least = min(looks[way] for way in good)
        return {way: look if way in good else min(look, least) for way, look in looks.items()}

    def _chance(self, state: object, seat: int, way: Choice, use: str) -> float:
        [row] = self._weighed(self._rules.view(state, seat), [way], use, self._is_exact)
        return fmean(row)

    def _weighed(
        self, view: View, ways: Sequence[Choice], use: str, enough: Callable[[Rows], bool]
    ) -> Rows:
        """The chances in fresh deals, played to the end: until there are enough of them."""
        rows: Rows = [[] for _ in ways]
        for number, size in enumerate(batches(self.deals)):
            for row, more in zip(
                rows, self._weigh(view, ways, size, f"{use}:{number}"), strict=True
            ):
                row += more
            if enough(rows):
                break
        return rows

    def _is_exact(self, rows: Rows) -> bool:
        """Is the last way's chance known as well as one of a half after all deals?"""
        return doubt_of(rows[-1]) <= self._error

    def _is_decided(self, rows: Rows) -> bool:
        """Is it also known whether the second of three ways is better than the first?"""
        if not self._is_exact(rows):
            return False
        if len(rows) < 3:
            return True
        apart = [two - one for one, two in zip(*rows[:2], strict=True)]
        gain, doubt = fmean(apart), doubt_of(apart)
        clear = gain > CERTAIN * doubt and abs(gain - BLUNDER) > Z95 * doubt
        return clear or gain + Z95 * doubt < SLIGHT

    def _weigh(
        self, view: View, ways: Sequence[Choice], deals: int, use: str, screening: bool = False
    ) -> Rows:
        seed = f"{self.seed}:{use}"
        return self._played_by.weigh(view, ways, deals, seed, screening=screening)

    def _noise(self, one: Sequence[float], two: Sequence[float]) -> float:
        """Half of the 95 % interval of the difference of two ways in the same deals."""
        doubt = error([a - b for a, b in zip(one, two, strict=True)])
        return Z95 * hypot(doubt, self._played_by.bias)

    def _analysed(
        self,
        moment: Moment,
        kind: Kind,
        chances: tuple[float, float, float],
        margin: float = 0.0,
        alternatives: tuple[Way[Action], ...] = (),
    ) -> Analysed[Action]:
        seat, action = moment.move.seat, moment.move.action
        before, chosen, best = chances
        after = chosen
        if not moment.continues:
            after = self.standing(moment.after, seat, moment.entry)
        return Analysed(
            moment.entry, seat, action, kind, before, chosen, best, margin, after, alternatives
        )


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values))


def doubt_of(values: Sequence[float]) -> float:
    """The standard error of a mean, if the next value may be one that was not seen yet."""
    return hypot(error(values), 1 / len(values))


def within(chance: float) -> float:
    """A chance that was estimated, between 0 and 1."""
    return min(1.0, max(0.0, chance))


def kind_of(lost: float, margin: float) -> Kind:
    """Mistake, blunder or neither, by the chance that was lost."""
    if lost <= margin:
        return "close"
    return "blunder" if lost >= BLUNDER else "mistake"
