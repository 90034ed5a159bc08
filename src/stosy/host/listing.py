"""What lists show: a table in a list of tables, and the games that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import get_origin

from stosy.core import COMMON_RULES, PRESETS, Action, AnyGame, Player, describe
from stosy.games import games
from stosy.table import Table
from stosy.table.starting import HUMAN
from stosy.teaching.lessons import lesson_of
from stosy.wire import VERSION
from stosy.wire.api import ActionInfo, GameInfo, Games, TableSummary


def summary_of(table: Table) -> TableSummary:
    """The table in a list."""
    state = table.state
    return TableSummary(
        table=state.id,
        game=state.game,
        phase=state.phase,
        settings=state.settings,
        names=tuple(seat.name for seat in state.seats),
        open=sum(seat.kind == "open" for seat in state.seats),
        given=state.given,
    )


def names_of(players: Iterable[Player]) -> tuple[str | None, ...]:
    """The names of people; None for bots."""
    return tuple([each.name if each.by == HUMAN else None for each in players])


def all_games(
    levels: tuple[str, ...], analysed: Callable[[str], bool], remote_bots: bool = False
) -> Games:
    """What can be played, with bots of these levels, and whose matches are `analysed`."""
    infos = tuple([info(game, analysed(game.id)) for game in games().values()])
    return Games(version=VERSION, games=infos, levels=levels, remote_bots=remote_bots)


def info(game: AnyGame, analysed: bool) -> GameInfo:
    """A game with all settings of its tables."""
    return GameInfo(
        id=game.id,
        rules=game.rules,
        rule_ids=game.rule_ids,
        origins={rule: game.origin(rule) for rule in (*game.rule_ids, *COMMON_RULES)},
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        usual_seats=game.usual_seats,
        first_match=dict(game.first_match),
        team=game.team,
        plans=bool(game.plannable),
        piles=tuple(game.pile_names(seat) for seat in range(game.seats[-1])),
        actions={name: action_info(kind) for name, kind in game.kinds().items()},
        shown=dict((get_origin(game.views) or game.views).shown),
        options=describe(game.options),
        presets={name: dict(game.options.preset(name)) for name in PRESETS},
        lesson=lesson_of(game) is not None,
        analysed=analysed,
    )


def action_info(kind: type[Action]) -> ActionInfo:
    """What a client should know of an action."""
    return ActionInfo(
        role=kind.role,
        ends_turn=kind.ends_turn,
        listed=kind.listed,
        fields=kind.__struct_fields__,
    )
