"""Writes what the kernel takes from `stosy.games`: names, decks, seats, options, action numbers.

Run by CMake, so that a game is described once. Rules are not taken: the kernel has its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

from stosy.core import Game, Option, describe
from stosy.games import find

SOURCES = Path(__file__).parent / "src/stosy_kernel"
HEAD = "// Made by kernel/generate.py from stosy.games."


def main() -> None:
    """One header with what is given of the games, and one that lists them."""
    slices = sorted(path.parent.name for path in SOURCES.glob("games/*/game.h"))
    games = {name: find(name.replace("_", "-")) for name in slices}
    reasons = list(dict.fromkeys(reason for game in games.values() for reason in reasons_of(game)))
    given_all = (line for game in games.values() for line in given(game, reasons))
    write("given", [*ends(reasons), "namespace stosy::given {", *given_all, "}"])
    write("games", listed(games))


def write(name: str, lines: Iterable[str]) -> None:
    """What is the same stays as old as it was, so that nothing is compiled again."""
    path = SOURCES / "generated" / f"{name}.h"
    text = "\n".join([HEAD, "#pragma once", *lines, ""])
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def given(game: Game[Any, Any, Any], reasons: list[str]) -> Iterator[str]:
    """A game's constants: a struct from which the game's own inherits."""
    codec = game.codec
    assert codec is not None
    deck = [codec.cards.index(card) for card in codec.deck]
    options = describe(game.options)
    yield f"struct {type(game).__name__} {{"
    yield f'    static constexpr const char* ID = "{game.id}";'
    yield f'    static constexpr const char* NAME = "{type(game).__name__}";'
    yield f"    static constexpr bool TEAM = {str(game.team).lower()};"
    yield from constants({"LEAST_SEATS": game.seats[0], "MOST_SEATS": game.seats[-1]})
    yield from constants({"CARDS": len(deck), "KINDS": len(codec.cards)})
    yield f"    static constexpr unsigned char DECK[] = {{{', '.join(map(str, deck))}}};"
    yield from constants(numbers(codec.names[:-1]))
    yield from constants({f"OPTION_{o.name.upper()}": n for n, o in enumerate(options)})
    yield from constants({"ENDS": sum(2 << reasons.index(each) for each in reasons_of(game))})
    yield from constants({"OPTIONS": len(options)})
    most = (len(option.values) - 1 if option.values else option.most for option in options)
    yield f"    static constexpr int MOST_CHOICE[] = {{{', '.join(map(str, most))}}};"
    names = {
        "cards": codec.cards,
        "deck": deck,
        "actions": codec.names[:-1],
        "options": {option.name: choices(game, option) for option in options},
    }
    yield f'    static constexpr const char* NAMES = R"({json.dumps(names)})";'
    yield "};"


def numbers(names: Iterable[Any]) -> dict[str, int]:
    """The first number of each kind of action, and of kinds with several how many they are."""
    kinds = [name["do"].upper() for name in names]
    firsts = {kind: kinds.index(kind) for kind in dict.fromkeys(kinds)}
    several = {f"{kind}S": count for kind in firsts if (count := kinds.count(kind)) > 1}
    return {**firsts, **several, "ACTIONS": len(kinds)}


def choices(game: Game[Any, Any, Any], option: Option) -> Any:
    """The values of an option, the default first; of a number the most, and 0 is the default."""
    if not option.values:
        assert option.least > 0
        return option.most
    assert option.values[0] == getattr(game.options(), option.name)
    return option.values


def constants(values: dict[str, int]) -> Iterator[str]:
    for name, value in values.items():
        yield f"    static constexpr int {name} = {value};"


def reasons_of(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Why its matches end."""
    told: tuple[str, ...] = get_args(get_type_hints(game.results)["reason"])
    return told


def ends(reasons: list[str]) -> Iterator[str]:
    """Why matches of any game end; the first is for one that has not."""
    yield "namespace stosy {"
    yield f"enum Reason : unsigned char {{ NONE, {', '.join(reasons).upper()}, REASONS }};"
    quoted = ", ".join(f'"{reason}"' for reason in ["", *reasons])
    yield f"inline constexpr const char* REASON_NAMES[] = {{{quoted}}};\n}}"


def listed(games: dict[str, Game[Any, Any, Any]]) -> Iterator[str]:
    """Every game, to go over."""
    for name in games:
        yield f'#include "../games/{name}/game.h"'
    types = [type(game).__name__ for game in games.values()]
    yield "namespace stosy {"
    for name in types:
        yield f"static_assert(Game<{name}>);"
    yield f"template <class... G>\nstruct List {{}};\nusing Games = List<{', '.join(types)}>;\n}}"


if __name__ == "__main__":
    main()
