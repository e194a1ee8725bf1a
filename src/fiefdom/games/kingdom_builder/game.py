"""Kingdom Builder with its expansions as a game of the kernel: the ways in and out."""

from collections.abc import Mapping, Sequence

from fiefdom.games.kingdom_builder.expansions.register import REGISTER
from fiefdom.games.kingdom_builder.play.actions import KingdomAction
from fiefdom.games.kingdom_builder.play.codec import codec
from fiefdom.games.kingdom_builder.play.options import options_model
from fiefdom.games.kingdom_builder.play.setup import set_up
from fiefdom.games.kingdom_builder.play.state import KingdomState
from fiefdom.games.kingdom_builder.rules import NEWEST, RULES
from fiefdom.games.kingdom_builder.show.facts import all_facts
from fiefdom.games.kingdom_builder.show.words import FACT_KINDS
from fiefdom.games.kingdom_builder.text.read import from_text
from fiefdom.kernel.game import FirstGame, Game
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import check_seats, check_seed, read_options
from fiefdom.kernel.words import Words


class KingdomBuilder(Game[KingdomAction]):
    """Build 40 settlements where the three Kingdom Builder cards of the game bring most gold."""

    name = "kingdom-builder"
    rules_versions: Sequence[int] = tuple(RULES)
    rules_version = NEWEST.version
    fact_kinds = FACT_KINDS
    # The first card is grass, with a farm to build next to; the second, desert, touches nothing of that.
    first_game = FirstGame(2, 23, {"preset": "first-game"})

    @property
    def seats(self) -> Sequence[int]:  # type: ignore[override]
        """K5: what any expansion allows."""
        return sorted({number for expansion in REGISTER for number in expansion.seats})

    def start(self, seats: int, seed: int, options: Mapping[str, JSON] | None = None) -> KingdomState:
        seats, seed = check_seats(seats, self.seats), check_seed(seed)
        chosen = read_options(options_model(), options)
        check_seats(seats, chosen.box.seats)
        return set_up(seats, seed, chosen, RULES[self.rules_version])

    def options(self) -> JSON:
        schema: JSON = options_model().model_json_schema()
        return schema

    def encode(self, action: KingdomAction) -> JSON:
        return action.to_json()

    def decode(self, data: JSON) -> KingdomAction:
        return codec().decode(data)

    def from_text(self, text: str) -> KingdomState:
        return from_text(text)

    def cards(self) -> JSON:
        return all_facts()

    def tell(self, key: str, facts: Mapping[str, JSON], words: Words, names: Sequence[str]) -> str:
        """K16: a settlement that is moved may go back to the space it left."""
        back = key == "kingdom-builder-event-moved" and facts.get("from") == facts.get("hex")
        return super().tell("kingdom-builder-event-moved-back" if back else key, facts, words, names)

    def card_set(self, sources: Sequence[str]) -> Sequence[str]:
        """K7: the Kingdom Builder cards of the match."""
        cards = {goal.name for goal in REGISTER.goals}
        return sorted(cards.intersection(sources))

    def public_cards(self) -> JSON:
        """All of them: only the deck's order and the hands are hidden."""
        return self.cards()
