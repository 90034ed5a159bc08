"""The Game: cases for each of its rules."""

from __future__ import annotations

from collections.abc import Iterator

from tests.conformance.cases import Case, Json, act, record, right, wrong

WON: Json = {"won": True, "left": 0, "reason": "all_laid"}


def match(
    log: list[Json],
    result: Json | None = None,
    minimum: int = 2,
    seats: int = 1,
    start: str = "agreed",
) -> Json:
    return record("the-game", 2, {"minimum": minimum, "start": start}, seats, log, result)


def deal(*first: int, seats: int = 1) -> Json:
    """A deal that starts with these cards, the others in order."""
    deck = [*first, *(card for card in range(2, 100) if card not in first)]
    size = {1: 8, 2: 7}.get(seats, 6)
    hands = [deck[seat * size : (seat + 1) * size] for seat in range(seats)]
    return {"chance": "deal", "hands": hands, "pile": deck[seats * size :], "first": 0}


def lays(seat: int, *moves: tuple[int, str]) -> list[Json]:
    return [act(seat, "lay", card=card, pile=pile) for card, pile in moves]


def end(seat: int) -> Json:
    return act(seat, "end_turn")


def in_order() -> list[Json]:
    """One player lays all cards in order, two a turn."""
    log = [deal()]
    for card in range(2, 100, 2):
        log += [*lays(0, (card, "up1"), (card + 1, "up1")), end(0)]
    return log[:-1]


def cases() -> Iterator[Case]:
    whole = in_order()
    yield right("a whole match", "TG1 TG2 TG3", match(whole, WON))
    yield wrong("after the end", "G4", match([*whole, act(0, "resign")], WON))
    for seats in range(2, 6):
        start = [deal(seats=seats), *lays(0, (2, "up1"), (3, "up1")), end(0)]
        yield right(f"hands of {seats}", "TG1", match(start, seats=seats))
    seven = deal()
    seven["pile"].append(seven["hands"][0].pop())
    yield wrong("seven cards for one", "TG1", match([seven]))
    twice = deal()
    twice["pile"][0] = twice["pile"][1]
    yield wrong("a card twice in the deck", "TG1", match([twice]))
    yield from beginnings()
    yield from turns()
    yield from signals()


def beginnings() -> Iterator[Case]:
    """Who begins is agreed after the deal."""
    begun = [deal(seats=3), act(2, "begin")]
    hers = lays(2, (14, "up1"), (15, "up1"))
    yield right("another begins", "TG3", match([*begun, *hers, end(2)], seats=3))
    back = [*begun, act(0, "begin"), *lays(0, (2, "up1"))]
    yield right("the first one takes it back", "TG3", match(back, seats=3))
    yield wrong("a seat says so twice", "TG3", match([*back[:-1], act(2, "begin")], seats=3))
    late = [deal(seats=3), *lays(0, (2, "up1")), act(1, "begin")]
    yield wrong("begins after the first card", "TG3", match(late, seats=3))
    yield wrong("drawn, so nobody may begin", "TG3", match(begun, seats=3, start="drawn"))
    yield wrong("alone there is nothing to agree", "TG3", match([deal(), act(0, "begin")]))
    old = record("the-game", 1, {"minimum": 2}, 3, [deal(seats=3), *lays(0, (2, "up1"))])
    yield right("rules 1, without the option", "TG3", old)
    told = record("the-game", 1, {"minimum": 2, "start": "agreed"}, 3, begun)
    yield wrong("rules 1, in which nobody may begin", "TG3 G3", told)


def turns() -> Iterator[Case]:
    tricks = [deal(27, 17, 35, 45, 60, 26), *lays(0, (27, "up1"), (35, "down2"))]
    yield right("17 on 27", "TG2", match([*tricks, *lays(0, (17, "up1"))]))
    yield right("45 on 35", "TG2", match([*tricks, *lays(0, (45, "down2"))]))
    yield wrong("26 on a rising 27", "TG2", match([*tricks, *lays(0, (26, "up1"))]))
    yield wrong("60 on a falling 35", "TG2", match([*tricks, *lays(0, (60, "down2"))]))
    yield wrong("taken back", "TG5", match([*tricks, act(0, "take_back")]))
    yield wrong("one card", "TG2", match([deal(), *lays(0, (2, "up1")), end(0)]))
    yield wrong("not held", "G2", match([deal(), *lays(0, (50, "up1"))]))
    yield wrong("no such pile", "G2", match([deal(), *lays(0, (2, "up"))]))
    yield wrong("out of turn", "G1", match([deal(seats=2), *lays(1, (9, "up1"))], seats=2))
    log = [deal(95, 99, 2, 3, 50, 51, 52, 53, 54, 55, 96, 97)]
    log += [*lays(0, (95, "up1"), (99, "up2"), (2, "down1"), (3, "down2")), end(0)]
    yield wrong("a dead end", "TG5", match([*log, *lays(0, (97, "up1"))]))
    yield right("both", "TG5", match([*log, *lays(0, (96, "up1"), (97, "up1"))]))
    lost: Json = {"won": False, "left": 94, "reason": "cannot_lay"}
    yield right("a minimum of three", "TG3", match(log, lost, minimum=3))
    two = [deal(), *lays(0, (2, "up1"), (3, "up1"))]
    yield wrong("two where three are due", "TG3 TG2", match([*two, end(0)], minimum=3))
    out: Json = {"won": False, "left": 98, "reason": "timeout"}
    yield right("out of time", "G6", match([deal(), act(0, "timeout")], out))


def signals() -> Iterator[Case]:
    leave = act(1, "signal", signal="leave", pile="up1")
    wants = act(1, "signal", signal="wants", pile="down2")
    yield right("both signals", "TG4", match([deal(seats=2), leave, wants], seats=2))
    yield wrong("again while it stands", "TG4", match([deal(seats=2), leave, leave], seats=2))
    trick = act(1, "signal", signal="trick", pile="up1")
    yield wrong("no trick", "TG4", match([deal(seats=2), trick], seats=2))
