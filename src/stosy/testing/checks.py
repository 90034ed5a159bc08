"""Single checks of what holds in every state of every game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from stosy.core import (
    COMMON_RULES,
    Action,
    AnyGame,
    AnyMove,
    AnyOffer,
    AnyStep,
    Chance,
    Dice,
    Ended,
    Event,
    Move,
    Record,
    Refused,
    Resign,
    Timeout,
    View,
    from_plain,
    offers_to,
    read,
    replay,
    seed_of,
    to_plain,
    verify,
    write,
)
from stosy.teaching.coaching import advice

Entry: TypeAlias = AnyMove | Chance
Mistakes: TypeAlias = Callable[[Any, int, Action], bool]
"""Is an action that is not offered one that the rules accept and penalise?"""

CODE = re.compile(r"[a-z]+(_[a-z]+)*")
PLAIN = (int, str, bool, type(None))


def is_due(game: AnyGame, state: object) -> bool:
    """Does the state wait for a shuffle? If so, check that a rule of the game demands it."""
    waits = game.chance(state, Dice(seed_of("due"), 0)) is not None
    assert (game.chance_due(state) in game.rule_ids) == waits
    return waits


def waited_for(game: AnyGame, state: object) -> list[AnyOffer]:
    """The offers that have a fallback."""
    return [offer for offer in game.offers(state) if offer.fallback is not None]


def check_offers(game: AnyGame, state: object) -> None:
    """The game waits for a seat until the end, and offers are well-formed."""
    offers = game.offers(state)
    if game.outcome(state) is not None or is_due(game, state):
        assert offers == ()
        return
    assert waited_for(game, state), "nobody is waited for"
    assert len({(offer.seat, offer.id) for offer in offers}) == len(offers)
    for offer in offers:
        assert 0 <= offer.seat < game.seat_count(state)
        assert offer.actions
        assert len(set(offer.actions)) == len(offer.actions)
        assert offer.fallback is None or offer.fallback in offer.actions
        assert not any(isinstance(action, Resign | Timeout) for action in offer.actions)
        assert offer in offers_to(game, state, offer.seat)


def check_actions(game: AnyGame, state: object) -> None:
    """Every offered action is accepted, changes the state, and is deterministic."""
    for offer in game.offers(state):
        for action in offer.actions:
            step = game.apply(state, Move(offer.seat, action))
            assert step.state != state
            assert step.events or is_due(game, step.state)
            assert step == game.apply(state, Move(offer.seat, action))


def check_shown(game: AnyGame, view: View) -> None:
    """Something of the view is shown, and each of its fields is what `shown` says."""
    assert view.shown
    seats, values = len(view.sizes), msgspec.structs.asdict(view)
    for field, kind in view.shown.items():
        value = values[field]
        if kind == "by_seat":
            assert len(value) == seats, field
        elif kind == "seat":
            assert value is None or value in range(seats), field
        elif kind in ("piles", "laid_by"):
            assert len(value) in (len(game.piles), 0), field
            assert [len(pile) for pile in value] == [len(pile) for pile in values["piles"]]


def check_coach(game: AnyGame, state: object) -> None:
    """Whoever is waited for is advised, the others wait, and nobody is told of opportunities."""
    over = game.outcome(state) is not None
    waited = {offer.seat for offer in waited_for(game, state)}
    assert advice(game, game.view(state, None), game.offers(state)) is None
    for seat in range(game.seat_count(state)):
        view, offers = game.view(state, seat), offers_to(game, state, seat)
        told = advice(game, view, offers)
        assert told == advice(game, view, [each for each in offers if each.fallback is not None])
        if told is None:
            assert seat not in waited
            continue
        assert not over
        assert CODE.fullmatch(told.code), told
        assert all(isinstance(fact, PLAIN) for fact in told.facts.values()), told
        assert (told.code == "wait") == (seat not in waited), told


def check_starter(game: AnyGame) -> None:
    """The first deal says which seat was chosen to start or to deal first."""
    for seats in game.seats:
        for first in range(seats):
            deal = game.deal(game.setup(seats, first=first), Dice(seed_of("testing"), 0))
            assert deal.starter == first


def check_end(game: AnyGame, state: object, events: Sequence[Event]) -> None:
    """The match is over, has a reason, and its last event says so."""
    result: Any = game.outcome(state)
    assert result is not None
    assert result.reason
    assert [e for e in events if isinstance(e, Ended)] == [events[-1]] == [Ended(result)]
    seats = game.seat_count(state)
    assert set(result.winning_seats(seats)) <= set(range(seats))
    assert len(result.returns(seats)) == seats


def refusal(game: AnyGame, state: object, entry: Entry) -> Refused | None:
    """The refusal of the entry, checked for a code and a rule of the game; None if it is
    accepted."""
    try:
        game.apply(state, entry)
    except Refused as refused:
        why = refused
    else:
        return None
    assert CODE.fullmatch(why.code), why
    assert why.rule in (*COMMON_RULES, *game.rule_ids), why
    return why


def never(state: object, seat: int, action: Action) -> bool:
    """No mistake is penalised."""
    return False


def check_refused(
    game: AnyGame, state: object, moves: Sequence[AnyMove], mistakes: Mistakes = never
) -> None:
    """Of these moves the offered ones are accepted and all others refused; the state does not
    change."""
    written = msgspec.json.encode(state)
    offers = game.offers(state)
    offered = {(offer.seat, action) for offer in offers for action in offer.actions}
    for move in moves:
        accepted = refusal(game, state, move) is None
        may = (move.seat, move.action) in offered or mistakes(state, move.seat, move.action)
        assert accepted == may, move
    assert msgspec.json.encode(state) == written
    assert game.offers(state) == offers


def parts(value: Any) -> Iterator[Any]:
    """The value and everything it contains."""
    yield value
    inner: Any = value if isinstance(value, tuple) else ()
    if isinstance(value, Struct):
        inner = (getattr(value, name) for name in value.__struct_fields__)
    for part in inner:
        yield from parts(part)


def check_frozen(value: Struct) -> None:
    """The value is immutable, with everything it contains."""
    assert hash(value) == hash(msgspec.structs.replace(value))
    for part in parts(value):
        if isinstance(part, Struct):
            assert type(part).__struct_config__.frozen, type(part)
        else:
            assert isinstance(part, (tuple, *PLAIN)), type(part)


def check_written(value: Any, kind: Any) -> None:
    """The value survives a round trip through JSON."""
    written = msgspec.json.encode(value)
    assert msgspec.json.encode(msgspec.json.decode(written, type=kind)) == written


def check_record(game: AnyGame, record: Record, steps: Sequence[AnyStep]) -> None:
    """The record is one valid line and replays to these steps."""
    line = write(record)
    assert b"\n" not in line
    again = read(line)
    assert write(again) == line
    verify(game, again)
    assert [replayed.step for replayed in replay(game, again)] == list(steps)


def check_hidden(game: AnyGame, state: object, other: object, viewer: int | None) -> None:
    """A state that differs only in hidden cards looks the same to the viewer.

    Plannable actions reveal nothing either.
    """
    assert game.view(other, viewer) == game.view(state, viewer)
    if viewer is None:
        return
    assert choices(game, other, viewer) == choices(game, state, viewer)
    for offer in offers_to(game, state, viewer):
        for action in offer.actions:
            if isinstance(action, game.plannable):
                mine, its = (game.apply(each, Move(viewer, action)) for each in (state, other))
                assert game.view(mine.state, viewer) == game.view(its.state, viewer), action
                told = ([e.seen_by(viewer) for e in step.events] for step in (mine, its))
                assert next(told) == next(told), action


def choices(game: AnyGame, state: object, seat: int) -> list[Any]:
    """The offered actions without ids, which may count hidden history."""
    offers = sorted(offers_to(game, state, seat), key=lambda offer: offer.id.split("-")[0])
    return [(offer.actions, offer.fallback) for offer in offers]


def check_imagined(game: AnyGame, state: object, seat: int, dice: Dice) -> Any:
    """An imagined state has the same view; returns that state, or None."""
    view = game.view(state, seat)
    other = game.imagine(view, dice)
    if other is not None:
        assert game.view(other, seat) == view
        if game.chance_due(state) is None:
            check_hidden(game, state, other, seat)
    return other


def check_codec(game: AnyGame) -> None:
    """Actions, numbers and names correspond one to one, and names are as records write them."""
    if (codec := game.codec) is None:
        return
    assert codec.actions[-3:] == (Resign(), Timeout(), None)
    assert len(set(codec.actions)) == len(codec.actions)
    for number, (action, name) in enumerate(zip(codec.actions, codec.names, strict=True)):
        assert codec.number(action) == number
        assert codec.named(name) == number
        if action is not None:
            written = {"seat": 1, **(name or {})}
            assert from_plain(game, written) == Move(1, action)
            assert to_plain(Move(1, action)) == written
    assert codec.names[-1] is None
