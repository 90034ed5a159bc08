"""The judge: winning chances by the knowledge of one seat.

A seat's chance is the average over the deals that it cannot tell apart, played out by instant bots.
The way that looks best is found in some deals and compared with the chosen one in others: in the
first it is overestimated, since it was selected there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import hypot, sqrt
from statistics import fmean, stdev

from msgspec.structs import replace

from stosy.analysis.deals import FEWEST, SCREENED, batches, first_deals, fresh_deals
from stosy.analysis.intervals import Z95
from stosy.analysis.moments import MatchCourse, Moment
from stosy.analysis.playouts import ON, Choice, Playouts, Rows, WholeTurn
from stosy.analysis.results import Analysed, Kind, Way
from stosy.bots.choices import depends_on_trust, is_speech, moves_in
from stosy.core import Action, AnyGame, Move, View, offers_to, without
from stosy.games.turns import end_of, moves_of

BLUNDER = 0.1
MOST_ALTERNATIVES = 4
CERTAIN = 3.3
"""Standard errors beyond which a mistake is clear before all deals are played."""
SLIGHT = 0.01
"""A difference that is surely smaller need not be known better."""


class Judge:
    """Evaluates moves of one game with at most about `playouts` playouts per decision."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        playouts: int,
        seed: str,
        played_by: Playouts,
        course: MatchCourse,
    ) -> None:
        moments = {moment.entry: moment for moment in course.moments}
        self._course = {
            entry: [moments[part] for part in moment.parts] for entry, moment in moments.items()
        }
        """The moves of each turn by the entry of the first."""
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

    def judged(self, moment: Moment) -> list[Analysed[Action]]:
        """A move, or all moves of the turn that it begins, compared with what else its seat could.

        If the same seat moves next, the chance after a move is the one before that.
        """
        if not moment.turn:
            return [self._judged_alone(moment)]
        turns = self._turns(moment)
        if len(turns) > 1:
            return self._compared_turns(moment, turns)
        if not turns:
            return [self._judged_alone(each) for each in self._course[moment.entry]]
        seat = moment.move.seat
        chance = self._chance(moment.before, seat, moment.turn, f"{moment.entry}:before")
        chances = (chance, chance, chance)
        return self._parts(moment, moment.turn[0], "forced", chances, 0.0, ())

    def _turns(self, moment: Moment) -> list[WholeTurn]:
        """The chosen turn and others, each with another end."""
        game, seat = self._rules, moment.move.seat
        ends: dict[Hashable, WholeTurn] = {}
        for turn in self._played_by.turns(game.view(moment.before, seat), moment.turn):
            ends.setdefault(end_of(game, moment.before, seat, turn), turn)
        return list(ends.values())

    def _judged_alone(self, moment: Moment) -> Analysed[Action]:
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
        chosen = moment.move.action
        kind, chances, margin, ranked = self._verdict(moment, view, ways, chosen)
        others = tuple(
            Way(way, chance) for way, chance in ranked if not isinstance(way, tuple | str)
        )
        return self._analysed(moment, kind, chances, margin, others[:MOST_ALTERNATIVES])

    def _compared_turns(self, moment: Moment, turns: list[WholeTurn]) -> list[Analysed[Action]]:
        """One verdict about the turn, at the move after which the best was out of reach."""
        chosen = moment.turn
        view = self._rules.view(moment.before, moment.move.seat)
        kind, chances, margin, ranked = self._verdict(moment, view, turns, chosen)
        best = ranked[0][0] if chances[2] > chances[1] else chosen
        assert isinstance(best, tuple), "turns are compared with turns"
        at = self._parting(moment, best) if best != chosen else 0
        told = chosen[at]
        laid = chosen if best == chosen else chosen[:at]
        others = tuple(
            Way(next_of(way, laid), chance, way)
            for way, chance in ranked
            if isinstance(way, tuple) and next_of(way, laid) != told
        )
        return self._parts(moment, told, kind, chances, margin, others[:MOST_ALTERNATIVES])

    def _parting(self, moment: Moment, best: WholeTurn) -> int:
        """Which move of the turn was the first after which the best could not be reached."""
        game, seat, state = self._rules, moment.move.seat, moment.before
        end, rest = end_of(game, state, seat, best), best
        for number, action in enumerate(moment.turn):
            rest = without(rest, action) if action in rest else ()
            if not rest or not isinstance(action, game.plannable):
                return number
            state = game.apply(state, Move(seat, action)).state
            if not can_reach(game, state, seat, rest, end):
                return number
        return len(moment.turn) - 1

    def _parts(
        self,
        moment: Moment,
        told: Action,
        kind: Kind,
        chances: tuple[float, float, float],
        margin: float,
        others: tuple[Way[Action], ...],
    ) -> list[Analysed[Action]]:
        """All moves of the turn: the verdict is at the last one that made the told action."""
        before, chosen, _ = chances
        moments = self._course[moment.entry]
        at = max(number for number, each in enumerate(moments) if each.move.action == told)
        found = []
        for number, part in enumerate(moments):
            if number == at:
                whole = self._analysed(part, kind, chances, margin, others)
                found.append(replace(whole, turn=moment.turn))
                continue
            stands = before if number < at else chosen
            found.append(self._analysed(part, "aside", (stands, stands, stands)))
        return found

    def _verdict(
        self, moment: Moment, view: View, ways: Sequence[Choice], chosen: Choice
    ) -> tuple[Kind, tuple[float, float, float], float, list[tuple[Choice, float]]]:
        """The way that looks best, and how much better it is in other deals; the other ways."""
        looks = self._looks(view, ways, chosen, f"{moment.entry}")
        # On a tie prefer the chosen action.
        best = max(looks, key=lambda way: (looks[way], way == chosen))
        tried: list[Choice] = [chosen, ON] if best == chosen else [chosen, best, ON]
        rows = self._weighed(view, tried, f"{moment.entry}:compared", self._is_decided)
        mine, before = fmean(rows[0]), fmean(rows[-1])
        other, margin = (mine, 0.0) if best == chosen else (fmean(rows[1]), self._noise(*rows[:2]))
        kind: Kind = "best" if best == chosen else kind_of(other - mine, margin)
        known = {chosen: mine, best: other}
        others = [
            (way, known.get(way, within(mine + look - looks[chosen])))
            for way, look in sorted(looks.items(), key=lambda each: -each[1])
            if way != chosen
        ]
        return kind, (before, mine, other), margin, others

    def _looks(
        self, view: View, ways: Sequence[Choice], chosen: Choice, use: str
    ) -> dict[Choice, float]:
        """About the chance of each way; those that look good are tried more often."""

        def tried(these: Sequence[Choice], name: str) -> Rows:
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


def next_of(turn: WholeTurn, laid: WholeTurn) -> Action:
    """What comes next in the turn if some of it lies, or its end."""
    return next((action for action in turn if action not in laid), turn[-1])


def can_reach(game: AnyGame, state: object, seat: int, rest: WholeTurn, end: Hashable) -> bool:
    """Do these actions, in some order, lead to this end of a turn?"""
    offered = tuple(moves_of(game, state, seat))
    for action in rest:
        if action not in offered:
            continue
        left = without(rest, action)
        if not left:
            return end_of(game, state, seat, (action,)) == end
        if not isinstance(action, game.plannable):
            continue
        after = game.apply(state, Move(seat, action)).state
        if game.outcome(after) is None and can_reach(game, after, seat, left, end):
            return True
    return False


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
