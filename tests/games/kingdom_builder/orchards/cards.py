"""What scores in the made-up expansion: a kind of space, a task, a goal that pays at once, one against rivals."""

from fiefdom.games.kingdom_builder.board.hexes import BIT, NEIGHBOURS, ROWS
from fiefdom.games.kingdom_builder.expansions.goal import Goal, Kingdom, Scoring, goal
from fiefdom.games.kingdom_builder.expansions.task import task
from fiefdom.games.kingdom_builder.play.state import KingdomState

ORCHARD = 2  # O1
ROW = 2  # O7


def orchards(kingdom: Kingdom) -> Scoring:
    """O1."""
    beside = [BIT[n] for n in kingdom.layout.places["orchard"] if NEIGHBOURS[n] & kingdom.own]
    return ORCHARD * len(beside), sum(beside)


@task("grove", "O6", 4)
def grove(kingdom: Kingdom) -> int:
    for number in kingdom.layout.places["orchard"]:
        around = NEIGHBOURS[number] & kingdom.own
        if around.bit_count() >= 3:
            return around
    return 0


def _gardeners(state: KingdomState, seat: int, number: int, by: str) -> int:  # noqa: ARG001
    """O5."""
    return int(bool(NEIGHBOURS[number] & state.pieces[state.layout.piece_numbers["hedge"]][0]))


@goal("reapers", "O7", rivals=True)
def reapers(kingdom: Kingdom) -> Scoring:
    points = there = 0
    for row in ROWS:
        counts = [(settlements & row).bit_count() for settlements in kingdom.all]
        if counts[kingdom.seat] == max(counts) > 0 and counts.count(max(counts)) == 1:
            points += ROW
            there |= kingdom.own & row
    return points, there


GOALS = (Goal("gardeners", "O5", pays=_gardeners), reapers)
TASKS = (grove,)
