"""The bots of a table: when they are asked, their open searches, and when they act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from math import inf
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from stosy.bots import AnyBot, find_bot, is_off_loop, is_slow
from stosy.bots.asking import ask
from stosy.bots.registry import REGISTERED, Place
from stosy.bots.stopping import Stop
from stosy.core import Action, AnyOffer, Dice, Event, Refused, View, seed_of
from stosy.table import pacing
from stosy.table.running import Actor
from stosy.table.timer import Timer
from stosy.vocabulary.events import Happening
from stosy.vocabulary.settings import REMOTE
from stosy.wire.asks import Act
from stosy.wire.tells import Ack

if TYPE_CHECKING:
    from stosy.table.table import Table


class MoveRequest(Struct, frozen=True, eq=False):
    """A request for a bot's move: its seat's view and offers after `at` entries.

    `answer` does not touch the table, so it may run in any thread.
    """

    game: str
    level: str
    seat: int
    at: int
    view: Any
    offers: tuple[AnyOffer, ...]
    seed: str
    until: float
    """The bot acts no sooner, even if its answer comes earlier."""
    seconds: float
    """The time limit of a search."""
    limit: float = inf
    """When the fallback is played for one that plays from elsewhere."""
    place: Place | None = None
    """For a bot that a host has registered: its match, and what its seat has seen."""

    @property
    def urgent(self) -> bool:
        """Does play wait for it?"""
        return any(offer.fallback is not None for offer in self.offers)

    @property
    def quick(self) -> bool:
        """Is it so fast that it need not queue behind long searches?"""
        return not is_slow(self._bot)

    def answer(self, stop: Stop | None = None) -> Action | None:
        """The bot's choice; arbitrary after `stop` was set."""
        dice = Dice(self.seed, self.at)
        if self.place is not None and (bot := REGISTERED.get(self.level)) is not None:
            return bot.choose_at(self.place, self.view, self.offers, dice, stop)
        action: Action | None = ask(self._bot, self.view, self.offers, dice, stop)
        return action

    @property
    def _bot(self) -> AnyBot:
        return bot_at_table(self.level, self.game, self.seconds)


@cache
def the_bot(level: str, game: str, seconds: float) -> AnyBot:
    """The bot of a level; bots are stateless, so one of each is enough."""
    return find_bot(level, game, seconds)


def bot_at_table(level: str, game: str, seconds: float) -> AnyBot:
    """The bot of a level, or a registered one."""
    if level == REMOTE:
        return Elsewhere()
    return REGISTERED.get(level) or the_bot(level, game, seconds)


class Elsewhere:
    """A bot that plays from elsewhere: nothing can be asked of it here."""

    off_loop = True

    def choose(self, view: View, offers: Sequence[AnyOffer], dice: Dice) -> Action | None:
        return None


class Bots:
    """The bots that were asked for a move, and those that have chosen one. Fields are replaced,
    never changed in place."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.asked: frozenset[int] = frozenset()
        """Seats that have been asked since play last moved on."""
        self.requests: Mapping[int, MoveRequest] = {}
        """Seats that have been asked and need time to answer."""
        self.history: tuple[Event, ...] = ()
        """What has happened in the match, if a registered bot may want to know."""
        self.chosen: Mapping[int, Action | None] = {}
        """Those of them that know what they want, and act when it is time."""
        self.hurried = False
        """Do they hurry, until it is a person's turn?"""

    def heard(self, told: Sequence[Event], anew: bool) -> None:
        """Something happened in the match, or a new one has begun."""
        if REGISTERED:
            events = tuple([each for each in told if not isinstance(each, Happening)])
            self.history = events if anew else self.history + events

    def moved_on(self) -> None:
        """Play has moved on: all are asked again."""
        if self.asked:
            self.asked = frozenset()
        if self.hurried and not self._bots_turn():
            self.hurried = False

    def hurry(self, seat: int) -> None:
        """The person on this seat need not wait for them; nobody else who plays is there."""
        table = self._table
        if any(
            number != seat and each.person is not None and table.presence.here(each.person)
            for number, each in enumerate(table.state.seats)
        ):
            raise Refused("not_alone", "T8")
        if not self._bots_turn():
            raise Refused("nobody_to_hurry", "T8")
        self.hurried = True

    def _bots_turn(self) -> bool:
        """Does play wait for a bot?"""
        table = self._table
        if table.state.phase != "playing" or table.running.between_rounds():
            return False
        return table.bot_on(table.running.waited_for().seat) is not None

    def ask_again(self, seat: int) -> None:
        self.asked -= {seat}

    def pending(self) -> tuple[MoveRequest, ...]:
        """The open requests."""
        return tuple(
            [
                each
                for seat, each in self.requests.items()
                if seat not in self.chosen and each.level != REMOTE
            ]
        )

    def act_from_elsewhere(
        self, connection: int | None, seat: int, ask: Act[Any], now: float
    ) -> None:
        """What a program plays for its seat; it acts no sooner than other bots."""
        request = self.requests.get(seat)
        if request is None or request.level != REMOTE or seat in self.chosen:
            raise Refused("too_late", "G5")
        self._table.running.check_timely(seat, ask.offer, ask.at)
        action, *more = ask.actions
        if more or all(action not in offer.actions for offer in request.offers):
            raise Refused("not_offered", "G5")
        if connection is not None:
            self._table.reply(connection, Ack(id=ask.id))
        self.answered(request, action, now)

    def answered(self, request: MoveRequest, action: Action | None, now: float) -> None:
        """A bot has chosen. It may act later, because an early action would reveal its hand."""
        if now < self._until(request):
            self.chosen = {**self.chosen, request.seat: action}
        else:
            self._decided(request, action, now, now)

    def drop_lapsed(self) -> None:
        """Drop obsolete requests; these bots are asked again later.

        While its offers are open, actions of others do not matter, except in a team.
        """
        for request in tuple(self.requests.values()):
            if not self._stands(request):
                self._drop(request.seat)
                self.ask_again(request.seat)

    def timers(self, waited: int) -> Iterator[Timer]:
        """Timers of bots that were not asked since the last move, and of those that act later."""
        table = self._table
        in_lesson = table.state.lesson is not None
        for seat, level in table.absences.attendance().bots.items():
            if seat in self.asked or seat in self.requests:
                continue
            if in_lesson and not table.lesson.lets(seat):
                continue
            looks = self._attention(seat, self._bot(level), waited)
            if looks is not None:
                yield Timer(looks.asked, partial(self._ask, seat, looks.acts))
        for seat, action in self.chosen.items():
            request = self.requests[seat]
            until = self._until(request)
            yield Timer(until, partial(self._decided, request, action, until))
        for seat, request in self.requests.items():
            if request.limit < inf and request.urgent and seat not in self.chosen:
                yield Timer(request.limit, partial(self._decided, request, None, request.limit))

    def _stands(self, request: MoveRequest) -> bool:
        table, state = self._table, self._table.state
        return (
            state.phase == "playing"
            and state.paused is None
            and table.bot_on(request.seat) == request.level
            and table.running.offers_to(request.seat) == request.offers
            and not (
                table.game.team and state.play is not None and state.play.position.at != request.at
            )
        )

    def _drop(self, seat: int) -> None:
        self.requests = {each: kept for each, kept in self.requests.items() if each != seat}
        self.chosen = {each: kept for each, kept in self.chosen.items() if each != seat}

    def _ask(self, seat: int, acts: float, now: float) -> None:
        """Ask a bot, with its seat's view and offers: at once, or off the loop."""
        self.asked |= {seat}
        request = self._request(seat, acts, now)
        if request is None:
            return
        if (reply := self._table.lesson.reply(seat)) is not None:
            self._act(request, reply, Actor("bot", acts, now))
        elif is_off_loop(self._bot(request.level)):
            self.requests = {**self.requests, seat: request}
        else:
            self._act(request, request.answer(), Actor("bot", acts, now))

    def _request(self, seat: int, until: float, now: float) -> MoveRequest | None:
        """The request for the bot on this seat; None without an offer."""
        table = self._table
        play, level, offers = table.state.play, table.bot_on(seat), table.running.offers_to(seat)
        if play is None or level is None or not offers:
            return None
        return MoveRequest(
            game=table.game.id,
            level=level,
            seat=seat,
            at=play.position.at,
            view=table.game.view(play.position.state, seat),
            offers=offers,
            seed=f"{play.position.seed}:bot:{seat}",
            until=until,
            seconds=table.tempo.thinking,
            limit=max(until, now + 1000 * table.tempo.remote) if level == REMOTE else inf,
            place=self._place(seat) if level in REGISTERED else None,
        )

    def _place(self, seat: int) -> Place:
        """Where a registered bot sits; its seed reveals nothing of the deal."""
        state, position = self._table.state, self._table.running.play.position
        return Place(
            key=f"{state.id}:{state.match}:{seat}",
            game=state.game,
            seat=seat,
            setup=position.setup,
            seed=seed_of(f"{position.seed}:bot:{seat}"),
            history=tuple([event.seen_by(seat) for event in self.history]),
        )

    def _decided(
        self, request: MoveRequest, action: Action | None, made: float, now: float
    ) -> None:
        """A bot has decided; the time of its search counts."""
        self._drop(request.seat)
        self.asked |= {request.seat}
        self._act(request, action, Actor("bot", made, now))

    def _act(self, request: MoveRequest, action: Action | None, actor: Actor) -> None:
        """Carry out a bot's choice, or its fallback."""
        table, seat = self._table, request.seat
        if action is not None and seat in table.running.rivals():
            offer = next((offer.id for offer in request.offers if action in offer.actions), None)
            table.claims.enter(seat, action, offer, table.running.play.position.at, actor, None)
            return
        try:
            if action is not None:
                table.running.carry_out(seat, action, actor)
                return
        except Refused:
            pass  # a mistake, at a table where mistakes are refused
        table.running.fall_back(seat, actor)

    def _bot(self, level: str) -> AnyBot:
        return bot_at_table(level, self._table.game.id, self._table.tempo.thinking)

    def _attention(self, seat: int, bot: AnyBot, waited: int) -> pacing.Attention | None:
        """When the bot on this seat is asked and acts; None without an offer."""
        table = self._table
        rivals, in_turn = table.running.rivals(), seat == waited
        if not (in_turn or seat in rivals or table.game.team):
            return None
        since: float = table.running.play.moved
        if (person := table.state.seats[seat].person) is not None:
            since = max(since, table.absences.grace_over(person))
        return pacing.attention(since, self._timing(seat, bot, in_turn, self._race()))

    def _race(self) -> bool:
        """May people act before the bot whose turn it is?"""
        table = self._table
        return any(table.state.seats[rival].person is not None for rival in table.running.rivals())

    def _contested(self, turn: int) -> bool:
        """May people take over the turn of this seat?"""
        table = self._table
        return any(
            offer.seat != turn and table.state.seats[offer.seat].person is not None
            for offer in table.offers()
            if any(action.takes_turn for action in offer.actions)
        )

    def _until(self, request: MoveRequest) -> float:
        """When a bot that has chosen acts."""
        hurries = self.hurried and request.urgent and not self._race()
        return min(request.until, self._table.running.play.moved) if hurries else request.until

    def _timing(self, seat: int, bot: AnyBot, in_turn: bool, race: bool) -> pacing.Timing:
        """Who thinks elsewhere does so while it waits, in turn; in a team it listens first.

        Who may think long always does, even where its hand leaves it nothing to think about. But
        the others of a team can only speak, and need not think about that.
        """
        table = self._table
        team, tempo, play = table.game.team, table.tempo, table.running.play
        waits = listens = pacing.delay(
            play.position.seed, play.position.at, seat, in_turn, race, team, self._contested(seat)
        )
        if self.hurried and in_turn and not race:
            # In a team all is said before a bot lays.
            waits = listens = min(waits, sum(pacing.IN_A_TEAM) if team else pacing.HURRIED)
        if isinstance(bot, Elsewhere):
            listens = 0
        elif in_turn and is_off_loop(bot):
            listens = sum(pacing.IN_A_TEAM) if team else 0
        long = is_slow(bot) and (in_turn or not team)
        thinks = 1000 * tempo.thinking if long else 0
        return pacing.Timing(tempo.pace * listens, tempo.pace * thinks, tempo.pace * waits)
