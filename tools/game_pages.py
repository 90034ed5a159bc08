"""Write the rules on the pages of the games in docs/games from the words that players read.

    python -m tools.game_pages

The pages in the browser and `stosy rules` have the same source: the catalogues of the games, and
the origins of their rules (`stosy.core.origins`). A test compares the pages with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from stosy.core import COMMON_RULES, PRESETS, AnyGame, Option, describe
from stosy.games import games
from stosy.text import Words
from tools.commands import ROOT

FOLDER = ROOT / "docs" / "games"
BEGIN = "<!-- From here on made by tools/game_pages.py -->\n"
END = "<!-- Up to here -->\n"


def main() -> None:
    for path, text in pages():
        path.write_text(text, encoding="utf-8")


def pages() -> Iterator[tuple[Path, str]]:
    """The pages as they have to be."""
    words = Words("en")
    yield page("common", common(words))
    for game in games().values():
        yield page(game.id, own(game, words))


def page(name: str, made: Iterable[str]) -> tuple[Path, str]:
    """A page with the part between the marks made anew."""
    path = FOLDER / f"{name}.md"
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return path, before + BEGIN + "\n" + "\n".join(made) + "\n\n" + END + after


def common(words: Words) -> Iterator[str]:
    """The rules of all games, and the presets."""
    game, *_ = games().values()
    yield from rules(game, COMMON_RULES, words)
    yield "\n## Presets\n"
    yield "A preset is a named set of options. Where it changes nothing, it is not offered.\n"
    yield f"| preset | {' | '.join(games())} |"
    yield "|---|" + "---|" * len(games())
    for name in PRESETS:
        cells = (changes(each, name) or "–" for each in games().values())
        yield f"| `{name}` | {' | '.join(cells)} |"


def own(game: AnyGame, words: Words) -> Iterator[str]:
    """The rules of a game, its options and presets."""
    yield from rules(game, game.rule_ids, words)
    yield "\n## Options\n"
    yield "| option | | values |"
    yield "|---|---|---|"
    for option in describe(game.options):
        values = "; ".join(values_of(game, option, words))
        yield f"| `{option.name}` | {words.option(game.id, option.name)} | {values} |"
    names = game.options.distinct()[1:]
    told = [f"`{name}` sets {changes(game, name)}" for name in names]
    yield f"\nPresets: {'; '.join(['`leaflet` changes nothing', *told])}."


def rules(game: AnyGame, ids: Iterable[str], words: Words) -> Iterator[str]:
    """A table of rules as players read them, with what is printed about them."""
    yield "## Rules\n"
    yield "| rule | | where it comes from |"
    yield "|---|---|---|"
    for rule in ids:
        origin = game.origin(rule)
        source = words.origin(origin)
        if origin.source == "ruling" and origin.leaflets:
            source += f" on what is printed in {printed(origin.leaflets, words)}"
        if origin.clause:
            source += f" ({origin.clause})"
        why = words.why(game.id, rule)
        yield f"| **{rule}** | {words.rule(game.id, rule)} | {source}{why and f'. {why}'} |"


def printed(leaflets: Iterable[str], words: Words) -> str:
    return words.listed([words.say(f"rules-leaflet-{each}") for each in leaflets])


def values_of(game: AnyGame, option: Option, words: Words) -> Iterator[str]:
    """What an option may be, and what follows from it."""
    for value in option.values:
        usual = " (default)" if value == option.default else ""
        _, _, about = words.option_value(game.id, option.name, value).partition(": ")
        yield f"`{value}`{usual}: {about}"
    if not option.values:
        bounds = f"from `{option.least}` to `{option.most}`"
        yield f"a whole number {bounds}, by default `{option.default}`"
    for other, defaults in option.follows.items():
        for value, number in defaults.items():
            yield f"`{number}` under `{other}: {value}`"


def changes(game: AnyGame, preset: str) -> str:
    """What a preset sets."""
    return ", ".join(f"`{k}: {v}`" for k, v in game.options.preset(preset).items())


if __name__ == "__main__":
    main()
