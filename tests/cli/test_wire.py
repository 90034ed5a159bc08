"""`stosy wire`, as people type it."""

from __future__ import annotations

import json

import pytest

from stosy.cli import main
from stosy.server.schema.json_schema import schema
from stosy.server.schema.typescript import typescript


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["usual", "json"])
def test_the_schema_is_printed(form: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire", *form]) == 0
    assert json.loads(capsys.readouterr().out) == schema()


def test_typescript_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire", "--typescript"]) == 0
    assert capsys.readouterr().out == typescript()


def test_both_at_once_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wire", "--json", "--typescript", "--lang", "en"]) == 2
    assert "--typescript" in capsys.readouterr().err
