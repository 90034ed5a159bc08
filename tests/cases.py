"""Many small cases as one test: a test of its own costs several milliseconds, often more than the
case."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from itertools import product
from typing import Any, TypeAlias

import pytest

Test: TypeAlias = Callable[..., None]
THOROUGH = bool(int(os.environ.get("STOSY_THOROUGH") or "0"))
ParameterSet = type(pytest.param())


def cases(names: str, given: Iterable[Any]) -> Callable[[Test], Test]:
    """Run all cases as one test, which names each case that fails.

    Cases are given as to `pytest.mark.parametrize`. They share their fixtures: none may change what
    another sees.
    """
    known, listed = names.replace(",", " ").split(), [_values(case) for case in given]
    assert listed, f"no cases of {names}"

    def looped(test: Test) -> Test:
        @wraps(test)
        def run(**fixtures: Any) -> None:
            failed: list[BaseException] = []
            for case in listed:
                arguments = dict(zip(known, case if len(known) > 1 else (case,), strict=True))
                try:
                    test(**fixtures, **arguments)
                except (Exception, pytest.fail.Exception, pytest.skip.Exception) as error:
                    error.add_note(
                        "with " + ", ".join(f"{k}={v!r:.200}" for k, v in arguments.items())
                    )
                    failed.append(error)
            if failed:
                raise BaseExceptionGroup(f"{len(failed)} of {len(listed)} cases failed", failed)

        asked = inspect.signature(test)
        assert asked.parameters.keys() >= set(known), f"{test.__name__} takes no {names}"
        rest = [one for one in asked.parameters.values() if one.name not in known]
        run.__signature__ = asked.replace(parameters=rest)  # type: ignore[attr-defined]
        return run

    return looped


def in_turn(values: Sequence[Any], others: Sequence[Any]) -> list[tuple[Any, Any]]:
    """Every value with one of the others in turn, so that all occur; `make soak` takes all pairs.

    For what is decided apart, such as a game and a kind of store.
    """
    if THOROUGH:
        return list(product(values, others))
    return [(value, others[number % len(others)]) for number, value in enumerate(values)]


def _values(case: Any) -> Any:
    """A `pytest.param` stands for what is in it."""
    if not isinstance(case, ParameterSet):
        return case
    assert not case.marks, "a case has no marks of its own"
    return case.values if len(case.values) > 1 else case.values[0]
