"""Screens as text, to be looked at: `python -m tests.tui.snapshots` writes them anew."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.tui.screens import alone

FOLDER = Path(__file__).parent / "snapshots"
SCREENS: Mapping[str, tuple[str, str, tuple[int, int], int, tuple[str, ...]]] = {
    "terminal": ("face-to-face", "en", (80, 24), 2, ()),
    "face-to-face": ("face-to-face", "en", (80, 24), 2, ("2",)),
    "quick-and-easy": ("quick-and-easy", "uk", (60, 20), 3, ()),
    "snakes-and-ladders": ("snakes-and-ladders", "cs", (80, 24), 4, ()),
    "the-game": ("the-game", "ru", (120, 40), 3, ("down", "right")),
    "help": ("the-game", "en", (80, 24), 1, ("?",)),
}


async def shot(name: str, folder: Path) -> str:
    """The screen at the first turn of the person, after some keys."""
    game, language, size, seats, keys = SCREENS[name]
    async with alone(game, folder, language, size, seats, level="casual") as player:
        await player.until(player.my_turn)
        await player.press(*keys)
        lines = player.text.splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SCREENS:
        with TemporaryDirectory() as folder:
            text = asyncio.run(shot(name, Path(folder)))
        (FOLDER / f"{name}.txt").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
