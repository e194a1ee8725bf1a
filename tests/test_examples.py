"""The examples run, and the pages that teach by examples say what happens."""

import doctest
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

import fiefdom

ROOT = Path(__file__).parents[1]
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))
TRAIN = ROOT / "examples" / "train_policy.py"


def run(script: Path, folder: Path, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, script, *args], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return done.stdout


@pytest.mark.parametrize("script", [s for s in SCRIPTS if s != TRAIN], ids=lambda path: path.stem)
def test_every_example_runs(script: Path, tmp_path: Path) -> None:
    run(script, tmp_path)


@pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="pip install 'fiefdom[torch]'")
def test_a_policy_is_trained_keeps_what_it_learnt_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny = ["--tables", "8", "--every", "0.0002", "--games", "2"]
    assert "0.000256 million" in run(TRAIN, tmp_path, "--decisions", "0.0002", *tiny)
    assert (tmp_path / "policy" / "curve.svg").read_text().count("h0") == 2
    told = run(TRAIN, tmp_path, "--decisions", "0.0005", *tiny)
    assert "0.000512 million" in told
    assert "0.000256 million" not in told
    monkeypatch.chdir(tmp_path)
    bot = fiefdom.make_bot(f"{TRAIN}:Bot", "kingdom-builder", seed=1)
    state = fiefdom.game("kingdom-builder").start(2, seed=1)
    assert bot.choose(state) in state.legal()


@pytest.mark.parametrize("page", ["docs/python.md", "docs/rl.md"])
def test_what_a_page_shows_happens(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert not failed
