"""Kingdom Builder in the terminal: the board with its coordinates, in colour; what is possible stands in brackets."""

from collections.abc import Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from fiefdom.cli.scenes.scene import POSSIBLE, SEAT_COLOURS, Scene
from fiefdom.games.kingdom_builder.board.hexes import HEXES, SIDE
from fiefdom.kernel.json import JSON

GROUND = {  # by letter of the view's board: what it is called, and its colours
    "G": ("grass", "black on #a9cb72"),
    "C": ("canyon", "black on #cf9a6b"),
    "D": ("desert", "black on #ecd796"),
    "F": ("flower_field", "black on #d3a6c8"),
    "T": ("forest", "black on #5f9a63"),
    "S": ("swamp", "black on #8c9a6a"),
    "W": ("water", "black on #8cc0dc"),
    "M": ("mountain", "black on #bdb5a8"),
}
SPECIAL = "black on #fbf5e6"
CASTLE, WALL, CLOSED = "♜", "#", "×"


def place(action: Mapping[str, JSON]) -> str | None:
    """What one types for an action on a hex: its row and column."""
    hex_number = action.get("hex")
    return f"{hex_number // SIDE + 1}:{hex_number % SIDE + 1}" if isinstance(hex_number, int) else None


_LINES = [str(number) for number in range(1, SIDE + 1)]


def target(typed: str) -> JSON:
    """The hex of a row and a column."""
    row, _, column = typed.partition(":")
    if row not in _LINES or column not in _LINES:
        return None
    return {"hex": _LINES.index(row) * SIDE + _LINES.index(column)}


def draw(scene: Scene) -> RenderableType:
    view = scene.view
    labels = {one["hex"]: chr(ord("A") + number) for number, one in enumerate(view["locations"])}
    return Group(_board(scene, labels), *map(Text, _legend(scene, labels)), _players(scene))


def _legend(scene: Scene, labels: Mapping[int, str]) -> Iterator[str]:
    view = scene.view
    letters = {letter for row in view["board"] for letter in row}
    yield ", ".join(
        f"{letter.lower()} {scene.named('terrain', name)}"
        for letter, (name, _) in GROUND.items()
        if letter in letters
    )
    for one in view["locations"]:
        yield f"{labels[one['hex']]} {_explained(scene, 'location', one['location'], one['left'])}"
    for goal in view["goals"]:
        yield _explained(scene, "goal", goal)
    for task in view["tasks"]:
        yield _explained(scene, "task", task["name"])


def _explained(scene: Scene, kind: str, name: str, left: int | None = None) -> str:
    number = "" if left is None else f" ({left})"
    return f"{scene.named(kind, name)}{number}: {scene.named(kind, f'{name}-text')}"


def _board(scene: Scene, labels: Mapping[int, str]) -> Text:
    view = scene.view
    cells = [_ground(view["board"][number // SIDE][number % SIDE], number, labels) for number in range(HEXES)]
    for number in view["closed"]:
        cells[number] = (CLOSED, SPECIAL)
    for hexes in view["pieces"].values():
        for number in hexes:
            cells[number] = (WALL, SPECIAL)
    for player in view["players"]:
        for number in player["settlements"]:
            cells[number] = (str(player["seat"] + 1), _of(player["seat"]))
        for piece, hexes in player["pieces"].items():
            for number in hexes:
                cells[number] = (scene.named("piece", piece)[0], _of(player["seat"]))
    possible = {action["hex"] for action in scene.legal if "hex" in action}
    board = Text("   " + "".join(f"{column:3}" for column in range(1, SIDE + 1)), style="dim")
    for row in range(SIDE):
        board.append(f"\n{row + 1:2} " + (" " if row % 2 else ""), style="dim")
        for number in range(row * SIDE, (row + 1) * SIDE):
            sign, style = cells[number]
            board.append(
                f"({sign})" if number in possible else f" {sign} ", POSSIBLE if number in possible else style
            )
    return board


def _ground(letter: str, number: int, labels: Mapping[int, str]) -> tuple[str, str]:
    if letter in GROUND:
        return letter.lower(), GROUND[letter][1]
    return labels.get(number, CASTLE), SPECIAL


def _of(seat: int) -> str:
    return f"bold {'black' if SEAT_COLOURS[seat] in ('white', 'dark_orange') else 'white'} on {SEAT_COLOURS[seat]}"


def _players(scene: Scene) -> RenderableType:
    table = scene.table("player", "gold", "left", "cards", "tiles")
    scores = scene.state.result().scores
    for player in scene.view["players"]:
        seat = player["seat"]
        cards = [_card(scene, card) for card in player["cards"] or ()]  # None: not ours to see
        table.add_row(
            scene.player(seat),
            str(scores[seat]),
            str(player["supply"]),
            ", ".join(cards) or "?",
            ", ".join(scene.named("location", tile["location"]) for tile in player["tiles"]),
        )
    return table


def _card(scene: Scene, card: str) -> str:
    """M3: a card may be of two terrains."""
    return " / ".join(scene.named("terrain", part) for part in card.split("/"))
