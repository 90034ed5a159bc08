"""A tournament's matches inside the kernel. Needs the kernel."""

from __future__ import annotations

from stosy_kernel.experts import matches

from stosy.bots import searcher
from stosy.bots.in_kernel import expert_of
from stosy.bots.kernel import kernel_seed
from stosy.bots.weights import weights_of
from stosy.lab.incidents import Incident
from stosy.lab.tournament.meetings import MatchEnd, ThinkingTime, Tournament


class InKernel:
    """Plays instant and random bots, and those that search with a budget of playouts."""

    def __init__(self, tournament: Tournament) -> None:
        game, bots = tournament.game, tournament.bots
        searchers = [searcher(bot) for bot in bots]
        self._tournament = tournament
        self._seed = kernel_seed(tournament.seed)
        self._experts = [expert_of(game, *each) if each else None for each in searchers]
        self._players = [
            each[0].weights(game) if each else weights_of(bot, game) or None
            for bot, each in zip(bots, searchers, strict=True)
        ]
        self._thinking_times = [ThinkingTime() for _ in bots]

    def play(self, deal: int, seating: tuple[int, ...]) -> MatchEnd:
        """The match of a deal with these bots."""
        what = self._tournament
        played = matches(
            what.game,
            what.options,
            what.seats,
            1,
            self._seed,
            bots=[self._players[number] for number in seating],
            experts=[self._experts[number] for number in seating],
            number=deal,
        )
        self._note(seating, ThinkingTime(played.decisions, played.seconds))
        winners = tuple(seat for seat in range(what.seats) if played.tally.wins[seat])
        return MatchEnd(
            winners, next(left for left, games in enumerate(played.tally.left) if games)
        )

    def _note(self, seating: tuple[int, ...], thought: ThinkingTime) -> None:
        """Count the time if only one kind of bot searched; otherwise it cannot be attributed."""
        thinking = {number for number in seating if self._experts[number]}
        if len(thinking) == 1:
            self._thinking_times[thinking.pop()] += thought

    def incidents(self) -> tuple[Incident, ...]:
        """Bots of the kernel do nothing wrong."""
        return ()

    def thinking_times(self) -> tuple[ThinkingTime, ...]:
        return tuple(self._thinking_times)
