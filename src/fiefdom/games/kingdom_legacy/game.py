"""Kingdom Legacy: Feudal Kingdom as a game of the kernel: set-up, options, and the ways in and out."""

from collections.abc import Mapping, Sequence

from pydantic import Field

from fiefdom.games.kingdom_legacy.cards.box import FIRST_KINGDOM
from fiefdom.games.kingdom_legacy.cards.expansion import checked_names, stamps
from fiefdom.games.kingdom_legacy.cards.loading import LOADED, load
from fiefdom.games.kingdom_legacy.play.actions import LegacyAction, decode
from fiefdom.games.kingdom_legacy.play.interpreter import run
from fiefdom.games.kingdom_legacy.play.state import LegacyState
from fiefdom.games.kingdom_legacy.rules import NEWEST, OWN, RULES
from fiefdom.games.kingdom_legacy.show.chronicle import chronicle_of
from fiefdom.games.kingdom_legacy.show.facts import all_facts
from fiefdom.games.kingdom_legacy.show.words import FACT_KINDS, card_name
from fiefdom.games.kingdom_legacy.text.read import from_text
from fiefdom.kernel.game import Game
from fiefdom.kernel.json import JSON
from fiefdom.kernel.match import Match
from fiefdom.kernel.options import Options, check_seats, check_seed, read_options
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import Words

load()


class LegacyOptions(Options):
    """The box has no options; for study every choice can be asked, even with one answer."""

    ask_everything: bool = Field(
        False, description="ask also where only one thing is possible and nothing is revealed"
    )
    expansions: tuple[str, ...] = Field(
        (), max_length=99, description="expansions in the box besides its own three, as NAME@CONTENT"
    )


class KingdomLegacy(Game[LegacyAction]):
    """A campaign for one: build a kingdom whose cards change for good, and count its glory."""

    name = "kingdom-legacy"
    rules_versions: Sequence[int] = tuple(RULES)
    rules_version = NEWEST.version
    seats: Sequence[int] = (1,)
    fact_kinds = FACT_KINDS
    campaign = True

    def start(self, seats: int, seed: int, options: Mapping[str, JSON] | None = None) -> LegacyState:
        check_seats(seats, self.seats)
        seed = check_seed(seed)
        chosen = read_options(LegacyOptions, options)
        edition = RULES[self.rules_version]
        further = checked_names(chosen.expansions, edition.expansions)
        state = LegacyState(Rng(seed), not chosen.ask_everything, edition, further)
        state.begin()
        run(state)
        return state

    def new_options(self, options: Mapping[str, JSON]) -> Mapping[str, JSON]:
        """L37: a new campaign has our own and the host's expansions in its box, and remembers what they held."""
        if "expansions" in options:
            return options
        names = [*OWN, *(one.name for one in LOADED)]
        return {**options, "expansions": [*stamps(names)]}

    def options(self) -> JSON:
        schema: JSON = LegacyOptions.model_json_schema()
        return schema

    def encode(self, action: LegacyAction) -> JSON:
        return action.to_json()

    def decode(self, data: JSON) -> LegacyAction:
        return decode(data)

    def from_text(self, text: str) -> LegacyState:
        return from_text(text)

    def card_name(self, card: int, side: int, words: Words) -> str:
        return card_name(card, side, words)

    def cards(self) -> JSON:
        """Every side of every card: not for players, who discover them (L2)."""
        return all_facts()

    def public_cards(self) -> JSON:
        """What anybody may know before a campaign: card 0 and the first kingdom."""
        return [row for row in all_facts() if row["card"] in (0, *FIRST_KINGDOM)]

    def chronicle(self, match: Match[LegacyAction]) -> JSON:
        return chronicle_of(match)
