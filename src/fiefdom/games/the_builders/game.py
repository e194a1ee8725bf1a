"""The Builders: Middle Ages as a game of the kernel: set-up, options, and the ways in and out."""

from collections.abc import Mapping, Sequence

from pydantic import Field

from fiefdom.games.the_builders.actions import CODEC, BuildersAction
from fiefdom.games.the_builders.cards import APPRENTICES, BUILDINGS, CARDS, WORKERS
from fiefdom.games.the_builders.read_text import from_text
from fiefdom.games.the_builders.state import BuildersState
from fiefdom.games.the_builders.words import FACT_KINDS, card_name
from fiefdom.kernel.game import FirstGame, Game
from fiefdom.kernel.json import JSON
from fiefdom.kernel.options import Options, check_first, check_seats, check_seed, read_options
from fiefdom.kernel.rng import Rng
from fiefdom.kernel.words import Words

ROW = 5  # B3, B4
START_COINS = 10  # B5


class BuildersOptions(Options):
    """The rulebook has no options; a lower goal makes a shorter game."""

    goal: int = Field(17, ge=1, le=40, description="B17: the points that end the game")
    first: int | None = Field(None, ge=0, description="B5: the seat that begins; else drawn")


class TheBuilders(Game[BuildersAction]):
    """Be the first to 17 points: open building sites, hire workers, send them to build."""

    name = "the-builders"
    rules_versions: Sequence[int] = (2,)
    rules_version = 2
    seats: Sequence[int] = (2, 3, 4)  # B1
    fact_kinds = FACT_KINDS
    # The own apprentice and a labourer of the row complete a stone bridge, which lies open.
    first_game = FirstGame(2, 9, {"goal": 6})

    def start(self, seats: int, seed: int, options: Mapping[str, JSON] | None = None) -> BuildersState:
        seats = check_seats(seats, self.seats)
        rng = Rng(check_seed(seed))
        chosen = read_options(BuildersOptions, options)
        drawn = rng.below(seats)  # in any case: the rest does not depend on who begins
        state = BuildersState(seats, chosen.goal, starter=check_first(chosen.first, seats, drawn))  # B5
        buildings = list(BUILDINGS)  # B3
        rng.shuffle(buildings)
        state.building_row = tuple(buildings[:ROW])
        state.building_deck = tuple(buildings[ROW:])
        apprentices = list(APPRENTICES)  # B4
        rng.shuffle(apprentices)
        state.free = [(card,) for card in apprentices[:seats]]
        workers = [card for card in WORKERS if card not in apprentices[:seats]]
        rng.shuffle(workers)
        state.worker_row = tuple(workers[:ROW])
        state.worker_deck = tuple(workers[ROW:])
        state.coins = [START_COINS] * seats  # B5; B2: plain coins, the bank has no limit
        return state

    def options(self) -> JSON:
        schema: JSON = BuildersOptions.model_json_schema()
        return schema

    def encode(self, action: BuildersAction) -> JSON:
        return action.to_json()

    def decode(self, data: JSON) -> BuildersAction:
        return CODEC.decode(data)

    def from_text(self, text: str) -> BuildersState:
        return from_text(text)

    def card_name(self, card: int, side: int, words: Words) -> str:  # noqa: ARG002
        return card_name(card, words)

    def cards(self) -> JSON:
        return [card.to_json() for card in CARDS]

    def public_cards(self) -> JSON:
        """All of them: only the order of the decks is hidden."""
        return self.cards()
