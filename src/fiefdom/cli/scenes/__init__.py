"""How a position looks in the terminal, game by game; a game without a drawing of its own shows its text."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rich.console import RenderableType

from fiefdom.cli.scenes import kingdom_builder, kingdom_legacy, the_builders
from fiefdom.cli.scenes.scene import Scene
from fiefdom.kernel.json import JSON


class Drawing(NamedTuple):
    draw: Callable[[Scene], RenderableType]
    place: Callable[[Mapping[str, JSON]], str | None] = lambda _: None
    """What one types for an action, besides its number."""
    target: Callable[[str], JSON] = lambda _: None
    """What was meant by a place that was typed; nothing if it is none."""


DRAWINGS = {
    "kingdom-builder": Drawing(kingdom_builder.draw, kingdom_builder.place, kingdom_builder.target),
    "the-builders": Drawing(the_builders.draw),
    "kingdom-legacy": Drawing(kingdom_legacy.draw),
}
