"""The kernel comes to the verdicts of the conformance kit on what its games' logs do."""

from __future__ import annotations

from typing import Any

from stosy_kernel.adapters import adapter_of

from stosy.core import Move, Refused, from_plain
from tests.conformance import chapter_cases
from tests.conformance.cases import Case, Json


def refused_at(record: Json) -> int | None:
    """The index of the first entry that the kernel refuses, after a deal that is right."""
    adapter: Any = adapter_of(record["game"])
    rules = adapter.rules
    options = rules.options.by_rules(record["rules"], record["options"])
    setup = rules.setup(len(record["seats"]), options)
    position = adapter.from_state(rules.start(setup, from_plain(rules, record["log"][0])).state)
    for index, plain in enumerate(record["log"][1:], start=1):
        try:
            entry = from_plain(rules, plain)
            number = adapter.number(entry.action) if isinstance(entry, Move) else None
        except (Refused, KeyError):  # there is no such action
            return index
        if isinstance(entry, Move):
            if not position.apply(entry.seat, number):
                return index
        else:
            position.take_chance(adapter.chance_cards(entry))
    return None


def is_about_moves(chapter: str, case: Case) -> bool:
    """The kernel gets its deals and shuffles from rules that have checked them."""
    if chapter == "frames" or isinstance(case.line, str):
        return False
    return case.is_right or "chance" not in case.line["log"][case.index or 0]


def test_the_kernel_agrees() -> None:
    cases = [each for each in chapter_cases() if is_about_moves(*each)]
    assert len(cases) > 150
    for _, case in cases:
        assert refused_at(case.record()) == case.index, case.name
