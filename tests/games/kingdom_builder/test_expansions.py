"""An expansion adds modules of its own and changes no others."""

import ast
from pathlib import Path

from fiefdom.games.kingdom_builder.expansions import BONUSES, LOCATIONS
from fiefdom.games.kingdom_builder.expansions.goal import GOALS, Goal, Kingdom
from fiefdom.kernel.rng import Rng
from kingdom_builder_positions import GAME

CODE = Path(__file__).parents[3] / "src" / "fiefdom" / "games" / "kingdom_builder"
ENGINE = (
    *(f"play/{name}" for name in ("actions", "agenda", "deck", "pieces", "state", "tiles", "turn")),
    "show/explain",
    "board/hexes",
    "board/layout",
)


def words_of(path: Path) -> set[str]:
    """All texts in a module's code, docstrings aside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def test_the_engine_names_no_location_and_no_card() -> None:
    pieces = {"wagon"}  # a piece that is called like its location
    names = {location.name for location in (*LOCATIONS, *BONUSES)} | {goal.name for goal in GOALS}
    for name in ENGINE:
        assert not words_of(CODE / f"{name}.py") & (names - pieces), name


def test_the_base_game_knows_nothing_of_the_expansions() -> None:
    for path in (CODE / "expansions" / "base").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "crossroads" not in text
        assert "marshlands" not in text


def test_a_new_card_needs_nothing_but_to_be_registered() -> None:
    def score(kingdom: Kingdom) -> tuple[int, int]:
        return kingdom.own.bit_count(), kingdom.own

    GOALS.add(Goal("counters", "K7", "base", score))
    try:
        state = GAME.start(2, 1, {"goals": ["counters", "lords", "miners"]})
        rng = Rng(1)
        while state.actor is not None:
            state.apply(rng.choice(state.legal()))
        assert state.result().breakdown[0][0].points == state.own[0].bit_count()
    finally:
        GOALS.remove("counters")
    assert "counters" not in GOALS
