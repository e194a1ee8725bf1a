"""What docs/api.md shows works as it stands there."""

import os
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

import fiefdom
from fiefdom.server.figures import Figures
from server.table_side import PATIENCE, RunningServer

API = Path(__file__).parents[3] / "docs" / "api.md"
SETTING = re.compile(r"\bFIEFDOM_[A-Z_]+[A-Z]\b")


@pytest.mark.parametrize(
    "shape", ["NewMatch", "GameInfo", "TableOut", "TableLine", "TermsWish", "ShareOut", "JudgedOut", "WhatIf"]
)
def test_every_field_is_named(shape: str, server: RunningServer) -> None:
    asked = server.app.openapi()["components"]["schemas"][shape]["properties"]
    text = API.read_text()
    assert [name for name in asked if f'"{name}"' not in text and f"`{name}`" not in text] == []


def test_no_row_of_a_table_stands_alone() -> None:
    """A row after an empty line is no row but a line full of strokes."""
    lines = API.read_text().splitlines()
    heads = [
        after for before, after in zip(["", *lines], lines, strict=False) if not before and after[:1] == "|"
    ]
    assert [head for head in heads if not re.match(r"\| (call|status) \|", head)] == []


def test_every_setting_of_the_code_is_in_hosting_md() -> None:
    source = Path(fiefdom.__file__).parent
    named = {name for file in source.rglob("*.py") for name in SETTING.findall(file.read_text())}
    named |= {f"FIEFDOM_LIMIT_{field.name.upper()}" for field in fields(Figures)}
    text = (API.parent / "hosting.md").read_text()
    assert sorted(name for name in named if f"`{name}`" not in text) == []


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_one_whole_game_with_curl(server: RunningServer) -> None:
    section = API.read_text().partition("## One whole game with curl")[2]
    (script,) = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    done = subprocess.run(
        ["sh", "-eu", "-c", script],
        env={**os.environ, "FIEFDOM": server.url, "PAUSE": "0"},
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    scores, winners, head, _ = done.stdout.splitlines()
    assert re.fullmatch(r'"scores":\[\d+,\d+\]', scores)
    assert re.fullmatch(r'"winners":\[[01](,1)?\]', winners)
    assert head.startswith('{"fiefdom": 1, "game": "the-builders"')
