"""Snakes & Ladders: cases for each of its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from tests.conformance.cases import Case, Json, act, record, right, wrong

DECK = [c + f for c in "rygb" for f in "0112233445566778899SSDDRR"] + ["W", "W4"] * 4
OPTIONS: Json = {
    "first_player": "after_dealer",
    "opening_card": "acts",
    "draw": "free",
    "two_player_reverse": "turns_only",
    "interventions": "on",
    "courtesy": "on",
    "penalties": "off",
    "scoring": "winner_takes",
    "target": 500,
    "rounds": "match",
}
REDS = "r1 r2 r3 r4 r6 r7 r8".split()


def match(log: list[Json], result: Json | None = None, **options: object) -> Json:
    seats = len(log[0]["hands"])
    return record("snakes-and-ladders", 2, OPTIONS | options, seats, log, result)


def deal(opening: str, *hands: str, pile: str = "", seats: int = 3) -> Json:
    """The last seat deals; hands and pile start with these cards, any others fill them up."""
    given = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    rest = Counter(DECK) - Counter([opening, *pile.split(), *chain(*given)])
    spare = sorted(rest.elements())
    full = [hand + [spare.pop() for _ in range(7 - len(hand))] for hand in given]
    chance: Json = {"chance": "deal", "round": 1, "dealer": seats - 1, "hands": full}
    return chance | {"pile": pile.split() + spare, "opening": opening}


def lay(seat: int, card: str, colour: str = "", one_card: bool = False) -> Json:
    """A lay, with a colour if it is a wild, and announced or not."""
    more = ({"colour": colour} if colour else {}) | ({"one_card": True} if one_card else {})
    return act(seat, "lay", card=card, **more)


def call(seat: int, target: int) -> Json:
    return act(seat, "call_out", target=target)


def cases() -> Iterator[Case]:
    yield from deals()
    yield from openings()
    yield from turns()
    yield from effects()
    yield from interventions()
    yield from wilds()
    yield from one_card()
    yield from mistakes()
    yield from reshuffles()
    yield from scores()


def deals() -> Iterator[Case]:
    eight = deal("r5")
    eight["hands"][0].append(eight["pile"].pop())
    yield wrong("eight cards in a hand", "SL2", match([eight]))
    other = deal("r5")
    other["pile"][0] = "r0" if other["pile"][0] != "r0" else "y0"
    yield wrong("not the 108 cards", "SL2 SL1", match([other]))
    yield wrong("a Wild Draw Four opens", "SL4", match([deal("W4")]))
    late = deal("r5")
    late["round"] = 2
    yield wrong("begins with round 2", "SL2", match([late]))
    yield wrong("no such dealer", "SL2", match([deal("r5") | {"dealer": 3}]))


def openings() -> Iterator[Case]:
    """Who starts, by the opening card, the number of seats and the options."""
    starts: list[tuple[str, int, Json, int]] = [
        ("r5", 3, {}, 0),
        ("r5", 3, {"first_player": "dealer"}, 2),
        ("rR", 3, {}, 1),
        ("rR", 3, {"opening_card": "inert"}, 0),
        ("rR", 2, {}, 0),
        ("rR", 2, {"two_player_reverse": "skips"}, 1),
        ("rS", 3, {"opening_card": "inert"}, 0),
        ("rD", 3, {"opening_card": "inert"}, 0),
        ("W", 3, {}, 0),
    ]
    for opening, seats, options, first in starts:
        told = " ".join([opening, f"{seats} players", *map(str, options.values())])
        rules = "SL3" if "first_player" in options else "SL4"
        log = [deal(opening, seats=seats), act(first, "draw")]
        yield right(f"opening {told}", rules, match(log, **options))
        log = [log[0], act((first + 1) % seats, "draw")]
        yield wrong(f"opening {told}, somebody else", "G1", match(log, **options))
    skip = [deal("rS", "rS bS", "r1")]
    yield right("an opening Skip", "SL4 SL6", match([*skip, act(0, "accept"), lay(1, "r1")]))
    yield right("answered", "SL4 SL6", match([*skip, lay(0, "rS"), act(1, "accept")]))
    yield wrong("a Skip of another colour", "SL6", match([*skip, lay(0, "bS")]))
    two = [deal("rD", "bD"), lay(0, "bD"), act(1, "accept"), act(2, "draw")]
    yield right("an opening Draw Two answered", "SL4 SL7", match(two))
    any_card = [deal("W", "y9"), lay(0, "y9")]
    yield right("any card on an opening Wild", "SL4", match(any_card))
    own = [deal("r5", "r1", "r5"), lay(1, "r5")]
    yield wrong("no intervention on the opening card", "G1 SL9", match(own))


def turns() -> Iterator[Case]:
    log = [deal("r5", "r1 b1 b5", pile="r7"), act(0, "draw")]
    yield right("the same colour", "SL5", match([log[0], lay(0, "r1")]))
    yield right("the same digit", "SL5", match([log[0], lay(0, "b5")]))
    yield wrong("neither", "SL5", match([log[0], lay(0, "b1")]))
    yield right("the drawn card laid", "SL5", match([*log, lay(0, "r7")]))
    yield right("the drawn card kept", "SL5", match([*log, act(0, "pass")]))
    yield wrong("another one after drawing", "SL5", match([*log, lay(0, "r1")]))
    yield wrong("drawn twice", "SL5", match([*log, act(0, "draw")]))
    yield wrong("drawn with a fit", "SL5", match(log, draw="only_without_a_fit"))
    yield wrong("passed without drawing", "SL5", match([log[0], act(0, "pass")]))
    yield wrong("out of turn", "G1", match([log[0], act(1, "draw")]))
    yield wrong("not held", "G2", match([log[0], lay(0, "y0")]))
    yield wrong("a colour with a number", "SL10", match([log[0], lay(0, "r1", "b")]))
    yield wrong("nothing to accept", "SL7 G1", match([log[0], act(0, "accept")]))
    yield wrong("nothing to challenge", "SL12", match([log[0], act(0, "challenge")]))
    yield wrong("nothing to sort", "SL13", match([log[0], act(0, "ready")]))


def effects() -> Iterator[Case]:
    skip = [deal("r5", "rS", "rS r1", "r2"), lay(0, "rS")]
    yield right("a Skip suffered", "SL6", match([*skip, act(1, "accept"), lay(2, "r2")]))
    yield right("a Skip passed on", "SL6", match([*skip, lay(1, "rS"), act(2, "accept")]))
    yield wrong("a card instead", "SL6", match([*skip, lay(1, "r1")]))
    two = [deal("r5", "rD", "bD r1", "r2"), lay(0, "rD")]
    yield right("a Draw Two suffered", "SL7", match([*two, act(1, "accept"), lay(2, "r2")]))
    yield right(
        "passed on in any colour, and not added up",
        "SL7",
        match([*two, lay(1, "bD"), act(2, "accept"), act(0, "draw")]),
    )
    yield wrong("a card instead of two", "SL7", match([*two, lay(1, "r1")]))
    yield wrong("drawn instead", "SL7 SL5", match([*two, act(1, "draw")]))
    turned = [deal("r5", "rR", "r1", "r2"), lay(0, "rR"), lay(2, "r2")]
    yield right("a Reverse", "SL8", match(turned))
    duel = [deal("r5", "rR r1", "r2", seats=2), lay(0, "rR")]
    yield right("a Reverse of two", "SL8", match([*duel, lay(1, "r2")]))
    again: Json = {"two_player_reverse": "skips"}
    yield right("who laid it plays again", "SL8", match([*duel, lay(0, "r1")], **again))
    yield wrong("the other one does not", "G1", match([*duel, act(1, "draw")], **again))


def interventions() -> Iterator[Case]:
    log = [deal("r5", "r7 r1", "r1", "r7 y7"), lay(0, "r7")]
    yield right(
        "cut in; play goes on from there", "SL9", match([*log, lay(2, "r7"), act(0, "draw")])
    )
    yield wrong("the same digit only", "SL9", match([*log, lay(2, "y7")]))
    yield wrong("switched off", "G1 SL9", match([*log, lay(2, "r7")], interventions="off"))
    own = [deal("r5", "r7 r7", "r1", "b1 y7"), lay(0, "r7")]
    yield wrong("one's own card", "SL9", match([*own, lay(0, "r7")]))
    after = [*log, act(1, "draw"), lay(2, "r7")]
    yield wrong("after the next player has drawn", "SL16", match(after))
    two = [deal("r5", "rD", "b1", "rD"), lay(0, "rD"), lay(2, "rD"), act(0, "accept")]
    yield right("the covered effect is gone", "SL9", match(two))
    wild = [deal("r5", "W", "b1", "W"), lay(0, "W", "b"), lay(2, "W", "y")]
    yield right("a Wild on a Wild", "SL9", match([*wild, act(0, "draw")]))
    four = [deal("r5", "W4 b1", "b1", "W4"), lay(0, "W4", "b"), lay(2, "W4", "y")]
    yield wrong("never with a Wild Draw Four", "SL11 SL9", match(four))


def wilds() -> Iterator[Case]:
    wild = [deal("r5", "W", "b1 r1"), lay(0, "W", "b")]
    yield right("the ordered colour", "SL10", match([*wild, lay(1, "b1")]))
    yield wrong("another colour", "SL10 SL5", match([*wild, lay(1, "r1")]))
    yield wrong("no colour ordered", "SL10", match([deal("r5", "W"), lay(0, "W")]))
    answer = [deal("r5", "W4 r1", "rD bD"), lay(0, "W4", "b")]
    answered = [*answer, lay(1, "bD"), act(2, "accept")]
    yield right("answered by a Draw Two of that colour", "SL11", match(answered))
    yield wrong("of another colour", "SL11", match([*answer, lay(1, "rD")]))
    bluff = [deal("r5", "W4 r1", "r2 rD"), lay(0, "W4", "b"), act(1, "challenge")]
    yield right("a bluff", "SL12 SL13", match([*bluff, act(0, "ready"), lay(1, "r2")]))
    yield wrong("before who took four is ready", "SL13", match([*bluff, lay(1, "r2")]))
    yield right("without courtesy", "SL13", match([*bluff, lay(1, "r2")], courtesy="off"))
    hand = "W4 b1 b2 b3 y1 y2 y3"
    honest = [deal("r5", hand), lay(0, "W4", "b"), act(1, "challenge"), act(1, "ready")]
    yield right("honest", "SL12", match([*honest, act(2, "draw")]))
    digit = "W4 b5 W b2 y1 y2 y3"
    fitting = [deal("r5", digit), lay(0, "W4", "b"), act(1, "challenge"), act(1, "ready")]
    yield right("a fitting digit or a Wild does not matter", "SL11 SL12", match(fitting))
    opening = [deal("W", "W4"), lay(0, "W4", "b"), act(1, "challenge"), act(1, "ready")]
    yield right("on an opening Wild it is honest", "SL12", match(opening))
    accepted = [deal("r5", "W4", "r1"), lay(0, "W4", "b"), act(1, "accept"), act(1, "ready")]
    yield right("four taken", "SL11 SL13", match([*accepted, act(2, "draw")]))


def red_duel(announced: bool = True) -> list[Json]:
    """Two players with seven red cards each, down to the lay of seat 0's last card but one."""
    log = [deal("r5", " ".join(REDS), " ".join(REDS), seats=2)]
    for card in REDS[:5]:
        log += [lay(0, card), lay(1, card)]
    return [*log, lay(0, "r7", one_card=announced)]


def one_card() -> Iterator[Case]:
    forgot = red_duel(announced=False)
    yield right("announced", "SL14", match(red_duel()))
    yield right("forgotten and called out", "SL14", match([*forgot, call(1, 0)]))
    yield right("forgotten, and nobody calls", "SL14", match([*forgot, act(1, "draw")]))
    yield wrong("announced, and called", "SL14", match([*red_duel(), call(1, 0)]))
    laid = [*forgot, lay(1, "r7", one_card=True)]
    yield wrong("called after the next card", "SL14", match([*laid, call(1, 0)]))
    yield wrong("called by oneself", "G3 SL14", match([*forgot, call(0, 0)]))
    early = [deal("r5", "r7"), lay(0, "r7", one_card=True)]
    yield wrong("announced with six cards", "SL14", match(early))


def mistakes() -> Iterator[Case]:
    log = [deal("r5", "r7", "b1", "b2", pile="b9 b9 b8 b8 b7 b7 b6")]
    wrongs = {
        "a wrong card out of turn": (lay(1, "b1"), "G1 SL9"),
        "a false call": (call(2, 0), "SL14"),
        "a false announcement": (lay(0, "r7", one_card=True), "SL14"),
    }
    for name, (mistake, rule) in wrongs.items():
        yield wrong(name, rule, match([*log, mistake]))
        paid = [*log, mistake, lay(0, "r7")]
        yield right(f"{name}, paid for", "SL16", match(paid, penalties="on"))
    drawn = [*log, act(0, "draw"), lay(0, "b9")]
    yield wrong("a drawn card that does not fit", "SL5", match(drawn))
    yield wrong("not held, penalties on", "G2", match([*log, lay(0, "b9")], penalties="on"))
    forgot = red_duel(announced=False)
    cut = [deal("r5", "r7", "b1", "r7"), lay(0, "r7"), act(1, "draw")]
    for penalties in ("off", "on"):
        told = f"penalties {penalties}"
        for first in (call(1, 0), act(1, "draw")):
            late = match([*forgot, first, call(1, 0)], penalties=penalties)
            yield wrong(f"called after {first['do']}, {told}", "SL16", late)
        yield wrong(
            f"cut in late, {told}", "SL16", match([*cut, lay(2, "r7")], penalties=penalties)
        )


def exhausted() -> list[Json]:
    """Ten players draw the pile empty; then seat 9 lays a Wild Draw Four on r5, r1, r2."""
    hands = ["r1", "r2", *[""] * 7, "W4"]
    log = [deal("r5", *hands, seats=10), lay(0, "r1"), lay(1, "r2")]
    for drawn in range(37):
        log += [act((2 + drawn) % 10, "draw"), act((2 + drawn) % 10, "pass")]
    return [*log, lay(9, "W4", "b")]


def reshuffle(*cards: str) -> Json:
    return {"chance": "reshuffle", "pile": list(cards)}


def reshuffles() -> Iterator[Case]:
    log = [*exhausted(), act(0, "accept")]
    new = reshuffle("r1", "r5", "r2")
    yield right("a new draw pile", "SL17", match([*log, new, act(1, "draw")]))
    yield wrong("an action before it", "SL17", match([*log, act(0, "ready")]))
    yield wrong("of other cards", "SL17", match([*log, reshuffle("r1", "r5")]))
    yield wrong("not due", "SL17", match([log[0], reshuffle()]))
    kept = [*exhausted(), call(4, 3), reshuffle("r1", "r5"), act(0, "accept"), reshuffle("r2")]
    for seat in range(1, 11):
        kept += [act(seat % 10, "draw"), act(seat % 10, "pass")]
    over: Json = {"winners": [], "scores": [0] * 10, "reason": "single_round"}
    over["rounds"] = [{"winner": None, "scores": [0] * 10}]
    yield right(
        "without the card that may still be challenged; then a round without a winner",
        "SL17 SL16",
        match(kept, over, penalties="on", rounds="single"),
    )


def scores() -> Iterator[Case]:
    log = [*red_duel(), lay(1, "r7", one_card=True), lay(0, "r8")]
    won: Json = {"winners": [0], "scores": [8, 0], "reason": "target"}
    won["rounds"] = [{"winner": 0, "scores": [8, 0]}]
    yield right("the winner takes", "SL18 SL19", match(log, won, target=8))
    low = won | {"scores": [0, 8], "rounds": [{"winner": 0, "scores": [0, 8]}]}
    yield right("keep low", "SL19", match(log, low, target=8, scoring="keep_low"))
    single = won | {"reason": "single_round"}
    yield right("a single round", "SL19", match(log, single, rounds="single"))
    again = deal("r5", seats=2) | {"round": 2, "dealer": 0}
    yield right("another round", "SL2", match([*log, again, act(1, "draw")]))
    yield wrong("the same dealer", "SL2", match([*log, again | {"dealer": 1}]))
    resigned = won | {"reason": "resigned"}
    left = [*log, again, act(1, "resign")]
    yield right("a round that is not over is not scored", "G6", match(left, resigned))
    yield wrong("after the round", "SL2", match([*log, act(1, "draw")]))
