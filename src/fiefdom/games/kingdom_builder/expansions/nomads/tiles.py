"""The nomad tiles: each is used once (N10), in its owner's next turn, and leaves the game at its end (N8)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, Hex
from fiefdom.games.kingdom_builder.board.layout import Space
from fiefdom.games.kingdom_builder.board.terrain import SWAMP, TERRAINS
from fiefdom.games.kingdom_builder.expansions.location import Aim, Location, OnTerrain, Reason, Stepper
from fiefdom.games.kingdom_builder.play.actions import MOVE, PICK
from fiefdom.games.kingdom_builder.play.agenda import NO_HEX, Doing
from fiefdom.games.kingdom_builder.play.gold import pay
from fiefdom.games.kingdom_builder.play.pieces import move_settlement, removable, remove
from fiefdom.games.kingdom_builder.play.tiles import lose_tiles, spend
from fiefdom.games.kingdom_builder.play.turn import BEFORE, free_first, to_build

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState

GIFTS = 3  # N11: settlements of a donation
STEPS = 4  # N14
TREASURE = 3  # N22: gold


class Donation(OnTerrain):
    """N11: build three on a certain terrain, water and mountain (N12) and a removed one (N52) among them."""

    one_shot = True
    steps = builds = GIFTS

    def __init__(self, terrain: int) -> None:
        super().__init__(f"donation_{TERRAINS[terrain]}", "N11", terrain)

    def allowed(self, state: "KingdomState", seat: int) -> int:  # noqa: ARG002
        return state.empty & state.layout.terrain[self.terrain] & ~state.zone

    def build(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        """N13: once begun it is finished."""
        self.steps_on(state, doing, self.steps)
        self.built(state, doing.seat, number)

    def goes_on(self, state: "KingdomState", doing: Doing) -> bool:
        return self.possible(state, doing.seat)


class Resettlement(Stepper):
    """N14: four steps, shared among any of one's settlements."""

    name, rule = "resettlement", "N14"
    one_shot = True
    steps = STEPS
    may_stop = True

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        """The one that took the last step may go on, or another one is picked."""
        if doing.hex != NO_HEX or doing.last == NO_HEX:
            return super().aims(state, doing)
        onward = self.allowed(state, doing.seat, doing.last)
        others = self.sources(state, doing.seat) & ~BIT[doing.last]
        return Aim(MOVE, onward, onward), Aim(PICK, others, others)

    def goes_on(self, state: "KingdomState", doing: Doing) -> bool:
        return self.possible(state, doing.seat)

    def why_not(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:  # noqa: ARG002
        start = doing.last if doing.hex == NO_HEX else doing.hex
        return None if BIT[number] & NEIGHBOURS[start] else (self.rule, "not-adjacent", {})

    def expects(self, doing: Doing) -> str:
        return "resettle" if doing.hex == NO_HEX and doing.steps else super().expects(doing)

    def move(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        """N15: every step takes tiles; N16: what is lost is judged when all are done."""
        start = doing.last if doing.hex == NO_HEX else doing.hex
        more = self.steps_on(state, doing, self.steps, hex=NO_HEX, last=number)
        move_settlement(state, doing.seat, start, number, self.name, finished=not more)

    def stop(self, state: "KingdomState", doing: Doing) -> None:
        super().stop(state, doing)
        lose_tiles(state, doing.seat)


class Outpost(Location):
    """N17: for one settlement built in this turn "next to your own if possible" is dropped."""

    name, rule = "nomad_outpost", "N17"
    kind = "free"
    one_shot = True
    between = True

    def possible(self, state: "KingdomState", seat: int) -> bool:
        """N18: for the next settlement of the action under way, or of the mandatory one, if K10 narrows it."""
        if state.anywhere:
            return False
        if state.agenda:
            doing = state.doing()
            aim = doing.location.aims(state, doing)[0]
            return doing.location.beside and aim.targets != aim.allowed
        if state.terrain < 0 or not to_build(state):
            return False
        if state.stage == BEFORE and free_first(
            state
        ):  # N50: M14 serves the first, this one may serve another
            return False
        spaces = state.free & state.layout.terrain[state.terrain]
        return bool(spaces & state.near[seat]) and bool(spaces & ~state.near[seat])

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:  # noqa: ARG002
        if state.anywhere:
            return self.rule, "outpost-declared", {}
        return "N18", "outpost-nothing", {}

    def begin(self, state: "KingdomState", doing: Doing) -> None:  # noqa: ARG002
        state.anywhere = True


class Sword(Location):
    """N19: of every opponent, one settlement of one's choice goes back to its owner's supply."""

    name, rule = "sword", "N19"
    kind = "remove"
    one_shot = True

    def victims(self, state: "KingdomState", doing: Doing) -> list[int]:
        """Those still to lose one, in turn order, as places from the seat on; who has none is passed over."""
        seats = range(doing.steps + 1, state.seats)
        return [place for place in seats if removable(state, (doing.seat + place) % state.seats)]

    def possible(self, state: "KingdomState", seat: int) -> bool:
        return any(removable(state, other) for other in range(state.seats) if other != seat)

    def aims(self, state: "KingdomState", doing: Doing) -> Sequence[Aim]:
        victim = (doing.seat + self.victims(state, doing)[0]) % state.seats
        there = removable(state, victim)
        return (Aim(PICK, there, there),)

    def why_not_picked(self, state: "KingdomState", doing: Doing, number: Hex) -> Reason | None:
        victim = (doing.seat + self.victims(state, doing)[0]) % state.seats
        if state.own[victim] & BIT[number]:
            return "N21", "hall-stays", {}
        return self.rule, "sword-other", {"seat": victim}

    def why_unusable(self, state: "KingdomState", seat: int) -> Reason | None:  # noqa: ARG002
        return self.rule, "sword-nobody", {}

    def expects(self, doing: Doing) -> str:  # noqa: ARG002
        return "strike"

    def pick(self, state: "KingdomState", doing: Doing, number: Hex) -> None:
        """N20: what tiles this costs is judged after the whole action. N21: the last round stays the last."""
        place = self.victims(state, doing)[0]
        remove(state, doing.seat, (doing.seat + place) % state.seats, number)
        doing = doing._replace(steps=place)
        if self.victims(state, doing):
            state.agenda = (*state.agenda[:-1], doing)
            return
        state.agenda = state.agenda[:-1]
        for other in range(state.seats):
            if other != doing.seat:
                lose_tiles(state, other)


class Treasure(Location):
    """N22: three gold at once, in whoever's turn; the tile is never held."""

    name, rule = "treasure", "N22"
    kind = "gold"
    extra_action = False
    one_shot = True
    on_taking = True
    pays = True

    def taken(self, state: "KingdomState", seat: int, space: Space) -> None:
        pay(state, seat, self.name, TREASURE, state.layout.locations[space])
        spend(state, seat, 1 << space)


DONATIONS = tuple(Donation(terrain) for terrain in range(len(TERRAINS)) if terrain != SWAMP)  # N48
TILES: tuple[Location, ...] = (*DONATIONS, Resettlement(), Outpost(), Sword(), Treasure())
NUMBERS = (
    *((kind.name, 1) for kind in DONATIONS),
    *((kind.name, 2) for kind in TILES[len(DONATIONS) :]),
)  # N3
