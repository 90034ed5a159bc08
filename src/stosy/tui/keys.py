"""A terminal that prints lines while somebody types, without mixing the two."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.patch_stdout import patch_stdout
from prompt_toolkit.shortcuts import CompleteStyle

from stosy.tui.lines import wrapped


class Lines(Completer):
    """Whole lines that a text may become."""

    lines: Callable[[str], Sequence[str]] | None = None

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        text = document.text_before_cursor
        for line in () if self.lines is None else self.lines(text):
            yield Completion(line, start_position=-len(text))


class Keys:
    """An editor with history and completion below the printed lines."""

    def __init__(self) -> None:
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")
        self._asked = ""
        self._completer = Lines()
        self._session: PromptSession[str] = PromptSession(
            lambda: self._asked,
            completer=self._completer,
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
        )
        self._typed: asyncio.Queue[str | None] = asyncio.Queue()
        self._stack = ExitStack()

    def __enter__(self) -> Keys:
        self._stack.enter_context(patch_stdout())
        self._reading = asyncio.create_task(self._read())
        return self

    def __exit__(self, *error: object) -> None:
        self._reading.cancel()
        self._stack.close()

    def tell(self, line: str) -> None:
        print(wrapped(line))

    def prompt(self, text: str) -> None:
        self._asked = f"{text} " if text else ""
        self._session.app.invalidate()

    def complete(self, completions: Callable[[str], Sequence[str]]) -> None:
        self._completer.lines = completions

    async def line(self) -> str | None:
        return await self._typed.get()

    async def _read(self) -> None:
        try:
            while True:
                self._typed.put_nowait(await self._session.prompt_async(handle_sigint=False))
        except EOFError:
            self._typed.put_nowait(None)
        except KeyboardInterrupt:
            signal.raise_signal(signal.SIGINT)
