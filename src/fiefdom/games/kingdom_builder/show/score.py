"""The score at any moment, by source and with the hexes that score, and the winners at the end (K26)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from fiefdom.games.kingdom_builder.board.hexes import listed
from fiefdom.games.kingdom_builder.expansions.goal import Kingdom
from fiefdom.kernel.game import Result, Share

if TYPE_CHECKING:
    from fiefdom.games.kingdom_builder.board.layout import Layout
    from fiefdom.games.kingdom_builder.play.state import KingdomState

Gold = Sequence[Sequence[int]]  # paid while the game runs: by source (`Layout.payers`) and seat


def sources(
    layout: "Layout", settlements: Sequence[int], seat: int, gold: Gold = ()
) -> list[tuple[str, int, int]]:
    """A player's score: name, points and scoring hexes of each card, task, kind of space, and of what was paid.

    X14: warriors, wagons and ships are not among the settlements, unless they count as such (X16).
    """
    kingdom = Kingdom(layout, settlements, seat)
    found = [(scorer.name, *scorer.score(kingdom)) for scorer in layout.scorers if scorer.score]
    if gold:
        found += [(source, paid[seat], 0) for source, paid in zip(layout.payers, gold, strict=True)]
    return found


def score(state: "KingdomState") -> Result:
    breakdown = [
        [
            Share(name, gold, listed(there))
            for name, gold, there in sources(state.layout, state.own, seat, state.gold)
        ]
        for seat in range(state.seats)
    ]
    scores = [sum(share.points for share in shares) for shares in breakdown]
    if state.actor is not None:
        return Result(scores, breakdown)
    winners = [seat for seat, gold in enumerate(scores) if gold == max(scores)]  # K26
    return Result(scores, breakdown, winners, state.ended_by)
