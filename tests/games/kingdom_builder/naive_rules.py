"""Where one may build, move and place, once more and as naively as can be: sets of (row, column)."""

from fiefdom.games.kingdom_builder.board.hexes import members
from fiefdom.games.kingdom_builder.board.terrain import LETTERS, halves
from fiefdom.games.kingdom_builder.play.agenda import Doing
from fiefdom.games.kingdom_builder.play.state import KingdomState
from games.kingdom_builder.naive_scoring import SIDE, Place, around

ELIGIBLE = "GCDFTS"
PLAIN = {
    "farm": "G",
    "oasis": "D",
    "foresters_lodge": "T",
    "monastery": "C",
    "outpost": ELIGIBLE,
    "garden": "F",
    "donation_grass": "G",
    "donation_canyon": "C",
    "donation_desert": "D",
    "donation_flower_field": "F",
    "donation_forest": "T",
    "donation_water": "W",
    "donation_mountain": "M",
}
DIRECTIONS = ("west", "east", "north-west", "north-east", "south-west", "south-east")


def step(place: Place, direction: str) -> Place:
    row, column = place
    if direction in ("west", "east"):
        return row, column + (1 if direction == "east" else -1)
    shift = (row % 2) - (direction.endswith("west"))
    return row + (1 if direction.startswith("south") else -1), column + shift


def on_board(place: Place) -> bool:
    return 0 <= place[0] < SIDE and 0 <= place[1] < SIDE


class Rules:
    """A position in plain sets."""

    def __init__(self, state: KingdomState, seat: int) -> None:
        self.state, self.seat = state, seat
        rows = state.layout.rows
        self.letter = {(r, c): rows[r][c] for r in range(SIDE) for c in range(SIDE)}
        self.own = places(state.own[seat])
        self.others = {p for s in range(state.seats) if s != seat for p in places(state.own[s])}
        owned = {name: where for name, where in self._pieces().items() if name != "wall"}
        self.pieces = {name: places(where[seat]) for name, where in owned.items()}
        self.warriors = {p for where in self._pieces()["warrior"] for p in places(where)}
        everything = [state.own, *self._pieces().values()]
        self.taken = {p for kind in everything for where in kind for p in places(where)}
        self.second = state.layout.options.get("crossroads_printing") == "second"

    def _pieces(self) -> dict[str, tuple[int, ...]]:
        nothing = dict.fromkeys(("hall", "wagon", "ship", "warrior"), (0,) * self.state.seats)
        kinds = [piece.name for piece in self.state.layout.pieces]
        return nothing | dict(zip(kinds, self.state.pieces, strict=True))

    def empty(self, letters: str, lifted: Place | None = None, warriors: bool = True) -> set[Place]:
        """K2, X10, X15: empty spaces of these terrains, next to no warrior if that counts."""
        return {
            place
            for place, letter in self.letter.items()
            if letter in letters
            and (place not in self.taken or place == lifted)
            and not (warriors and self.warriors & set(around(place)))
        }

    def beside(self, allowed: set[Place], lifted: Place | None = None) -> set[Place]:
        """K10: those next to one's own if there are any; X13: wagon and ship count."""
        mine = (self.own | self.pieces["wagon"] | self.pieces["ship"]) - {lifted}
        near = {place for place in allowed if mine & set(around(place))}
        return near or allowed

    def beside_unless_free(self, allowed: set[Place]) -> set[Place]:
        """N17: K10 for a build, unless an outpost was declared for it."""
        free = self.state.anywhere and self.seat == self.state.turn
        return allowed if free else self.beside(allowed)

    def movable(self) -> set[Place]:
        return self.own - set().union(*self.pieces.values())

    def walk(self, start: Place, ground: set[Place], steps: int) -> set[Place]:
        found, edge = set(), {start}
        for _ in range(steps):
            edge = {o for place in edge for o in around(place) if o in ground}
            found |= edge
        return found - {start}


def places(hexes: int) -> set[Place]:
    return {divmod(number, SIDE) for number in members(hexes)}


def line(place: Place, direction: str) -> list[Place]:
    found = []
    place = step(place, direction)
    while on_board(place):
        found.append(place)
        place = step(place, direction)
    return found


def card_letters(state: KingdomState) -> str:
    return LETTERS[state.terrain]


def builds(rules: Rules, name: str, doing: Doing, bonus: bool) -> set[Place]:
    """The targets of a tile that builds."""
    state = rules.state
    beside = rules.beside_unless_free
    if name == "oracle":
        return beside(rules.empty(card_letters(state)))
    if name in PLAIN:
        return beside(rules.empty(PLAIN[name]))
    if name == "tower":
        edge = {p for p in rules.empty(ELIGIBLE) if p[0] in (0, 19) or p[1] in (0, 19)}
        return beside(edge)
    if name == "village":
        return {p for p in rules.empty(ELIGIBLE) if len(rules.own & set(around(p))) >= 3}
    if name == "tavern":
        return {
            place
            for place in rules.empty(ELIGIBLE)
            if any(len(line(place, d)) > 2 and set(line(place, d)[:3]) <= rules.own for d in DIRECTIONS)
        }
    if name == "canoe":
        return beside(rules.empty("SW"))
    if name == "fort":
        halves_of = [LETTERS[half] for half in halves(doing.card)]
        found = set()
        for letter in halves_of:
            if rules.empty(letter):
                found |= beside(rules.empty(letter))
        return found
    assert name == "fountain"
    return {
        place
        for place in rules.empty(ELIGIBLE + ("M" if bonus else ""))
        if len(rules.own & set(around(place))) == 1 and not rules.others & set(around(place))
    }


def moves(rules: Rules, name: str, bonus: bool, start: Place) -> set[Place]:
    """Where the settlement of `start` may go by a tile that moves."""
    free = rules.empty(ELIGIBLE)
    if name in ("barn", "harbor"):
        letters = "W" if name == "harbor" else card_letters(rules.state)
        return rules.beside(rules.empty(letters, start), start)
    if name == "paddock":
        return {line(start, d)[1] for d in DIRECTIONS if len(line(start, d)) > 1} & free
    if name == "caravan":
        return {end for d in DIRECTIONS if (end := as_far_as(start, d, free)) != start}
    assert name in ("refuge", "resettlement")
    if not bonus:
        return set(around(start)) & free
    return {next(p for p in line(start, d) if p in free) for d in DIRECTIONS if free & set(line(start, d))}


def as_far_as(start: Place, direction: str, free: set[Place]) -> Place:
    """N24: the last space before something that is not free."""
    while step(start, direction) in free:
        start = step(start, direction)
    return start


def walls(rules: Rules) -> set[Place]:
    """N23: empty spaces of the card's terrain next to one's own settlements."""
    return {p for p in rules.empty(card_letters(rules.state)) if rules.own & set(around(p))}


def struck(state: KingdomState, doing: Doing) -> set[Place]:
    """N19: of the next opponent who has any: all settlements but the city hall."""
    for place in range(doing.steps + 1, state.seats):
        rules = Rules(state, (doing.seat + place) % state.seats)
        if rules.own - rules.pieces["hall"]:
            return rules.own - rules.pieces["hall"]
    return set()


def piece_ground(rules: Rules, name: str) -> set[Place]:
    if name == "barracks":
        return rules.empty(ELIGIBLE)
    letters = "W" if name == "lighthouse" else ELIGIBLE + "M"
    return rules.empty(letters, warriors=rules.second)


def halls(rules: Rules) -> set[Place]:
    """X7: the middles of seven free spaces next to one's own."""
    free = rules.empty(ELIGIBLE)
    mine = rules.own | rules.pieces["wagon"] | rules.pieces["ship"]
    found = set()
    for place in free:
        seven = {place, *around(place)}
        if len(seven) == 7 and seven <= free and any(mine & set(around(p)) for p in seven):
            found.add(place)
    return found
