"""What reaches a client, and when, does not depend on cards that it never sees.

The same script is played twice, with other cards in the places that one client never looks into.
Everything that is handed to that client's socket is the same, bytes and times.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeAlias

import msgspec
import pytest

from stosy.core import AnyGame, Chance, Dice, Move, Timeout, seed_of
from stosy.games import games
from tests.contract.plays import Play, Run, Taken, run
from tests.contract.twins import Mix, twin
from tests.server.e2e.still import StillRoom, still

Written: TypeAlias = list[list[tuple[float, bytes]]]

PAIRS = 6
"""So many pairs of each kind are played."""
TRIES = 400


def scripts(game: AnyGame, viewer: int | None) -> Iterator[tuple[Run, Chance]]:
    """Runs with one deal each, and another deal that the viewer cannot tell from it."""
    for number in range(TRIES):
        counts = [count for count in game.seats if count > 1]
        seats = counts[number % len(counts)]
        strict = {"penalties": "on"} if game.id == "snakes-and-ladders" and number % 2 else {}
        options = game.options(**strict)
        play = Play(game.id, seats, options, None, number, number, care=6, stop=10 + number % 30)
        played = run(play)
        if sum(isinstance(entry, Chance) for entry in played.match.log) > 1:
            continue  # later shuffles come from the seed and cannot be given
        dice = Dice(seed_of("server", number), 0)
        other = twin(played, viewer, dice, (Mix.ALL, Mix.FEW, Mix.FACES)[number % 3])
        if other is not None and hands(other) != hands(played.taken):
            assert isinstance(other[0].entry, Chance)
            yield played, other[0].entry


def hands(taken: tuple[Taken, ...]) -> list[Any]:
    """What everybody holds in the course of a run."""
    return [each.after.hands for each in taken]


def moves_of(played: Run) -> list[tuple[int, Any]]:
    """The script; a timeout is the clock's and nobody's to ask for."""
    moves = [entry for entry in played.match.log if isinstance(entry, Move)]
    return [(move.seat, move.action) for move in moves if not isinstance(move.action, Timeout)]


async def told(game: AnyGame, played: Run, deal: Any) -> Written:
    """All that everybody is told, and when; the script was carried out to the end."""
    options = msgspec.to_builtins(played.play.options)
    room = StillRoom(game, played.play.seats, options)
    await room.gather()
    script = moves_of(played)
    await room.play(deal, script)
    await room.leave()
    assert room.played == [(seat, msgspec.to_builtins(action)) for seat, action in script]
    return [wire.written for wire in room.wires]


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["first seat", "second seat", "spectator"])
@pytest.mark.parametrize("name", games())
def test_nothing_depends_on_cards_that_are_never_seen(name: str, viewer: int | None) -> None:
    game = games()[name]
    pairs = list(islice(scripts(game, viewer), PAIRS))
    assert len(pairs) == PAIRS
    for played, deal in pairs:
        first = still(told(game, played, played.match.log[0]))
        second = still(told(game, played, deal))
        number = played.play.seats if viewer is None else viewer
        assert len(first[number]) > len(moves_of(played))
        assert first[number] == second[number]
        assert first != second, "somebody else sees the difference"
