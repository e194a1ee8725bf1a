"""Prints the cards and boards of a game: a table where it fits, else a line each."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from fiefdom.kernel.game import Game
from fiefdom.kernel.json import JSON
from fiefdom.kernel.words import Words

_COLUMNS = 10  # of a table; what has more is told in lines
_ONE = {"bonuses": "bonus", "terrain_cards": "terrain"}  # one of these; of others, without the s


def print_facts(out: Console, game: Game[Any], facts: JSON, said: Words) -> None:
    """A game's facts are a list of cards, or several lists by name."""
    parts = facts.items() if isinstance(facts, Mapping) else [("cards", facts)]
    for title, rows in parts:
        if isinstance(rows, list):
            _Section(title, game, said).print([row for row in rows if isinstance(row, Mapping)], out)


class _Section:
    def __init__(self, title: str, game: Game[Any], said: Words) -> None:
        self._title = title
        self._names = f"{game.name}-{_ONE.get(title, title.removesuffix('s'))}-"
        self._game = game
        self._said = said

    def print(self, rows: list[Mapping[str, JSON]], out: Console) -> None:
        title = f"{self._game.name}: {self._title} ({len(rows)})"
        headings = list(dict.fromkeys(key for row in rows for key in row))
        if len(headings) > _COLUMNS:
            out.print(title, highlight=False)
            for row in rows:
                out.print(self._line(row), highlight=False, soft_wrap=True)
            return
        table = Table(title=title)
        for heading in headings:
            table.add_column(heading)
        for row in rows:
            table.add_row(*(self._cell(row.get(heading), heading) for heading in headings))
        out.print(table)

    def _line(self, row: Mapping[str, JSON]) -> str:
        """What is empty is left out."""
        return "; ".join(
            f"{heading}: {self._cell(value, heading)}"
            for heading, value in row.items()
            if not (value is None or value is False or value in ("", [], {}))
        )

    def _cell(self, value: JSON, heading: str = "") -> str:
        if value is None:
            return ""
        if heading == "name" and isinstance(value, str):
            key = self._names + value
            return self._said.say(key) if key in self._said else value
        if isinstance(value, Mapping):
            parts = ((name, self._cell(part)) for name, part in value.items())
            return ", ".join(f"{name} {part}" for name, part in parts if part)
        if isinstance(value, list):
            joint = "; " if any(isinstance(part, Mapping) or " " in str(part) for part in value) else " "
            return joint.join(self._cell(part) for part in value)
        return str(value)
