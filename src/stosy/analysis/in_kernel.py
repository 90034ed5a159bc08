"""Playouts of strong bots in the kernel. Needs the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from stosy_kernel import NOTHING, PLAY_ON, search_turns, weigh
from stosy_kernel.adapters import adapter_of

from stosy.analysis.playouts import ON, Choice, Rows, WholeTurn
from stosy.bots.choices import moves_in
from stosy.bots.in_kernel import net_of
from stosy.bots.kernel import kernel_seed
from stosy.bots.knowledge import knowledge_of
from stosy.bots.weights import weights_of
from stosy.core import Action, AnyOffer, View

GLANCED = 300
"""Playouts in which turns are looked for."""
WIDEST = 6


class KernelPlayouts:
    """To the end of the match; a network estimates how those end that only look for a good way."""

    bias = 0.0

    def __init__(self, game: str, seats: int, level: str, threads: int) -> None:
        self._adapter = adapter_of(game)
        self._bots = [weights_of(level, game)] * seats
        self._net, self._horizon = net_of(game), knowledge_of(game).horizon
        self._threads = threads

    def ways(self, view: View, offers: Sequence[AnyOffer], action: Action) -> list[Action | None]:
        assert view.seat is not None, "only a seat has ways"
        position = self._adapter.from_view(view, 0)
        accepted = set(position.allowed(view.seat))
        ways: list[Action | None] = [
            way
            for way in dict.fromkeys((*moves_in(offers), action))
            if self._adapter.number(way) in accepted
        ]
        if action not in ways:
            return []
        return ways if position.turn == view.seat else [*ways, None]

    def turns(self, view: View, turn: WholeTurn) -> list[WholeTurn]:
        assert view.seat is not None, "only a seat has turns"
        found = search_turns(
            self._adapter.from_view(view, 0),
            view.seat,
            playouts=GLANCED,
            bots=self._bots,
            widest=WIDEST,
            net=self._net,
            horizon=self._horizon,
        )
        return [turn, *(tuple(map(self._adapter.actions.__getitem__, each[0])) for each in found)]

    def weigh(
        self, view: View, ways: Sequence[Choice], deals: int, seed: str, *, screening: bool
    ) -> Rows:
        assert view.seat is not None, "only a seat has a chance"
        number = kernel_seed(seed)
        return weigh(
            self._adapter.from_view(view, number),
            view.seat,
            [self._numbers(way) for way in ways],
            deals=deals,
            seed=number,
            threads=self._threads,
            bots=self._bots,
            net=self._net if screening else None,
            horizon=self._horizon if screening else 1,
        )

    def _numbers(self, way: Choice) -> list[int]:
        if way == ON:
            return [PLAY_ON]
        if way is None:
            return [NOTHING]
        actions = way if isinstance(way, tuple) else (way,)
        return [self._adapter.number(action) for action in actions]
