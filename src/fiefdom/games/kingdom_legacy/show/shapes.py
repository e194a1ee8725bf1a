"""The shapes of the JSON that this game gives: its view and its events. docs/views.md is made from them."""

from typing import Annotated, NotRequired

from typing_extensions import TypedDict  # as pydantic asks for before Python 3.12

from fiefdom.games.kingdom_legacy.show.known import KnownCards
from fiefdom.games.kingdom_legacy.show.view import ExpansionView, TabView, WornView

Card = Annotated[int, "the number of a card"]
Side = Annotated[int, "the side of that card, 1 to 4"]
Amounts = Annotated[
    dict[str, int],
    "by resource: coin, wood, stone, metal, sword, good, or one of an expansion; only what there is",
]


class CostView(TypedDict):
    resources: Amounts
    cards: Annotated[dict[str, int], "by keyword: how many other cards in play must be discarded (L50)"]
    destroys: Annotated[str | None, "the name of a card in play that must be destroyed"]


class UpgradeView(CostView):
    to: Annotated[int, "the side that it leads to"]


class StickerView(TypedDict):
    sticker: Annotated[str, "a resource, stays, glory2, glory5, knight, seal"]
    number: NotRequired[Annotated[int, "what is written on a seal"]]


class MemoryView(TypedDict):
    """What a side has been given for good; a field is there only if there is something."""

    stickers: NotRequired[list[StickerView]]
    crossed: NotRequired[Annotated[list[str], "production that is crossed out"]]
    marks: NotRequired[Annotated[list[int], "the marked boxes"]]
    used: NotRequired[Annotated[list[int], "effects that are crossed out"]]
    written: NotRequired[Annotated[list[int], "numbers in glory seals"]]
    paid: NotRequired[Annotated[int, "the running total of Export or Resistance"]]
    costs_crossed: NotRequired[
        Annotated[dict[str, dict[str, int]], "by upgrade frame: crossed-out resources"]
    ]


class KingdomCardView(TypedDict):
    """A card of the kingdom as it is now."""

    card: Card
    side: Side
    name: Annotated[str, "of the side: the key of a message kingdom-legacy-card-NAME"]
    makes: Annotated[
        list[dict[str, int]], "its production with stickers, without crossings: the alternatives"
    ]
    worth: Annotated[int, "its glory now"]
    costs: Annotated[list[UpgradeView], "its upgrades, as they cost now"]
    given_name: NotRequired[Annotated[str, "a name written on it"]]
    memory: NotRequired[Annotated[dict[str, MemoryView], "by side"]]
    plays: NotRequired[Annotated[int, "of a card that counts it: how often it was played"]]
    tab: NotRequired[Annotated[bool, "marked with a tab (L35)"]]
    used_this_turn: NotRequired[Annotated[list[int], "once-per-turn effects that are used up"]]
    gives: NotRequired[
        Annotated[
            list[dict[str, int]],
            "in play: what producing would really give now (L42, the Pirate's coin taken), one for each choice",
        ]
    ]


class WorthView(TypedDict):
    kind: Annotated[str, "how glory is computed: track, marks, empty, written, persons, walls …"]
    each: int
    other: int


class StageView(TypedDict):
    """What a side prints."""

    side: int
    name: str
    keywords: list[str]
    obstacle: bool
    permanent: bool
    makes: list[dict[str, int]]
    glory: int
    worth: WorthView | None
    upgrades: list[UpgradeView]
    rules: Annotated[list[str], "standing rules"]
    effects: Annotated[list[str], "in the words of cards.toml"]
    boxes: list[str]
    prices: Annotated[list[CostView], "of the boxes"]
    thresholds: list[int]
    full: Annotated[str | None, "what happens when its last box is marked, in the words of cards.toml"]
    defeat: Annotated[str | None, "what its defeat brings (L27)"]
    after: Annotated[str | None, "what follows the round of an expansion's side (L56)"]
    convert: Annotated[int | None, "the side that a Missionary turns it to (L54)"]
    equip: Annotated[list[str], "equipment: for cards of these keywords (L34)"]


class CardView(TypedDict):
    card: Card
    scroll: bool
    choose_side: bool
    sides: list[StageView]


class DeckView(TypedDict):
    count: int
    tabs: Annotated[list[TabView], "cards with a tab that sticks out: everybody sees where they lie (L35)"]
    runs: Annotated[list[list[int]], "from the top: a known card alone, or cards whose order is unknown"]


class BlockedView(TypedDict):
    card: Card
    by: Card


class AskedView(TypedDict):
    ask: Annotated[str, "what must be decided: the key of a message kingdom-legacy-ask-ASK"]
    card: Annotated[int | None, "the card that asks, or that it is about; null for the game itself"]
    side: Annotated[int | None, "the side of that card that it is about"]
    left: Annotated[int | None, "how many are still to choose at most; null: any number, or not a number"]
    what: Annotated[list[str], "keywords or qualities, any of which fits; empty: no matter which"]
    slots: Annotated[list[str], "keywords of the cards still to be paid, the next one first (L50)"]
    name: Annotated[str | None, "the card that must be chosen is of this name"]
    number: Annotated[int | None, "the figure it is about: glory at least, persons, the number of a seal"]
    amount: Annotated[Amounts | None, "what must be paid"]
    resource: Annotated[str | None, "the resource that any number is paid of"]
    free: Annotated[bool, "an upgrade that costs nothing (L51)"]
    sides: Annotated[list[int], "sides that may be chosen"]
    stickers: Annotated[list[str], "stickers that it is about, or that may be chosen"]
    options: Annotated[list[str], "ways that may be chosen: kingdom-legacy-option-WORD"]
    names: Annotated[dict[str, str], "by number: names that may be written on the card"]
    cards: Annotated[list[int], "cards that may be chosen, or on which something may be chosen"]
    decline: Annotated[bool, "whether one may say done: no more, or not at all"]


class LegacyView(TypedDict):
    """The campaign as the player sees it: all but the order of the deck and the cards of the box."""

    game: str
    seat: Annotated[int | None, "whose view it is; null for a spectator"]
    actor: Annotated[int | None, "0 while something must be decided; null when the campaign is over"]
    restarts: Annotated[int, "how often the campaign was started again (L26)"]
    may_restart: Annotated[bool, "L26: up to the choice on card 23; among the legal actions only there"]
    round: int
    turn: int
    last_round: Annotated[bool, "the last round of the base game (L17)"]
    expansion: Annotated[ExpansionView | None, "the expansion being played"]
    scores: Annotated[list[int], "the score track (L40)"]
    glory: Annotated[int, "of the kingdom now (L59)"]
    purged: Annotated[list[int], "cards purged so far"]
    purged_glory: int
    ended_by: str | None
    resources: Amounts
    kinds: Annotated[list[str], "the resources that there are: six, and those of expansions begun (L36)"]
    deck: DeckView
    play: Annotated[list[int], "cards in play, in the order in which they came"]
    blocked: list[BlockedView]
    worn: Annotated[list[WornView], "equipment attached to cards in play: part of them (L34)"]
    kept: Annotated[list[int], "cards that stay in play at this turn's end (L55)"]
    discard: Annotated[list[int], "cards, by number"]
    permanent: Annotated[list[int], "cards"]
    destroyed: Annotated[list[int], "cards, by number"]
    aside: Annotated[list[int], "cards kept aside: 68 until the base game is scored (L16)"]
    box: Annotated[list[int], "numbers of the cards in the box: nothing else is known of them (L2)"]
    last_of_rounds: Annotated[int, "the card with which the box of the base game's rounds ends (L17)"]
    known: Annotated[list[int], "cards of which all facts may be shown: those that are not in the box"]
    looked: Annotated[list[int], "the group of cards that a purge looks at (L38)"]
    picked: Annotated[list[int], "cards chosen for the purge"]
    seen: Annotated[list[CardView], "cards of the box that are being looked at (L28)"]
    asked: Annotated[AskedView | None, "what must be decided; null in a free turn"]
    cards: Annotated[list[KingdomCardView], "all cards of the kingdom, by number"]


VIEW = LegacyView
CARDS = KnownCards
ACTION_FIELDS = {"gives": Amounts, "sticker": str, "resource": str}  # numbers in the engine


class OfCard(TypedDict):
    card: Card
    side: Side


class Blocked(OfCard):
    by: Card
    by_side: Side


class Boxed(OfCard):
    box: Annotated[int, "from 0"]
    shows: Annotated[str, "what the box showed, in the words of the card language; empty: nothing"]


class Effected(OfCard):
    effect: Annotated[int, "from 0"]


class CrossedCost(OfCard):
    frame: Annotated[int, "from 0"]
    resource: str


class CrossedProduction(OfCard):
    icon: Annotated[str, "a resource, or the resources of an alternative joined by +"]


class Delivered(OfCard):
    number: int
    sum: Annotated[int, "the running total"]


class Named(OfCard):
    name: str


class PutOnDeck(OfCard):
    end: Annotated[str, "top or bottom"]


class Replaced(OfCard):
    means: Annotated[str, "potion or walls"]


class Stickered(OfCard):
    sticker: str
    number: Annotated[int, "what is written on a seal, else 0"]


class Written(OfCard):
    number: int


class OfCards(TypedDict):
    cards: Annotated[list[int], "numbers of cards"]
    sides: Annotated[list[int], "their sides"]


class Played(OfCards):
    source: Annotated[str, "deck or discard"]


class Swept(OfCards):
    at: Annotated[str, "turn or round: at whose end"]


class Purged(OfCards):
    glory: Annotated[int, "purged glory in all"]


class Amount(TypedDict):
    gives: Amounts


class Number(TypedDict):
    number: int


class Nothing(TypedDict):
    pass


class RoundStarted(TypedDict):
    round: int
    last: bool


class RoundGlory(TypedDict):
    round: int
    glory: Annotated[int, "of the kingdom at that moment"]


class Turn(TypedDict):
    turn: int


class TurnStopped(TypedDict):
    decisions: int


class Scored(TypedDict):
    score: int


class GameOver(TypedDict):
    score: int
    rule: str


EVENTS = {
    "round-started": RoundStarted,
    "round-ended": RoundGlory,
    "round-counted": RoundGlory,  # after all that its end brought (L56), before cards are discovered
    "turn-started": Turn,
    "turn-ended": Turn,
    "turn-stopped": TurnStopped,
    "passed": Nothing,
    "played": Played,
    "produced": OfCard,
    "upgraded": OfCard,
    "used": Effected,
    "resolved": Effected,
    "gained": Amount,
    "paid": Amount,
    "delivered": Delivered,
    "discarded": OfCard,
    "swept": Swept,
    "dropped": OfCard,
    "destroyed": OfCard,
    "defeated": OfCard,
    "turned": OfCard,
    "blocked": Blocked,
    "equipped": Blocked,
    "released": OfCard,
    "replaced": Replaced,
    "kept": OfCard,
    "put": PutOnDeck,
    "looked": OfCards,
    "put-under": Number,
    "discovered": OfCard,
    "entered": OfCard,
    "undiscovered": OfCard,
    "marked": Boxed,
    "stickered": Stickered,
    "crossed-production": CrossedProduction,
    "crossed-cost": CrossedCost,
    "written": Written,
    "named": Named,
    "restarted": Nothing,
    "expansion": OfCard,
    "shuffled": Nothing,
    "picked-for-purge": OfCard,
    "saved": OfCard,
    "purged": Purged,
    "scored": Scored,
    "game-over": GameOver,
}


class OfRound(TypedDict):
    """What one round brought."""

    round: int
    expansion: Annotated[int | None, "the card of the expansion; null in the base game"]
    turns: int
    glory: Annotated[int | None, "of the kingdom at its end; null while it is played"]
    discovered: Annotated[list[OfCard], "before it and in it, as they entered the game"]
    upgraded: Annotated[list[OfCard], "to these sides"]
    destroyed: Annotated[list[OfCard], "as they were"]
    defeated: list[OfCard]
    purged: Annotated[list[OfCard], "before the first round of an expansion (L38)"]


class TrackView(TypedDict):
    expansion: Annotated[int | None, "the card of the expansion; null for the base game"]
    score: int


class DeedView(TypedDict):
    deed: Annotated[str, "the key of messages kingdom-legacy-deed-DEED and kingdom-legacy-deed-DEED-how"]
    have: Annotated[int, "how far the campaign came, at most what is needed"]
    need: int
    round: Annotated[int | None, "when it was done; null: not yet"]


class ChronicleView(TypedDict):
    """A campaign's history, derived from its record; a campaign that was started again begins anew."""

    rounds: list[OfRound]
    glory: Annotated[int, "of the kingdom now"]
    track: Annotated[list[TrackView], "the score track (L40)"]
    restarts: int
    deeds: list[DeedView]


CHRONICLE = ChronicleView


class ProductionView(TypedDict):
    card: Card
    gives: Amounts


class ReachView(TypedDict):
    """Something that could be paid for in this turn, or what is lacking for it."""

    card: Card
    frame: Annotated[int | None, "its upgrade frame"]
    effect: Annotated[int | None, "or its effect"]
    to: Annotated[int | None, "the side that the upgrade leads to"]
    gain: Annotated[int | None, "glory that it brings by itself; null where it depends on what follows"]
    produce: Annotated[list[ProductionView], "produce with these first; empty: it can be paid now"]
    advance: Annotated[int | None, "advance first: this card comes then, and what is in hand is lost"]
    short: Annotated[Amounts, "out of reach: what is lacking when every other card has produced"]


REACH = ReachView
