"""Records with one thing changed, and a judge that knows the offers instead of the refusals."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from stosy.core import AnyGame, Chance, Dice, Move, Record, Refused, Resign, Timeout
from stosy.core.records import from_plain
from stosy.core.replay import setup_of
from tests.contract.cards import dealt, flat, refilled
from tests.contract.penalties import costs_cards
from tests.contract.universe import deck

Mutation: TypeAlias = Callable[[AnyGame, Record, Dice], Record]


def with_log(record: Record, log: list[Any]) -> Record:
    return replace(record, log=log)


def any_index(record: Record, dice: Dice, key: str) -> int | None:
    """The index of some entry with this key."""
    found = [index for index, entry in enumerate(record.log) if key in entry]
    return found[dice.below(len(found))] if found else None


def edited(record: Record, dice: Dice, key: str, value: Any) -> Record:
    """Some entry with another value under the key."""
    log = deepcopy(record.log)
    index = any_index(record, dice, key)
    if index is not None:
        log[index][key] = value
    return with_log(record, log)


def other_card(game: AnyGame, record: Record, dice: Dice) -> Record:
    cards = deck(game.id)
    return edited(record, dice, "card", cards[dice.below(len(cards))])


def other_seat(game: AnyGame, record: Record, dice: Dice) -> Record:
    return edited(record, dice, "seat", dice.below(len(record.seats) + 1))


def other_pile(game: AnyGame, record: Record, dice: Dice) -> Record:
    piles = ("up", "down", "their_up", "up2", "down1")
    return edited(record, dice, "pile", piles[dice.below(len(piles))])


def other_action(game: AnyGame, record: Record, dice: Dice) -> Record:
    names = ("end_turn", "take_back", "draw", "pass", "accept", "challenge", "resign", "timeout")
    return edited(record, dice, "do", names[dice.below(len(names))])


def dropped(game: AnyGame, record: Record, dice: Dice) -> Record:
    index = dice.below(len(record.log))
    return with_log(record, record.log[:index] + record.log[index + 1 :])


def doubled(game: AnyGame, record: Record, dice: Dice) -> Record:
    index = dice.below(len(record.log))
    return with_log(record, record.log[: index + 1] + record.log[index:])


def swapped(game: AnyGame, record: Record, dice: Dice) -> Record:
    """Two neighbours in the log change places."""
    index = dice.below(len(record.log))
    first, rest = record.log[index : index + 2], record.log[index + 2 :]
    return with_log(record, [*record.log[:index], *reversed(first), *rest])


def cut_short(game: AnyGame, record: Record, dice: Dice) -> Record:
    return with_log(record, record.log[: dice.below(len(record.log))])


def swapped_cards(game: AnyGame, record: Record, dice: Dice) -> Record:
    """Two cards of a chance entry change places."""
    index = any_index(record, dice, "chance") or 0
    chance: Any = from_plain(game, record.log[index])
    cards = list(flat(dealt(chance)))
    one, other = dice.below(len(cards)), dice.below(len(cards))
    cards[one], cards[other] = cards[other], cards[one]
    plain = msgspec.to_builtins(refilled(chance, cards))
    return with_log(record, [*record.log[:index], plain, *record.log[index + 1 :]])


def other_start(game: AnyGame, record: Record, dice: Dice) -> Record:
    """Another seat starts or deals."""
    key = "first" if "first" in record.log[0] else "dealer"
    log = deepcopy(record.log)
    log[0][key] = dice.below(len(record.seats))
    return with_log(record, log)


def other_result(game: AnyGame, record: Record, dice: Dice) -> Record:
    result = deepcopy(record.result)
    assert isinstance(result, dict)
    keys = list(result)
    key = keys[dice.below(len(keys))]
    others = {"reason": ("resigned", "timeout", "all_laid"), "won": (True, False)}
    choices = others.get(key, (0, 1, [0], [[0, 1]], None))
    result[key] = choices[dice.below(len(choices))]
    return replace(record, result=result)


def other_commit(game: AnyGame, record: Record, dice: Dice) -> Record:
    commit = record.commit or "0" * 64
    place = dice.below(len(commit))
    digit = "0123456789abcdef"[dice.below(16)]
    return replace(record, commit=commit[:place] + digit + commit[place + 1 :])


MUTATIONS: tuple[Mutation, ...] = (
    other_card,
    other_seat,
    other_pile,
    other_action,
    dropped,
    doubled,
    swapped,
    cut_short,
    swapped_cards,
    other_start,
    other_result,
    other_commit,
)


def is_right(game: AnyGame, original: Record, record: Record) -> bool:
    """Is the mutated record still that of a match which can have happened so?

    The frame must be that of the original, every shuffle the seed's where there is one, every move
    offered in its state (or a mistake that costs cards, or a forfeit), and the end as told.
    """
    if record.commit != original.commit:
        return False
    state: Any = None
    ordinal = 0
    for plain in record.log:
        try:
            entry: Any = from_plain(game, plain)
        except Refused:
            return False
        if isinstance(entry, Chance):
            if not is_due(game, record, state, entry, ordinal):
                return False
            ordinal += 1
        elif state is None or not is_open(game, state, entry):
            return False
        state = stepped(game, record, state, entry)
    result = None if state is None else game.outcome(state)
    return result is not None and lists(result) == lists(record.result)


def lists(value: object) -> object:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def stepped(game: AnyGame, record: Record, state: Any, entry: Any) -> Any:
    if state is None:
        return game.start(setup_of(game, record), entry).state
    return game.apply(state, entry).state


def is_due(game: AnyGame, record: Record, state: Any, entry: Any, ordinal: int) -> bool:
    """Is this the shuffle that the match waits for?"""
    dice = Dice(record.seed if isinstance(record.seed, str) else "", ordinal)
    setup = setup_of(game, record)
    made: Any = game.deal(setup, dice) if state is None else game.chance(state, dice)
    if made is None or type(made) is not type(entry):
        return False
    if isinstance(record.seed, str):
        for chosen in ("first", "dealer") if state is None else ():
            if hasattr(made, chosen):
                made = replace(made, **{chosen: getattr(entry, chosen)})
        return bool(entry == made)
    try:
        stepped(game, record, state, entry)
    except Refused:
        return False
    return True


def is_open(game: AnyGame, state: Any, move: Move[Any]) -> bool:
    """May this be done in this state?"""
    if game.outcome(state) is not None or game.chance(state, Dice("", 0)) is not None:
        return False
    if isinstance(move.action, Resign):
        return 0 <= move.seat < game.seat_count(state)
    offers = [offer for offer in game.offers(state) if offer.seat == move.seat]
    if isinstance(move.action, Timeout):
        return any(offer.fallback is not None for offer in offers)
    offered = any(move.action in offer.actions for offer in offers)
    return offered or costs_cards(state, move.seat, move.action)
