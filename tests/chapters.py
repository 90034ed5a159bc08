"""Pages of the documentation that have chapters in a folder of their own."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def whole(name: str) -> str:
    """A page with its chapters, in the order in which it names them."""
    page = DOCS / f"{name}.md"
    text = page.read_text("utf-8")
    chapters = sorted(
        (DOCS / name).glob("*.md"), key=lambda path: text.rindex(f"({name}/{path.name})")
    )
    return "\n".join([text, *(path.read_text("utf-8") for path in chapters)])
