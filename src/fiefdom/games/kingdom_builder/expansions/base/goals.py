"""The ten Kingdom Builder cards of the base game, and its castles."""

from fiefdom.games.kingdom_builder.board.hexes import NEIGHBOURS, QUADRANTS, ROWS, members, neighbours
from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.expansions.goal import Contest, Kingdom, Scoring, goal, one_on

FIRST, SECOND = 12, 6  # K38
CASTLE = 3  # K27
JOINED = 4  # K31

fishermen = one_on("fishermen", "K30", lambda layout: layout.by_water)
miners = one_on("miners", "K35", lambda layout: layout.by_mountain)
workers = one_on("workers", "K36", lambda layout: layout.by_special)


def _special_places(layout: Layout) -> tuple[int, tuple[int, ...]]:
    return JOINED, tuple(NEIGHBOURS[number] for number in members(layout.special))


@goal("merchants", "K31", joins=_special_places)
def merchants(kingdom: Kingdom) -> Scoring:
    """K31, N38: four for each special space (location, castle, palace …) joined with another one."""
    special = kingdom.layout.special
    found = 0
    for area in kingdom.areas:
        touched = 0
        for number in members(area & kingdom.layout.by_special):
            touched |= NEIGHBOURS[number]
        touched &= special
        if touched & touched - 1:  # more than one
            found |= touched
    return JOINED * found.bit_count(), found


@goal("discoverers", "K32")
def discoverers(kingdom: Kingdom) -> Scoring:
    """K32: one for each row with a settlement; the first of each row is shown."""
    own, first = kingdom.own, 0
    for row in ROWS:
        there = own & row
        first |= there & -there
    return first.bit_count(), first


@goal("hermits", "K33", apart=True)
def hermits(kingdom: Kingdom) -> Scoring:
    """K33: one for each area; the first settlement of each is shown."""
    first = 0
    for area in kingdom.areas:
        first |= area & -area
    return len(kingdom.areas), first


@goal("citizens", "K34")
def citizens(kingdom: Kingdom) -> Scoring:
    """K34: one for every two settlements of the largest area."""
    largest = max(kingdom.areas, key=int.bit_count, default=0)
    return largest.bit_count() // 2, largest


@goal("knights", "K37")
def knights(kingdom: Kingdom) -> Scoring:
    """K37: two for each settlement of the fullest row."""
    best = max((kingdom.own & row for row in ROWS), key=int.bit_count)
    return 2 * best.bit_count(), best


@goal(
    "lords",
    "K38",
    rivals=True,
    contests=lambda _: [Contest(FIRST, quadrant, SECOND, none_needed=True) for quadrant in QUADRANTS],
)
def lords(kingdom: Kingdom) -> Scoring:
    """K38: most and second most settlements in each quadrant."""
    points = there = 0
    for quadrant in QUADRANTS:
        mine = (kingdom.own & quadrant).bit_count()
        more = {(other & quadrant).bit_count() for other in kingdom.all}
        rank = sum(1 for number in more if number > mine)
        if rank < 2:
            points += SECOND if rank else FIRST
            there |= kingdom.own & quadrant
    return points, there


@goal("farmers", "K39", even=True)
def farmers(kingdom: Kingdom) -> Scoring:
    """K39: three for each settlement of the quadrant with fewest."""
    fewest = min((kingdom.own & quadrant for quadrant in QUADRANTS), key=int.bit_count)
    return 3 * fewest.bit_count(), fewest


def castles(kingdom: Kingdom) -> Scoring:
    """K27: three for each castle with a settlement next to it."""
    there = neighbours(kingdom.own) & kingdom.layout.place_sets["castle"]
    return CASTLE * there.bit_count(), there


GOALS = (
    fishermen,
    merchants,
    discoverers,
    hermits,
    citizens,
    miners,
    workers,
    knights,
    lords,
    farmers,
)
