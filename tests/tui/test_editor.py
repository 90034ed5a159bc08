"""The line that is being typed."""

from __future__ import annotations

import pytest

from stosy.text import Words
from stosy.tui.editor import KEYS, LineEditor
from tests.tui.test_plain import Terminal, sit

LEFT, RIGHT, UP, DOWN, HOME, DELETE = "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[3~"


def typed(editor: LineEditor, keys: str) -> tuple[str, int]:
    for key in KEYS.findall(keys):
        if key == "\r":
            editor.enter()
        else:
            editor.press(key)
    return editor.text, editor.cursor


@pytest.mark.parametrize(
    ("keys", "text", "cursor"),
    [
        (f"17 dn{LEFT}{LEFT}\x7f\x7f8 ", "18 dn", 3),
        (f"up{HOME}17 ", "17 up", 3),
        (f"17 upp{LEFT}{DELETE}{DELETE}", "17 up", 5),
        (f"17 up{LEFT * 9}{RIGHT}", "17 up", 1),
        ("take back\x17", "take ", 5),
        (f"17 up{HOME}\x0b", "", 0),
        ("18 down\r17 up\r" + UP + UP + DOWN, "17 up", 5),
        ("17 up\r18" + UP + DOWN, "18", 2),
        ("\x1b[24~\x1b[1;2Pé", "é", 1),
    ],
)
def test_keys_edit_the_line(keys: str, text: str, cursor: int) -> None:
    assert typed(LineEditor(), keys) == (text, cursor)


def test_tab_completes_what_is_clear() -> None:
    editor = LineEditor()
    editor.complete = lambda text: [
        each for each in ("17 up", "17 up2", "18 down") if each.startswith(text)
    ]
    assert typed(editor, "17\t") == ("17 up", 5)
    assert typed(editor, "\x15x\t") == ("x", 1)
    assert typed(editor, "\x151\t") == ("1", 1)


def test_actions_and_commands_of_the_language_complete() -> None:
    table = sit("face-to-face", Terminal(), language="uk")
    card = table.match.state.hands[0][0]
    assert f"{card} up" in table.completions(f"{card} ")
    assert "підказка" in table.completions("підк")
    assert table.completions("") == []
    assert Words("uk").say("typed-yes").split(", ")[0] not in table.completions("т")
