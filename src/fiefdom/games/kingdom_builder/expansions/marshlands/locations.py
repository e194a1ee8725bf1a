"""The four locations of Marshlands and their bonus tiles (M6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    NEIGHBOURS,
    STARS,
    Hex,
    exactly_one,
    first_in_line,
    neighbours,
)
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE, MOUNTAIN, SWAMP, WATER
from fiefdom.games.kingdom_builder.expansions.location import (
    Aim,
    Builder,
    Jumper,
    Location,
    Reason,
    Stepper,
)
from fiefdom.games.kingdom_builder.play.actions import PICK
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.pieces import keep, movable
from fiefdom.games.kingdom_builder.play.turn import has_ready_bonus

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


class SwampOrWater(Builder):
    """Build one on swamp or water; K10 is judged over both together."""

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        layout = state.layout
        return (layout.terrain[SWAMP] | layout.water) & state.empty & ~state.zone

    def targets(self, state: "KingdomState", seat: int, allowed: int) -> int:
        if not state.layout.rules.terrains_apart:
            return super().targets(state, seat, allowed)
        swamp, water = allowed & state.layout.terrain[SWAMP], allowed & state.layout.water
        return super().targets(state, seat, swamp) | super().targets(state, seat, water)

    def judged(self, state: "KingdomState", doing: Doing, allowed: int, number: Hex) -> int:  # noqa: ARG002
        return allowed & state.layout.alike_terrain(number) if state.layout.rules.terrains_apart else allowed

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (SWAMP, WATER)


class Canoe(SwampOrWater):
    """M7: a reaction to another player's taking the last tile of a space."""

    name, rule = "canoe", "M7"
    extra_action = False
    reacts = True


class CanoeBonus(SwampOrWater):
    """M8: the same in one's own turn."""

    name, rule = "canoe", "M8"


class Refuge(Stepper):
    """M9: move one to an adjacent space."""

    name, rule = "refuge", "M9"


class RefugeBonus(Jumper):
    """M10: move one in a straight line to the first empty eligible space, over anything."""

    name, rule = "refuge", "M10"

    def allowed(self, state: "KingdomState", seat: int, number: Hex) -> int:  # noqa: ARG002
        if not STARS[number] & state.free:
            return 0
        return first_in_line(number, state.free)

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        if not BIT[number] & STARS[doing.hex]:
            return self.rule, "not-in-line", {}
        if not BIT[number] & self.allowed(state, doing.seat, doing.hex):
            return self.rule, "not-first-in-line", {}
        return None


class Fountain(Builder):
    """M11: build one next to exactly one of one's own and to nobody else's; M12: on a mountain too."""

    name, rule = "fountain", "M11"
    beside = False  # its own condition takes the place of K10

    def ground(self, state: "KingdomState") -> int:
        if has_ready_bonus(state, "fountain"):  # M12
            return state.free | state.layout.mountain & state.empty & ~state.zone
        return state.free

    def allowed(self, state: "KingdomState", seat: int) -> int:
        others = 0
        for other, own in enumerate(state.own):
            if other != seat:
                others |= own
        return self.ground(state) & exactly_one(state.own[seat]) & ~neighbours(others)

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (*ELIGIBLE, MOUNTAIN) if has_ready_bonus(state, "fountain") else ELIGIBLE

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        beside = [(own & NEIGHBOURS[number]).bit_count() for own in state.own]
        if beside[doing.seat] != 1:
            return self.rule, "fountain-own", {"count": beside[doing.seat]}
        if sum(beside) > 1:
            return self.rule, "fountain-other", {}
        return None


class FountainBonus(Location):
    """M12: widens the fountain's own action; nothing to use by itself."""

    name, rule = "fountain", "M12"
    extra_action = False


class Temple(Location):
    """M13: take one off the board and keep it for the next mandatory action."""

    name, rule = "temple", "M13"
    kind = "keep"

    def sources(self, state: "KingdomState", seat: int) -> int:
        return movable(state, seat)

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return self.sources(state, seat) != 0

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "keep"

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        sources = self.sources(state, doing.seat)
        return (Aim(PICK, sources, sources),)

    def pick(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        keep(state, doing.seat, number)


class TempleBonus(Location):
    """M14: the first settlement of the mandatory action need not be next to one's own."""

    name, rule = "temple", "M14"
    extra_action = False
    free_first = True


LOCATIONS: tuple[Location, ...] = (Canoe(), Refuge(), Fountain(), Temple())
BONUSES: tuple[Location, ...] = (CanoeBonus(), RefugeBonus(), FountainBonus(), TempleBonus())
