"""Positions of Kingdom Builder drawn as text, for tests.

A cell is a terrain's letter and a mark: `.` empty, a digit the seat whose settlement stands there, a small
letter the name of an empty hex. What is not drawn is `fill`. The drawing starts at row and column `at`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from fiefdom.games.kingdom_builder.board.hexes import BIT, SIDE, Hex, neighbours
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.terrain import CARD_NUMBER, TERRAINS
from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.game import KingdomBuilder
from fiefdom.games.kingdom_builder.play.options import KingdomOptions, options_model
from fiefdom.games.kingdom_builder.play.pieces import anchors, closed, movable
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import start_turn
from fiefdom.games.kingdom_builder.rules import NEWEST, Rules
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import read_options

GAME = KingdomBuilder()
ALL_EXPANSIONS = ("crossroads", "marshlands")
EVERYTHING = ("nomads", *ALL_EXPANSIONS)


class Position:
    """A state, the names of its hexes, and short ways to play."""

    def __init__(self, state: KingdomState, names: Mapping[str, Hex]) -> None:
        self.state = state
        self.names = names

    def __getitem__(self, name: str) -> int:
        return self.names[name]

    def hexes(self, do: str) -> set[int]:
        """The hexes of all legal actions of a kind."""
        return {action.to_json()["hex"] for action in self.state.legal() if action.do == do}  # type: ignore[misc]

    def named(self, do: str) -> str:
        """The same by their names, in order; '?' for a hex without a name."""
        back: dict[int, str] = {number: name for name, number in self.names.items()}
        return "".join(sorted(back.get(number, "?") for number in self.hexes(do)))

    def words(self) -> set[str]:
        return {action.do for action in self.state.legal()}

    def can(self, do: str, **values: Any) -> bool:
        return GAME.decode({"do": do, **values}) in self.state.legal()

    def play(self, do: str, where: str | int | None = None, **values: Any) -> list[Event]:
        """Takes an action; `where` is its hex, by name or number. Gives the events."""
        if where is not None:
            number = self.names[where] if isinstance(where, str) else where
            values["tile" if do == "use" else "hex"] = number
        log: list[Event] = []
        self.state.log = log
        self.state.apply(GAME.decode({"do": do, **values}))
        self.state.log = None
        return log

    def why_not(self, do: str, where: str | int | None = None, **values: Any) -> str:
        """Rule and reason of the refusal."""
        if where is not None:
            number = self.names[where] if isinstance(where, str) else where
            values["tile" if do == "use" else "hex"] = number
        refusal = self.state.explain({"do": do, **values})
        assert refusal is not None
        return f"{refusal.rule} {refusal.reason.removeprefix('kingdom-builder-no-')}"

    def view(self, seat: int | None) -> Any:
        return self.state.view(seat)

    def owner(self, name: str) -> int | None:
        for seat, own in enumerate(self.state.own):
            if own & BIT[self.names[name]]:
                return seat
        return None

    def tiles(self, seat: int) -> set[int]:
        return {
            number
            for space, number in enumerate(self.state.layout.locations)
            if self.state.tiles[seat] >> space & 1
        }

    def piece(self, name: str, seat: int) -> int:
        """The hexes of a seat's pieces of a kind."""
        return self.state.pieces[self.state.layout.piece_numbers[name]][seat]

    def bonuses(self, seat: int) -> set[str]:
        held = self.state.bonus[seat]
        return {bonus.name for number, bonus in enumerate(self.state.layout.bonuses) if held >> number & 1}


def position(
    drawing: str,
    *,
    seats: int = 2,
    at: tuple[int, int] = (4, 4),
    fill: str = "W",
    locations: Sequence[str] = (),
    cards: Sequence[Sequence[str]] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    left: Mapping[str, int] | None = None,
    supply: Mapping[int, int] | None = None,
    kept: Mapping[int, int] | None = None,
    hall: Mapping[int, str] | None = None,
    wagon: Mapping[int, str] | None = None,
    ship: Mapping[int, str] | None = None,
    warriors: Mapping[int, str] | None = None,
    walls: str = "",
    goals: Sequence[str] = ("fishermen", "merchants", "knights"),
    tasks: Sequence[str] = (),
    expansions: Sequence[str] = ALL_EXPANSIONS,
    printing: str = "first",
    removed: str | None = None,
    extra: Mapping[tuple[int, int], str] | None = None,
    rules: Rules = NEWEST,
    options: Mapping[str, Any] | None = None,
) -> Position:
    """Seat 0 has just begun its turn. `cards` are the hands; tiles are held by their location's name in the
    drawing (a cell `La`); `left` says how many tiles are left there (else 2, less those held)."""
    rows = [[fill] * SIDE for _ in range(SIDE)]
    names: dict[str, Hex] = {}
    own = [0] * seats
    for down, line in enumerate(line for line in drawing.splitlines() if line.strip()):
        for along, cell in enumerate(line.split()):
            row, column = at[0] + down, at[1] + along
            rows[row][column] = cell[0]
            mark = cell[1]
            if mark.isdecimal():
                own[int(mark)] |= BIT[row * SIDE + column]
            elif mark != ".":
                names[mark] = Hex(row * SIDE + column)
    for (row, column), cell in (extra or {}).items():
        rows[row][column] = cell[0]
        if cell[1].isdecimal():
            own[int(cell[1])] |= BIT[row * SIDE + column]
        elif cell[1] != ".":
            names[cell[1]] = Hex(row * SIDE + column)
    box = REGISTER.box(
        expansions, {**options_of().__dict__, "crossroads_printing": printing, **(options or {})}
    )
    layout = Layout(
        seats=seats,
        rows=["".join(row) for row in rows],
        kinds=[box.locations[name] for name in locations],
        quadrants=(),
        box=box,
        goals=[box.goals[name] for name in goals],
        tasks=[box.tasks[name] for name in tasks],
        removed=None if removed is None else TERRAINS.index(removed),
        rules=rules,
    )
    state = KingdomState(layout, starter=0)
    assert len(layout.locations) == len(layout.kinds), "name the kind of each location"
    given = {"hall": hall, "wagon": wagon, "ship": ship, "warrior": warriors, "wall": {0: walls}}
    _pieces(state, names, own, given)
    _tiles(state, names, tiles or {}, left or {})
    _counts(state, supply or {}, kept or {})
    deck = list(box.cards)
    hands = cards if cards is not None else [["grass"]] * seats
    numbers = [[CARD_NUMBER[name] for name in hand] for hand in hands]
    for hand in numbers:
        for card in hand:
            deck.remove(card)
    state.hands = tuple(tuple(hand) for hand in numbers)
    state.deck = tuple(deck)
    state.chance = 1
    start_turn(state)
    return Position(state, names)


def printed(quadrant: str, marks: Mapping[tuple[int, int], str], *tiles: str, **more: Any) -> Position:
    """A quadrant as printed at the top left; `marks` by row and column, `tiles` on its nomad spaces, then on others."""
    board = next(board for board in REGISTER.quadrants if board.name == quadrant)
    letters = "".join(board.rows)
    kinds = {"L": iter(board.locations), "N": iter(tiles)}
    cells = [letter + marks.get(divmod(place, 10), ".") for place, letter in enumerate(letters)]
    drawing = "\n".join(" ".join(cells[first : first + 10]) for first in range(0, 100, 10))
    locations = [next(kinds[letter]) for letter in letters if letter in kinds] + list(kinds["N"])
    return position(drawing, at=(0, 0), locations=locations, **{"expansions": EVERYTHING, **more})


def options_of(**given: JSON) -> KingdomOptions:
    """What a table chose, with the defaults of all else."""
    return read_options(options_model(), given)


def _pieces(
    state: KingdomState,
    names: Mapping[str, Hex],
    own: list[int],
    given: Mapping[str, Mapping[int, str] | None],
) -> None:
    taken, found = 0, []
    for piece in state.layout.pieces:
        by_seat = [0] * (1 if piece.common else state.seats)
        for seat, marks in (given.get(piece.name) or {}).items():
            one = sum(BIT[names[mark]] for mark in marks)
            by_seat[seat] = one | neighbours(one) if piece.name == "hall" else one
            taken |= by_seat[seat]
            if piece.settles:
                own[seat] |= by_seat[seat]
        found.append(tuple(by_seat))
    state.pieces = tuple(found)
    for seat in range(state.seats):
        state.own[seat] = own[seat]
        state.near[seat] = neighbours(anchors(state, seat))
        state.supply[seat] -= movable(state, seat).bit_count()
        taken |= own[seat]
    state.zone = closed(state)
    state.empty = state.layout.ground & ~taken
    state.free = state.layout.eligible & state.empty & ~state.zone


def _tiles(
    state: KingdomState,
    names: Mapping[str, Hex],
    tiles: Mapping[int, Sequence[str]],
    left: Mapping[str, int],
) -> None:
    held = [0] * state.seats
    stock = list(state.stock)
    bonus = [0] * state.seats
    for seat, places in tiles.items():
        for name in places:
            space = state.layout.space_at[names[name]]
            held[seat] |= 1 << space
            stock[space] -= 1
        for alike, number in zip(state.layout.alike, state.layout.bonus_of, strict=True):
            if number is not None and (held[seat] & alike).bit_count() > 1:
                bonus[seat] |= 1 << number
    for name, number in left.items():
        stock[state.layout.space_at[names[name]]] = number
    state.tiles = state.had = tuple(held)
    state.canoes = tuple(mine & state.layout.reacting for mine in held)
    state.stock, state.bonus = tuple(stock), tuple(bonus)


def _counts(state: KingdomState, supply: Mapping[int, int], kept: Mapping[int, int]) -> None:
    for seat, number in supply.items():
        state.supply[seat] = number
    state.kept = tuple(kept.get(seat, 0) for seat in range(state.seats))
