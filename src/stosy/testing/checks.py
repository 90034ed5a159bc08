"""What holds in every state of every game, one check at a time."""

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
    Event,
    Move,
    Record,
    Refused,
    Resign,
    Timeout,
    from_plain,
    offers_to,
    read,
    replay,
    seed_of,
    to_plain,
    verify,
    write,
)

Entry: TypeAlias = AnyMove | Chance
Mistakes: TypeAlias = Callable[[Any, int, Action], bool]
"""Is an action that is not offered one that the rules accept and penalise?"""

CODE = re.compile(r"[a-z]+(_[a-z]+)*")
PLAIN = (int, str, bool, type(None))


def is_due(game: AnyGame, state: object) -> bool:
    """Does the state wait for a shuffle? If so, by a rule of the game."""
    waits = game.chance(state, Dice(seed_of("due"), 0)) is not None
    assert (game.chance_due(state) in game.rule_ids) == waits
    return waits


def waited_for(game: AnyGame, state: object) -> list[AnyOffer]:
    """The offers that have a fallback."""
    return [offer for offer in game.offers(state) if offer.fallback is not None]


def check_offers(game: AnyGame, state: object) -> None:
    """Somebody is waited for until the end, and offers are well-formed."""
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
    """Whatever is offered can be done, changes something, and does the same every time."""
    for offer in game.offers(state):
        for action in offer.actions:
            step = game.apply(state, Move(offer.seat, action))
            assert step.state != state
            assert step.events or is_due(game, step.state)
            assert step == game.apply(state, Move(offer.seat, action))


def check_end(game: AnyGame, state: object, events: Sequence[Event]) -> None:
    """The match is over, says why, and tells so in its last event."""
    result: Any = game.outcome(state)
    assert result is not None
    assert result.reason
    assert [e for e in events if getattr(e, "result", None) == result] == [events[-1]]
    seats = game.seat_count(state)
    assert set(result.winning_seats(seats)) <= set(range(seats))
    assert len(result.returns(seats)) == seats


def refusal(game: AnyGame, state: object, entry: Entry) -> Refused | None:
    """Why the entry is refused, with a code and a rule of the game; None if it is not."""
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
    """Of these moves what is offered is accepted, all else refused; the state stays as it is."""
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
    """The value and all it holds."""
    yield value
    inner: Any = value if isinstance(value, tuple) else ()
    if isinstance(value, Struct):
        inner = (getattr(value, name) for name in value.__struct_fields__)
    for part in inner:
        yield from parts(part)


def check_frozen(value: Struct) -> None:
    """The value cannot be changed, nor anything in it."""
    assert hash(value) == hash(msgspec.structs.replace(value))
    for part in parts(value):
        if isinstance(part, Struct):
            assert type(part).__struct_config__.frozen, type(part)
        else:
            assert isinstance(part, (tuple, *PLAIN)), type(part)


def check_written(value: Any, kind: Any) -> None:
    """The value can be written as JSON and read again."""
    written = msgspec.json.encode(value)
    assert msgspec.json.encode(msgspec.json.decode(written, type=kind)) == written


def check_record(game: AnyGame, record: Record, steps: Sequence[AnyStep]) -> None:
    """The record is one line, right, and leads through these steps again."""
    line = write(record)
    assert b"\n" not in line
    again = read(line)
    assert write(again) == line
    verify(game, again)
    assert [replayed.step for replayed in replay(game, again)] == list(steps)


def check_hidden(game: AnyGame, state: object, other: object, viewer: int | None) -> None:
    """A state that differs only in what the viewer may not know looks the same to it.

    What it may try out before it acts brings nothing to light either.
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
    """What the seat is offered; what has gone before, which ids count, no view tells."""
    offers = sorted(offers_to(game, state, seat), key=lambda offer: offer.id.split("-")[0])
    return [(offer.actions, offer.fallback) for offer in offers]


def check_imagined(game: AnyGame, state: object, seat: int, dice: Dice) -> Any:
    """What a seat imagines looks to it like what it sees; the state it imagines, or None."""
    view = game.view(state, seat)
    other = game.imagine(view, dice)
    if other is not None:
        assert game.view(other, seat) == view
        if game.chance_due(state) is None:
            check_hidden(game, state, other, seat)
    return other


def check_codec(game: AnyGame) -> None:
    """Actions, numbers and names go together one to one, and names are what records write."""
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
