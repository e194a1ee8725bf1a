"""Kingdom Builder with Crossroads and Marshlands as a game of the kernel: the ways in and out."""

from collections.abc import Mapping, Sequence

from fiefdom.games.kingdom_builder.board.terrain import CARDS, COPIES, SINGLES, card_name
from fiefdom.games.kingdom_builder.expansions import BONUSES, GOALS, LOCATIONS, TASKS
from fiefdom.games.kingdom_builder.expansions.registry import Named
from fiefdom.games.kingdom_builder.play.actions import KingdomAction
from fiefdom.games.kingdom_builder.play.codec import CODEC
from fiefdom.games.kingdom_builder.play.options import QUADRANTS, KingdomOptions
from fiefdom.games.kingdom_builder.play.setup import set_up
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.show.words import FACT_KINDS
from fiefdom.games.kingdom_builder.text.read import from_text
from fiefdom.kernel.game import Game
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import check_seats, check_seed, read_options


class KingdomBuilder(Game[KingdomAction]):
    """Build 40 settlements where the three Kingdom Builder cards of the game bring most gold."""

    name = "kingdom-builder"
    rules_versions: Sequence[int] = (2,)
    rules_version = 2
    seats: Sequence[int] = (2, 3, 4, 5)  # K5
    fact_kinds = FACT_KINDS

    def start(self, seats: int, seed: int, options: Mapping[str, JSON] | None = None) -> KingdomState:
        seats, seed = check_seats(seats, self.seats), check_seed(seed)
        chosen = read_options(KingdomOptions, options)
        if "crossroads" not in chosen.expansions:
            check_seats(seats, self.seats[:-1])  # K5: five only with Crossroads
        return set_up(seats, seed, chosen)

    def options(self) -> JSON:
        schema: JSON = KingdomOptions.model_json_schema()
        return schema

    def encode(self, action: KingdomAction) -> JSON:
        return action.to_json()

    def decode(self, data: JSON) -> KingdomAction:
        return CODEC.decode(data)

    def from_text(self, text: str) -> KingdomState:
        return from_text(text)

    def cards(self) -> JSON:
        """Boards, locations with their bonus tiles, Kingdom Builder cards, tasks and terrain cards."""
        return {
            "quadrants": [board.to_json() for board in QUADRANTS],
            "locations": [_fact(thing) for thing in LOCATIONS],
            "bonuses": [_fact(thing) for thing in BONUSES],
            "goals": [_fact(thing) for thing in GOALS],
            "tasks": [{**_fact(thing), "gold": thing.gold} for thing in TASKS],
            "terrain_cards": [
                {"name": card_name(card), "copies": COPIES if card in SINGLES else 1} for card in CARDS
            ],
        }

    def public_cards(self) -> JSON:
        """All of them: only the deck's order and the hands are hidden."""
        return self.cards()


def _fact(thing: Named) -> dict[str, JSON]:
    return {"name": thing.name, "expansion": thing.expansion, "rule": thing.rule}
