"""Refusals are data: a code for programs, a rule id for people, facts for the words."""

from __future__ import annotations


class Refused(Exception):
    """An action or request is not allowed; nothing has changed.

    `code` names the reason, `rule` the rule that decides it, and `facts` the cards, piles and
    numbers that `stosy.text` needs to explain it.
    """

    def __init__(self, code: str, rule: str, **facts: object) -> None:
        super().__init__(code, rule, facts)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code} ({self.rule})" + (f": {facts}" if facts else "")

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (self.code, self.rule, self.facts)


def _refused(code: str, rule: str, facts: dict[str, object]) -> Refused:
    """Unpickle a refusal from another process."""
    return Refused(code, rule, **facts)
