"""The shapes of the JSON that this game gives: its view and its events. docs/views.md is made from them."""

from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypedDict  # as pydantic asks for before Python 3.12

Hex = Annotated[int, "a hex: row * 20 + column (K1)"]
TileId = Annotated[int, "the hex of the location space that the tile came from"]
BonusState = Literal["usable", "used", "gained", "waiting", "passive"]
TileState = BonusState | Literal["ready", "lost", "spent"]
CardName = Annotated[str, "a terrain, or swamp/terrain (M3)"]


class QuadrantView(TypedDict):
    name: str
    turned: Annotated[bool, "by 180° (K1)"]
    own_layout: Annotated[bool, "not the publisher's: drawn by us or brought by the table"]


class TaskView(TypedDict):
    name: str
    gold: int


class LocationView(TypedDict):
    hex: Hex
    location: str
    left: Annotated[int, "tiles that still lie there (K4)"]


class BonusLeftView(TypedDict):
    location: str
    left: Annotated[int, "bonus tiles that nobody holds (M6)"]


class TileView(TypedDict):
    tile: TileId
    location: str
    state: Annotated[
        TileState,
        "gained: in this turn (K14); waiting: for its owner's turn; ready: a canoe that can react (M7); "
        "spent: a one-shot tile whose time is over",
    ]


class BonusView(TypedDict):
    location: str
    state: Annotated[BonusState, "as of a tile"]


class KingdomPlayerView(TypedDict):
    seat: int
    supply: Annotated[int, "settlements not yet built"]
    kept: Annotated[int, "settlements kept by a temple (M13)"]
    cards: Annotated[list[str] | None, "terrain cards; null where they are hidden (K6)"]
    card_count: int
    settlements: Annotated[list[int], "hexes"]
    pieces: Annotated[dict[str, list[int]], "other pieces by kind: their hexes (a city hall has seven, X7)"]
    gold: Annotated[dict[str, int], "paid while the game runs, by source"]
    tiles: Annotated[list[TileView], "every tile that the player ever took"]
    bonuses: list[BonusView]


class MandatoryView(TypedDict):
    stage: Annotated[Literal["before", "during", "after"], "the mandatory action (K8)"]
    left: Annotated[int, "settlements that it still builds"]
    terrain: Annotated[str | None, "the terrain of the turn; null while it is to be chosen (X5, M4)"]
    choices: Annotated[list[str], "the terrains on the cards of the turn"]
    anywhere: Annotated[bool, "the next one need not be next to one's own (M14)"]


class DoingView(TypedDict):
    """The action of a tile that is under way."""

    seat: int
    tile: Annotated[int | None, "the hex of its location space; null for a bonus tile"]
    location: str
    bonus: bool
    picked: Annotated[int | None, "the hex of the settlement that moves (K16), or may go on"]
    steps: Annotated[int, "of an action of several, those that are done"]
    card: Annotated[str | None, "drawn by the fort (X16)"]


class ReactionView(TypedDict):
    tile: Annotated[int, "the location space whose last tile was taken"]
    seats: Annotated[list[int], "who may still react, the first of them now (M7)"]


class BuildingView(TypedDict):
    """K10 for what is built or moved now."""

    spaces: Annotated[int, "spaces that the action allows"]
    possible: Annotated[int, "of them, those that K10 leaves"]
    must_touch: Annotated[bool, "it must be next to one's own"]


class KingdomView(TypedDict):
    """Kingdom Builder as a seat sees it: all but the others' terrain cards and the order of the deck."""

    game: str
    seat: Annotated[int | None, "whose view it is; null for a spectator"]
    actor: Annotated[int | None, "who must decide; null when the game is over"]
    turn: Annotated[int, "whose turn it is; not the actor while it is interrupted (M7)"]
    starter: int
    round: int
    last_round: Annotated[bool, "somebody has built the last settlement (K25)"]
    ended_by: Annotated[str | None, "the rule that ended the game"]
    expansions: list[str]
    options: Annotated[dict[str, Any], "of the expansions in use"]
    quadrants: Annotated[list[QuadrantView], "from the top left to the bottom right"]
    goals: Annotated[list[str], "the Kingdom Builder cards (K7)"]
    tasks: list[TaskView]
    removed_terrain: Annotated[str | None, "by Scouts (M25)"]
    board: Annotated[list[str], "20 rows of letters: GCDFTS eligible, W water, M mountain, others special"]
    locations: list[LocationView]
    spaces: Annotated[dict[str, list[int]], "special spaces by kind: their hexes"]
    pieces: Annotated[dict[str, list[int]], "pieces that belong to nobody, by kind: their hexes"]
    closed: Annotated[list[int], "hexes next to a warrior: nothing may be built there (X10)"]
    bonuses: list[BonusLeftView]
    deck: Annotated[int, "how many cards"]
    discard: Annotated[list[str], "terrain cards, in no order"]
    rejected: Annotated[list[str], "terrain cards set aside in this turn (K11)"]
    players: list[KingdomPlayerView]
    expect: Annotated[str, "what is expected now, in a word"]
    mandatory: MandatoryView
    doing: DoingView | None
    reactions: Annotated[list[ReactionView], "under way, the innermost last"]
    building: BuildingView | None
    trail: Annotated[list[int], "hexes touched in this turn, in order"]
    last_trail: Annotated[list[int], "… and in the turn before"]


VIEW = KingdomView


class Chose(TypedDict):
    terrain: str


class Redrew(TypedDict):
    rejected: Annotated[list[str], "terrain cards"]
    card: CardName


class Built(TypedDict):
    hex: Hex
    by: Annotated[str, "mandatory, or the location whose action it was"]


Moved = TypedDict(
    "Moved", {"from": Hex, "hex": Hex, "by": Annotated[str, "the location whose action it was"]}
)
PieceMoved = TypedDict("PieceMoved", {"piece": str, "from": Hex, "hex": Hex})


class Kept(TypedDict):
    hex: Hex


class Removed(TypedDict):
    hex: Hex
    owner: Annotated[int, "whose it was"]
    piece: Annotated[str, "its kind; settlement"]


class PieceAt(TypedDict):
    piece: Annotated[str, "its kind"]
    hex: Hex


class TileOf(TypedDict):
    tile: TileId
    location: str


class TookTile(TileOf):
    left: Annotated[int, "tiles that still lie there"]


class OfLocation(TypedDict):
    location: str


class Paid(TypedDict):
    source: Annotated[str, "a Kingdom Builder card, or a tile"]
    gold: int
    hex: Hex


class FortDrew(TypedDict):
    card: CardName
    forfeited: Annotated[bool, "nothing can be built on it"]


class Drew(TypedDict):
    count: int
    cards: NotRequired[Annotated[list[str], "known to the player alone"]]


class Showed(TypedDict):
    cards: list[str]


class Reshuffled(TypedDict):
    count: int


class Nothing(TypedDict):
    pass


class GameOver(TypedDict):
    rule: str


EVENTS: dict[str, Any] = {
    "showed": Showed,
    "chose": Chose,
    "redrew": Redrew,
    "built": Built,
    "used": TileOf,
    "used-bonus": OfLocation,
    "moved": Moved,
    "kept": Kept,
    "placed": PieceAt,
    "piece-moved": PieceMoved,
    "took-back": PieceAt,
    "removed": Removed,
    "fort-drew": FortDrew,
    "took-tile": TookTile,
    "lost-tile": TileOf,
    "spent-tile": TileOf,
    "paid": Paid,
    "took-bonus": OfLocation,
    "lost-bonus": OfLocation,
    "declined": Nothing,
    "last-round": Nothing,
    "ended-turn": Nothing,
    "drew": Drew,
    "reshuffled": Reshuffled,
    "game-over": GameOver,
}


class QuadrantFacts(TypedDict):
    name: str
    expansion: str
    own_layout: bool
    locations: Annotated[list[str], "kinds of the location spaces, in reading order"]
    rows: Annotated[list[str], "ten rows of ten letters"]


class ExpansionFacts(TypedDict):
    """What a box adds; the first is the base game."""

    name: str
    seats: Annotated[list[int], "numbers of players that it allows, alone or with others (K5)"]
    letters: Annotated[list[str], "of the spaces and terrains that a board can have only with it"]
    options: Annotated[list[str], "that it declares"]
    tasks: Annotated[bool, "for each of its boards a task card is laid out (X1)"]


class TerrainFacts(TypedDict):
    name: str
    letter: str
    eligible: Annotated[bool, "can be built on (K2)"]
    needed: Annotated[bool, "every board must have some of it"]


class NamedFacts(TypedDict):
    name: str
    expansion: str
    rule: str


class SpaceFacts(NamedFacts):
    """A kind of special space (K2)."""

    letter: str
    gold: Annotated[int, "what one brings; 0 if nothing"]
    tiles: Annotated[int, "that lie on it at the start"]
    drawn: Annotated[
        list[str], "locations that are drawn onto it; none: its board names them, or it has no tiles"
    ]
    printed: Annotated[bool, "on boards; else it is laid onto another space"]


class PieceFacts(NamedFacts):
    number: Annotated[int, "of each player, or of all together"]
    ground: Annotated[list[str], "the terrains that it may stand on"]
    hexes: Annotated[int, "that one of them covers"]
    common: Annotated[bool, "it belongs to nobody"]
    anchors: Annotated[bool, "counts for 'next to your own' (X13)"]
    settles: Annotated[bool, "counts as a settlement in all respects (X8)"]
    closes: Annotated[bool, "nothing may be built next to it (X10)"]
    stays: Annotated[bool, "nothing moves or removes it"]
    steps: Annotated[int, "how far it moves"]


class LocationFacts(NamedFacts):
    kind: Annotated[str, "what its tile does: build, move, piece, keep, draw, …; passive: nothing by itself"]
    usable: Annotated[bool, "once in each turn of its owner"]
    reacts: Annotated[bool, "in the turns of others (M7)"]
    one_shot: Annotated[bool, "in its owner's next turn only"]
    named: Annotated[bool, "a board of one's own can name it for its location spaces"]
    terrain: Annotated[str | None, "that it builds on, if it is always the same"]
    piece: Annotated[str | None, "the kind of piece that it places"]


class GoalFacts(NamedFacts):
    pays: Annotated[bool, "while the game runs, not at its end"]


class TaskFacts(NamedFacts):
    gold: int


class TerrainCardFacts(TypedDict):
    name: CardName
    expansion: str
    copies: int


class BoardFacts(TypedDict):
    number: Annotated[int, "of quadrants on the table (K1)"]
    own: Annotated[int, "boards of one's own that a table can bring along"]


class KingdomFacts(TypedDict):
    """What is in the boxes: GET /api/games/kingdom-builder/cards."""

    expansions: list[ExpansionFacts]
    terrains: list[TerrainFacts]
    spaces: list[SpaceFacts]
    pieces: list[PieceFacts]
    quadrants: list[QuadrantFacts]
    boards: BoardFacts
    locations: list[LocationFacts]
    bonuses: list[LocationFacts]
    goals: list[GoalFacts]
    goals_in_use: Annotated[int, "Kingdom Builder cards of a game (K7)"]
    tasks: list[TaskFacts]
    terrain_cards: list[TerrainCardFacts]


CARDS = KingdomFacts
