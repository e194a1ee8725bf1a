"""The score at any moment, by source and with the hexes that score, and the winners at the end (K26)."""

from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import members
from fiefdom.games.kingdom_builder.expansions import Kingdom
from fiefdom.games.kingdom_builder.expansions.base.goals import castles
from fiefdom.games.kingdom_builder.expansions.marshlands.goals import palaces
from fiefdom.kernel.game import Result, Share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fiefdom.games.kingdom_builder.board.layout import Layout
    from fiefdom.games.kingdom_builder.play.state import KingdomState


def sources(layout: "Layout", settlements: "Sequence[int]", seat: int) -> list[tuple[str, int, int]]:
    """A player's score: name, points and scoring hexes of each card, task, and of castles and palaces.

    X14: warriors, wagons and ships are not among the settlements, unless they count as such (X16).
    """
    kingdom = Kingdom(layout, settlements, seat)
    found = [(goal.name, *goal.score(kingdom)) for goal in layout.goals]
    found += [(task.name, *task.score(kingdom)) for task in layout.tasks]
    if layout.castles:
        found.append(("castle", *castles(kingdom)))
    if layout.palaces:
        found.append(("palace", *palaces(kingdom)))
    return found


def points(layout: "Layout", settlements: "Sequence[int]", seat: int) -> int:
    """A player's score as one number."""
    return sum(gold for _, gold, _ in sources(layout, settlements, seat))


def score(state: "KingdomState") -> Result:
    breakdown = [
        [Share(name, gold, members(there)) for name, gold, there in sources(state.layout, state.own, seat)]
        for seat in range(state.seats)
    ]
    scores = [sum(share.points for share in shares) for shares in breakdown]
    if state.actor is not None:
        return Result(scores, breakdown)
    winners = [seat for seat, gold in enumerate(scores) if gold == max(scores)]  # K26
    return Result(scores, breakdown, winners, state.ended_by)
