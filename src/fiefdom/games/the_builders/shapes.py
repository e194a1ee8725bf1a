"""The shapes of the JSON that this game gives: its view and its events. docs/views.md is made from them."""

from typing import Annotated, Literal

from typing_extensions import TypedDict  # as pydantic asks for before Python 3.12

Card = Annotated[int, "the number of a card"]
Amounts = Annotated[list[int], "of stone, wood, knowledge, tile"]


class SiteView(TypedDict):
    card: Card
    crew: Annotated[list[int], "the workers there"]
    supply: Annotated[list[int], "what they supply: stone, wood, knowledge, tile"]
    needs: Amounts
    sent: Annotated[int, "how many were sent there in this turn (B10)"]


class PlayerView(TypedDict):
    seat: int
    coins: int
    points: Annotated[int, "of completed buildings and machines"]
    free: Annotated[list[int], "free workers and machines"]
    built: Annotated[list[int], "completed buildings and machines"]
    sites: list[SiteView]


class PriceView(TypedDict):
    actions: Annotated[int, "actions it takes"]
    buy: Annotated[int, "how many of them must be bought first (B6)"]
    coins: Annotated[int, "all that is paid in the end: bought actions and the wage"]
    affordable: Annotated[bool, "the coins are there"]
    possible: Annotated[bool, "legal right now, with nothing to buy"]


class CardPriceView(PriceView):
    card: Card


class SendView(PriceView):
    worker: Card
    site: Card
    wage: int
    completes: Annotated[bool, "the building would be complete (B13)"]
    reward: Annotated[int, "coins it would then pay"]
    points: Annotated[int, "points it would then score"]
    helps: Annotated[list[int], "how much of what is missing the worker supplies, by resource"]


class CoinsView(TypedDict):
    actions: int
    coins: Annotated[int, "what so many actions pay (B11)"]
    possible: bool


class PricesView(TypedDict):
    """What everything costs the acting player, also what they cannot pay now."""

    coins: list[CoinsView]
    open: list[CardPriceView]
    hire: list[CardPriceView]
    send: list[SendView]


class BuildersView(TypedDict):
    """The Builders as a seat sees it. All but the order of the decks is open to everybody."""

    game: str
    seat: Annotated[int | None, "whose view it is; null for a spectator"]
    actor: Annotated[int | None, "who must decide; null when the game is over"]
    starter: int
    round: int
    goal: Annotated[int, "points that end the game (B17)"]
    last_round: Annotated[bool, "somebody has the points that end the game: this round is the last (B17)"]
    quiet_rounds: Annotated[
        int | None,
        "the rounds left, with this one, until the game ends because nothing is opened, hired or sent (B19); null: "
        "more than three",
    ]
    ended_by: Annotated[str | None, "the rule that ended the game"]
    actions: Annotated[int, "left to the acting player in this turn; 0 once the game is over"]
    action_price: Annotated[int, "coins for one more action (B6)"]
    building_row: Annotated[list[int], "cards"]
    building_deck: Annotated[int, "how many cards"]
    worker_row: Annotated[list[int], "cards"]
    worker_deck: Annotated[int, "how many cards"]
    players: list[PlayerView]
    prices: PricesView


VIEW = BuildersView


class Opened(TypedDict):
    card: Card


class Hired(TypedDict):
    card: Card


class Sent(TypedDict):
    worker: Card
    site: Card
    wage: int
    actions: int


class Completed(TypedDict):
    card: Card
    coins: int
    points: int
    freed: Annotated[list[int], "the workers who come back"]
    machine: Annotated[bool, "it is a machine, and free itself (B15)"]


class TookCoins(TypedDict):
    actions: int
    coins: int


class BoughtAction(TypedDict):
    coins: int


class EndedTurn(TypedDict):
    pass


class Refilled(TypedDict):
    row: Annotated[str, "building or worker"]
    card: Card


class GameOver(TypedDict):
    rule: str


EVENTS = {
    "opened": Opened,
    "hired": Hired,
    "sent": Sent,
    "completed": Completed,
    "took-coins": TookCoins,
    "bought-action": BoughtAction,
    "ended-turn": EndedTurn,
    "refilled": Refilled,
    "game-over": GameOver,
}


class WorkerFacts(TypedDict):
    card: Card
    kind: Literal["worker"]
    name: Annotated[str, "its rank; the-builders-card-NAME says it"]
    wage: int
    supplies: Amounts


class BuildingFacts(TypedDict):
    card: Card
    kind: Literal["building"]
    name: str
    needs: Amounts
    coins: Annotated[int, "paid when it is complete"]
    points: int


class MachineFacts(TypedDict):
    """Built like a building, works like a worker (B15)."""

    card: Card
    kind: Literal["machine"]
    name: str
    wage: int
    supplies: Amounts
    needs: Amounts
    coins: int
    points: int


CARDS = list[WorkerFacts | BuildingFacts | MachineFacts]
