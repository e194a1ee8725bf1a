"""The eight locations of Crossroads, and the Fort of its second printing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    DIRECTIONS,
    NEIGHBOURS,
    lowest,
    neighbours,
    within_steps,
)
from fiefdom.games.kingdom_builder.board.terrain import CANYON, ELIGIBLE, FOREST, MOUNTAIN, WATER, card_name
from fiefdom.games.kingdom_builder.expansions.base.locations import OnTerrain
from fiefdom.games.kingdom_builder.expansions.location import LOCATIONS, Builder, Location, Reason
from fiefdom.games.kingdom_builder.play.actions import MOVE, PLACE, STOP, TAKE_BACK, KingdomAction
from fiefdom.games.kingdom_builder.play.agenda import NO_CARD, Doing
from fiefdom.games.kingdom_builder.play.deck import draw
from fiefdom.games.kingdom_builder.play.pieces import (
    move_piece,
    pieces,
    place_hall,
    place_piece,
    take_piece_back,
)
from fiefdom.games.kingdom_builder.play.tiles import lose_tiles
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

WARRIORS = 2  # X2: of each player
STEPS = 3  # X11, X12


class Outpost(Builder):
    """X4: build one on any eligible terrain."""

    name, rule, expansion = "outpost", "X4", "crossroads"
    second_printing = "fort"

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        return state.free


class Fort(Builder):
    """X16: draw a terrain card and build one on its terrain."""

    name, rule, expansion = "fort", "X16", "crossroads"

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return state.supply[seat] > 0 and bool(state.deck or state.discard)

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        doing = state.agenda[-1] if state.agenda else None
        if not isinstance(doing, Doing) or doing.card == NO_CARD:
            return 0
        lands = [state.layout.terrain[terrain] for terrain in state.layout.options_of([doing.card])]
        return state.free & sum(lands)

    def targets(self, state: "KingdomState", seat: int, doing: Doing | None = None) -> int:
        """Either half of a swamp card; K10 is judged for each half by itself."""
        found = 0
        if doing is not None and doing.card != NO_CARD:
            for terrain in state.layout.options_of([doing.card]):
                allowed = state.free & state.layout.terrain[terrain]
                found |= allowed & state.near[seat] or allowed
        return found

    def judged(self, state: "KingdomState", seat: int, number: int) -> int:
        return self.allowed(state, seat) & state.layout.alike_terrain(number)

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:
        return state.layout.options_of([doing.card])

    def begin(self, state: "KingdomState", doing: Doing) -> None:
        card = draw(state)
        state.discard += (card,)
        doing = doing._replace(card=card)
        possible = self.targets(state, doing.seat, doing) != 0
        if state.log is not None:
            facts: dict[str, JSON] = {"card": card_name(card), "forfeited": not possible}
            state.log.append(Event("fort-drew", doing.seat, facts, reveals=True))
        if possible:  # forfeited otherwise
            state.agenda += (doing,)


class Crossroads(Location):
    """X5: one terrain card more at the end of each turn. Nothing to decide here."""

    name, rule, expansion = "crossroads", "X5", "crossroads"
    extra_action = False
    draws = True


class CityHall(Location):
    """X7: once per game, place the city hall on seven empty eligible spaces next to one's own."""

    name, rule, expansion = "city_hall", "X7", "crossroads"

    def middles(self, state: "KingdomState") -> int:
        """Where a hex and its six neighbours are empty and eligible."""
        found = state.free
        for step in DIRECTIONS:
            found &= step(state.free)
        return found

    def targets(self, state: "KingdomState", seat: int) -> int:
        near = state.near[seat]
        return self.middles(state) & (near | neighbours(near))

    def why_not(self, state: "KingdomState", doing: Doing, number: int) -> Reason | None:
        if not BIT[number] & self.middles(state):
            return self.rule, "hall-room", {}
        if not BIT[number] & self.targets(state, doing.seat):
            return self.rule, "hall-beside", {}
        return None

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:
        return (self.rule, "hall-placed", {}) if state.hall[seat] else None

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "hall"

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return not state.hall[seat] and self.targets(state, seat) != 0

    def legal(self, state: "KingdomState", doing: Doing) -> list[KingdomAction]:
        return PLACE.of(self.targets(state, doing.seat))

    def place(self, state: "KingdomState", doing: Doing, number: int) -> None:
        state.agenda = state.agenda[:-1]
        place_hall(state, doing.seat, number, BIT[number] | NEIGHBOURS[number])


class Pieces(Location):
    """Place one of one's pieces, or take it back, or (wagon and ship) move it."""

    piece: str
    most: int
    steps: int

    def ground(self, state: "KingdomState") -> int:
        """The empty spaces that the piece may enter."""
        raise NotImplementedError(self.name)

    def on_board(self, state: "KingdomState", seat: int) -> int:
        return pieces(state, self.piece)[seat]

    def to_place(self, state: "KingdomState", seat: int) -> int:
        """K10: next to one's own if possible."""
        if self.on_board(state, seat).bit_count() >= self.most:
            return 0
        ground = self.ground(state)
        return ground & state.near[seat] or ground

    def to_move(self, state: "KingdomState", seat: int, doing: Doing | None) -> int:
        """X11, X12: one to three steps; step by step where every step can take tiles (X16)."""
        here = self.on_board(state, seat)
        if not here or not self.steps:
            return 0
        if not state.layout.pieces_settle:
            return within_steps(here, self.ground(state), self.steps)
        taken = doing.steps if doing else 0
        return neighbours(here) & self.ground(state) if taken < self.steps else 0

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return self.on_board(state, seat) != 0 or self.to_place(state, seat) != 0

    def legal(self, state: "KingdomState", doing: Doing) -> list[KingdomAction]:
        seat = doing.seat
        moves = MOVE.of(self.to_move(state, seat, doing))
        if doing.steps:
            return [*moves, STOP]
        return [
            *PLACE.of(self.to_place(state, seat)),
            *moves,
            *TAKE_BACK.of(self.on_board(state, seat)),
        ]

    def expects(self, doing: Doing) -> str:
        return "step" if doing.steps else "piece"

    def place(self, state: "KingdomState", doing: Doing, number: int) -> None:
        state.agenda = state.agenda[:-1]
        place_piece(state, doing.seat, self.piece, number)

    def take_back(self, state: "KingdomState", doing: Doing, number: int) -> None:
        state.agenda = state.agenda[:-1]
        take_piece_back(state, doing.seat, self.piece, number)
        lose_tiles(state, doing.seat)

    def move(self, state: "KingdomState", doing: Doing, number: int) -> None:
        start = lowest(self.on_board(state, doing.seat))
        state.agenda = state.agenda[:-1]
        if state.layout.pieces_settle and doing.steps + 1 < self.steps:
            state.agenda += (doing._replace(steps=doing.steps + 1),)
            move_piece(state, doing.seat, self.piece, start, number)
        else:
            move_piece(state, doing.seat, self.piece, start, number)
            lose_tiles(state, doing.seat)

    def stop(self, state: "KingdomState", doing: Doing) -> None:
        state.agenda = state.agenda[:-1]
        lose_tiles(state, doing.seat)


class Barracks(Pieces):
    """X9: place a warrior, or take one back."""

    name, rule, expansion = "barracks", "X9", "crossroads"
    piece, most, steps = "warrior", WARRIORS, 0

    def ground(self, state: "KingdomState") -> int:
        return state.free


class Wagon(Pieces):
    """X11: place, move or take back the wagon; X10: warriors do not keep it away (X16: they do)."""

    name, rule, expansion = "wagon", "X11", "crossroads"
    piece, most, steps = "wagon", 1, STEPS

    def ground(self, state: "KingdomState") -> int:
        ground = state.layout.by_wagon & state.empty
        return ground & ~state.zone if state.layout.pieces_settle else ground

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (*ELIGIBLE, MOUNTAIN)


class Lighthouse(Pieces):
    """X12: place, move or take back the ship."""

    name, rule, expansion = "lighthouse", "X12", "crossroads"
    piece, most, steps = "ship", 1, STEPS

    def ground(self, state: "KingdomState") -> int:
        ground = state.layout.water & state.empty
        return ground & ~state.zone if state.layout.pieces_settle else ground

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (WATER,)


for location in (
    OnTerrain("foresters_lodge", "X3", "crossroads", FOREST),
    OnTerrain("monastery", "X3", "crossroads", CANYON),
    Outpost(),
    Fort(),
    Crossroads(),
    CityHall(),
    Barracks(),
    Wagon(),
    Lighthouse(),
):
    LOCATIONS.add(location)
