"""Turns: the different ends that the moves of a seat can lead to, each with one shortest way there.

A turn is any number of moves that reveal nothing (`Game.plannable`) and one move after them, such
as to end it; where a game names none, each move is a turn of its own. The part `turns` of a slice
says what of a state matters when a turn ends, so that ways that differ only in their order are one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import Struct

from stosy.core import Action, AnyGame, Move, Refused
from stosy.games import part

BEAM = 1024
"""Unfinished turns of equally many moves that are followed at most."""

End: TypeAlias = Hashable


def whole(game: AnyGame, state: object) -> Hashable:
    """All of the state matters."""
    return state


def free(game: AnyGame, state: object) -> int:
    """No state is dearer than another."""
    return 0


def anytime(view: Any) -> bool:
    """The match may end in any turn."""
    return True


class TurnPart(Struct, frozen=True):
    """The part `turns` of a slice; all fields are optional."""

    end: Callable[[AnyGame, Any], Hashable] = whole
    """What of a state matters later, if the seat to act ends its turn there."""
    price: Callable[[AnyGame, Any], int] = free
    """What all moves up to a state have cost; of too many turns the cheapest are followed."""
    finishes: Callable[[Any], bool] = anytime
    """Can the match end within the turn of the view's seat?"""


@cache
def turn_part(game: AnyGame) -> TurnPart:
    """What the game says of its turns."""
    return part(game, "turns", TurnPart)


class Turn(Struct, frozen=True):
    """The moves of a seat to the end of its turn. Turns with equal ends are the same turn."""

    actions: tuple[Action, ...]
    end: End


class TurnList(Struct, frozen=True):
    """The turns of a seat, the shortest first, and how many unfinished ones were not followed."""

    turns: tuple[Turn, ...]
    cut: int


class _Node(Struct, frozen=True):
    """An unfinished turn."""

    state: Any
    actions: tuple[Action, ...]


def turns_of(game: AnyGame, state: object, seat: int, beam: int = BEAM) -> TurnList:
    """The turns of the seat from here on; some of its moves may have been made already."""
    told = turn_part(game)
    found: list[Turn] = []
    level, cut = [_Node(state, ())], 0
    while level:
        nodes: dict[Hashable, _Node] = {}
        for node in level:
            for action in moves_of(game, node.state, seat):
                _follow(game, told, node, seat, action, nodes, found)
        level = list(nodes.values())
        if len(level) > beam:
            cut += len(level) - beam
            level = sorted(level, key=lambda node: told.price(game, node.state))[:beam]
    return TurnList(tuple(found), cut)


def _follow(
    game: AnyGame,
    told: TurnPart,
    node: _Node,
    seat: int,
    action: Action,
    nodes: dict[Hashable, _Node],
    found: list[Turn],
) -> None:
    """Take one more move: the turn ends with it, or goes on if nothing equal was met before."""
    actions = (*node.actions, action)
    if not isinstance(action, game.plannable):
        found.append(Turn(actions, (told.end(game, node.state), action)))
        return
    after = game.apply(node.state, Move(seat, action)).state
    end = told.end(game, after)
    if end in nodes:
        return
    if game.outcome(after) is None:
        nodes[end] = _Node(after, actions)
    elif all(turn.end != (end, None) for turn in found):
        found.append(Turn(actions, (end, None)))


def moves_of(game: AnyGame, state: object, seat: int) -> Iterator[Action]:
    """What the seat may do, except to signal and to take back."""
    for offer in game.offers(state):
        if offer.seat == seat:
            yield from (action for action in offer.actions if action.role == "move")


def end_of(game: AnyGame, state: object, seat: int, actions: Sequence[Action]) -> End:
    """Where these actions of the seat end its turn; Refused if they are no whole turn."""
    told = turn_part(game)
    for number, action in enumerate(actions, 1):
        last = number == len(actions)
        if action not in moves_of(game, state, seat):
            raise Refused("not_offered", "G5")
        if not isinstance(action, game.plannable):
            if not last:
                break
            return told.end(game, state), action
        state = game.apply(state, Move(seat, action)).state
        if game.outcome(state) is not None and last:
            return told.end(game, state), None
    raise Refused("not_offered", "G5")
