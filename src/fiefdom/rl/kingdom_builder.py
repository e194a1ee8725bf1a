"""Kingdom Builder as numbers: 400 hexes and a few words; planes of the board and facts beside it."""

from collections.abc import Callable, Mapping

from fiefdom.games.kingdom_builder.board.hexes import HEXES, SIDE, Hex
from fiefdom.games.kingdom_builder.board.terrain import CARDS, SWAMP, TERRAINS, card_name
from fiefdom.games.kingdom_builder.play.actions import (
    BUILD,
    CHOOSE,
    DECLINE,
    END_TURN,
    MOVE,
    PICK,
    PLACE,
    REDRAW,
    STOP,
    TAKE_BACK,
    USE,
    KingdomAction,
    UseBonus,
)
from fiefdom.games.kingdom_builder.play.options import options_model
from fiefdom.games.kingdom_builder.play.turn import STAGES
from fiefdom.kernel.game import Game, Seat, State
from fiefdom.kernel.json import JSON
from fiefdom.kernel.numbers import check_seat
from fiefdom.kernel.options import read_options
from fiefdom.rl.encoding import Array, Encoding, part
from fiefdom.rl.kingdom_sight import Places, Sight


class KingdomBuilderEncoding(Encoding[KingdomAction]):
    """A hex's number means what the moment asks for: build there, pick, move, place or take back what is there; a
    location's hex means using its tile. No two legal actions share a hex, which the tests look at."""

    def __init__(
        self, game: Game[KingdomAction], seats: int, options: Mapping[str, JSON] | None = None
    ) -> None:
        super().__init__(game, seats, options)
        box = read_options(options_model(), options).box
        words: list[KingdomAction] = [REDRAW, END_TURN]
        if box.names or len(box.expansions) > 1:
            words += [*CHOOSE, STOP, DECLINE, *(UseBonus(bonus.name) for bonus in box.bonuses)]
        self._number: dict[KingdomAction, int] = {
            listing[Hex(number)]: number
            for listing in (BUILD, PICK, MOVE, PLACE, TAKE_BACK, USE)
            for number in range(HEXES)
        }
        self._number |= {word: HEXES + place for place, word in enumerate(words)}
        self.num_actions = HEXES + len(words)
        kinds = list(dict.fromkeys(box.locations.values()))  # a swapped location (X16) has two names
        others = [f"of seat +{step}" for step in range(1, seats)]
        owners = ["mine", *others]
        planes = [
            *TERRAINS,
            *(f"space: {space.name}" for space in box.spaces),
            *(f"location: {kind.name}" for kind in kinds),
            *(f"settlement {owner}" for owner in owners),
            *(
                f"{piece.name} {owner}"
                for piece in box.pieces
                for owner in (["of nobody"] if piece.common else owners)
            ),
            "picked",
            *(f"tile {owner}" for owner in owners),
            "tile usable now",
            "tiles left",
        ]
        cards = [card for card in CARDS if card in box.cards]
        doing = [
            *(kind.name for kind in kinds),
            *(f"bonus {bonus.name}" for bonus in box.bonuses),
        ]
        names = [card_name(card) for card in cards]
        facts = [
            "my turn",
            "turns left in this round",
            "last round",
            "rounds without a build",
            *(f"stage: {stage}" for stage in STAGES),
            "still to build",
            *(f"terrain: {TERRAINS[terrain]}" for terrain in range(SWAMP + 1)),
            *(f"doing: {name}" for name in doing),
            "steps done",
            *(f"shown: {name}" for name in names),
            *(f"in my hand: {name}" for name in names),
            *(f"discarded: {name}" for name in names),
            *(f"set aside: {name}" for name in names),
            "cards in the deck",
            *(f"goal: {name}" for name in box.goals),
            *(f"task: {name}" for name in box.tasks),
            *(f"removed: {TERRAINS[terrain]}" for terrain in range(SWAMP + 1)),
            *(f"supply {owner}" for owner in owners),
            *(f"kept {owner}" for owner in owners),
            *(f"gold {owner}" for owner in owners),
            *(f"bonus {bonus.name} {owner}" for bonus in box.bonuses for owner in owners),
        ]
        self.parts = {"board": part(planes, (len(planes), SIDE, SIDE)), "facts": part(facts)}
        self._places = Places(planes, facts, cards, kinds)

    def listed(self, state: State[KingdomAction]) -> tuple[list[int], list[KingdomAction]]:
        legal = state.legal()
        return [*map(self._number.__getitem__, legal)], legal

    def sight(self, seat: Seat) -> Callable[[State[KingdomAction]], Array]:
        return Sight(self._places, check_seat(seat, self.seats), self.seats).look
