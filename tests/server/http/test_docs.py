"""What docs/api.md shows works as it stands there."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from server.table_side import PATIENCE, RunningServer

API = Path(__file__).parents[3] / "docs" / "api.md"


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
