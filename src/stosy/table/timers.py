"""What time alone does at a table: each timer is a time and what happens then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from stosy.table import entries as log
from stosy.table import pacing, playing
from stosy.table.thinking import thinks_apart, thinks_long

if TYPE_CHECKING:
    from stosy.table.table import Table

Timer: TypeAlias = tuple[float, Callable[[float], None]]

BETWEEN_ROUNDS = 20_000
"""Ms: so long at most is anybody waited for before the next round."""
HOST_GRACE = 300_000
"""Ms: who has been away so long is host no longer, if there is somebody else."""


def timers(table: Table) -> Iterator[Timer]:
    """Everything that waits for its time; claims first, for they were made before."""
    state = table.state
    held = table.claims.due()
    if held is not None:
        yield held, partial(playing.release, table)
    if state.phase == "closed" or state.paused is not None:
        return
    yield from _absences(table)
    if state.phase != "playing" or state.play is None:
        return
    if table.game.between_rounds(state.play.state):
        waited = 0 if _all_ready(table) else BETWEEN_ROUNDS
        yield state.play.moved + waited, partial(playing.shuffle, table)
        return
    yield from _play(table)


def _absences(table: Table) -> Iterator[Timer]:
    """Somebody has been away for too long: a bot stands in, another person is host."""
    state = table.state
    match_runs = state.phase == "playing"
    if match_runs and state.slow:
        return
    for number, seat in enumerate(state.seats):
        if seat.person is None or table.presence.here(seat.person):
            continue
        if match_runs and number not in table.stand_ins:
            yield playing.grace_over(table, seat.person), partial(playing.stand_in, table)
        if seat.person == state.host and (heir := _heir(table)) is not None:
            gone = table.presence.away_since(seat.person, table.since) + HOST_GRACE
            yield gone, partial(_pass_host, table, heir)


def _pass_host(table: Table, heir: int, now: float) -> None:
    table.keep(log.HostPassed(seat=heir, at=int(now)))


def _heir(table: Table) -> int | None:
    """The person longest seated among those who are there."""
    seats = table.state.seats
    there = [i for i, seat in enumerate(seats) if table.presence.here(seat.person)]
    return min(there, key=lambda i: (seats[i].since, i), default=None)


def _all_ready(table: Table) -> bool:
    """Is everybody ready for the next round whom a bot does not stand in for?"""
    return all(
        number in table.ready
        for number, seat in enumerate(table.state.seats)
        if seat.person is not None and table.bot_on(number) is None
    )


def _play(table: Table) -> Iterator[Timer]:
    """The bots that have not been asked since the last move or act later, and the clock."""
    waited = playing.waited_for(table).seat
    for seat in range(len(table.state.seats)):
        idle = seat not in table.asked and seat not in table.thinking
        if idle and table.bot_on(seat) is not None:
            looks = _attention(table, seat, waited)
            if looks is not None:
                yield looks.asked, partial(playing.ask_bot, table, seat, looks.acts)
    for thought, action in table.made_up.values():
        yield thought.until, partial(playing.bot_answers, table, thought, action, thought.until)
    left = _turn_over(table) if waited in table.thinking else deadline(table, waited)
    if left is not None and not table.claims.made_by(left):
        yield left + _on_the_way(table, waited), partial(playing.expire, table, left)


def _on_the_way(table: Table, waited: int) -> float:
    """Ms: so long may an action still be on its way that was made in time, or before a rival's."""
    racing = (waited, *table.rivals())
    return table.presence.trip(table.state.seats[seat].person for seat in racing)


def deadline(table: Table, seat: int) -> int | None:
    """When the clock of this seat, which play waits for, runs out; that of bots is not shown."""
    return None if table.bot_on(seat) is not None else _turn_over(table)


def _turn_over(table: Table) -> int | None:
    """When the time for this turn is over, if it is limited."""
    clock, play = table.state.settings.clock, table.state.play
    return None if clock is None or play is None else play.turn_since + clock * 1000


def _attention(table: Table, seat: int, waited: int) -> pacing.Attention | None:
    """When the bot on this seat looks at the table; None if there is nothing to look for."""
    if seat in table.attention:
        return table.attention[seat]
    play = playing.running(table)
    rivals = table.rivals()
    if seat != waited and seat not in rivals and not table.game.team:
        return None
    people = any(table.state.seats[rival].person is not None for rival in rivals)
    since: float = play.moved
    if (person := table.state.seats[seat].person) is not None:
        since = max(since, playing.grace_over(table, person))
    in_turn = seat == waited
    looks = pacing.attention(since, _manner(table, seat, in_turn, people))
    table.attention[seat] = looks
    return looks


def _manner(table: Table, seat: int, in_turn: bool, race: bool) -> pacing.Manner:
    """Who thinks apart does so while it waits, in turn; in a team it listens first.

    Who may think long always does, even where its hand leaves it nothing to think about. But the
    others of a team can only speak, and need not think about that.
    """
    team, tempo = table.game.team, table.tempo
    waits = listens = pacing.delay(playing.running(table), seat, in_turn, race, team)
    if in_turn and thinks_apart(table, seat):
        listens = sum(pacing.IN_A_TEAM) if team else 0
    long = thinks_long(table, seat) and (in_turn or not team)
    thinks = 1000 * tempo.thinking if long else 0
    return pacing.Manner(tempo.pace * listens, tempo.pace * thinks, tempo.pace * waits)
