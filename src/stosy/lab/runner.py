"""One match between bots, and what happens when one of them misbehaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stosy.bots import AnyBot, bot_dice, next_move
from stosy.bots.choices import fallback
from stosy.bots.misbehaviour import Misbehaved, Note, Seated, Watched, illegal
from stosy.core import (
    AnyGame,
    AnyMatch,
    AnyMove,
    Event,
    Match,
    Move,
    Refused,
    Resign,
    Setup,
    offers_to,
)

LONGEST_TURN = 1000
"""Actions of all seats in one turn: far more than any honest one has."""


def play_match(
    game: AnyGame,
    setup: Setup,
    seed: str,
    bots: Sequence[AnyBot],
    note: Note | None = None,
    lenient: bool = False,
    passes: list[tuple[int, int]] | None = None,
) -> AnyMatch:
    """A whole match; the bots' random numbers come from the seed too.

    A bot that misbehaves forfeits the match (G6), or with `lenient` its fallback is played;
    `note` is told. Without `note`, Misbehaved is raised. `passes` gets who passed on an
    opportunity, and the index in the log of the entry that followed, as a LabRecord has them.
    """
    table = _BotTable(Match(game, setup, seed), bots, note, lenient)
    table.passes = passes
    table.play()
    return table.match


class _BotTable:
    """A match and the bots on its seats."""

    def __init__(
        self, match: AnyMatch, bots: Sequence[AnyBot], note: Note | None, lenient: bool
    ) -> None:
        self.match = match
        self.passes: list[tuple[int, int]] | None = None
        self._note = note
        self._forgives = lenient and note is not None
        self._noted: set[tuple[int, str]] = set()
        forgive = self._report if self._forgives else None
        seated = [bot if isinstance(bot, Seated) else Seated(bot) for bot in bots]
        self._bots = [Watched(bot, seat, forgive) for seat, bot in enumerate(seated)]
        self._hearing = [each for each in self._bots if each.bot.hears]
        self._dice = bot_dice(match.seed, match.setup.seats)
        self._endless: set[int] = set()
        """Seats for which the fallback is played until the end."""
        self._turn = -1
        self._actions = 0
        """How many there were in this turn."""

    def play(self) -> None:
        """Play to the end."""
        self._strictly(self._begin)
        while self.match.game.outcome(self.match.state) is None:
            self._strictly(self._move)
        for each in self._bots:
            self._quietly(each)

    def _begin(self) -> None:
        game, setup = self.match.game, self.match.setup
        for each in self._bots:
            each.begin(game, setup, self._dice.seats[each.seat])
        self._tell(self.match.opening)

    def _move(self) -> None:
        self._check_turn()
        game, state = self.match.game, self.match.state
        move = next_move(game, state, self._bots, self._dice, passed=self._passed)
        try:
            events = self.match.play(move)
        except Refused as refused:
            events = self._after_illegal(move, refused)
        else:
            for each in self._bots:
                each.muted = each.seat in self._endless
        self._tell(events)

    def _check_turn(self) -> None:
        """A turn does not last for ever: who lays and takes back without end misbehaves."""
        game, state = self.match.game, self.match.state
        turn = game.turn(state)
        self._actions = self._actions + 1 if turn == self._turn else 0
        self._turn = turn
        if self._actions < LONGEST_TURN:
            return
        waited = next(offer for offer in game.offers(state) if offer.fallback is not None)
        misbehaved = Misbehaved("timeout", f"> {LONGEST_TURN} actions in a turn")
        misbehaved.seat = waited.seat
        if not self._forgives:
            raise misbehaved
        self._report(waited.seat, misbehaved)
        self._endless.add(waited.seat)
        self._bots[waited.seat].muted = True

    def _passed(self, seat: int) -> None:
        if self.passes is not None:
            self.passes.append((len(self.match.log), seat))

    def _after_illegal(self, move: AnyMove, refused: Refused) -> tuple[Event, ...]:
        """The fallback of a seat whose action was refused."""
        misbehaved = illegal(move, refused)
        if not self._forgives:
            raise misbehaved from None
        self._report(move.seat, misbehaved)
        instead = fallback(offers_to(self.match.game, self.match.state, move.seat))
        if instead is None:
            self._bots[move.seat].muted = True
            return ()
        return self.match.play(Move(move.seat, instead))

    def _tell(self, events: Sequence[Event]) -> None:
        for each in self._hearing:
            each.saw(events)

    def _strictly(self, step: Callable[[], None]) -> None:
        """A step of the match; who misbehaves in it forfeits."""
        try:
            step()
        except Misbehaved as misbehaved:
            if self._note is None:
                raise
            self._report(misbehaved.seat, misbehaved)
            if self.match.game.outcome(self.match.state) is None:
                self.match.play(Move(misbehaved.seat, Resign()))

    def _quietly(self, each: Watched) -> None:
        """Tell a bot the result; the match is decided, whatever it makes of that."""
        try:
            each.bot.end(self.match.result)
        except Misbehaved as misbehaved:
            self._report(each.seat, misbehaved)

    def _report(self, seat: int, misbehaved: Misbehaved) -> None:
        """Note what a seat did, each kind once a match."""
        if self._note is None:
            raise misbehaved
        if (seat, misbehaved.fault) not in self._noted:
            self._noted.add((seat, misbehaved.fault))
            self._note(seat, misbehaved)
