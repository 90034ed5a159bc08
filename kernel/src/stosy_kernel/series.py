"""Random games played inside the kernel: many, counted; or one, as the log of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from stosy_kernel._kernel import FaceToFace, QuickAndEasy, SnakesAndLadders, Tally, TheGame
from stosy_kernel.notation import Notation, SnakesNotation, notation_of

Position: TypeAlias = FaceToFace | QuickAndEasy | SnakesAndLadders | TheGame
"""A match being played in the kernel; its class is the game."""

GAMES: dict[str, type[Position]] = {
    "face-to-face": FaceToFace,
    "quick-and-easy": QuickAndEasy,
    "snakes-and-ladders": SnakesAndLadders,
    "the-game": TheGame,
}
BY_LOT = -1

Bots: TypeAlias = Sequence[Mapping[str, int] | None]


def seat_of(first: int | None) -> int:
    """Who starts or deals, as the kernel takes it: None is for the lot to say."""
    if first is not None and first < 0:
        raise ValueError("no such seat")
    return BY_LOT if first is None else first


def playouts(
    game: str,
    options: Mapping[str, object],
    seats: int,
    games: int,
    seed: int,
    threads: int = 1,
    first: int | None = None,
    bots: Bots = (),
    number: int = 0,
) -> Tally:
    """Play so many games and count how they ended; the same on any number of threads.

    `bots` names for each seat the weights of an instant bot, or None for one that plays at random.
    Without any every choice at the table is as likely as the others.
    """
    choices = notation_of(game).choices(options)
    return GAMES[game].playouts(choices, seats, seat_of(first), seed, number, games, threads, bots)


def playout(
    game: str,
    options: Mapping[str, object],
    seats: int,
    seed: int,
    number: int = 0,
    first: int | None = None,
    bots: Bots = (),
) -> tuple[list[dict[str, Any]], Position]:
    """One game of such a series: its chance and its actions, as a record has them, and its end."""
    names = notation_of(game)
    decks, begun, log, end = GAMES[game].playout(
        names.choices(options), seats, seat_of(first), seed, number, bots
    )
    if isinstance(names, SnakesNotation):
        return snakes_log(names, seats, decks, begun, log), end
    moves = [{"seat": seat, **names.actions[action]} for seat, action in log]
    return [deal_of_decks(names, decks, seats, begun), *moves], end


def snakes_log(
    names: SnakesNotation,
    seats: int,
    decks: list[list[int]],
    dealer: int,
    log: list[tuple[int, int]],
) -> list[dict[str, Any]]:
    """A match of rounds: an entry of nobody is the number of a deck that was shuffled then."""
    entries, rounds = [snakes_deal(names, decks[0], seats, 1, dealer)], 1
    for seat, number in log:
        if seat >= 0:
            entries.append({"seat": seat, **names.actions[number]})
        elif len(decks[number]) < len(names.deck):  # SL17: some are always held
            pile = [names.cards[card] for card in decks[number]]
            entries.append({"chance": "reshuffle", "pile": pile})
        else:
            entry = snakes_deal(names, decks[number], seats, rounds + 1, (dealer + rounds) % seats)
            entries.append(entry)
            rounds += 1
    return entries


def snakes_deal(
    names: SnakesNotation, deck: list[int], seats: int, number: int, dealer: int
) -> dict[str, Any]:
    """SL2: the deal of a round from a whole deck."""
    named = [names.cards[card] for card in deck]
    return {
        "chance": "deal",
        "round": number,
        "dealer": dealer,
        "hands": [named[seat * 7 : (seat + 1) * 7] for seat in range(seats)],
        "pile": named[seats * 7 + 1 :],
        "opening": named[seats * 7],
    }


def deal_of_decks(
    names: Notation, decks: list[list[int]], seats: int, first: int
) -> dict[str, Any]:
    """The deal as a record has it: hands from the top of each deck, and what is left."""
    named = [[names.cards[card] for card in deck] for deck in decks]
    size = hand_size(names.game, seats)
    if len(named) > 1:
        hands, piles = [deck[:size] for deck in named], [deck[size:] for deck in named]
        return {"chance": "deal", "hands": hands, "piles": piles, "first": first}
    deck = named[0]
    hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
    return {"chance": "deal", "hands": hands, "pile": deck[seats * size :], "first": first}


def hand_size(game: str, seats: int) -> int:
    """FF1, QE1, TG1."""
    if game == "quick-and-easy":
        return 2
    return {1: 8, 2: 7}.get(seats, 6) if game == "the-game" else 6
