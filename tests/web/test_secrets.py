"""What a page shows for a moment is noticed; `test_matches` listens to whole matches."""

from __future__ import annotations

from tests.web.people import People
from tests.web.play_ears import Ears


def test_what_was_shown_for_a_moment_is_remembered(person: People) -> None:
    ears = Ears(person())
    ears.person.expect_complaint("404")
    ears.person.open(f"/t/{'a' * 22}").evaluate(
        "() => { const card = document.body.appendChild(document.createElement('i'));"
        " card.dataset.card = card.dataset.face = 'r7'; card.textContent = 'red 7';"
        " return new Promise((gone) => setTimeout(() => gone(card.remove()))); }"
    )
    assert ears.shown("held") == ears.shown("faces") & {"r7"} == {"r7"}
    assert "red 7" in ears.shown("words")
