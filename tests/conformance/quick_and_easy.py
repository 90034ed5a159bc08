"""Quick & Easy: cases for each of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from tests.conformance.cases import Case, Json, act, malformed, record, right, wrong

WON: Json = {"won": True, "left": 0, "reason": "all_laid"}
COLOURS = "rygbp"


def match(
    log: list[Json],
    result: Json | None = None,
    variant: str = "standard",
    seats: int = 2,
    start: str = "agreed",
) -> Json:
    options = {"variant": variant, "start": start}
    return record("quick-and-easy", 2, options, seats, log, result)


def by_rules_1(log: list[Json], **more: str) -> Json:
    """A record of the time when nobody could say who begins."""
    return record("quick-and-easy", 1, {"variant": "standard", **more}, 2, log)


def deal(*first: str, seats: int = 2) -> Json:
    """A deal that starts with these cards, the others in order."""
    cards = [colour + str(value) for colour in COLOURS for value in range(1, 11)]
    deck = [*first, *(card for card in cards if card not in first)]
    hands = [deck[seat * 2 : seat * 2 + 2] for seat in range(seats)]
    return {"chance": "deal", "hands": hands, "pile": deck[seats * 2 :], "first": 0}


def lay(seat: int, card: str, pile: str) -> Json:
    return act(seat, "lay", card=card, pile=pile)


def say(seat: int, signal: str, **about: str) -> Json:
    return act(seat, "signal", signal=signal, **about)


def end(seat: int) -> Json:
    return act(seat, "end_turn")


def rows_of_tricks(seats: int = 2) -> list[Json]:
    """All cards go up, colour by colour, each time back to 1 by the reverse trick."""
    deck = [colour + str(value) for colour in COLOURS for value in (*range(2, 11), 1)]
    log = [deal(*deck, seats=seats)]
    for at in range(0, 50, 2):
        seat = at // 2 % seats
        log += [*(lay(seat, card, "up") for card in deck[at : at + 2]), end(seat)]
    return log[:-1]


def cases() -> Iterator[Case]:
    whole = rows_of_tricks()
    yield right("a whole match", "QE1 QE2 QE4 QE5 QE6", match(whole, WON))
    yield right("five play", "QE1", match(rows_of_tricks(5), WON, seats=5))
    yield wrong("after the end", "G4", match([*whole, act(0, "resign")], WON))
    other = deal() | {"first": 1}
    yield right("the other one starts", "QE0", match([other, lay(1, "r3", "up")]))
    four = deal()
    four["hands"][0].append(four["pile"].pop())
    yield wrong("three cards in a hand", "QE1", match([four]))
    twice = deal()
    twice["pile"][0] = twice["pile"][1]
    yield wrong("a card twice in the deck", "QE1", match([twice]))
    yield from beginnings()
    yield from lays()
    yield from professionals()
    yield from signals()
    yield from ends()


def beginnings() -> Iterator[Case]:
    """Who begins is agreed after the deal."""
    cards = deal("r7", "b5", "b4", "g2", "y3", "y4", seats=3)
    begun = [cards, act(1, "begin")]
    yield right("another begins", "QE0", match([*begun, lay(1, "b4", "down")], seats=3))
    twice = [*begun, act(2, "begin"), act(0, "begin"), lay(0, "r7", "down")]
    yield right("all say so, and the last begins", "QE0", match(twice, seats=3))
    said = [cards, say(0, "holds", colour="r"), *begun[1:], say(0, "holds", colour="r")]
    yield wrong("a signal stands over the beginning", "QE9", match(said, seats=3))
    out = [*begun, lay(0, "r7", "down")]
    yield wrong("the first one does not begin any more", "G1", match(out, seats=3))
    again = [*begun, act(2, "begin"), act(1, "begin")]
    yield wrong("a seat says so twice", "QE0", match(again, seats=3))
    yield wrong("whoever is to act anyway", "QE0", match([cards, act(0, "begin")], seats=3))
    late = [cards, lay(0, "r7", "down"), act(1, "begin")]
    yield wrong("after the first card", "QE0", match(late, seats=3))
    yield wrong("drawn, so nobody may", "QE0", match(begun, seats=3, start="drawn"))
    old = [deal("r7", "b5", "b4", "g2"), lay(0, "r7", "down")]
    yield right("rules 1, without the option", "QE0", by_rules_1(old))
    yield wrong("rules 1, in which nobody may", "QE0 G3", by_rules_1([old[0], act(1, "begin")]))
    told = by_rules_1([old[0], act(1, "begin")], start="agreed")
    yield wrong("rules 1, whatever it says of the option", "QE0 G3", told)
    short = match(old)
    del short["options"]["start"]
    yield malformed("rules 2 without the option", short)


def lays() -> Iterator[Case]:
    """The examples of the printed rules, and the edges of each sentence."""
    start = [deal("r7", "b5", "b4", "g2")]
    seven = [*start, lay(0, "r7", "down")]
    yield right("red 7 on the falling row", "QE3", match([*seven, end(0), lay(1, "b4", "down")]))
    both = [*seven, lay(0, "b5", "up"), end(0), lay(1, "b4", "down"), lay(1, "g2", "down"), end(1)]
    yield right("blue 4 and green 2 in one turn", "QE2 QE3", match(both))
    trick = [deal("g2", "b5", "g8", "y9"), lay(0, "g2", "down"), end(0)]
    yield right("green 8 on a falling green 2", "QE4", match([*trick, lay(1, "g8", "down")]))
    yield wrong("yellow 9 on a falling green 2", "QE3", match([*trick, lay(1, "y9", "down")]))
    same = [deal("g5", "r1", "y5", "y1"), lay(0, "g5", "up"), end(0)]
    yield wrong("another 5 on a rising 5", "QE3", match([*same, lay(1, "y5", "up")]))
    yield right("a row card has no colour", "QE3", match([deal("r10"), lay(0, "r10", "up")]))
    yield wrong("no card laid", "QE2", match([*start, end(0)]))
    third = [deal("r1", "r2"), lay(0, "r1", "up"), lay(0, "r2", "up"), lay(0, "r5", "up")]
    yield wrong("a third card, which is not drawn yet", "G2", match(third))
    yield wrong("taken back", "QE10", match([*seven, act(0, "take_back")]))
    yield wrong("out of turn", "G1", match([*start, lay(1, "b4", "down")]))
    yield wrong("not held", "G2", match([*start, lay(0, "p1", "up")]))
    yield wrong("no such pile", "G2", match([*start, lay(0, "r7", "up1")]))


def professionals() -> Iterator[Case]:
    start = [deal("r7", "b5", "b4", "g2"), lay(0, "r7", "down")]
    yield right(
        "one card, then the end of the turn", "QE8", match([*start, end(0)], None, "professional")
    )
    yield wrong("two cards", "QE8", match([*start, lay(0, "b5", "up")], None, "professional"))
    height = say(1, "height", colour="b", level="middle")
    yield wrong("a height", "QE8", match([*start, height], None, "professional"))
    leave = say(1, "leave", pile="up")
    yield wrong("leave a pile", "QE8", match([*start, leave], None, "professional"))
    for signal in (say(1, "holds", colour="b"), say(1, "wants", pile="up")):
        yield right(signal["signal"], "QE8", match([*start, signal], None, "professional"))


def signals() -> Iterator[Case]:
    start = [deal("r10", "y1", "g5", "r6"), lay(0, "r10", "up")]
    trick, holds = say(1, "trick", pile="up"), say(1, "holds", colour="r")
    height = say(1, "height", colour="g", level="middle")
    true = [trick, height, holds, say(1, "wants", pile="down"), say(1, "leave", pile="up")]
    yield right("all that is true", "QE7 QE9", match([*start, *true]))
    yield wrong("again while it stands", "QE9", match([*start, trick, trick]))
    yield wrong("a trick without the colour", "QE9", match([*start, say(1, "trick", pile="down")]))
    yield wrong("not the height", "QE9", match([*start, height | {"level": "high"}]))
    yield wrong("not the colour", "QE9", match([*start, say(1, "holds", colour="p")]))
    wish = say(0, "wants", pile="up")
    lapsed = [deal(), wish, lay(0, "r1", "up"), end(0), wish]
    yield right("again after one's turn", "QE9", match(lapsed))
    levels = {"low": "g3", "middle": "g4", "high": "g8"}
    for level, card in levels.items():
        said = say(1, "height", colour="g", level=level)
        yield right(f"{card} is {level}", "QE9", match([deal("r1", "r2", card), said]))


def ends() -> Iterator[Case]:
    stuck = [deal("r10", "y1", "g5", "b5"), lay(0, "r10", "up"), lay(0, "y1", "down"), end(0)]
    lost: Json = {"won": False, "left": 48, "reason": "cannot_lay"}
    yield right("stuck", "QE6", match(stuck, lost))
    yield wrong("a lay after that", "G4", match([*stuck, lay(1, "g5", "up")], lost))
    resigned = {"won": False, "left": 50, "reason": "resigned"}
    yield right("resigned", "G6", match([deal(), act(1, "resign")], resigned))
    yield from passed_over()


def passed_over() -> Iterator[Case]:
    """Three players: the last cards are laid two by two until only seats 0 and 1 hold any."""
    deck = [colour + str(value) for colour in COLOURS for value in (*range(2, 11), 1)]
    log = [deal(*deck, seats=3)]
    for at in range(0, 46, 2):
        seat = at // 2 % 3
        log += [*(lay(seat, card, "up") for card in deck[at : at + 2]), end(seat)]
    seat = 23 % 3
    log += [lay(seat, deck[46], "up"), end(seat)]
    for at in (48, 49):
        seat = (seat + 1) % 3
        log += [lay(seat, deck[at], "up"), end(seat)] if at == 48 else []
    yield right("a player without cards is passed over", "QE5", match(log, None, seats=3))
