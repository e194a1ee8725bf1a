"""The decisions of the game. Each is one free choice; what a tile makes of it, its location knows."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import BIT, HEXES, Hex
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


class _Byte(dict[int, tuple[KingdomAction, ...]]):
    """The actions of eight hexes: by the byte that says which of them; each list is made when first needed."""

    def __init__(self, eight: Sequence[KingdomAction]) -> None:
        self._eight = eight

    def __missing__(self, value: int) -> tuple[KingdomAction, ...]:
        found = self[value] = tuple(action for i, action in enumerate(self._eight) if value >> i & 1)
        return found


FEW = 16  # hexes are listed one by one


class Listing:
    """All actions of one kind, one per hex, and a quick way from a set of hexes to their list."""

    __slots__ = ("_bytes", "actions")

    def __init__(self, actions: Sequence[KingdomAction]) -> None:
        self.actions = tuple(actions)
        # By byte of the set: so a list takes 50 looks, not 400.
        self._bytes = tuple(_Byte(self.actions[first : first + 8]) for first in range(0, HEXES, 8))

    def __getitem__(self, number: Hex) -> KingdomAction:
        return self.actions[number]

    def of(self, hexes: int) -> list[KingdomAction]:
        """The actions for these hexes, in order."""
        found: list[KingdomAction] = []
        if hexes.bit_count() < FEW:
            actions = self.actions
            while hexes:
                last = hexes.bit_length() - 1
                found.append(actions[last])
                hexes ^= BIT[last]
            found.reverse()
            return found
        for byte, value in zip(self._bytes, hexes.to_bytes(HEXES // 8, "little"), strict=False):
            if value:
                found += byte[value]
        return found


CHOOSE = tuple(Choose(name) for name in TERRAINS[: SWAMP + 1])
REDRAW = Redraw()
BUILD = Listing([Build(Hex(number)) for number in range(HEXES)])
USE = tuple(Use(Hex(number)) for number in range(HEXES))
PICK = Listing([Pick(Hex(number)) for number in range(HEXES)])
MOVE = Listing([Move(Hex(number)) for number in range(HEXES)])
PLACE = Listing([Place(Hex(number)) for number in range(HEXES)])
TAKE_BACK = Listing([TakeBack(Hex(number)) for number in range(HEXES)])
STOP = Stop()
DECLINE = Decline()
END_TURN = EndTurn()
