"""What to do next at a table, for a person who may not know."""

from __future__ import annotations

from stosy.wire.tells import TableFacts


def hint(facts: TableFacts, you: int | None, may_return: int | None) -> str | None:
    """The message that says it; None where the game itself does."""
    if facts.phase == "closed":
        return None
    if you is None:
        if may_return is not None:
            return "join-hint-return"
        return "join-hint-watch" if facts.phase == "playing" else "join-hint-sit"
    hosts = facts.host == you
    match facts.phase:
        case "gathering":
            return "join-hint-start" if hosts else "join-hint-wait"
        case "over":
            return "join-hint-again" if hosts else "join-hint-over"
        case _:
            return None
