"""What locations have in common: those that build settlements, move them, or place other pieces."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from fiefdom.games.kingdom_builder.board.hexes import (
    BIT,
    NEIGHBOURS,
    Hex,
    Listing,
    lowest,
    members,
    neighbours,
    within_steps,
)
from fiefdom.games.kingdom_builder.board.layout import Space
from fiefdom.games.kingdom_builder.board.terrain import ELIGIBLE
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    MOVE,
    PICK,
    PLACE,
    STOP,
    TAKE_BACK,
    KingdomAction,
)
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.pieces import (
    anchors,
    build_extra,
    movable,
    move_piece,
    move_settlement,
    place_piece,
    take_piece_back,
)
from fiefdom.games.kingdom_builder.play.tiles import lose_tiles
from fiefdom.kernel.json import JSON

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.expansions.piece import Piece
    from fiefdom.games.kingdom_builder.play.state import KingdomState


Reason: TypeAlias = tuple[str, str, Mapping[str, JSON]]  # rule, the end of a locale key, facts


class Aim(NamedTuple):
    """What may be clicked next in a location's action, and what that does."""

    action: Listing[KingdomAction]
    allowed: int  # the hexes that the action names, before K10
    targets: int  # … and those that K10 leaves
    near: int = 0  # what K10 looks at: the hexes next to one's own; 0 if it is not asked


class Location:
    """A kind of location: what its tile does. `possible` and `legal` ask, the rest carries out."""

    name: str
    rule: str
    kind = (
        "passive"  # what it does, in one word: build, move, piece, keep, draw, … (for the page and the bots)
    )
    extra_action = True  # used by its owner in the own turn
    reacts = False  # M7: used in the turns of others
    draws = False  # X5: a terrain card more
    needs_terrain = False  # of the card played
    free_first = False  # M14
    needs_supply = False  # K17
    beside = False  # K10: what it builds must be next to one's own if possible
    steps = 1  # of its action, at most
    may_stop = False  # after any of them
    builds = 0  # settlements that it builds, at most
    terrain: int | None = None  # that it builds on, if it is always the same
    piece: str | None = None  # the kind of piece that it places
    one_shot = False  # usable in its owner's next turn only; kept till then, whatever K15 says
    between = False  # also between two builds of the mandatory action or of another tile
    on_taking = False  # something happens when it is taken: `taken`
    pays = False  # its name is a source of gold that is paid while the game runs

    def possible(self, state: "KingdomState", seat: int) -> bool:
        """K17: can the action be carried out now?"""
        raise NotImplementedError(self.name)

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        """What can be clicked next; what a click most likely means comes first."""
        raise NotImplementedError(self.name)

    def legal(self, state: "KingdomState", doing: Doing) -> list[KingdomAction]:
        """What the seat can decide next in this action; never empty."""
        found: list[KingdomAction] = []
        for action, _, targets, _ in self.aims(state, doing):
            found += action.of(targets)
        if self.may_stop and doing.steps:
            found.append(STOP)
        return found

    def goes_on(self, state: "KingdomState", doing: Doing) -> bool:  # noqa: ARG002
        """After some steps, perhaps after others' reactions: is there anything left to decide? Else it stops."""
        return True

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        """The terrains that the action names (for `explain`)."""
        return ELIGIBLE

    def ignores_zone(self, state: "KingdomState") -> bool:  # noqa: ARG002
        """X10: does it go where pieces close the spaces next to them? (for `explain`)"""
        return False

    def judged(self, state: "KingdomState", doing: Doing, allowed: int, number: Hex) -> int:  # noqa: ARG002
        """The spaces among which K10 is judged for this hex (for `explain`)."""
        return allowed

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        """Why this hex does not do, beyond what holds for all actions (for `explain`)."""
        return None

    def why_not_picked(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        """Why what stands there cannot be picked, beyond what holds for all actions (for `explain`)."""
        return None

    def why_no_aim(self, state: "KingdomState", doing: Doing, do: str) -> Reason | None:  # noqa: ARG002
        """Why nothing of this kind can be done at all now, if there is a reason of its own (for `explain`)."""
        return None

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:  # noqa: ARG002
        """Why the action as a whole cannot be used, beyond what holds for all (for `explain`)."""
        return None

    def expects(self, doing: Doing) -> str:
        """What is to be decided next: the end of a locale key."""
        raise NotImplementedError(self.name)

    def begin(self, state: "KingdomState", doing: Doing) -> None:
        state.agenda += (doing,)

    def taken(self, state: "KingdomState", seat: int, space: Space) -> None:
        """A seat has just taken the tile of this space (`on_taking`)."""
        raise NotImplementedError(self.name)

    def build(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        raise NotImplementedError(self.name)

    def pick(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        raise NotImplementedError(self.name)

    def move(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        raise NotImplementedError(self.name)

    def place(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        raise NotImplementedError(self.name)

    def take_back(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        raise NotImplementedError(self.name)

    def stop(self, state: "KingdomState", doing: Doing) -> None:  # noqa: ARG002
        state.agenda = state.agenda[:-1]

    def steps_on(self, state: "KingdomState", doing: Doing, number: int, **more: Any) -> bool:
        """One step more of an action of so many: is there another one? What a step sets off comes on top of it."""
        steps = doing.steps + 1
        left = (doing._replace(steps=steps, **more),) if steps < number else ()
        state.agenda = (*state.agenda[:-1], *left)
        return bool(left)


class Builder(Location):
    """Build one settlement from the supply."""

    kind = "build"
    needs_supply = True
    beside = True
    builds = 1

    def allowed(self, state: "KingdomState", seat: int) -> int:
        """The empty spaces that the action names, before K10."""
        raise NotImplementedError(self.name)

    def targets(self, state: "KingdomState", seat: int, allowed: int) -> int:
        """K10: those next to one's own if there are any, else all; unless another condition takes its place."""
        if not self.beside or (state.anywhere and seat == state.turn):
            return allowed
        return allowed & state.near[seat] or allowed

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return state.supply[seat] > 0 and self.allowed(state, seat) != 0

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        seat = doing.seat
        allowed = self.allowed(state, seat)
        return (Aim(BUILD, allowed, self.targets(state, seat, allowed), state.near[seat]),)

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "build"

    def build(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        self.built(state, doing.seat, number)

    def built(self, state: "KingdomState", seat: int, number: Hex) -> None:
        if self.beside and seat == state.turn:
            state.anywhere = False  # it has served
        build_extra(state, seat, number, self.name)


class OnTerrain(Builder):
    """Build one on a certain terrain."""

    terrain: int

    def __init__(self, name: str, rule: str, terrain: int) -> None:
        self.name, self.rule, self.terrain = name, rule, terrain

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        return state.free & state.layout.terrain[self.terrain]

    def wanted(self, state: "KingdomState", doing: Doing) -> Sequence[int]:  # noqa: ARG002
        return (self.terrain,)


class Mover(Location):
    """Move one of one's settlements (K16): which, then where to."""

    kind = "move"

    def allowed(self, state: "KingdomState", seat: int, number: Hex) -> int:
        """Where the settlement of this hex could go, before K10. Its own space counts as empty."""
        raise NotImplementedError(self.name)

    def near(self, state: "KingdomState", seat: int, number: Hex) -> int:
        """K16: it is lifted first, then K10 holds."""
        return neighbours(anchors(state, seat) & ~BIT[number])

    def sources(self, state: "KingdomState", seat: int) -> int:
        """The settlements that have somewhere to go."""
        raise NotImplementedError(self.name)

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return self.sources(state, seat) != 0

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        seat, number = doing.seat, doing.hex
        if number == NO_HEX:
            sources = self.sources(state, seat)
            return (Aim(PICK, sources, sources),)
        allowed, near = self.allowed(state, seat, number), self.near(state, seat, number)
        return (Aim(MOVE, allowed, allowed & near or allowed, near),)

    def expects(self, doing: Doing) -> str:
        return "pick" if doing.hex == NO_HEX else "move"

    def pick(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = (*state.agenda[:-1], doing._replace(hex=number))

    def move(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        move_settlement(state, doing.seat, doing.hex, number, self.name)


class TerrainMover(Mover):
    """Move one of one's settlements to an empty space of a certain terrain, anywhere (K10)."""

    def land(self, state: "KingdomState") -> int:
        """The spaces of that terrain, empty or not."""
        raise NotImplementedError(self.name)

    def allowed(self, state: "KingdomState", seat: int, number: Hex) -> int:  # noqa: ARG002
        return self.land(state) & (state.empty | BIT[number]) & ~state.zone

    def sources(self, state: "KingdomState", seat: int) -> int:
        land, mine = self.land(state), movable(state, seat)
        if land & state.empty & ~state.zone:
            return mine
        return mine & land & ~state.zone  # K16: only back to where they were


class Jumper(Mover):
    """Move one of one's settlements to an empty eligible space seen from its own; K10 is not asked."""

    def near(self, state: "KingdomState", seat: int, number: Hex) -> int:  # noqa: ARG002
        return 0

    def sources(self, state: "KingdomState", seat: int) -> int:
        found = 0
        for number in members(movable(state, seat)):
            if self.allowed(state, seat, number):
                found |= BIT[number]
        return found


class Stepper(Jumper):
    """Move one of one's settlements to an adjacent empty eligible space."""

    def allowed(self, state: "KingdomState", seat: int, number: Hex) -> int:  # noqa: ARG002
        return NEIGHBOURS[number] & state.free

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        return None if BIT[number] & NEIGHBOURS[doing.hex] else (self.rule, "not-adjacent", {})

    def sources(self, state: "KingdomState", seat: int) -> int:
        return movable(state, seat) & neighbours(state.free)


class Placer(Location):
    """Place one of one's pieces, or take it back, or (if it can) move it."""

    kind = "piece"
    may_stop = True
    piece: str

    def made(self, state: "KingdomState") -> "Piece":
        return state.layout.pieces[state.layout.piece_numbers[self.piece]]

    def ground(self, state: "KingdomState") -> int:
        """The empty spaces that the piece may enter."""
        raise NotImplementedError(self.name)

    def on_board(self, state: "KingdomState", seat: int) -> int:
        return state.pieces[state.layout.piece_numbers[self.piece]][seat]

    def room(self, state: "KingdomState", seat: int) -> bool:
        """Has the seat such a piece in its supply?"""
        return self.on_board(state, seat).bit_count() < self.made(state).number

    def ways(self, state: "KingdomState", doing: Doing) -> int:
        """X11, X12: one to three steps; step by step where every step can take tiles (X16)."""
        here, piece = self.on_board(state, doing.seat), self.made(state)
        if not piece.settles:
            return within_steps(here, self.ground(state), piece.steps)
        return neighbours(here) & self.ground(state) if doing.steps < piece.steps else 0

    def possible(self, state: "KingdomState", seat: int) -> bool:
        if self.on_board(state, seat):
            return True
        return self.made(state).number > 0 and self.ground(state) != 0

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        found: list[Aim] = []
        here, piece = self.on_board(state, doing.seat), self.made(state)
        if not doing.steps and here.bit_count() < piece.number:
            ground, near = self.ground(state), state.near[doing.seat]
            found.append(Aim(PLACE, ground, ground & near or ground, near))  # K10
        if here and piece.steps:
            ways = self.ways(state, doing)
            found.append(Aim(MOVE, ways, ways))
        if here and not doing.steps:
            found.append(Aim(TAKE_BACK, here, here))
        return found

    def expects(self, doing: Doing) -> str:
        return "step" if doing.steps else "piece"

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        here, piece = self.on_board(state, doing.seat), self.made(state)
        if here and piece.settles and not NEIGHBOURS[lowest(here)] & BIT[number]:
            return "X16", "one-step", {"piece": self.piece}
        return self.rule, "too-far", {"piece": self.piece, "steps": piece.steps}

    def why_no_aim(self, state: "KingdomState", doing: Doing, do: str) -> Reason | None:
        if do == "place" and not self.room(state, doing.seat):
            return self.rule, "piece-on-board", {"piece": self.piece}
        if do in ("place", "take-back") and doing.steps:
            return "X16", "piece-moving", {"piece": self.piece}
        if do == "take-back" or (do == "move" and self.made(state).steps):
            return self.rule, "piece-not-there", {"piece": self.piece}
        return None

    def place(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        place_piece(state, doing.seat, self.piece, number)

    def take_back(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        state.agenda = state.agenda[:-1]
        take_piece_back(state, doing.seat, self.piece, number)
        lose_tiles(state, doing.seat)

    def move(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        start, piece = lowest(self.on_board(state, doing.seat)), self.made(state)
        more = self.steps_on(state, doing, piece.steps if piece.settles else 1)
        move_piece(state, doing.seat, self.piece, start, number)
        if not more:
            lose_tiles(state, doing.seat)

    def stop(self, state: "KingdomState", doing: Doing) -> None:
        super().stop(state, doing)
        lose_tiles(state, doing.seat)
