"""What the words are, in English."""

from __future__ import annotations

import pytest

from stosy.chat import guest_name
from stosy.core import Ended, Event, Refused, Resign, Result
from stosy.games.face_to_face.state import FaceToFaceResult
from stosy.games.rows.piles import Dealt, Drew, EndTurn, Laid, Lay, TookBack
from stosy.games.rows.team_state import Signal, Signalled, TeamResult
from stosy.games.snakes_and_ladders import events as sl
from stosy.games.snakes_and_ladders.state import (
    CallOut,
    SnakesAndLaddersResult,
)
from stosy.games.snakes_and_ladders.state import Lay as LayCard
from stosy.text import LANGUAGES, NoMessage, UnknownLanguage, Words, match, plain
from stosy.vocabulary.events import Talked
from tests.cases import cases
from tests.text.spaces import spaced

FF, QE, SL, TG = "face-to-face", "quick-and-easy", "snakes-and-ladders", "the-game"
NAMES = ("Sara", "Tim", "Olha")
WORDS = Words("en")


@cases(
    "tag, language",
    [
        ("uk_UA.UTF-8", "uk"),
        ("cs", "cs"),
        ("ru-RU", "ru"),
        ("RU", "ru"),
        ("en_GB.UTF-8@euro", "en"),
        ("de:cs:en", "cs"),
        ("fr-CH, uk;q=0.9, en;q=0.8", "uk"),
        ("C.UTF-8", "en"),
        ("", "en"),
        ("ukelele", "en"),
    ],
)
def test_languages_are_matched_from_tags(tag: str, language: str) -> None:
    assert match(tag) == language


def test_an_unknown_language_is_an_error_that_names_the_known() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*en, uk, ru, cs"):
        Words("de")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(NoMessage, match="play-chess"):
        WORDS.say("play-chess")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks(language: str) -> None:
    assert Words(language).language == language
    assert Words(language).say("colour-r")


@cases(
    "game, card, text",
    [
        (FF, 17, "17"),
        (QE, "r7", "red 7"),
        (QE, "y10", "yellow 10"),
        (SL, "bS", "blue Skip"),
        (SL, "g0", "green 0"),
        (SL, "W", "Wild"),
        (SL, "W4", "Wild Draw Four"),
        (SL, "x\x1b[2J", "x\N{REPLACEMENT CHARACTER}[2J"),
        (SL, "p5", "p5"),
        (SL, "", ""),
    ],
)
def test_cards(game: str, card: str | int, text: str) -> None:
    assert spaced(WORDS.card(game, card)) == text


def test_a_colour_and_its_card_stay_on_one_line() -> None:
    assert WORDS.card(QE, "r7") == "red\u00a07"
    assert WORDS.card(SL, "bS") == "blue\u00a0Skip"


def test_lists_of_cards() -> None:
    assert spaced(WORDS.cards(QE, ("r7", "p1"))) == "red 7, purple 1"
    assert WORDS.cards(TG, ()) == "no cards"


def test_piles() -> None:
    assert WORDS.pile(FF, "up") == "your rising pile"
    assert WORDS.pile(FF, "their_down") == "your opponent’s falling pile"
    assert WORDS.pile(TG, "down2") == "the second falling pile"


@cases("game, event, viewer, text", [
        (FF, Laid(0, 17, "up", False), 0, "You lay 17 on your rising pile."),
        (FF, Laid(0, 17, "up", True), 1,
         "Sara lays 17 on their own rising pile with the reverse trick."),
        (FF, Laid(0, 12, "their_up", False), 1, "Sara lays 12 on your rising pile."),
        (FF, Laid(0, 12, "their_up", False), None, "Sara lays 12 on the opponent’s rising pile."),
        (FF, TookBack(0, 12, "down"), 0, "You take 12 back from your falling pile."),
        (FF, Dealt(1, hands=(None, (3, 5))), 1,
         "The cards are dealt, and you begin. Your hand: 3, 5."),
        (FF, Dealt(1, hands=(None, None)), None, "The cards are dealt, and Tim begins."),
        (FF, Drew(0, 0, ()), 0, "There is nothing left for you to draw."),
        (TG, Drew(0, 1, (45,)), 0, "You draw a card: 45."),
        (TG, Drew(0, 2, None), 2, "Sara draws 2 cards."),
        (QE, Laid(2, "g8", "down", True), 0,
         "Olha lays the green 8 on the falling pile with the reverse trick."),
        (QE, Signalled(1, Signal("height", colour="y", level="high")), 0,
         "Tim says: “I have a high yellow card.”"),
        (FF, Ended(FaceToFaceResult(0, "all_laid")), 0,
         "You have laid your last card: you win!"),
        (SL, sl.CardLaid(1, "W", "b", True, False), 0,
         "Tim lays a Wild, choosing blue. “One card!”"),
        (SL, sl.CardLaid(0, "r5", None, False, True), 0, "You cut in with a red 5."),
        (SL, sl.CardsTaken(0, 2, "two", ("r1", "W")), 0,
         "You take 2 cards for the Draw Two: red 1, Wild."),
        (SL, sl.CardsTaken(0, 1, "draw", None), 1, "Sara takes a card from the draw pile."),
        (SL, sl.Challenged(0, 1, True, ("r1", "W4")), 1,
         "Sara challenges you. It was a bluff, and the Wild Draw Four goes back!"
         " The hand shown: red 1, Wild Draw Four."),
        (SL, sl.Erred(2, "call", target=0), 0,
         "A mistake: Olha calls you out, but you have forgotten nothing."),
        (SL, sl.RoundEnded(3, None, (1, 2, 3), (10, 20, 30)), 0,
         "Round 3 ends without a winner. Points: Sara: 1, Tim: 2, Olha: 3."
         " Totals: Sara: 10, Tim: 20, Olha: 30."),
        (SL, sl.RoundEnded(1, 0, (6, 0, 0), (6, 0, 0)), 0,
         "You win round 1! Points: Sara: 6, Tim: 0, Olha: 0."),
    ])  # fmt: skip
def test_events(game: str, event: Event, viewer: int | None, text: str) -> None:
    assert spaced(WORDS.event(game, event, NAMES, viewer)) == text


def test_actions() -> None:
    assert WORDS.action(FF, Lay(17, "up")) == "lay 17 on your rising pile"
    assert WORDS.action(FF, EndTurn()) == "end the turn"
    assert WORDS.action(FF, Resign()) == "resign"
    assert WORDS.action(SL, CallOut(1), NAMES) == "call out Tim"
    assert WORDS.action(SL, LayCard("W", "b", True)) == "lay a Wild for blue and say “One card!”"
    assert WORDS.action(TG, Signal("leave", pile="up2")) == (
        "say: “Please don’t lay on the second rising pile.”"
    )


@cases("game, refused, text", [
        (FF, Refused("not_higher", "FF4", card=17, pile="up", top=26),
         "Your rising pile takes a higher card, or the card exactly ten below its top."
         " The top is 26, and 17 is neither."),
        (TG, Refused("too_few_laid", "TG2", laid=1, count=2),
         "This turn needs at least 2 cards; laid so far: 1."),
        (TG, Refused("too_few_laid", "TG2", laid=0, count=1),
         "This turn needs at least 1 card; laid so far: 0."),
        (SL, Refused("not_your_turn", "G1", seat=1), "It is Tim’s turn, not yours."),
        (SL, Refused("not_your_turn", "G1", seat=7), "It is Player 8’s turn, not yours."),
        (SL, Refused("no_fit", "SL5", card="b4", top="r7", colour="r"),
         "You need red, or the number or picture of the top card (red 7); blue 4 has neither."
         ""),
        (None, Refused("no_such_game", "G3", game="chess\n", allowed="the-game"),
         "There is no game “chess\N{REPLACEMENT CHARACTER}”. You can choose: the-game."),
        (FF, Refused("result_wrong", "G3", derived={"winner": 0}),
         'The written result is not what the play leads to, which is: {"winner":0}'),
        (TG, Refused("never_heard_of", "G3"), "The rules do not allow that."),
    ])  # fmt: skip
def test_refusals(game: str | None, refused: Refused, text: str) -> None:
    assert spaced(WORDS.refusal(game, refused, NAMES)) == text


def test_a_refusal_is_told_to_a_viewer() -> None:
    refused = Refused("wait_for_ready", "SL13", seat=1)
    assert (
        WORDS.refusal(SL, refused, NAMES, 0) == "Tim is still sorting the new cards; please wait."
    )
    assert WORDS.refusal(SL, refused, NAMES, 1) == "First sort your new cards and say “Ready”."


def test_a_refusal_lists_piles_by_their_names() -> None:
    refused = Refused("no_such_pile", "G2", name="up", piles=("up1", "down2"))
    assert WORDS.refusal(TG, refused) == (
        "There is no such pile here. The piles are: the first rising pile, the second falling pile."
    )


def test_nobody_is_told_to_cut_in_on_a_wild_draw_four() -> None:
    refused = Refused("not_identical", "SL9", card="r5", top="W4")
    assert spaced(WORDS.refusal(SL, refused)).startswith("Nobody can cut in on a Wild Draw Four")


@cases("game, result, viewer, text", [
        (FF, FaceToFaceResult(0, "cannot_lay"), 1,
         "You cannot lay two cards any more: Sara wins."),
        (FF, FaceToFaceResult(0, "cannot_lay"), None,
         "Sara wins: the opponent cannot lay two cards."),
        (FF, FaceToFaceResult(1, "resigned"), 0, "You resign: Tim wins."),
        (TG, TeamResult(False, 1, "cannot_lay"), 0,
         "Not enough cards fit: the game is lost with one card left."
         " An excellent result!"),
        (TG, TeamResult(False, 40, "cannot_lay"), None,
         "Not enough cards fit: the game is lost with 40 cards left."),
        (QE, TeamResult(True, 0, "all_laid"), 0, "Every card is laid: the game is won!"),
        (SL, SnakesAndLaddersResult((0,), (512, 130, 7), (), "target"), 0,
         "You win! Points: Sara: 512, Tim: 130, Olha: 7."),
        (SL, SnakesAndLaddersResult((0, 2), (1, 2, 3), (), "resigned"), 2,
         "A player resigns. You are among the winners: Sara and Olha."),
        (SL, SnakesAndLaddersResult((), (1, 2, 3), (), "single_round"), None,
         "Nobody wins. Points: Sara: 1, Tim: 2, Olha: 3."),
    ])  # fmt: skip
def test_results(game: str, result: Result, viewer: int | None, text: str) -> None:
    assert spaced(WORDS.result(game, result, NAMES, viewer)) == text


def test_options_and_presets() -> None:
    assert WORDS.option(FF, "single_last_card") == "A single last card"
    assert WORDS.option_value(FF, "single_last_card", "may_be_laid").startswith("may be laid: ")
    assert WORDS.option_value(TG, "minimum", 3).startswith("three: ")
    assert spaced(WORDS.option_value(SL, "target", 1)).startswith("1 point: ")
    assert spaced(WORDS.option_value(SL, "target", 300)).startswith("300 points: ")
    assert WORDS.preset("family").startswith("Family: ")


def test_rules_and_games() -> None:
    assert WORDS.game_name(QE) == "The Game: Quick & Easy"
    assert "58 cards" in spaced(WORDS.idea(FF))
    assert "reverse trick" in WORDS.rule(QE, "QE4")
    assert WORDS.rule(QE, "G5") == WORDS.rule(SL, "G5")


def test_messages_by_id() -> None:
    assert WORDS.say("part-left", left=1) == "one card left"
    assert spaced(WORDS.say("part-left", left=5)) == "5 cards left"
    assert WORDS.say("part-trick", trick=True).strip() == "with the reverse trick"
    assert WORDS.say("play-prompt") == "What do you do?"


def test_who_gave_no_name_is_called_in_the_language_of_the_reader() -> None:
    guest, laid = guest_name(875), Laid(0, 5, "up1", False)
    for language, name in (("en", "Guest 875"), ("uk", "Гість 875"), ("cs", "Host 875")):
        words = Words(language)
        assert spaced(words.person(guest)) == name
        assert name in spaced(words.event(TG, laid, (guest,), None))
        assert name in spaced(words.event(TG, Talked(0, guest, "!"), (), 1))
    assert WORDS.person("#8750") == "#8750"


def test_text_from_outside_cannot_command_a_terminal() -> None:
    assert plain("Зоряна 👩‍🚀") == "Зоряна 👩‍🚀"
    laid = WORDS.event(TG, Laid(0, 5, "up1", False), ("\x1b[2JTim\u202e",), None)
    assert "\x1b" not in laid
    assert "\u202e" not in laid
