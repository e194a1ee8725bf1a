"""What the documents say is true."""

import importlib
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config

import fiefdom
from fiefdom import Match, Rng
from setups import SETUPS, Setup

ROOT = Path(__file__).parents[1]


def made_by(code: str) -> str:
    """What a tool would write."""
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "tools", capture_output=True, text=True, check=True
    ).stdout


def test_views_md_is_made_from_the_types() -> None:
    made = made_by("import views_doc; print(views_doc.text(), end='')")
    assert made == (ROOT / "docs" / "views.md").read_text(encoding="utf-8"), "run `make types`"


def test_the_types_of_the_page_are_made_from_those_of_the_server() -> None:
    made = json.loads(made_by("import json, page_types; print(json.dumps(page_types.files()))"))
    kept = ROOT / "web" / "src" / "generated"
    assert made == {path.name: path.read_text(encoding="utf-8") for path in kept.iterdir()}, (
        "run `make types`"
    )


def strict(kind: Any) -> TypeAdapter[Any]:
    """Refuses missing, unknown and wrongly typed fields."""
    return TypeAdapter(with_config(ConfigDict(extra="forbid", strict=True))(kind))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_views_and_events_are_as_documented(setup: Setup) -> None:
    game = fiefdom.game(setup.game)
    package = f"fiefdom.games.{game.name.replace('-', '_')}"
    house = importlib.util.find_spec(f"{package}.show") is not None
    shapes = importlib.import_module(f"{package}.show.shapes" if house else f"{package}.shapes")
    view = strict(shapes.VIEW)
    events = {name: strict(kind) for name, kind in shapes.EVENTS.items()}
    match, rng = Match(game, setup.seats, 5, setup.options), Rng(5)
    for _ in range(300):
        view.validate_python(match.state.view(0))
        view.validate_python(match.state.view(None))
        if match.state.actor is None:
            break
        match.play(rng.choice(match.state.legal()))
    for event in match.events(0):
        assert isinstance(event, dict)
        facts = {name: value for name, value in event.items() if name not in ("step", "event", "seat")}
        events[event["event"]].validate_python(facts)


def test_the_bot_of_the_readme_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    code = readme.split("```python\n")[1].split("```")[0]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "won" in done.stdout


def test_the_bot_of_the_readme_plays_in_the_arena_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(readme.split("```python\n")[1].split("```")[0])
    bot = fiefdom.make_bot(f"{tmp_path}/mine.py:Bot", "kingdom-builder", seed=5)
    state = fiefdom.game("kingdom-builder").start(2, seed=7)
    assert bot.choose(state) in state.legal()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/your-own-game.md", "CONTRIBUTING.md"])
def test_the_places_that_a_page_names_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|tests|web|docs|tools|kernel|bots|server|locales)/[\w./-]+)`", text)
    linked = [str(Path(page).parent / link) for link in re.findall(r"\]\(([\w./-]+)\)", text)]
    assert named or linked
    for path in (*named, *linked):
        if "harvest" not in path:  # the game of the tutorial
            assert (ROOT / path).exists() or (ROOT / "src/fiefdom" / path).exists(), path


def test_pinned_requirements_name_packages_alone() -> None:
    for file in (ROOT / "requirements").iterdir():
        for line in file.read_text(encoding="utf-8").splitlines():
            assert "://" not in line, f"{file.name}: {line}"
