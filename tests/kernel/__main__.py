"""`python -m tests.kernel --walks 461`: both engines compared, action by action, at every table."""

from __future__ import annotations

from argparse import ArgumentParser
from time import perf_counter

from tests.kernel import MISSING


def main() -> None:
    parser = ArgumentParser(prog="make fuzz")
    parser.add_argument("--walks", type=int, default=461)
    parser.add_argument("--first", type=int, default=0, help="the number of the first walk")
    parser.add_argument("--matches", type=int, default=0, help="so many of teams, only verdicts")
    given = parser.parse_args()
    if MISSING:
        print("the kernel is not built: nothing to compare")
        return
    if given.matches:
        from tests.kernel import quick_matches

        counts = quick_matches.compared(given.matches)
        print(", ".join(f"{what} {count:,}" for what, count in sorted(counts.items())))
        return
    from tests.kernel.long_walks import compared

    began = perf_counter()
    actions = compared(range(given.first, given.first + given.walks))
    for game, count in sorted(actions.items()):
        print(f"{game}: {count:,} actions compared")
    print(f"{actions.total():,} in all, {perf_counter() - began:.0f} s; both engines agree")


if __name__ == "__main__":
    main()
