"""A tournament's matches by the Python rules, with any bots."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import msgspec

from stosy.bots import AnyBot, find_bot
from stosy.bots.asking import ask
from stosy.bots.choices import candidates, is_speech
from stosy.bots.stopping import Stop
from stosy.core import Action, Dice, Offer, View, seed_of
from stosy.games import find
from stosy.lab.runner import play_match
from stosy.lab.tournament.meetings import MatchEnd, ThinkingTime, Tournament


class InPython:
    """Each seat has its own bot objects, so that bots cannot share information."""

    def __init__(self, tournament: Tournament) -> None:
        self._game = find(tournament.game)
        options = msgspec.convert(tournament.options, self._game.options)
        self._setup = self._game.setup(tournament.seats, options)
        self._seed = tournament.seed
        self._bots = [
            [TimedBot(find_bot(level, tournament.game)) for _ in range(tournament.seats)]
            for level in tournament.bots
        ]

    def play(self, deal: int, seating: tuple[int, ...]) -> MatchEnd:
        """The match of a deal with these bots."""
        bots = [self._bots[number][seat] for seat, number in enumerate(seating)]
        match = play_match(self._game, self._setup, seed_of(self._seed, deal), bots)
        result = match.result
        return MatchEnd(result.winning_seats(self._setup.seats), result.cards_left or 0)

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        """The times of the bots that search; instant bots are not timed."""
        return tuple(
            sum((bot.thinking_time for bot in kind), ThinkingTime()) for kind in self._bots
        )


class TimedBot:
    """Times a slow bot at every decision with a choice."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self.slow, self.off_loop = bot.slow, bot.off_loop
        self.thinking_time = ThinkingTime()

    def choose(
        self, view: View, offers: Sequence[Offer[Action]], dice: Dice, stop: Stop | None = None
    ) -> Action | None:
        begun = perf_counter()
        action: Action | None = ask(self._bot, view, offers, dice, stop)
        if self.slow and len(candidates(offers)) > 1 and not is_speech(action):
            self.thinking_time += ThinkingTime(1, perf_counter() - begun)
        return action
