"""Puzzles over HTTP: a seat's view, and the answer only after an answer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from stosy.bots.choices import sensible
from stosy.bots.hints import reason_for
from stosy.core import Action, AnyGame, AnyOffer, Refused
from stosy.games import find, games
from stosy.games.turns import end_of, moves_of
from stosy.server.http.api import answer, read
from stosy.server.http.context import CONTEXT, guest_of
from stosy.server.store import Store
from stosy.table.planning import after_plan
from stosy.teaching.puzzles import (
    Puzzle,
    actions_of,
    decision,
    order_for,
    puzzle_of,
    puzzles_of,
    runs,
)
from stosy.wire import daily as body

KEPT = 256
"""Positions that are kept: to play up to one takes some milliseconds."""


class Asked(Struct, frozen=True):
    """The position of a puzzle, and the seat that solves it."""

    state: Any
    seat: int


@lru_cache(KEPT)
def asked(game: AnyGame, id_: str) -> Asked:
    """The position before the turn."""
    state = puzzle_of(game, id_).match(game).state
    return Asked(state, decision(game, state)[0])


def offered(game: AnyGame, state: object, seat: int) -> tuple[AnyOffer, ...]:
    """What the seat may do; signals are no answers."""
    _, offers = decision(game, state)
    moves = frozenset(sensible(tuple(moves_of(game, state, seat))))
    return tuple(
        msgspec.structs.replace(
            offer,
            actions=tuple([each for each in offer.actions if each in moves or each.role == "undo"]),
        )
        for offer in offers
        if offer.fallback is not None
    )


async def get_puzzles(request: web.Request) -> web.Response:
    """How many there are, and how many the guest has answered."""
    answers = await _answers(request)
    now, longest = runs(answers.values())
    counts = {game.id: len(puzzles_of(game)) for game in games().values()}
    done = {game.id: len(puzzles_of(game).keys() & answers) for game in games().values()}
    told = body.Puzzles(
        games={game: count for game, count in counts.items() if count},
        answered={game: count for game, count in done.items() if counts[game]},
        solved=sum(answers.values()),
        streak=now,
        best=longest,
    )
    return answer(request, told)


async def get_next(request: web.Request) -> web.Response:
    """The next puzzle of a game."""
    game, answers = find(request.match_info["game"]), await _answers(request)
    ids = order_for(guest_of(request), puzzles_of(game))
    if not ids:
        raise Refused("no_such_puzzle", "T6")
    new = [each for each in ids if each not in answers]
    # When all are answered they come again, those answered longest ago first.
    again = [each for each in answers if each in puzzles_of(game)]
    chosen = new[0] if new else again[0]
    if not new and (after := request.query.get("after")) in again:
        chosen = again[(again.index(after) + 1) % len(again)]
    return answer(request, _shown(game, chosen, asked(game, chosen).state, again=not new))


def _shown(game: AnyGame, id_: str, state: object, again: bool = False, whole: bool = False) -> Any:
    """The position as the seat sees it."""
    seat = asked(game, id_).seat
    over = game.outcome(state) is not None
    return body.Puzzle(
        id=id_,
        game=game.id,
        view=game.view(state, seat),
        offers=() if over else offered(game, state, seat),
        again=again,
        whole=whole,
    )


async def post_plan(request: web.Request) -> web.Response:
    """The position after a part of the turn; of a whole turn, before what ends it."""
    game, id_ = find(request.match_info["game"]), request.match_info["puzzle"]
    puzzle_of(game, id_)
    found = asked(game, id_)
    given = _meant(game, found, (await read(request, body.Answer)).actions)
    ends = not isinstance(given[-1], game.plannable)
    state = after_plan(game, found.state, found.seat, given[:-1] if ends else given)
    whole = ends or game.outcome(state) is not None
    return answer(request, _shown(game, id_, state, whole=whole))


async def post_answer(request: web.Request) -> web.Response:
    """Was it right? Any way to the same end is; the first answer counts."""
    game, guest = find(request.match_info["game"]), guest_of(request)
    id_ = request.match_info["puzzle"]
    puzzle, found = puzzle_of(game, id_), asked(game, id_)
    given = _meant(game, found, (await read(request, body.Answer)).actions)
    end = end_of(game, found.state, found.seat, given)
    request.app[CONTEXT].check_change(request)
    store, best = request.app[CONTEXT].hub.store, actions_of(game, puzzle.ways[0].turn)
    right = end == end_of(game, found.state, found.seat, best)
    counted = await store.keep_answer(guest, id_, right)
    now, longest = runs((await store.answers(guest)).values())
    view = game.view(found.state, found.seat)
    choices = tuple(moves_of(game, found.state, found.seat))
    reason, detail = reason_for(game.id, view, best[0], choices)
    told = body.Solution(
        right=right,
        counted=counted,
        given=given,
        best=best,
        reason=reason,
        detail=dict(detail),
        lead=puzzle.lead,
        margin=puzzle.margin,
        ways=_ways(game, found, puzzle, given),
        found_by=puzzle.found_by,
        streak=now,
        longest=longest,
    )
    return answer(request, told)


def _meant(game: AnyGame, found: Asked, plain: Sequence[dict[str, Any]]) -> tuple[Action, ...]:
    """Which actions these are; who lays a card and forgets to announce it means that lay."""
    state, meant = found.state, list[Action]()
    for number, each in enumerate(plain, 1):
        if game.outcome(state) is not None:
            raise Refused("not_offered", "G5")
        action = _one_meant(game, offered(game, state, found.seat), each)
        meant.append(action)
        if number < len(plain):
            state = after_plan(game, state, found.seat, (action,))
    return tuple(meant)


def _one_meant(game: AnyGame, offers: Sequence[AnyOffer], plain: dict[str, Any]) -> Action:
    with suppress(msgspec.ValidationError):
        action: Action = msgspec.convert(plain, game.actions)
        for offer in offers:
            actions: Sequence[Action] = offer.actions
            for each in actions:
                if action in (each, each.careless()) and each.role == "move":
                    return each
    raise Refused("not_offered", "G5")


def _ways(
    game: AnyGame, found: Asked, puzzle: Puzzle, given: tuple[Action, ...]
) -> tuple[body.Weighed[Any], ...]:
    """The turns compared, the given one in its own order, and last if it was not among them."""
    ends = [actions_of(game, way.turn) for way in puzzle.ways]
    own = end_of(game, found.state, found.seat, given)
    ways = [
        body.Weighed(
            turn=given if end_of(game, found.state, found.seat, turn) == own else turn,
            chance=way.chance,
        )
        for turn, way in zip(ends, puzzle.ways, strict=True)
    ]
    if all(way.turn != given for way in ways):
        ways.append(body.Weighed(turn=given, chance=None))
    return tuple(ways)


async def _answers(request: web.Request) -> dict[str, bool]:
    store: Store = request.app[CONTEXT].hub.store
    return await store.answers(guest_of(request))
