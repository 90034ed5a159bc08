"""A tournament's matches by the rules of `stosy.games`, with any bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import msgspec

from stosy.bots import find_bot
from stosy.bots.asking import asked
from stosy.bots.bot import AnyBot
from stosy.bots.choices import candidates, is_speech
from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View, seed_of
from stosy.games import find
from stosy.lab.runner import play_match
from stosy.lab.tournament.meetings import Ended, Thought, Tournament


class InPython:
    """On every seat a bot of each kind; no bot sits on two seats, so none could tell another."""

    def __init__(self, tournament: Tournament) -> None:
        self._game = find(tournament.game)
        options = msgspec.convert(tournament.options, self._game.options)
        self._setup = self._game.setup(tournament.seats, options)
        self._seed = tournament.seed
        self._bots = [
            [Watched(find_bot(level, tournament.game)) for _ in range(tournament.seats)]
            for level in tournament.bots
        ]

    def play(self, deal: int, seating: tuple[int, ...]) -> Ended:
        """The match of a deal with these bots."""
        bots = [self._bots[number][seat] for seat, number in enumerate(seating)]
        match = play_match(self._game, self._setup, seed_of(self._seed, deal), bots)
        result = match.result
        return Ended(result.winning_seats(self._setup.seats), result.cards_left or 0)

    def thoughts(self) -> tuple[Thought, ...]:
        """Of the bots that search; what is instant is not worth a clock."""
        return tuple(sum((bot.thought for bot in kind), Thought()) for kind in self._bots)


class Watched:
    """A bot whose thinking is timed if it is slow, and if there is something to think about."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.slow, self.apart = bot.slow, bot.apart
        self.thought = Thought()

    def choose(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        begun = perf_counter()
        action: Action | None = asked(self._bot, view, offers, dice, stop)
        if self.slow and len(candidates(offers)) > 1 and not is_speech(action):
            self.thought += Thought(1, perf_counter() - begun)
        return action
