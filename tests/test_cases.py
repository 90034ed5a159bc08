"""A loop of cases fails as tests of their own would."""

from __future__ import annotations

import inspect

import pytest

from tests.cases import cases


def test_every_case_runs_and_those_that_fail_are_named() -> None:
    seen: list[tuple[str, int]] = []

    @cases("letter", "ab")
    @cases("low, high", [(1, 2), (3, 3), (5, 5)])
    def check(letter: str, low: int, high: int, sink: list[tuple[str, int]]) -> None:
        sink.append((letter, low))
        assert low < high

    assert [*inspect.signature(check).parameters] == ["sink"]
    with pytest.raises(BaseExceptionGroup, match="2 of 2 cases failed") as found:
        check(sink=seen)
    assert seen == [(letter, low) for letter in "ab" for low in (1, 3, 5)]
    [a, b] = found.value.exceptions
    assert (a.__notes__, b.__notes__) == (["with letter='a'"], ["with letter='b'"])
    assert isinstance(a, BaseExceptionGroup)
    assert [one.__notes__ for one in a.exceptions] == [
        ["with low=3, high=3"],
        ["with low=5, high=5"],
    ]


@pytest.mark.parametrize("leaves", [pytest.skip, pytest.fail])
def test_a_case_that_leaves_does_not_hide_the_next(leaves: object) -> None:
    seen: list[int] = []

    @cases("number", range(3))
    def check(number: int) -> None:
        seen.append(number)
        assert callable(leaves)
        leaves("on the way")

    with pytest.raises(BaseExceptionGroup, match="3 of 3"):
        check()
    assert seen == [0, 1, 2]


def test_cases_are_not_empty_and_are_taken_by_the_test() -> None:
    with pytest.raises(AssertionError, match="no cases"):
        cases("number", [])
    with pytest.raises(AssertionError, match="takes no number"):

        @cases("number", [1])
        def check() -> None: ...
