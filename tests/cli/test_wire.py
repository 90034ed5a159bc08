"""`stosy wire`, as people type it."""

from __future__ import annotations

import json

import pytest

from stosy.cli import main
from stosy.server.schema.json_schema import schema


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire"]) == 0
    assert json.loads(capsys.readouterr().out) == schema()
