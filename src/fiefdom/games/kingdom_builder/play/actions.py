"""The decisions of the game. Each is one free choice; what a tile makes of it, its location knows."""

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import HEXES, Hex, Listing
from fiefdom.games.kingdom_builder.board.terrain import SWAMP, TERRAINS
from fiefdom.games.kingdom_builder.play.turn import (
    build_mandatory,
    choose,
    decline,
    end_turn,
    redraw,
    resume,
    use,
    use_bonus,
)
from fiefdom.kernel.action import Action

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.play.state import KingdomState


class KingdomAction(Action):
    """One free choice of the acting seat."""

    __slots__ = ()

    @abstractmethod
    def take(self, state: "KingdomState") -> None:
        """Carries the action out; it must be legal."""


@dataclass(frozen=True, slots=True, eq=False)
class Choose(KingdomAction):
    """X5, M4: bind the terrain that counts in this turn."""

    do = "choose"
    terrain: str

    def take(self, state: "KingdomState") -> None:
        choose(state, TERRAINS.index(self.terrain))


@dataclass(frozen=True, slots=True, eq=False)
class Redraw(KingdomAction):
    """K11: nothing of the card's terrain is left; another card is drawn."""

    do = "redraw"

    def take(self, state: "KingdomState") -> None:
        redraw(state)


@dataclass(frozen=True, slots=True, eq=False)
class Build(KingdomAction):
    """Build one settlement: of the mandatory action (K9), or of the tile in use."""

    do = "build"
    hex: Hex

    def take(self, state: "KingdomState") -> None:
        if state.agenda:
            doing = state.doing()
            doing.location.build(state, doing, self.hex)
            resume(state)
        else:
            build_mandatory(state, self.hex)


@dataclass(frozen=True, slots=True, eq=False)
class Use(KingdomAction):
    """K8: begin the extra action of the tile from this location space; M7: react with a canoe."""

    do = "use"
    tile: Hex

    def take(self, state: "KingdomState") -> None:
        use(state, self.tile)


@dataclass(frozen=True, slots=True, eq=False)
class UseBonus(KingdomAction):
    """M6: begin the action of a bonus tile."""

    do = "use-bonus"
    location: str

    def take(self, state: "KingdomState") -> None:
        use_bonus(state, self.location)


@dataclass(frozen=True, slots=True, eq=False)
class Pick(KingdomAction):
    """Which settlement moves (K16), or is kept (M13)."""

    do = "pick"
    hex: Hex

    def take(self, state: "KingdomState") -> None:
        doing = state.doing()
        doing.location.pick(state, doing, self.hex)
        resume(state)


@dataclass(frozen=True, slots=True, eq=False)
class Move(KingdomAction):
    """Where the picked settlement, the wagon or the ship goes."""

    do = "move"
    hex: Hex

    def take(self, state: "KingdomState") -> None:
        doing = state.doing()
        doing.location.move(state, doing, self.hex)
        resume(state)


@dataclass(frozen=True, slots=True, eq=False)
class Place(KingdomAction):
    """Place a warrior, the wagon, the ship, or the city hall (by its middle)."""

    do = "place"
    hex: Hex

    def take(self, state: "KingdomState") -> None:
        doing = state.doing()
        doing.location.place(state, doing, self.hex)
        resume(state)


@dataclass(frozen=True, slots=True, eq=False)
class TakeBack(KingdomAction):
    """Take a warrior, the wagon or the ship back from the board."""

    do = "take-back"
    hex: Hex

    def take(self, state: "KingdomState") -> None:
        doing = state.doing()
        doing.location.take_back(state, doing, self.hex)
        resume(state)


@dataclass(frozen=True, slots=True, eq=False)
class Stop(KingdomAction):
    """X16: go no further with the wagon or the ship."""

    do = "stop"

    def take(self, state: "KingdomState") -> None:
        doing = state.doing()
        doing.location.stop(state, doing)
        resume(state)


@dataclass(frozen=True, slots=True, eq=False)
class Decline(KingdomAction):
    """M7: do not react with a canoe."""

    do = "decline"

    def take(self, state: "KingdomState") -> None:
        decline(state)


@dataclass(frozen=True, slots=True, eq=False)
class EndTurn(KingdomAction):
    """K12."""

    do = "end"

    def take(self, state: "KingdomState") -> None:
        end_turn(state)


CHOOSE = tuple(Choose(name) for name in TERRAINS[: SWAMP + 1])
REDRAW = Redraw()
BUILD = Listing[KingdomAction]([Build(Hex(number)) for number in range(HEXES)])
USE = tuple(Use(Hex(number)) for number in range(HEXES))
PICK = Listing[KingdomAction]([Pick(Hex(number)) for number in range(HEXES)])
MOVE = Listing[KingdomAction]([Move(Hex(number)) for number in range(HEXES)])
PLACE = Listing[KingdomAction]([Place(Hex(number)) for number in range(HEXES)])
TAKE_BACK = Listing[KingdomAction]([TakeBack(Hex(number)) for number in range(HEXES)])
STOP = Stop()
DECLINE = Decline()
END_TURN = EndTurn()
