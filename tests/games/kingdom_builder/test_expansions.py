"""The base game names no expansion, and the engine none by name: a folder is found and registered."""

from pathlib import Path

from fiefdom.games.kingdom_builder.expansions.register import REGISTER

CODE = Path(__file__).parents[3] / "src" / "fiefdom" / "games" / "kingdom_builder"


def test_every_folder_is_an_expansion_in_the_order_of_publication() -> None:
    folders = {path.parent.name for path in (CODE / "expansions").glob("*/__init__.py")}
    assert {expansion.name for expansion in REGISTER} == folders
    assert [expansion.name for expansion in REGISTER] == ["base", "crossroads", "marshlands"]
