"""A game that lacks something does not compile, and the compiler says what is missing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "kernel/src/stosy_kernel"

RULES = {
    "ID": 'static constexpr const char* ID = "sample";',
    "NAME": 'static constexpr const char* NAME = "Sample";',
    "LEAST_SEATS": "static constexpr int LEAST_SEATS = 1;",
    "MOST_SEATS": "static constexpr int MOST_SEATS = 2;",
    "TEAM": "static constexpr bool TEAM = false;",
    "CARDS": "static constexpr int CARDS = 2;",
    "ACTIONS": "static constexpr int ACTIONS = 3;",
    "RESIGN": "static constexpr int RESIGN = 1;",
    "TIMEOUT": "static constexpr int TIMEOUT = 2;",
    "OPTIONS": "static constexpr int OPTIONS = 1;",
    "MOST_CHOICE": "static constexpr int MOST_CHOICE[] = {0};",
    "State": "struct State { u8 deck[2]; };",
    "Options": "struct Options { static Options read(const std::vector<int>&); };",
    "Facts": "struct Facts { static void each_field(auto&&); };",
    "List": "using List = Actions<3>;",
    "Choices": "struct Choices { Choices(const State&); int count; Choice at(int) const; };",
    "DECKS": "static constexpr int DECKS = 1;",
    "set_out": "static void set_out(State&);",
    "dealt": "static int dealt(int, int);",
    "start": "static void start(State&, Options, int, int);",
    "draws": "static bool draws(const State&, int);",
    "next_deck": "static int next_deck(const State&);",
    "need": "static int need(const State&, int);",
    "deck": "static u8* deck(State&, int);",
    "deck_size": "static int deck_size(const State&, int);",
    "OPPORTUNITIES": "static constexpr bool OPPORTUNITIES = false;",
    "seats": "static int seats(const State&);",
    "over": "static bool over(const State&);",
    "turn": "static int turn(const State&);",
    "signals": "static bool signals(int);",
    "takes_back": "static bool takes_back(int);",
    "takes_turn": "static bool takes_turn(int);",
    "legal": "static void legal(const State&, int, List&);",
    "legal_set": "static void legal_set(const State&, int, auto&);",
    "allowed": "static bool allowed(const State&, int, int);",
    "fallback": "static Action fallback(const State&);",
    "play": "static void play(State&, int, Action);",
    "outcome": "static Outcome outcome(const State&);",
    "mistake": "static int mistake(const State&, int, auto);",
    "accepts_mistakes": "static bool accepts_mistakes(const State&);",
    "is_matter_of_trust": "static bool is_matter_of_trust(const State&, int);",
    "facts": "static Facts facts(const State&);",
    "from_facts": "static State from_facts(const Facts&);",
    "read_facts": "static State read_facts(const Facts&);",
    "check_running": "static void check_running(const State&);",
    "CHANCE": "static constexpr bool CHANCE = true;",
    "Round": "using Round = int;",
    "chance_due": "static bool chance_due(const State&);",
    "deal_due": "static bool deal_due(const State&);",
    "gather": "static void gather(State&);",
    "chance_need": "static int chance_need(const State&);",
    "take_chance": "static void take_chance(State&);",
    "turn_opening": "static void turn_opening(State&, int, const Rng&, u64);",
    "check_opening": "static void check_opening(const State&, int);",
    "round": "static Round round(const State&);",
}
REDEAL = {"redeal": "static bool redeal(State&, int, const Rng&, u64);"}
NEEDED_BY_OTHERS = {"State", "ACTIONS", "Options", "Facts", "List", "Round"}
"""Without these the other lines of the sample would not compile."""
PARTS = {
    "Sight": {
        "PARTS": "static constexpr unsigned PARTS = 0;",
        "layout": "static constexpr struct { constexpr int size() const { return 0; } } layout{};",
        "opportunity": "static bool opportunity(const State&, int);",
        "write": "static void write(const State&, int, u8*);",
    },
    "Features": {
        "known": "static bool known(const State&);",
        "turns": "static int turns(const State&);",
        "begins": "static bool begins(const State&);",
        "of_any_seat": "static constexpr bool of_any_seat = false;",
        "shared": "static constexpr bool shared = false;",
        "TURNS": "static constexpr int TURNS = 1;",
        "LAST_TURN_OF_SLIPS": "static constexpr bool LAST_TURN_OF_SLIPS = false;",
        "count": "static void count(const State&, float*);",
    },
    "Sense": {
        "Weights": 'struct Weights { static constexpr const char* NAMES[] = {"lay"}; int lay; };',
        "quiet": "static bool quiet(const auto&);",
        "score": "int score(int) const;",
    },
    "Aim": {
        "reached": "static bool reached(const State&);",
        "value": "static u64 value(const State&, int);",
        "chance": "static u64 chance(const State&, int);",
        "winning": "static u64 winning(u64);",
    },
    "Belief": {"settle": "static void settle(State&, int, const auto&, const Rng&);"},
    "Solver": {
        "KNOWN": "static constexpr bool KNOWN = false;",
        "WHOLE": "static constexpr bool WHOLE = false;",
    },
}
OBLIGATIONS = {
    "Sight": "GameView",
    "Features": "GameFeatures",
    "Sense": "GameSearch",
    "Aim": "GameSearch",
    "Belief": "GameSearch",
    "Solver": "GameSearch",
}
KEYS = {"Sense": "class", "Belief": "class"}


def without(lines: Mapping[str, str], missing: str) -> str:
    """The lines of all members but this."""
    return " ".join(line for name, line in lines.items() if name != missing)


def part_of(kind: str, game: str, missing: str) -> str:
    """A specialisation of the template for a game that lacks a member."""
    maker = f"{kind}(const State&, int, const auto&);" if kind == "Sense" else ""
    return (
        f"template <> {KEYS.get(kind, 'struct')} stosy::{kind}<{game}> {{ public:"
        f" using State = {game}::State; {maker} {without(PARTS[kind], missing)} }};"
    )


def whole(game: str, obligation: str, kind: str = "", missing: str = "") -> str:
    """A game all of whose parts are there, but for one member of one part."""
    parts = (part_of(name, game, missing if name == kind else "") for name in PARTS)
    rules = f"struct {game} {{ {without(RULES | REDEAL, '')} }};"
    return " ".join([rules, *parts, f"static_assert({obligation}<{game}>);"])


def lacking() -> Iterator[tuple[str, str]]:
    """A game for each member that it lacks, and that member."""
    for missing in RULES:
        if missing in NEEDED_BY_OTHERS:
            continue
        game = f"Game_{missing}"
        yield (
            f"struct {game} {{ {without(RULES, missing)} }}; static_assert(GameRules<{game}>);",
            missing,
        )
    unseen = f"struct Unseen {{ {without(RULES, '')} }}; static_assert(GameView<Unseen>);"
    yield unseen, "redeal"
    for kind, members in PARTS.items():
        for missing in members:
            game = f"{kind}_{missing}"
            yield whole(game, OBLIGATIONS[kind], kind, missing), missing


def compiler() -> str:
    """The compiler that the kernel is made with."""
    found = map(shutil.which, os.environ.get("CXX", "c++ g++ clang++").split())
    return next(filter(None, found))


def said_of(*programs: str) -> str:
    """What the compiler says of programs, each on a line of its own."""
    version = subprocess.run([compiler(), "--version"], capture_output=True, text=True).stdout
    talk = ["-ferror-limit=0"] if "clang" in version else ["-fconcepts-diagnostics-depth=2"]
    done = subprocess.run(
        [compiler(), "-std=c++20", "-fsyntax-only", *talk, f"-I{SOURCES}", "-x", "c++", "-"],
        input="\n".join(['#include "concepts.h"', "using namespace stosy;", *programs, ""]),
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
    )
    return done.stderr


def test_a_whole_game_compiles() -> None:
    obligations = ["GameRules", "GameView", "GameFeatures", "GameSearch", "Game"]
    assert said_of(*(whole(f"For{each}", each) for each in obligations)) == ""


def test_what_is_missing_is_named() -> None:
    programs, members = zip(*lacking(), strict=True)
    complaints = re.split(r"<stdin>:\d+:\d+: error: ", said_of(*programs))[1:]
    assert len(complaints) == len(members)
    for member, complaint in zip(members, complaints, strict=True):
        reasons = re.findall(r": (?:note|error): .*", complaint)
        assert re.search(rf"\b{member}\b", "".join(reasons)), complaint
