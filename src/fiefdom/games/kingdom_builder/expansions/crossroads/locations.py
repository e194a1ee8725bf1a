"""The eight locations of Crossroads, and the Fort of its second printing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, DIRECTIONS, NEIGHBOURS, Hex, neighbours
from fiefdom.games.kingdom_builder.board.terrain import CANYON, FOREST, card_name
from fiefdom.games.kingdom_builder.expansions.location import (
    Aim,
    Builder,
    Location,
    OnTerrain,
    Placer,
    Reason,
)
from fiefdom.games.kingdom_builder.play.actions import BUILD, PLACE
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.deck import draw
from fiefdom.games.kingdom_builder.play.pieces import place_piece
from fiefdom.kernel.game import Event
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


class Outpost(Builder):
    """X4: build one on any eligible terrain."""

    name, rule = "outpost", "X4"

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        return state.free


class Fort(Builder):
    """X16: draw a terrain card and build one on its terrain."""

    name, rule = "fort", "X16"

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return state.supply[seat] > 0 and bool(state.deck or state.discard)

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        """Either half of a swamp card; K10 is judged for each half by itself."""
        allowed = targets = 0
        for terrain in self.wanted(state, doing):
            land = state.free & state.layout.terrain[terrain]
            allowed |= land
            targets |= self.targets(state, doing.seat, land)
        return (Aim(BUILD, allowed, targets, state.near[doing.seat]),)

    def judged(self, state: "KingdomState", doing: Doing, allowed: int, number: Hex) -> int:  # noqa: ARG002
        return allowed & state.layout.alike_terrain(number)

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:
        return state.layout.options_of([doing.card])

    def begin(self, state: "KingdomState", doing: Doing) -> None:
        card = draw(state)
        state.discard += (card,)
        doing = doing._replace(card=card)
        possible = self.aims(state, doing)[0].targets != 0
        if state.log is not None:
            facts: dict[str, JSON] = {"card": card_name(card), "forfeited": not possible}
            state.log.append(Event("fort-drew", doing.seat, facts, reveals=True))
        if possible:  # forfeited otherwise
            state.agenda += (doing,)


class Crossroads(Location):
    """X5: one terrain card more at the end of each turn. Nothing to decide here."""

    name, rule = "crossroads", "X5"
    kind = "draw"
    extra_action = False
    draws = True


class CityHall(Location):
    """X7: once per game, place the city hall on seven empty eligible spaces next to one's own."""

    name, rule = "city_hall", "X7"
    kind = "piece"
    piece: str = "hall"

    def middles(self, state: "KingdomState") -> int:
        """Where a hex and its six neighbours are empty and eligible."""
        found = state.free
        for step in DIRECTIONS:
            found &= step(state.free)
        return found

    def targets(self, state: "KingdomState", seat: int) -> int:
        near = state.near[seat]
        return self.middles(state) & (near | neighbours(near))

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        if not BIT[number] & self.middles(state):
            return self.rule, "hall-room", {}
        if not BIT[number] & self.targets(state, doing.seat):
            return self.rule, "hall-beside", {}
        return None

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:
        return (self.rule, "hall-placed", {}) if self.placed(state, seat) else None

    def placed(self, state: "KingdomState", seat: int) -> bool:
        return state.pieces[state.layout.piece_numbers[self.piece]][seat] != 0

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "hall"

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return not self.placed(state, seat) and self.targets(state, seat) != 0

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        targets = self.targets(state, doing.seat)
        return (Aim(PLACE, targets, targets),)

    def place(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        place_piece(state, doing.seat, self.piece, number, BIT[number] | NEIGHBOURS[number])


class Barracks(Placer):
    """X9: place a warrior, or take one back."""

    name, rule = "barracks", "X9"
    piece = "warrior"

    def ground(self, state: "KingdomState") -> int:
        return state.free


class Roaming(Placer):
    """Place, move or take back a piece that warriors do not keep away (X10); in the second printing they do (X16)."""

    def __init__(self, name: str, rule: str, piece: str) -> None:
        self.name, self.rule, self.piece = name, rule, piece

    def ground(self, state: "KingdomState") -> int:
        ground = state.empty & sum([state.layout.terrain[terrain] for terrain in self.made(state).ground])
        return ground if self.ignores_zone(state) else ground & ~state.zone

    def ignores_zone(self, state: "KingdomState") -> bool:
        return not self.made(state).settles

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return self.made(state).ground


LOCATIONS: tuple[Location, ...] = (
    OnTerrain("foresters_lodge", "X3", FOREST),
    OnTerrain("monastery", "X3", CANYON),
    Outpost(),
    Fort(),
    Crossroads(),
    CityHall(),
    Barracks(),
    Roaming("wagon", "X11", "wagon"),
    Roaming("lighthouse", "X12", "ship"),
)
