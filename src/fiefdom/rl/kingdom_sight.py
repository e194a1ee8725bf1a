"""What a seat of Kingdom Builder sees, as a row that is kept: of the next look only what has changed is written.

A look depends on the state it is given alone. What was written last is kept by its values (sets are numbers, cards are
tuples), so the states may come in any order, from other games and from copies.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from fiefdom.games.kingdom_builder.board.hexes import BIT, HEXES
from fiefdom.games.kingdom_builder.board.layout import Layout, spaces_of
from fiefdom.games.kingdom_builder.board.terrain import SWAMP, TERRAINS
from fiefdom.games.kingdom_builder.expansions.location import Location
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.play.turn import STAGES, to_build
from fiefdom.kernel.game import Seat, State
from fiefdom.rl.encoding import Array

_DIGITS = bytes.maketrans(b"01", b"\0\1")
_FEW = 8  # hexes are changed one by one


class Places:
    """Where in a row each plane and each fact is, and which cards and kinds of locations have one."""

    def __init__(
        self, planes: Sequence[str], facts: Sequence[str], cards: Sequence[int], kinds: Sequence[Location]
    ) -> None:
        self.size = HEXES * len(planes) + len(facts)
        self.column = {card: number for number, card in enumerate(cards)}
        self.at: Mapping[str, int] = {
            **{name: HEXES * number for number, name in enumerate(planes)},
            **{name: HEXES * len(planes) + number for number, name in enumerate(facts)},
        }
        self.locations = {kind: self.at[f"location: {kind.name}"] for kind in kinds}
        self.settlements, self.picked, self.tiles = (
            self.at[name] for name in ("settlement mine", "picked", "tile mine")
        )
        self.turn, self.steps = self.at["my turn"], self.at["steps done"]
        self.terrain = self.at[f"terrain: {TERRAINS[0]}"]
        self.supply, self.kept = self.at["supply mine"], self.at["kept mine"]
        self._laid: tuple[Layout, bytes] | None = None

    def laid(self, layout: Layout) -> bytes:
        """A row with what never changes at this table: the land, and which cards are in use. All seats share the last one."""
        laid = self._laid
        if laid is None or laid[0] is not layout:
            try:
                laid = self._laid = layout, self._lay(layout)
            except KeyError as error:
                raise ValueError(f"the state has what the options do not: {error}") from None
        return laid[1]

    def _lay(self, layout: Layout) -> bytes:
        row = bytearray(self.size)
        for name, hexes in zip(TERRAINS, layout.terrain, strict=True):
            row[self.at[name] : self.at[name] + HEXES] = _plane(hexes)
        for name, numbers in layout.places.items():
            for number in numbers:
                row[self.at[f"space: {name}"] + number] = 1
        for number, kind in zip(layout.locations, layout.kinds, strict=True):
            row[self.locations[kind] + number] = 1
        used = [
            *(f"goal: {goal.name}" for goal in layout.goals),
            *(f"task: {task.name}" for task in layout.tasks),
        ]
        if layout.removed is not None:
            used.append(f"removed: {TERRAINS[layout.removed]}")
        for name in used:
            row[self.at[name]] = 1
        return bytes(row)


class Sight:
    """Of one seat."""

    def __init__(self, places: Places, seat: Seat, seats: int) -> None:
        self._places, self._seat, self._seats = places, seat, seats
        self._order = [(seat + step) % seats for step in range(seats)]
        # From this seat on: where each one's settlements are, its supply, its tiles.
        self._owners = [
            (owner, places.settlements + HEXES * step, places.supply + step, places.tiles + HEXES * step)
            for step, owner in enumerate(self._order)
        ]
        self._usable = places.tiles + HEXES * seats
        self._row = bytearray(places.size)
        self._shown = np.frombuffer(self._row, np.uint8)
        self._layout: Layout | None = None
        self._turn = slice(places.turn, places.terrain + SWAMP + 1)
        self._turns: dict[tuple[int, ...], bytes] = {}  # there are not many of them

    def __reduce__(self) -> Any:
        return Sight, (self._places, self._seat, self._seats)  # a copy looks for itself

    def _begin(self, layout: Layout) -> None:
        """Another table: the row is as empty as that table before the first turn."""
        self._row[:] = self._places.laid(layout)
        # What the row says of the state.
        self._layout = layout
        self._own = [0] * self._seats
        self._supply = [0] * self._seats
        self._held: tuple[Any, ...] = (0,) * self._seats, 0, ()  # tiles: by seat, usable now, left
        self._cards: Any = ()
        self._counted: tuple[Any, ...] = ((),) * 4  # hands, discards, set aside
        self._agenda: Any = ()
        self._under_way: list[int] = []  # the numbers of the row that are 1 because of it
        self._pieces: Any = ()
        self._stores: Any = ()

    def look(self, state: State[Any]) -> Array:
        """What the seat sees of this state: an array of its own."""
        assert isinstance(state, KingdomState)  # noqa: S101 - of this game
        if state.layout is not self._layout:
            self._begin(state.layout)
        row, own, supply, turn = self._row, state.own, state.supply, state.turn
        if own != self._own or supply != self._supply:
            before = self._own
            for owner, at, count, _ in self._owners:
                row[count] = supply[owner]
                changed = own[owner] ^ before[owner]
                if changed.bit_count() > _FEW:
                    row[at : at + HEXES] = _plane(own[owner])
                    continue
                while changed:
                    last = changed.bit_length() - 1
                    row[at + last] ^= 1
                    changed ^= BIT[last]
            self._own, self._supply = own[:], supply[:]
        now = turn, state.stage, to_build(state), state.terrain, state.ending, state.idle, state.starter
        row[self._turn] = self._turns.get(now) or self._tell_turn(*now)
        held = state.tiles, state.ready, state.stock
        if held != self._held:
            self._lay_tiles(state, *held)
        cards = turn, state.hands, state.discard, state.aside, state.deck
        if cards != self._cards:
            self._count_cards(*cards)
        if state.agenda != self._agenda:
            self._tell_agenda(state)
        if state.pieces != self._pieces:
            self._put_pieces(state)
        stores = state.kept, state.gold, state.bonus
        if stores != self._stores:
            self._stores = stores
            self._tell_stores(state)
        return self._shown.copy()

    def _put_pieces(self, state: KingdomState) -> None:
        at = self._places.settlements + HEXES * self._seats
        for piece, by_seat in zip(state.layout.pieces, state.pieces, strict=True):
            for hexes in by_seat if piece.common else [by_seat[owner] for owner in self._order]:
                self._row[at : at + HEXES] = _plane(hexes)
                at += HEXES
        self._pieces = state.pieces

    def _lay_tiles(self, state: KingdomState, tiles: Sequence[int], ready: int, stock: Sequence[int]) -> None:
        """Each seat's tiles, those that can be used now, and how many are left."""
        row, locations, usable = self._row, state.layout.locations, self._usable
        before, was_ready, was_left = self._held
        for space in spaces_of(ready ^ was_ready):
            row[usable + locations[space]] ^= 1
        if tiles != before:
            for owner, _, _, at in self._owners:
                for space in spaces_of(tiles[owner] ^ before[owner]):
                    row[at + locations[space]] ^= 1
        if stock != was_left:
            at = usable + HEXES
            for number, left in zip(locations, stock, strict=True):
                row[at + number] = left
        self._held = tiles, ready, stock

    def _tell_turn(
        self, turn: Seat, stage: int, left: int, terrain: int, ending: bool, idle: int, starter: Seat
    ) -> bytes:
        """Whose turn it is, and how far the mandatory action has come."""
        seen = bytearray(self._turn.stop - self._turn.start)
        seen[:4] = turn == self._seat, (starter - turn - 1) % self._seats, ending, idle
        seen[4 + stage] = 1
        seen[4 + len(STAGES)] = left
        if terrain >= 0:
            seen[5 + len(STAGES) + terrain] = 1
        told = self._turns[turn, stage, left, terrain, ending, idle, starter] = bytes(seen)
        return told

    def _tell_agenda(self, state: KingdomState) -> None:
        """The tile in use, and what was picked for it."""
        row, places = self._row, self._places
        for number in (*self._under_way, places.steps):
            row[number] = 0
        self._under_way.clear()
        self._agenda = state.agenda
        doing = state.agenda[-1] if state.agenda else None
        if not isinstance(doing, Doing):
            return
        # A bonus tile shares its name with its location.
        name = doing.location.name if doing.space >= 0 else f"bonus {doing.location.name}"
        self._under_way.append(places.at[f"doing: {name}"])
        if doing.hex != NO_HEX:
            self._under_way.append(places.picked + doing.hex)
        for number in self._under_way:
            row[number] = 1
        row[places.steps] = doing.steps

    def _count_cards(self, turn: Seat, hands: Any, discard: Any, aside: Any, deck: Any) -> None:
        """How many there are of each card: shown, in the seat's hand, discarded, set aside; and of all in the deck."""
        row, column, at = self._row, self._places.column, self._places.steps + 1
        seen = hands[turn], hands[self._seat], discard, aside
        for place, before in zip(seen, self._counted, strict=True):
            if place != before:
                known = len(before)
                if place[:known] != before:
                    known = 0
                    for card in before:
                        row[at + column[card]] -= 1
                for card in place[known:]:
                    row[at + column[card]] += 1
            at += len(column)
        row[at] = len(deck)
        self._cards, self._counted = (turn, hands, discard, aside, deck), seen

    def _tell_stores(self, state: KingdomState) -> None:
        """What each seat keeps (M13), the gold paid to it, its bonus tiles."""
        order, at = self._order, self._places.kept
        seen = [state.kept[owner] for owner in order]
        seen += [min(sum([paid[owner] for paid in state.gold]), 255) for owner in order]
        for number in range(len(state.layout.bonuses)):
            seen += [state.bonus[owner] >> number & 1 for owner in order]
        self._row[at : at + len(seen)] = bytes(seen)


def _plane(hexes: int) -> bytes:
    """A byte for each hex."""
    return f"{hexes:0{HEXES}b}".encode()[::-1].translate(_DIGITS)
