"""The decisions of a recorded match: what a seat saw, what it could do, what it did, how it ended.

Actions have the numbers of the game's codec, which do not depend on seats and options; the last is
to pass on an opportunity. A record has the passes only if a laboratory wrote them.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET, Struct

from stosy.core import Action, AnyGame, LabRecord, Move, Record, offers_to, replay
from stosy.research.specs import codec_of, returns_of, sight_of


class Decision(Struct, frozen=True):
    """One decision of a seat."""

    time: int
    """The index in the log of the action, or of the one that followed the pass."""
    t: int | None
    """Milliseconds since the start, if the record has them."""
    seat: int
    by: str
    observation: bytes
    mask: bytes
    """A byte for each action of the codec. Mistakes (SL16), resigning and running out of time are
    never open, though they happen."""
    action: int
    ret: float | None
    """What the end was worth to the seat; None for a match without an end."""


def decisions(game: AnyGame, record: Record) -> Iterator[Decision]:
    """The decisions in order; raises Fault at an entry that the rules do not allow."""
    passes, codec, observe = passes_of(record), codec_of(game), sight_of(game).observe
    log = tuple(replay(game, record))
    result = game.outcome(log[-1].step.state) if log else None
    returns = None if result is None else returns_of(game, result, len(record.seats))
    state = None
    for replayed in log:
        entry = replayed.entry
        if isinstance(entry, Move):
            answers: list[tuple[int, Action | None]] = [
                *((seat, None) for seat in passes.get(replayed.index, ())),
                (entry.seat, entry.action),
            ]
            for seat, action in answers:
                yield Decision(
                    time=replayed.index,
                    t=entry.t,
                    seat=seat,
                    by=record.seats[seat].by,
                    observation=observe(game.view(state, seat)),
                    mask=mask(game, state, seat),
                    action=codec.number(action),
                    ret=None if returns is None else returns[seat],
                )
        state = replayed.step.state


def mask(game: AnyGame, state: object, seat: int) -> bytes:
    """What the rules offer to a seat; to pass is open if the game does not wait for it."""
    codec = codec_of(game)
    open_ = bytearray(len(codec.actions))
    offers = offers_to(game, state, seat)
    for offer in offers:
        for action in offer.actions:
            open_[codec.number(action)] = 1
    open_[-1] = all(offer.fallback is None for offer in offers)
    return bytes(open_)


def passes_of(record: Record) -> dict[int, list[int]]:
    """By index in the log, the seats that passed before that entry."""
    found: dict[int, list[int]] = {}
    told = record.passes if isinstance(record, LabRecord) else UNSET
    for index, seat in () if told is UNSET else told:
        found.setdefault(index, []).append(seat)
    return found
