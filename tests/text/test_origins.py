"""Every rule knows where it comes from, and says why where the print is silent or wrong."""

from __future__ import annotations

from stosy.core import COMMON_RULES, AnyGame, describe
from stosy.core.origins import COMMON_ORIGINS
from stosy.games import games
from stosy.text import LANGUAGES, Words
from tests.cases import cases
from tests.text.ftl import game_file, messages

every_game = cases("game", games().values())
every_language = cases("language", LANGUAGES)


@every_game
def test_each_rule_has_its_origin(game: AnyGame) -> None:
    assert tuple(game.origins) == game.rule_ids
    assert tuple(COMMON_ORIGINS) == COMMON_RULES
    for origin in game.origins.values():
        assert (origin.source not in ("printed", "slip")) or origin.leaflets
        assert (origin.source == "slip") == bool(origin.slips)
        assert bool(origin.leaflets) == bool(origin.clause)
        assert not {*origin.leaflets} & {*origin.otherwise}


@every_game
def test_every_option_belongs_to_a_rule(game: AnyGame) -> None:
    named = [option for origin in game.origins.values() for option in origin.options]
    assert sorted(named) == sorted(option.name for option in describe(game.options))


@every_game
def test_a_preset_of_a_leaflet_is_what_its_rules_say_otherwise(game: AnyGame) -> None:
    for language in LANGUAGES[1:]:
        changed = game.options.preset(f"leaflet-{language}")
        said = [each for each in game.origins.values() if language in each.otherwise]
        assert sorted(changed) == sorted(option for each in said for option in each.options)


@every_language
@every_game
def test_every_ruling_and_slip_says_why(language: str, game: AnyGame) -> None:
    own = messages(language, game_file(game.id))
    known = {name.removeprefix("rules-why-") for name in own if name.startswith("rules-why-")}
    wanted = {rule for rule, each in game.origins.items() if each.source in ("ruling", "slip")}
    assert wanted <= known <= {*game.rule_ids}


def test_what_leaflets_contradict_is_said_in_their_language() -> None:
    """With the name of that language, unless all leaflets are wrong together."""
    names = {"uk": "україн", "ru": "русск", "cs": "čes"}
    for game in games().values():
        for rule, origin in game.origins.items():
            for language in {*origin.slips, *origin.otherwise}:
                told = Words(language).why(game.id, rule)
                assert told
                assert origin.slips == origin.leaflets or names[language] in told


@every_language
def test_a_rule_is_told_with_its_origin_and_reason(language: str) -> None:
    words, game = Words(language), games()["snakes-and-ladders"]
    told = words.rule_explained(game, "SL3")
    assert told.startswith(words.rule(game.id, "SL3"))
    assert told.endswith(words.why(game.id, "SL3"))
    assert words.say("rules-origin-ruling") in told
    assert words.rule_explained(game, "G3").endswith(f"[{words.say('rules-origin-ours')}]")
