"""What locations have in common: those that build one settlement, and those that move one."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from fiefdom.games.kingdom_builder.board.hexes import BIT, members, neighbours
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE
from fiefdom.games.kingdom_builder.expansions.registry import Registry
from fiefdom.games.kingdom_builder.play.actions import BUILD, MOVE, PICK, KingdomAction
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.pieces import anchors, build_extra, movable, move_settlement
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


Reason: TypeAlias = tuple[str, str, Mapping[str, JSON]]  # rule, the end of a locale key, facts


class Location:
    """A kind of location: what its tile does. `possible` and `legal` ask, the rest carries out."""

    name: str
    rule: str
    expansion: str
    extra_action = True  # used by its owner in the own turn
    reacts = False  # M7: used in the turns of others
    draws = False  # X5: a terrain card more
    needs_terrain = False  # of the card played
    free_first = False  # M14
    needs_supply = False  # K17
    second_printing: str | None = None  # X16: the location that takes its place

    def possible(self, state: "KingdomState", seat: int) -> bool:
        """K17: can the action be carried out now?"""
        raise NotImplementedError(self.name)

    def legal(self, state: "KingdomState", doing: Doing) -> list[KingdomAction]:
        """What the seat can decide next in this action; never empty."""
        raise NotImplementedError(self.name)

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        """The terrains that the action names (for `explain`)."""
        return ELIGIBLE

    def why_not(self, state: "KingdomState", doing: Doing, number: int) -> Reason | None:  # noqa: ARG002
        """Why this hex does not do, beyond what holds for all actions (for `explain`)."""
        return None

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:  # noqa: ARG002
        """Why the action as a whole cannot be used, beyond what holds for all (for `explain`)."""
        return None

    def expects(self, doing: Doing) -> str:
        """What is to be decided next: the end of a locale key."""
        raise NotImplementedError(self.name)

    def begin(self, state: "KingdomState", doing: Doing) -> None:
        state.agenda += (doing,)

    def build(self, state: "KingdomState", doing: Doing, number: int) -> None:
        raise NotImplementedError(self.name)

    def pick(self, state: "KingdomState", doing: Doing, number: int) -> None:
        raise NotImplementedError(self.name)

    def move(self, state: "KingdomState", doing: Doing, number: int) -> None:
        raise NotImplementedError(self.name)

    def place(self, state: "KingdomState", doing: Doing, number: int) -> None:
        raise NotImplementedError(self.name)

    def take_back(self, state: "KingdomState", doing: Doing, number: int) -> None:
        raise NotImplementedError(self.name)

    def stop(self, state: "KingdomState", doing: Doing) -> None:
        raise NotImplementedError(self.name)


class Builder(Location):
    """Build one settlement from the supply."""

    needs_supply = True

    def allowed(self, state: "KingdomState", seat: int) -> int:
        """The empty spaces that the action names, before K10."""
        raise NotImplementedError(self.name)

    def judged(self, state: "KingdomState", seat: int, number: int) -> int:  # noqa: ARG002
        """The spaces among which K10 is judged for this hex (for `explain`)."""
        return self.allowed(state, seat)

    def targets(self, state: "KingdomState", seat: int, doing: Doing | None = None) -> int:  # noqa: ARG002
        """K10: those next to one's own if there are any, else all."""
        allowed = self.allowed(state, seat)
        return allowed & state.near[seat] or allowed

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return state.supply[seat] > 0 and self.allowed(state, seat) != 0

    def legal(self, state: "KingdomState", doing: Doing) -> list[KingdomAction]:
        return BUILD.of(self.targets(state, doing.seat, doing))

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "build"

    def build(self, state: "KingdomState", doing: Doing, number: int) -> None:
        state.agenda = state.agenda[:-1]
        build_extra(state, doing.seat, number, self.name)


class Mover(Location):
    """Move one of one's settlements (K16): which, then where to."""

    def allowed(self, state: "KingdomState", seat: int, number: int) -> int:
        """Where the settlement of this hex could go, before K10. Its own space counts as empty."""
        raise NotImplementedError(self.name)

    def targets(self, state: "KingdomState", seat: int, number: int) -> int:
        """K16: it is lifted first, then K10 holds."""
        allowed = self.allowed(state, seat, number)
        return allowed & neighbours(anchors(state, seat) & ~BIT[number]) or allowed

    def sources(self, state: "KingdomState", seat: int) -> int:
        """The settlements that have somewhere to go."""
        raise NotImplementedError(self.name)

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return self.sources(state, seat) != 0

    def legal(self, state: "KingdomState", doing: Doing) -> list[KingdomAction]:
        if doing.hex == NO_HEX:
            return PICK.of(self.sources(state, doing.seat))
        return MOVE.of(self.targets(state, doing.seat, doing.hex))

    def expects(self, doing: Doing) -> str:
        return "pick" if doing.hex == NO_HEX else "move"

    def pick(self, state: "KingdomState", doing: Doing, number: int) -> None:
        state.agenda = (*state.agenda[:-1], doing._replace(hex=number))

    def move(self, state: "KingdomState", doing: Doing, number: int) -> None:
        state.agenda = state.agenda[:-1]
        move_settlement(state, doing.seat, doing.hex, number, self.name)


class TerrainMover(Mover):
    """Move one of one's settlements to an empty space of a certain terrain, anywhere (K10)."""

    def land(self, state: "KingdomState") -> int:
        """The spaces of that terrain, empty or not."""
        raise NotImplementedError(self.name)

    def allowed(self, state: "KingdomState", seat: int, number: int) -> int:  # noqa: ARG002
        return self.land(state) & (state.empty | BIT[number]) & ~state.zone

    def sources(self, state: "KingdomState", seat: int) -> int:
        land, mine = self.land(state), movable(state, seat)
        if land & state.empty & ~state.zone:
            return mine
        return mine & land & ~state.zone  # K16: only back to where they were


class Jumper(Mover):
    """Move one of one's settlements to an empty eligible space seen from its own; K10 is not asked."""

    def targets(self, state: "KingdomState", seat: int, number: int) -> int:
        return self.allowed(state, seat, number)

    def sources(self, state: "KingdomState", seat: int) -> int:
        found = 0
        for number in members(movable(state, seat)):
            if self.allowed(state, seat, number):
                found |= BIT[number]
        return found


LOCATIONS: Registry[Location] = Registry("location")
BONUSES: Registry[Location] = Registry("bonus tile")  # M6: named like the location they belong to
