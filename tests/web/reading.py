"""What a page says has to be words: no ids of messages, nothing that a program left behind."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

STOSY = Path(__file__).parents[2] / "src/stosy"
ID = re.compile(r"^([a-z]+(?:-[a-z0-9]+)+)\s*=", re.MULTILINE)

SAID = """
() => {
  const said = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) said.push(walk.currentNode.data.trim());
  const names = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
  for (const name of names)
    for (const element of document.body.querySelectorAll(`[${name}]`))
      said.push(element.getAttribute(name));
  return said.filter(Boolean);
}
"""

LEFT_BEHIND = re.compile(r"\bundefined\b|\bNaN\b|\[object|\{ ?\$|\$\{|\{\{|�")


@cache
def message_ids() -> frozenset[str]:
    files = STOSY.glob("**/en/*.ftl")
    found = frozenset(each for file in files for each in ID.findall(file.read_text("utf-8")))
    assert len(found) > 300
    return found


def assert_words(page: Page) -> None:
    """Everything said, be it seen or heard, is meant for people."""
    said: list[str] = page.evaluate(SAID)
    assert len(said) > 3, said
    wrong = [text for text in said if LEFT_BEHIND.search(text) or has_id(text)]
    assert not wrong, wrong


def has_id(text: str) -> bool:
    return any(word.strip(".,:;!?()«»„“”\"'") in message_ids() for word in text.split())
