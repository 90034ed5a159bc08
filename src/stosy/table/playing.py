"""Moves at a table: by people, by bots, by the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from stosy.core import Action, Dice, Offer, Refused, Resign, Timeout
from stosy.table import entries as log
from stosy.table.claims import Claim
from stosy.table.decide import own_seat
from stosy.table.state import Play
from stosy.table.thinking import Thought, thinks_apart, thought_of
from stosy.table.turns import check_turn
from stosy.wire.asks import Act
from stosy.wire.tells import Ack

if TYPE_CHECKING:
    from stosy.table.table import Table


MOST_MOVES = 200
"""So many moves a seat makes in one turn, its own or another's, before it must come to an end."""


class Doer(Struct, frozen=True):
    """Who makes a move: `made` is when, `person` and `ask` say whose message it was."""

    by: Literal["person", "bot", "clock"]
    made: float
    now: float
    person: str | None = None
    ask: str | None = None


def running(table: Table) -> Play:
    """The match being played; Refused if there is none."""
    play = table.state.play
    if play is None or table.state.phase != "playing":
        raise Refused("no_match", "T3") if play is None else Refused("over", "G4")
    return play


def act(table: Table, connection: int | None, person: str, ask: Act[Any], now: float) -> None:
    """A person's actions, all or none: at once, or held where others may have been quicker."""
    seat = own_seat(table.state, person)
    play = running(table)
    if ask.match not in (None, table.state.match):
        raise Refused("too_late", "G5")
    if table.claims.asked_again(person, ask.id, connection):
        return
    doer = Doer("person", now, now, person, ask.id)
    action, *more = ask.actions
    if isinstance(action, Resign) and not more:
        if table.game.between_rounds(play.state):
            shuffle(table, now)
    else:
        check_timely(table, seat, ask.offer, ask.at)
        if more:
            if play.moves[seat] + len(ask.actions) > MOST_MOVES:
                raise Refused("turn_too_long", "T6", most=MOST_MOVES)
            check_turn(table.game, play.state, seat, ask.actions)
        elif seat in table.rivals():
            claim(table, seat, action, ask.offer, ask.at, doer, connection)
            return
    for action in ask.actions:
        carry_out(table, seat, action, doer)
    if connection is not None:
        table.out.replies.append((connection, Ack(id=ask.id)))


def check_timely(table: Table, seat: int, offer: str | None, at: int | None) -> None:
    """G5: the offer must stand; what answers none must know how play stands."""
    if offer is None:
        timely = at == running(table).at
    else:
        timely = (seat, offer) in [(each.seat, each.id) for each in table.offers()]
    if not timely:
        raise Refused("too_late", "G5")


def claim(
    table: Table,
    seat: int,
    action: Action,
    offer: str | None,
    at: int | None,
    doer: Doer,
    connection: int | None,
) -> None:
    """Hold an action for as long as an earlier one could be on its way from somebody else."""
    rivals = table.rivals()
    presence = table.presence
    trip = 0.0 if connection is None else presence.connections[connection].trip
    made = doer.made - trip
    others = [table.state.seats[rival].person for rival in rivals if rival != seat]
    table.claims.hold(
        Claim(
            seat=seat,
            action=action,
            offer=offer,
            at=at,
            made=made,
            release=made + presence.trip(others),
            connection=connection,
            person=doer.person,
            ask=doer.ask,
        ),
        rivals,
    )
    release(table, doer.now)


def release(table: Table, now: float) -> None:
    """Carry out the claims before which nothing can come any more."""
    while held := table.claims.pop_due(now):
        if held.person is None and table.bot_on(held.seat) is None:
            continue  # the person for whom the bot stood in is back
        by: Literal["person", "bot"] = "bot" if held.person is None else "person"
        try:
            if held.person is not None and table.state.seat_of(held.person) != held.seat:
                raise Refused("not_seated", "T1")
            check_timely(table, held.seat, held.offer, held.at)
            doer = Doer(by, held.made, now, held.person, held.ask)
            carry_out(table, held.seat, held.action, doer)
        except Refused as refused:
            table.refuse(held.connection, held.ask, refused)
            if held.person is None and refused.code != "too_late":
                fall_back(table, held.seat, Doer("bot", held.made, now))
        else:
            if held.connection is not None and held.ask is not None:
                table.out.replies.append((held.connection, Ack(id=held.ask)))


def carry_out(table: Table, seat: int, action: Action, doer: Doer) -> None:
    """Make a move, and whatever shuffle it calls for; claims that lose by it are too late."""
    play = running(table)
    check_patience(table, play, seat, action)
    entry: log.Played[Any] = log.Played(
        at=int(doer.now),
        who=doer.person,
        ask=doer.ask,
        seat=seat,
        action=action,
        by=doer.by,
        t=max(0, int(doer.made) - play.began),
    )
    table.keep(entry)
    place = len(table.out.entries) - 1
    settle(table, doer.now)
    if lost := tuple(sorted(losers(table) - {seat})):
        table.out.entries[place] = replace(entry, lost=lost)


def check_patience(table: Table, play: Play, seat: int, action: Action) -> None:
    """T6: a seat that does and undoes things all turn long can at last only let the turn end.

    What the clock would play always leads to the next turn, so a match goes on for as long as its
    rules let it, and no longer.
    """
    if play.moves[seat] < MOST_MOVES or isinstance(action, Resign | Timeout):
        return
    if all(action != each.fallback for each in table.offers() if each.seat == seat):
        raise Refused("turn_too_long", "T6", most=MOST_MOVES)


def losers(table: Table) -> set[int]:
    """Answer the claims whose offers have lapsed; the seats they came from."""
    lost = set()
    for held in list(table.claims.held):
        try:
            check_timely(table, held.seat, held.offer, held.at)
        except Refused as refused:
            table.claims.held.remove(held)
            table.refuse(held.connection, held.ask, Refused("too_late", "G5"))
            if refused.code == "too_late":
                lost.add(held.seat)
    return lost


def settle(table: Table, now: float) -> None:
    """Shuffle where play cannot go on without; the next round's deal can wait."""
    while (play := table.state.play) and table.state.phase == "playing":
        due = table.game.chance_due(play.state)
        if due is None or table.game.between_rounds(play.state):
            return
        shuffle(table, now)


def shuffle(table: Table, now: float) -> None:
    """Let chance bring what the match waits for."""
    play = running(table)
    chance = table.game.chance(play.state, Dice(play.seed, play.chances))
    table.keep(log.Shuffled(chance=chance, at=int(now)))


def waited_for(table: Table) -> Offer[Any]:
    """The offer that play waits for."""
    for offer in table.offers():
        if offer.fallback is not None:
            return offer
    raise ValueError("nobody is waited for: the match is over, or a shuffle is due")


def expire(table: Table, left: int, now: float) -> None:
    """Time is up: forfeit if so agreed and the person was there, else finish the turn for them.

    A bot that is too slow does not forfeit: that is nobody's fault at the table.
    """
    play, offer = running(table), waited_for(table)
    state = table.state
    seat = state.seats[offer.seat]
    was_there = seat.since <= left and table.presence.here_at(seat.person, left)
    doer = Doer("clock", now, now)
    forfeits = state.settings.expiry == "forfeit"
    if forfeits and table.bot_on(offer.seat) is None and (state.slow or was_there):
        carry_out(table, offer.seat, Timeout(), doer)
        return
    turn = play.turn
    while offer.fallback is not None:
        carry_out(table, offer.seat, offer.fallback, doer)
        after = table.state.play
        if after is None or after.turn != turn or not table.offers():
            return
        offer = waited_for(table)


def ask_bot(table: Table, seat: int, acts: float, now: float) -> None:
    """A bot makes up its mind, from its own seat's view and offers: at once, or elsewhere."""
    table.asked.add(seat)
    thought = thought_of(table, seat, acts)
    if thought is None:
        return
    if thinks_apart(table, seat):
        table.thinking[seat] = thought
    else:
        bot_acts(table, thought, thought.think(), Doer("bot", acts, now))


def bot_has_thought(table: Table, thought: Thought, action: Action | None, now: float) -> None:
    """A bot has made up its mind elsewhere. How soon tells about its hand: it may act later."""
    if now < thought.until:
        table.made_up[thought.seat] = thought, action
    else:
        bot_answers(table, thought, action, now, now)


def bot_answers(
    table: Table, thought: Thought, action: Action | None, made: float, now: float
) -> None:
    """It does what it wants; its thinking counts."""
    del table.thinking[thought.seat]
    table.made_up.pop(thought.seat, None)
    table.asked.add(thought.seat)
    bot_acts(table, thought, action, Doer("bot", made, now))


def bot_acts(table: Table, thought: Thought, action: Action | None, doer: Doer) -> None:
    """Do what a bot wants, or what it must."""
    seat = thought.seat
    if action is not None and seat in table.rivals():
        offer = next((offer.id for offer in thought.offers if action in offer.actions), None)
        claim(table, seat, action, offer, running(table).at, doer, None)
        return
    try:
        if action is not None:
            carry_out(table, seat, action, doer)
            return
    except Refused:
        pass  # a mistake, at a table where mistakes are refused
    fall_back(table, seat, doer)


def fall_back(table: Table, seat: int, doer: Doer) -> None:
    """A bot that play waits for acts, whatever it had in mind."""
    for offer in table.offers():
        if offer.seat == seat and offer.fallback is not None:
            carry_out(table, seat, offer.fallback, doer)
            return


def stand_in(table: Table, now: float) -> None:
    """Bots play for those who have been away too long."""
    absent = (
        number
        for number, seat in enumerate(table.state.seats)
        if seat.person is not None
        and not table.presence.here(seat.person)
        and grace_over(table, seat.person) <= now
    )
    table.stand_ins = frozenset(absent)
    table.out.facts = True


def grace_over(table: Table, person: str) -> float:
    """Until when an absent person is waited for."""
    since = table.presence.away_since(person, table.since)
    return since + table.state.settings.grace * 1000
