"""What the checks of all games share: faults, typed reading, the envelope, how a match goes."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import chain, count
from typing import ClassVar, Generic, TypeVar

Entry = Mapping[str, object]
Kind = TypeVar("Kind")
Card = TypeVar("Card", int, str)
HEX_64 = re.compile(r"[0-9a-fA-F]{64}")
LOWER_64, LOWER_32 = re.compile("[0-9a-f]{64}"), re.compile("[0-9a-f]{32}")


@dataclass(frozen=True)
class Fault:
    """The first thing wrong with a record; `index` is None where the envelope is at fault."""

    index: int | None
    rule: str
    reason: str


@dataclass(frozen=True)
class Report:
    """What a check found: the first fault, if any, and how often each feature occurred."""

    error: Fault | None
    features: Counter[str]


class Broken(Exception):
    """Raised where the record and the rules part ways."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason


def demand(held: bool, rule: str, reason: str) -> None:
    """Break off unless the rule was held."""
    if not held:
        raise Broken(rule, reason)


# Reading JSON with types: True is not 1, and 2.0 is not 2.


def number(entry: Entry, key: str) -> int:
    """The whole number under a key."""
    value = entry.get(key)
    if type(value) is not int:
        raise Broken("malformed", f"{key} is not a whole number")
    return value


def word(entry: Entry, key: str) -> str:
    """The string under a key."""
    value = entry.get(key)
    if not isinstance(value, str):
        raise Broken("malformed", f"{key} is not a string")
    return value


def list_of(value: object, kind: type[Kind], name: str) -> list[Kind]:
    """A fresh list whose items are exactly of one type."""
    if not isinstance(value, list) or not all(type(item) is kind for item in value):
        raise Broken("malformed", f"{name} is not a list of {kind.__name__}")
    return list(value)


def seat_in(entry: Entry, key: str, seats: int) -> int:
    """The number of an existing seat."""
    seat = number(entry, key)
    demand(0 <= seat < seats, "no_such_seat", f"{key} {seat} does not exist")
    return seat


def same_cards(given: Iterable[Hashable], expected: Iterable[Hashable]) -> bool:
    """Whether both hold the same cards, each as often, in whatever order."""
    return Counter(given) == Counter(expected)


def follows(expected: object, given: object) -> bool:
    """Whether a result says what is expected; keys nobody expects are ignored."""
    if isinstance(expected, dict) and isinstance(given, dict):
        return all(key in given and follows(expected[key], given[key]) for key in expected)
    if isinstance(expected, list) and isinstance(given, list):
        return len(expected) == len(given) and all(map(follows, expected, given))
    return type(expected) is type(given) and expected == given


def features(names: str) -> frozenset[str]:
    """The names of features, as listed in a string."""
    return frozenset(names.split())


# The envelope.

Legal = Callable[[object], bool]


def one_of(*choices: object) -> Legal:
    """An option that takes one of these values."""
    return lambda value: any(follows(choice, value) for choice in choices)


def between(least: int, most: int) -> Legal:
    """An option that takes whole numbers."""
    return lambda value: type(value) is int and least <= value <= most


def check_options(
    options: object, legal: Mapping[str, Legal], older: Mapping[str, object]
) -> dict[str, object]:
    """Every option of the game is named, with a value it can take; `older` rules had some fixed."""
    if not isinstance(options, dict):
        raise Broken("malformed", "options is not an object")
    options = {**options, **older}
    for name, allows in legal.items():
        demand(name in options, "missing_option", f"option {name} is missing")
        bad = f"option {name} cannot be {options[name]!r}"
        demand(allows(options[name]), "bad_option_value", bad)
    return {name: options[name] for name in legal}


START: Mapping[str, Legal] = {"start": one_of("agreed", "drawn")}
"""Whether a team agrees who begins."""


def check_seats(value: object, players: range) -> int:
    """As many seats as the game has players, each with a name and who plays it."""
    seats = list_of(value, dict, "seats")
    for seat in seats:
        demand(bool(word(seat, "name")), "malformed", "a seat has an empty name")
        demand(bool(word(seat, "by")), "malformed", "a seat has an empty by")
    demand(len(seats) in players, "seat_count", f"{len(seats)} seats cannot play this game")
    return len(seats)


def check_seed(record: Entry) -> None:
    """The commitment fits the seed; a running match does not tell its seed."""
    demand("commit" in record, "malformed", "commit is missing")
    demand("mix" in record or record["record"] != 2, "malformed", "a mixed deal without its mix")
    demand("mix" not in record or record["record"] != 1, "malformed", "a mix in version 1")
    demand("mix" not in record or "daily" not in record, "malformed", "a daily deal is not mixed")
    day_runs = "daily" in record and "secret" not in of(record, "daily")
    finished = "result" in record
    demand("seed" in record or not finished or day_runs, "missing_seed", "seed is missing")
    seed, commit = record.get("seed"), record["commit"]
    if isinstance(seed, str):
        demand(bool(HEX_64.fullmatch(seed)), "bad_seed", "seed is not 64 hex digits")
    else:
        demand(seed is None, "malformed", "seed is no text")
    if "mix" in record:
        check_mixed(record)
    elif seed is not None:
        fits = str(commit).lower() == sha256(str(seed).encode("ascii")).hexdigest()
        demand(fits, "bad_commit", "commit does not fit the seed")
    elif commit is not None:
        demand("seed" not in record, "bad_commit", "commit without a seed")
        demand(bool(HEX_64.fullmatch(word(record, "commit"))), "bad_commit", "no 64 hex digits")
    if "daily" in record:
        check_daily(record, of(record, "daily"))


def of(record: Entry, key: str) -> dict[str, object]:
    """The object under a key."""
    value = record[key]
    if not isinstance(value, dict):
        raise Broken("malformed", f"{key} is no object")
    return value


def digits(entry: Entry, key: str) -> str:
    """The 64 lower-case hex digits under a key."""
    text = word(entry, key)
    demand(bool(LOWER_64.fullmatch(text)), "malformed", f"{key} is not 64 hex digits")
    return text


def check_daily(record: Entry, daily: dict[str, object]) -> None:
    """The day's secret is the one that was promised, and makes the seed; or is still kept."""
    day, commit = word(daily, "date"), digits(daily, "commit")
    try:
        demand(date.fromisoformat(day).isoformat() == day, "malformed", "no such day")
    except ValueError:
        raise Broken("malformed", "no such day") from None
    demand(("secret" in daily) == ("seed" in record), "bad_daily", "secret and seed come together")
    if "secret" in daily:
        secret = digits(daily, "secret")
        bound = f"{day}:{secret}" if record["record"] == 3 else secret
        kept = sha256(bound.encode()).hexdigest() == commit
        demand(kept, "bad_daily", "not the secret promised")
        made = sha256(f"{secret}:{word(record, 'game')}".encode()).hexdigest()
        demand(record["seed"] == made, "bad_daily", "not the seed of the day")


def check_mixed(record: Entry) -> None:
    """The seed is made of the server's number and the parts, all of which were promised."""
    mix = of(record, "mix")
    demand(number(mix, "attempt") > 0, "malformed", "no attempt")
    hashes, parts = mix.get("hashes"), mix.get("parts")
    if not isinstance(hashes, list) or not isinstance(parts, list):
        raise Broken("malformed", "hashes and parts are not lists")
    seats = list_of(record.get("seats"), dict, "seats")
    demand(len(hashes) == len(parts) == len(seats), "bad_parts", "not a part per seat")
    for seat, hashed, part in zip(seats, hashes, parts, strict=True):
        if part is None and hashed is None:
            continue
        demand(part is not None, "bad_parts", "a part was not opened")
        demand(bool(LOWER_32.fullmatch(str(part))), "malformed", "no part")
        demand(word(seat, "by") == "human", "bad_parts", "a bot has a part")
        fits = sha256(str(part).encode()).hexdigest() == hashed
        demand(
            fits and hashes.count(hashed) == 1, "bad_parts", "not the part of its hash, or twice"
        )
    demand(any(word(seat, "by") == "human" for seat in seats), "bad_parts", "nobody took part")
    demand(("server" in mix) == ("seed" in record), "bad_mix", "number and seed come together")
    if "server" not in mix:
        demand(bool(LOWER_64.fullmatch(word(record, "commit"))), "bad_commit", "no 64 hex digits")
        return
    server = digits(mix, "server")
    promised = sha256(f"{mix['attempt']}:{server}".encode()).hexdigest()
    fits = word(record, "commit") == promised
    demand(fits, "bad_commit", "commit does not fit the server's number")
    text = ":".join([server, *(part or "" for part in parts)])
    made = sha256(text.encode()).hexdigest()
    demand(made == record["seed"], "bad_mix", "the seed was not mixed so")


class Dice:
    """The random numbers of one chance entry of a seed."""

    def __init__(self, seed: str, ordinal: int) -> None:
        self.words = (
            int.from_bytes(digest[at : at + 4], "big")
            for block in count()
            for digest in (sha256(f"{seed}:{ordinal}:{block}".encode("ascii")).digest(),)
            for at in range(0, 32, 4)
        )

    def below(self, bound: int) -> int:
        """A number below the bound, each as likely."""
        limit = 2**32 - 2**32 % bound
        return next(word for word in self.words if word < limit) % bound

    def shuffle(self, cards: Iterable[Kind]) -> list[Kind]:
        """Fisher-Yates, from the last place down to the second."""
        deck = list(cards)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


class Log:
    """The entries of a record and how far the check has come."""

    def __init__(self, entries: list[dict[str, object]], seed: str | None = None) -> None:
        self.entries = entries
        self.seed = seed
        self.at = -1
        self.chances = 0

    def more(self) -> bool:
        """Whether an entry is still unread."""
        return self.at + 1 < len(self.entries)

    def read(self) -> dict[str, object]:
        """The next entry, which becomes the one under scrutiny."""
        self.at += 1
        return self.entries[self.at]

    def chance(self, kind: str) -> dict[str, object]:
        """The next entry, which has to be a chance entry of this kind."""
        due = "deal_missing" if self.at < 0 else "chance_due"
        if not self.more():
            self.at = -1
            raise Broken(due, f"the log ends where a {kind} is due")
        entry = self.read()
        demand(entry.get("chance") == kind, due, f"a {kind} is due here")
        demand("do" not in entry, "malformed", "a chance entry is no action")
        self.chances += 1
        return entry

    def dice(self) -> Dice | None:
        """The random numbers for the chance entry read last, if the seed is known."""
        return None if self.seed is None else Dice(self.seed, self.chances - 1)


# The course of a match.


class Match(ABC):
    """A match as it goes on: reads its log to the end and notes what follows from it."""

    OPTIONS: ClassVar[Mapping[str, Legal]]
    PLAYERS: ClassVar[range]
    RULES: ClassVar[int] = 1
    OLDER: ClassVar[Mapping[int, Mapping[str, object]]] = {}
    """Older versions of the rules that are the same but for options they fix."""
    FEATURES: ClassVar[frozenset[str]]

    def __init__(self, log: Log, options: dict[str, object], seats: int) -> None:
        self.log = log
        self.options = options
        self.seats = seats
        self.turn = 0
        self.result: dict[str, object] | None = None
        self.features: Counter[str] = Counter()

    def saw(self, feature: str) -> None:
        """Count a feature; an unlisted one is a mistake of the checker itself."""
        assert feature in self.FEATURES, feature
        self.features[feature] += 1

    def play(self) -> None:
        """Follow the whole log."""
        self.deal()
        while self.log.more():
            entry = self.log.read()
            demand(self.result is None, "G4", "the match is already over")
            self.act(entry)

    def act(self, entry: Entry) -> None:
        """Follow one action, be it a way to leave the match or one of the game's own."""
        demand("chance" not in entry or "do" not in entry, "malformed", "both chance and action")
        demand("chance" not in entry, "no_chance_due", "no chance entry is due here")
        seat, do = seat_in(entry, "seat", self.seats), word(entry, "do")
        self.check_notes(entry)
        if do == "resign":
            self.forfeit(seat, "resigned")
        elif do == "timeout":
            demand(seat == self.waited_for(), "G6", "only the seat waited for runs out of time")
            self.forfeit(seat, "timeout")
        else:
            self.do(seat, do, entry)

    def check_notes(self, entry: Entry) -> None:
        """`t` counts milliseconds from the start, `lost` names seats."""
        demand("t" not in entry or number(entry, "t") >= 0, "malformed", "t lies before the start")
        for seat in list_of(entry.get("lost", []), int, "lost"):
            demand(0 <= seat < self.seats, "malformed", f"lost names seat {seat}")

    def waited_for(self) -> int:
        """The seat the game waits for."""
        return self.turn

    def check_turn(self, seat: int) -> None:
        """Only the seat to act may do this."""
        demand(seat == self.turn, "G1", f"seat {self.turn} is to act, not seat {seat}")

    @abstractmethod
    def deal(self) -> None:
        """Read the deal and start the play."""

    @abstractmethod
    def do(self, seat: int, do: str, entry: Entry) -> None:
        """Follow one of the game's own actions."""

    @abstractmethod
    def forfeit(self, seat: int, reason: str) -> None:
        """End the match because a seat gave up or ran out of time."""


class TeamMatch(Match, Generic[Card]):
    """A match won or lost together, with one draw pile, turns of several lays, and signals."""

    RULES = 2
    OLDER: ClassVar[Mapping[int, Mapping[str, object]]] = {1: {"start": "drawn"}}
    DECK: ClassVar[tuple[object, ...]]
    KIND: type[Card]
    SIGNALS: ClassVar[Mapping[str, str]]
    SIGNAL_RULE: ClassVar[str]
    START_RULE: ClassVar[str]
    FINAL_RULE: ClassVar[str]

    def deal(self) -> None:
        entry = self.log.chance("deal")
        hands = list_of(entry.get("hands"), list, "hands")
        self.hands: list[list[Card]] = [list_of(hand, self.KIND, "a hand") for hand in hands]
        self.pile: list[Card] = list_of(entry.get("pile"), self.KIND, "pile")
        sizes = [len(hand) for hand in self.hands]
        demand(sizes == [self.hand_size()] * self.seats, self.deal_rule(), f"hands of {sizes}")
        dealt = chain(self.pile, *self.hands)
        demand(same_cards(dealt, self.DECK), self.deal_rule(), "these are not the game's cards")
        if dice := self.log.dice():
            made = dice.shuffle(self.DECK)
            demand([*chain(*self.hands), *self.pile] == made, "not_from_seed", "another shuffle")
        self.turn = seat_in(entry, "first", self.seats)
        self.begun: set[int] = set()
        self.lies = False
        self.standing: list[set[tuple[str, ...]]] = [set() for _ in self.hands]
        self.start_turn()

    def start_turn(self) -> None:
        """The seat to act begins; the team loses at once if it is stuck."""
        self.laid = 0
        if not self.can_start():
            self.finish("cannot_lay")

    def do(self, seat: int, do: str, entry: Entry) -> None:
        if do == "signal":
            self.signal(seat, entry)
            return
        if do == "begin":
            self.begin(seat)
            return
        demand(do != "take_back", self.FINAL_RULE, "a laid card stays")
        demand(do in ("lay", "end_turn"), "malformed", f"this game knows no {do}")
        self.check_turn(seat)
        if do == "lay":
            self.lay_held(self.hands[seat], entry)
        else:
            self.end_turn(seat)

    def begin(self, seat: int) -> None:
        """Before the first card another seat may take over, each once."""
        agreed = self.options["start"] == "agreed" and self.seats > 1
        demand(agreed, self.START_RULE, "here nobody may say who begins")
        demand(not self.lies, self.START_RULE, "the first card lies")
        demand(seat != self.turn, self.START_RULE, "this seat is to act already")
        demand(seat not in self.begun, self.START_RULE, "it has said so once")
        self.saw("begun")
        self.begun.add(seat)
        self.turn = seat
        self.start_turn()

    def lay_held(self, hand: list[Card], entry: Entry) -> None:
        """Lay a card of the hand; the last card of all wins at once."""
        [card] = list_of([entry.get("card")], self.KIND, "card")
        demand(card in hand, "G2", f"{card} is not held")
        self.lay(hand, card, word(entry, "pile"))
        self.laid += 1
        self.lies = True
        if not self.left():
            self.finish("all_laid")

    def end_turn(self, seat: int) -> None:
        """Draw, let the seat's signals lapse, go on to the next seat that holds a card."""
        self.check_end()
        while self.pile and len(self.hands[seat]) < self.hand_size():
            self.hands[seat].append(self.pile.pop(0))
        self.standing[seat].clear()
        self.turn = (seat + 1) % self.seats
        while not self.hands[self.turn]:
            self.saw("passed_over")
            self.turn = (self.turn + 1) % self.seats
        self.start_turn()

    def signal(self, seat: int, entry: Entry) -> None:
        """A signal comes from a seat with a card, is true, and does not stand already."""
        kind = word(entry, "signal")
        rule = self.SIGNALS.get(kind, self.SIGNAL_RULE)
        demand(kind in self.SIGNALS, rule, f"this game knows no signal {kind}")
        demand(bool(self.hands[seat]), rule, "a seat without cards cannot signal")
        given = self.signalled(self.hands[seat], kind, entry)
        demand(given not in self.standing[seat], rule, "the same signal still stands")
        self.standing[seat].add(given)
        self.saw(f"signal_{kind}")

    def left(self) -> int:
        """How many cards are not yet laid."""
        return len(self.pile) + sum(map(len, self.hands))

    def finish(self, reason: str) -> None:
        """End the match; the team has won only when all cards lie."""
        self.saw(reason if reason in ("resigned", "timeout") else f"end_{reason}")
        self.result = {"won": reason == "all_laid", "left": self.left(), "reason": reason}

    def forfeit(self, seat: int, reason: str) -> None:
        self.finish(reason)

    @abstractmethod
    def hand_size(self) -> int:
        """How many cards a full hand holds."""

    @abstractmethod
    def deal_rule(self) -> str:
        """The rule the deal follows."""

    @abstractmethod
    def can_start(self) -> bool:
        """Whether the seat to act can lay what a turn asks for."""

    @abstractmethod
    def lay(self, hand: list[Card], card: Card, pile: str) -> None:
        """Move a held card to a pile."""

    @abstractmethod
    def check_end(self) -> None:
        """A turn ends only once enough cards were laid."""

    @abstractmethod
    def signalled(self, hand: list[Card], kind: str, entry: Entry) -> tuple[str, ...]:
        """What a true signal says."""
