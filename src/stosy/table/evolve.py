"""How entries change a table: the one place for live play and for reading a log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from stosy.core import (
    AnyGame,
    AnyMove,
    AnyPosition,
    Chance,
    Event,
    Move,
    Position,
    Refused,
    Setup,
    from_plain,
    placed,
)
from stosy.table import entries as log
from stosy.table.entries import AnyEntry
from stosy.table.seating import lend, reseat, take_over
from stosy.table.settings import kept_level, kept_settings
from stosy.table.state import MixState, Play, Seat, State
from stosy.vocabulary import events

NotPlay: TypeAlias = (
    log.Opened
    | log.Happened
    | log.Arranged
    | log.Lent
    | log.TakenOver
    | log.Mixing
    | log.Started[Any]
    | log.Paused
    | log.Resumed
)
"""Entries other than moves and shuffles."""
Evolved: TypeAlias = tuple[State, tuple[Event, ...]]

KEPT_HASHES = 100
UNKNOWN = 1000
"""Counted for the events of an entry that is not followed: more than anybody can catch up with."""


def opened(entry: log.Opened) -> State:
    """The table at the beginning of a log."""
    settings = kept_settings(entry.settings)
    maker = Seat(person=entry.who, name=entry.name, since=entry.at)
    others = Seat() if entry.bots is None else Seat(bot=kept_level(entry.bots))
    seats = placed((others,) * settings.seats, entry.seat, maker)
    return State(
        entry.table,
        entry.game,
        settings,
        seats,
        entry.who,
        sat=frozenset(() if entry.who is None else (entry.who,)),
        next_first=settings.first,
        like=entry.like,
        given_log=entry.given,
        given_rules=entry.rules,
        lesson=entry.lesson,
        daily=entry.daily,
    )


def evolve(game: AnyGame, state: State, entry: AnyEntry) -> Evolved:
    """The table after an entry, and its public events; Refused changes nothing."""
    if isinstance(entry, log.Played):
        return _moved(game, state, entry.move, entry.at)
    if isinstance(entry, log.Shuffled):
        return _moved(game, state, entry.chance, entry.at)
    new, told = _change(game, state, entry)
    counted = entry.n if isinstance(entry, (log.Started, log.Happened)) else None
    before = state.n if counted is None else counted
    return replace(new, n=before + len(told)), told


def follow(game: AnyGame, state: State, entry: AnyEntry) -> Evolved:
    """Like `evolve`, for a stored entry, which may be of a match that the current rules cannot
    replay.

    From the first entry that they refuse, the table continues without that match.
    """
    if state.outdated is not None and isinstance(entry, log.Played | log.Shuffled):
        return replace(state, n=state.n + UNKNOWN), ()
    try:
        if _is_plain(entry):
            raise Refused("malformed", "G3")
        return evolve(game, state, _with_known_bot(entry))
    except Refused:
        rules = entry.rules if isinstance(entry, log.Started) else _play(state).rules
        if rules >= game.rules:
            raise
    if isinstance(entry, log.Started):
        state = replace(state, phase="playing", match=entry.match, paused=None, mix=None, n=entry.n)
    return replace(state, play=None, outdated=rules, n=state.n + UNKNOWN), ()


def _with_known_bot(entry: AnyEntry) -> AnyEntry:
    """The entry, without a level of bots that people may not choose any more."""
    if not isinstance(entry, log.Happened):
        return entry
    event = entry.event
    if isinstance(event, events.BotSeated | events.Left | events.HandedOver) and event.bot:
        return replace(entry, event=replace(event, bot=kept_level(event.bot)))
    return entry


def outdated(game: AnyGame, state: State) -> int | None:
    """The version of the rules of a match here that cannot be replayed."""
    if state.match or not state.given_log or state.given_rules >= game.rules:
        return state.outdated
    try:
        deal, *past = (from_plain(game, plain) for plain in state.given_log)
        setup = game.setup(state.settings.seats, state.settings.options, state.next_first)
        _begin(game, setup, "", deal, past)
    except Refused:
        return state.given_rules
    return None


def _is_plain(entry: AnyEntry) -> bool:
    """Does it contain plain data that the game could not decode?"""
    match entry:
        case log.Started():
            return isinstance(entry.deal, dict)
        case log.Played():
            return isinstance(entry.move.action, dict)
        case log.Shuffled():
            return isinstance(entry.chance, dict)
        case _:
            return False


def _change(game: AnyGame, state: State, entry: NotPlay) -> Evolved:
    """The change, without the count of events."""
    match entry:
        case log.Started():
            return _started(game, state, entry)
        case log.Happened():
            return _happened(state, entry)
        case log.Paused():
            return replace(state, paused=entry.at), ()
        case log.Resumed():
            return _resumed(state, entry.at), ()
        case log.Arranged():
            return _arranged(state, entry), (events.Rearranged(),)
        case log.Lent():
            return lend(state, entry), ()
        case log.TakenOver():
            return take_over(state, entry), ()
        case log.Mixing():
            return _mixing(state, entry)
        case log.Opened():
            raise ValueError("a table is opened once")
        case _ as never:
            assert_never(never)


def _happened(state: State, entry: log.Happened) -> Evolved:
    event = entry.event
    match event:
        case events.Aborted():
            return _aborted(state, event.rules), (event,)
        case events.Closed():
            return replace(state, phase="closed"), (event,)
        case _:
            return reseat(state, event, entry)


def _mixing(state: State, entry: log.Mixing) -> Evolved:
    """The attempt stands so; a void one is told."""
    mix = MixState(
        attempt=entry.attempt,
        server=entry.server,
        since=entry.at,
        starting=entry.starting,
        hashes=entry.hashes,
        people=() if entry.hashes is None else tuple(seat.person for seat in state.seats),
        withheld=entry.withheld,
    )
    used = [*state.used, *(each for each in entry.hashes or () if each is not None)]
    new = replace(state, mix=mix, used=tuple(used[-KEPT_HASHES:]))
    if entry.voided is None:
        return new, ()
    return new, (events.DealVoided(entry.attempt - 1, entry.voided),)


def _play(state: State) -> Play:
    assert state.play is not None, "play goes on only in a match"
    return state.play


def _started(game: AnyGame, state: State, entry: log.Started[Any]) -> Evolved:
    """Begin a match; the event with the commitment comes before the deal."""
    first: int | None = entry.deal.starter
    past = _past(game, state, entry)
    position, dealt = _dealt(game, entry, past)
    play = Play(
        position=position,
        given=entry.given,
        rules=entry.rules,
        players=entry.players,
        people=tuple(seat.person for seat in state.seats),
        began=entry.at - max((_time(each) for each in past), default=0),
        turn=game.turn(position.state),
        turn_since=entry.at,
        moved=entry.at,
        moves=(0,) * len(state.seats),
        mix=entry.mix,
    )
    new = replace(
        state,
        phase="playing",
        match=entry.match,
        play=play,
        paused=None,
        mix=None,
        outdated=None,
        aborted=None,
        next_first=None if first is None else (first + 1) % len(state.seats),
    )
    new, ended = _ended(game, new)
    return new, (events.Began(entry.match, play.commit), *dealt, *ended)


def replayed(
    game: AnyGame, state: State, position: AnyPosition | None, entry: AnyEntry
) -> AnyPosition | None:
    """The position of a match of this table after an entry, None before the first.

    Refused if the rules are not those by which it was played.
    """
    if _is_plain(entry):
        raise Refused("malformed", "G3")
    match entry:
        case log.Started():
            return _dealt(game, entry, _past(game, state, entry))[0]
        case log.Played() if position is not None:
            return position.apply(game, entry.move)[0]
        case log.Shuffled() if position is not None:
            return position.apply(game, entry.chance)[0]
        case _:
            return position


def _past(game: AnyGame, state: State, entry: log.Started[Any]) -> list[AnyMove | Chance]:
    """What happened before a match began, if its position was given."""
    return [from_plain(game, plain) for plain in state.past(entry.match)]


def _dealt(
    game: AnyGame, entry: log.Started[Any], past: Sequence[AnyMove | Chance]
) -> tuple[AnyPosition, tuple[Event, ...]]:
    options = game.options.by_rules(entry.rules, entry.options)
    setup = game.setup(len(entry.players), options, entry.deal.starter)
    return _begin(game, setup, entry.seed, entry.deal, past)


def _begin(
    game: AnyGame, setup: Setup, seed: str, deal: Any, past: Sequence[AnyMove | Chance]
) -> tuple[AnyPosition, tuple[Event, ...]]:
    """The position after the deal and the past entries; events only if nothing came after it."""
    position, dealt = Position.start(game, setup, seed, deal)
    for entry in past:
        position, _ = position.apply(game, entry)
    return position, () if past else dealt


def _time(entry: AnyMove | Chance) -> int:
    """The ms since the start at which an entry was made, if known."""
    return entry.t or 0 if isinstance(entry, Move) else 0


def _moved(game: AnyGame, state: State, made: AnyMove | Chance, at: int) -> Evolved:
    """The table after a move or a shuffle, with its events counted."""
    play = _play(state)
    position, told = play.position.apply(game, made)
    turn, since, moves = game.turn(position.state), play.turn_since, play.moves
    if turn != play.turn:
        since, moves = at, (0,) * len(moves)
    elif isinstance(made, Move):
        moves = placed(moves, made.seat, moves[made.seat] + 1)
    play = replace(play, position=position, moved=at, turn=turn, turn_since=since, moves=moves)
    new = replace(state, play=play, n=state.n + len(told))
    if game.outcome(position.state) is None:
        return new, told
    new, ended = _ended(game, new)
    return replace(new, n=new.n + len(ended)), (*told, *ended)


def _ended(game: AnyGame, state: State) -> Evolved:
    """The end of a match reveals its seed."""
    play = _play(state)
    if game.outcome(play.position.state) is None:
        return state, ()
    secret = play.given or state.daily is not None  # a daily deal's until the day is over
    seed = None if secret else play.position.seed
    server = None if play.mix is None or play.mix.server is UNSET else play.mix.server
    return replace(state, phase="over"), (events.SeedRevealed(state.match, seed, server),)


def _aborted(state: State, rules: int) -> State:
    """The table gathers again, without the given entries."""
    new = replace(state, phase="gathering", play=None, paused=None, outdated=None)
    new = replace(new, aborted=rules)
    return new if state.match else replace(new, like=None, given_log=(), lesson=None)


def _resumed(state: State, at: int) -> State:
    """The time of the pause does not count."""
    play = state.play
    if play is None or state.paused is None:
        return replace(state, paused=None)
    stood = at - state.paused
    play = replace(play, turn_since=play.turn_since + stood, moved=play.moved + stood)
    return replace(state, play=play, paused=None)


def _arranged(state: State, entry: log.Arranged) -> State:
    """Seats are added and removed at the end; the starting seat rotates unless chosen."""
    settings = kept_settings(entry.settings)
    count = settings.seats
    seats = (*state.seats[:count], *(Seat() for _ in range(count - len(state.seats))))
    first = settings.first
    if state.match and first in (None, state.settings.first):
        first = None if state.next_first is None else state.next_first % count
    return replace(state, settings=settings, seats=seats, next_first=first)
