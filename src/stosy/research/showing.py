"""An episode as plain text, for `render` and for logs."""

from __future__ import annotations

from typing import Any

import msgspec

from stosy.research.episode import Episode


def shown(episode: Episode) -> str:
    """What a spectator sees, a line for each fact, and who is asked."""
    view = episode.spec.rules.public_view(episode.state)
    facts: dict[str, Any] = {name: getattr(view, name) for name in ("turn", *view.shown)}
    lines = [f"{name}: {_text(value)}" for name, value in facts.items()]
    if episode.over:
        result = "cut off" if episode.truncated else _text(view.result)
        return "\n".join([*lines, f"result: {result}"])
    passes = " (may pass)" if episode.aside else ""
    return "\n".join([*lines, f"asked: seat {episode.seat}{passes}"])


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
