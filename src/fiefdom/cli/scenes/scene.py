"""What a drawing of a position in the terminal is given, and what all of them share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from fiefdom.kernel.game import Game, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words

SEAT_COLOURS = ("red", "blue", "white", "dark_orange", "green4")
POSSIBLE = "bold black on bright_yellow"


@dataclass(frozen=True, slots=True)
class Scene:
    """A position as one seat sees it, and what that seat can do."""

    game: Game[Any]
    state: State[Any]
    seat: int
    legal: Sequence[Mapping[str, JSON]]  # as JSON
    said: Words
    names: Sequence[str]

    @property
    def view(self) -> Any:
        return self.state.view(self.seat)

    def named(self, kind: str, name: object) -> str:
        """A card, a terrain, a tile … by its name."""
        return self.said.say(f"{self.game.name}-{kind}-{name}")

    def card(self, number: int, side: int = 1) -> str:
        return self.game.card_name(number, side, self.said)

    def player(self, seat: int) -> Text:
        """With the number that stands for the player on a board."""
        return Text(f"{seat + 1} {self.names[seat]}", style=f"bold {SEAT_COLOURS[seat]}")

    def table(self, *headings: str, title: str = "") -> Table:
        """Its columns are headed by messages of the terminal's."""
        table = Table(title=title or None, title_justify="left", box=None, pad_edge=False)
        for heading in headings:
            table.add_column(self.said.say(f"play-{heading}"), vertical="top")
        return table
