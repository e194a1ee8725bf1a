"""The score at any moment, by source and with the hexes that score, and the winners at the end (K26)."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.goals import Kingdom
from fiefdom.games.kingdom_builder.goals.base import castles
from fiefdom.games.kingdom_builder.goals.marshlands import palaces
from fiefdom.games.kingdom_builder.hexes import members
from fiefdom.kernel.game import Result, Share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fiefdom.games.kingdom_builder.state import KingdomState
    from fiefdom.games.kingdom_builder.table import Table


def sources(table: "Table", settlements: "Sequence[int]", seat: int) -> list[tuple[str, int, int]]:
    """A player's score: name, points and scoring hexes of each card, task, and of castles and palaces.

    X14: warriors, wagons and ships are not among the settlements, unless they count as such (X16).
    """
    kingdom = Kingdom(table, settlements, seat)
    found = [(goal.name, *goal.score(kingdom)) for goal in table.goals]
    found += [(task.name, *task.score(kingdom)) for task in table.tasks]
    if table.castles:
        found.append(("castle", *castles(kingdom)))
    if table.palaces:
        found.append(("palace", *palaces(kingdom)))
    return found


def points(table: "Table", settlements: "Sequence[int]", seat: int) -> int:
    """A player's score as one number."""
    return sum(gold for _, gold, _ in sources(table, settlements, seat))


def score(state: "KingdomState") -> Result:
    breakdown = [
        [Share(name, gold, members(there)) for name, gold, there in sources(state.table, state.own, seat)]
        for seat in range(state.seats)
    ]
    scores = [sum(share.points for share in shares) for shares in breakdown]
    if state.actor is not None:
        return Result(scores, breakdown)
    winners = [seat for seat, gold in enumerate(scores) if gold == max(scores)]  # K26
    return Result(scores, breakdown, winners, state.ended_by)
