"""Face to Face: cases for each of its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.conformance.cases import Case, Json, act, record, right, wrong

OVER: Json = {"winner": 0, "reason": "all_laid"}


def match(log: list[Json], result: Json | None = None, single: str = "loses") -> Json:
    return record("face-to-face", 1, {"single_last_card": single}, 2, log, result)


def deal(*tops: Sequence[int], first: int = 0) -> Json:
    """A deal in which each player draws these cards first, the others in order."""
    decks = [[*top, *(card for card in range(2, 60) if card not in top)] for top in tops]
    hands, piles = [deck[:6] for deck in decks], [deck[6:] for deck in decks]
    return {"chance": "deal", "hands": hands, "piles": piles, "first": first}


def lay(seat: int, card: int, pile: str) -> Json:
    return act(seat, "lay", card=card, pile=pile)


def turn(seat: int, *lays: tuple[int, str]) -> list[Json]:
    """A whole turn."""
    return [*(lay(seat, card, pile) for card, pile in lays), act(seat, "end_turn")]


def in_order() -> list[Json]:
    """Both lay their cards in order, two a turn; seat 0 is done first."""
    log = [deal([], [])]
    for number in range(57):
        low = 2 + number // 2 * 2
        log += turn(number % 2, (low, "up"), (low + 1, "up"))
    return log[:-1]


def to_single_last_card() -> list[Json]:
    """Both lay in order, two a turn, but seat 0 three at first: its 59 is left alone."""
    log, cards = [deal([], [])], [list(range(2, 60)), list(range(2, 60))]
    for number in range(56):
        seat = number % 2
        laid = [cards[seat].pop(0) for _ in range(2 if number else 3)]
        log += turn(seat, *((card, "up") for card in laid))
    return log


def blocked(last: int = 49) -> list[Json]:
    """Seat 0 has used its own rows up and holds 30 to 34 and one more; seat 1 shows 55."""
    return [
        deal([59, 2, 30, 31, 32, 33, 34, last], [54, 55]),
        *turn(0, (59, "up"), (2, "down")),
        *turn(1, (54, "up"), (55, "up")),
    ]


def cases() -> Iterator[Case]:
    whole = in_order()
    yield right("a whole match", "FF1 FF3 FF6 FF7", match(whole, OVER))
    yield wrong("after the end", "G4", match([*whole, act(1, "resign")], OVER))
    yield from deals()
    yield from lays()
    yield from ends()


def deals() -> Iterator[Case]:
    yield right("the other one starts", "FF2", match([deal([], [], first=1), lay(1, 2, "up")]))
    seven = deal([], [])
    seven["hands"][0].append(seven["piles"][0].pop(0))
    yield wrong("seven cards in a hand", "FF1", match([seven]))
    twice = deal([], [])
    twice["piles"][1][0] = twice["piles"][1][1]
    yield wrong("a card twice in a deck", "FF1", match([twice]))
    two, seat = deal([], []), lay(1, 2, "up")
    yield wrong("the other one's turn", "G1", match([two, seat]))
    yield wrong("a card that is not held", "G2", match([two, lay(0, 50, "up")]))
    yield wrong("a pile that is not there", "G2", match([two, lay(0, 2, "middle")]))
    yield wrong("an action of another game", "G3", match([two, act(0, "draw")]))


def lays() -> Iterator[Case]:
    """The examples of the printed rules, and the edges of each sentence."""
    cards = [4, 8, 13, 3, 11, 12]
    two = deal(cards, [])
    risen = [two, lay(0, 4, "up"), lay(0, 8, "up"), lay(0, 13, "up")]
    yield right("rising", "FF4", match(risen))
    yield right("ten lower on a rising pile", "FF4", match([*risen, lay(0, 3, "up")]))
    yield wrong(
        "nine lower on a rising pile", "FF4", match([risen[0], *risen[1:3], lay(0, 3, "up")])
    )
    yield wrong("two lower on a rising pile", "FF4", match([*risen, lay(0, 11, "up")]))
    falling = [deal([54, 50, 48, 41, 40, 37], [])]
    falling += [lay(0, card, "down") for card in (54, 50, 48, 41, 40, 37)]
    yield right("falling", "FF3 FF4", match([*falling, act(0, "end_turn")]))
    down = [deal([35, 45, 44, 36, 2, 3], []), lay(0, 35, "down")]
    yield right("ten higher on a falling pile", "FF4", match([*down, lay(0, 45, "down")]))
    yield wrong("nine higher on a falling pile", "FF4", match([*down, lay(0, 44, "down")]))
    yield wrong("one higher on a falling pile", "FF4", match([*down, lay(0, 36, "down")]))
    once = [two, lay(0, 4, "up")]
    yield wrong("one card in a turn", "FF3", match([*once, act(0, "end_turn")]))
    yield right("taken back", "FF9", match([*once, act(0, "take_back"), lay(0, 8, "up")]))
    yield wrong("nothing to take back", "FF9", match([two, act(0, "take_back")]))
    ended = [*once, *turn(0, (8, "up"))]
    yield wrong("taken back after the turn", "G1", match([*ended, act(0, "take_back")]))
    yield from helps()


def helps() -> Iterator[Case]:
    """Seat 1 plays on piles of which seat 0 shows 29 and 40."""
    base = [deal([29, 40], [12, 39, 41, 30, 2, 3]), *turn(0, (29, "up"), (40, "down"))]
    help_up, help_down = lay(1, 12, "their_up"), lay(1, 41, "their_down")
    yield right("12 on their rising 29", "FF5", match([*base, help_up]))
    yield right("41 on their falling 40", "FF5", match([*base, help_down]))
    yield wrong("30 on their rising 29", "FF5", match([*base, lay(1, 30, "their_up")]))
    yield wrong("39 on their falling 40", "FF5", match([*base, lay(1, 39, "their_down")]))
    yield wrong("two cards for the opponent", "FF5", match([*base, help_up, help_down]))
    drawn = [
        *base,
        lay(1, 2, "up"),
        help_up,
        act(1, "end_turn"),
        *turn(0, (3, "down"), (2, "down")),
    ]
    yield right("draw up to six after help", "FF6", match([*drawn, lay(1, 5, "up")]))
    taken = [*base, help_up, act(1, "take_back"), help_down]
    yield right("help taken back is no help", "FF5 FF9", match(taken))
    row = [deal([], []), lay(0, 2, "their_up")]
    yield wrong("a row card cannot be improved", "FF5", match(row))
    own = [deal([20, 21], [31, 12, 13]), *turn(0, (20, "up"), (21, "up")), lay(1, 31, "their_up")]
    yield wrong("no backward trick with the opponent", "FF5", match(own))
    log = blocked()
    yield right(
        "the trick, then a card for the opponent",
        "FF4 FF5 FF6",
        match([*log, lay(0, 49, "up"), lay(0, 30, "their_up"), act(0, "end_turn")]),
    )


def ends() -> Iterator[Case]:
    log = blocked()
    yield wrong("a dead end", "FF9", match([*log, lay(0, 49, "their_up")]))
    lost: Json = {"winner": 1, "reason": "cannot_lay"}
    stuck = [deal([59, 2, 30, 31, 32, 33, 34, 35], [10, 11])]
    stuck += [*turn(0, (59, "up"), (2, "down")), *turn(1, (10, "up"), (11, "up"))]
    yield right("stuck at the start of a turn", "FF7", match(stuck, lost))
    yield wrong("a lay after that", "G4", match([*stuck, lay(0, 30, "up")], lost))
    single, last = to_single_last_card(), lay(0, 59, "up")
    yield right("a single last card loses", "FF8", match(single, lost))
    yield wrong("a single last card laid", "G4", match([*single, last], OVER))
    yield right("or may be laid", "FF8", match([*single, last], OVER, "may_be_laid"))
    start = [deal([], [])]
    yield right("resigned", "G6", match([*start, act(1, "resign")], OVER | {"reason": "resigned"}))
    out = OVER | {"reason": "timeout", "winner": 1}
    yield right("out of time", "G6", match([*start, act(0, "timeout")], out))
    yield wrong("out of time while the other is to act", "G6", match([*start, act(1, "timeout")]))
