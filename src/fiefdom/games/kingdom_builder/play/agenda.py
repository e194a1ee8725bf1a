"""What is half done, as data: the action of a tile under way, and who may still react to a last tile."""

from typing import TYPE_CHECKING, NamedTuple

from fiefdom.games.kingdom_builder.board.hexes import Hex
from fiefdom.games.kingdom_builder.board.layout import Space
from fiefdom.kernel.game import Seat

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.expansions.location import Location

NO_SPACE = Space(-1)  # of a bonus tile: it lies on no location space
NO_HEX = Hex(-1)
NO_CARD = -1


class Doing(NamedTuple):
    """A seat is carrying out the action of a tile."""

    seat: Seat
    space: Space  # the location space that the tile came from, or NO_SPACE
    location: "Location"
    hex: Hex = NO_HEX  # the settlement picked
    steps: int = 0  # of an action of several, those that are done
    card: int = NO_CARD  # drawn by the fort (X16)
    last: Hex = NO_HEX  # the settlement that took the last step: it may go on without being picked anew


class Asked(NamedTuple):
    """M7: the last tile of a space was taken; these seats may still react, the first of them now."""

    space: Space
    seats: tuple[Seat, ...]
