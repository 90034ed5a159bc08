"""Puzzles over HTTP: a seat's view, and the answer only after an answer."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
from aiohttp import web
from msgspec import Struct

from stosy.bots.choices import moves_in, sensible
from stosy.bots.hints import reason_for
from stosy.core import Action, AnyGame, AnyOffer, Refused
from stosy.games import find, games
from stosy.server.http.api import answer, read
from stosy.server.http.context import CONTEXT, guest_of
from stosy.server.store import Store
from stosy.teaching.puzzles import (
    action_of,
    decision,
    number_of,
    order_for,
    puzzle_of,
    puzzles_of,
    runs,
)
from stosy.wire import daily as body

KEPT = 256
"""Positions that are kept: to play up to one takes some milliseconds."""


class Asked(Struct, frozen=True):
    """The position of a puzzle as its seat sees it."""

    view: Any
    offers: tuple[AnyOffer, ...]


@lru_cache(KEPT)
def asked(game: AnyGame, id_: str) -> Asked:
    """What the seat to act sees, and what it may do; signals and take-backs are no answers."""
    state = puzzle_of(game, id_).match(game).state
    seat, offers = decision(game, state)
    moves = frozenset(way for way in sensible(tuple(moves_in(offers))) if way is not None)
    shown = [
        msgspec.structs.replace(
            offer, actions=tuple([each for each in offer.actions if each in moves])
        )
        for offer in offers
        if offer.fallback is not None
    ]
    return Asked(game.view(state, seat), tuple(shown))


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
    found = asked(game, chosen)
    told = body.Puzzle(id=chosen, game=game.id, view=found.view, offers=found.offers, again=not new)
    return answer(request, told)


async def post_answer(request: web.Request) -> web.Response:
    """Was it right? The first answer counts."""
    game, guest = find(request.match_info["game"]), guest_of(request)
    id_ = request.match_info["puzzle"]
    puzzle, found = puzzle_of(game, id_), asked(game, id_)
    offered = tuple(action for offer in found.offers for action in offer.actions)
    given = _meant(game, offered, (await read(request, body.Answer)).action)
    request.app[CONTEXT].check_change(request)
    store, number = request.app[CONTEXT].hub.store, puzzle.ways[0].action
    right = number_of(game, given) == number
    counted = await store.keep_answer(guest, id_, right)
    now, longest = runs((await store.answers(guest)).values())
    best = action_of(game, number)
    reason, detail = reason_for(game.id, found.view, best, offered)
    told = body.Solution(
        right=right,
        counted=counted,
        given=given,
        best=best,
        reason=reason,
        detail=dict(detail),
        lead=puzzle.lead,
        margin=puzzle.margin,
        ways=_ways(game, puzzle.ways, given),
        streak=now,
        longest=longest,
    )
    return answer(request, told)


def _meant(game: AnyGame, offered: Sequence[Action], plain: dict[str, Any]) -> Action:
    """Which of the actions it is; who lays a card and forgets to announce it means that lay."""
    with suppress(msgspec.ValidationError):
        action: Action = msgspec.convert(plain, game.actions)
        for each in offered:
            if action in (each, each.careless()):
                return each
    raise Refused("not_offered", "G5")


def _ways(game: AnyGame, rated: Any, given: Any) -> tuple[body.Weighed[Any], ...]:
    """The moves compared, and the given one if it was not among them."""
    ways = [body.Weighed(action=action_of(game, each.action), chance=each.chance) for each in rated]
    if all(way.action != given for way in ways):
        ways.append(body.Weighed(action=given, chance=None))
    return tuple(ways)


async def _answers(request: web.Request) -> dict[str, bool]:
    store: Store = request.app[CONTEXT].hub.store
    return await store.answers(guest_of(request))
