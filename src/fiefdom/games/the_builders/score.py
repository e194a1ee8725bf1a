"""The score at any moment and the winners at the end (B18)."""

from typing import TYPE_CHECKING

from fiefdom.games.the_builders.cards import FIRST_MACHINE, POINTS
from fiefdom.kernel.game import Result, Share

if TYPE_CHECKING:
    from fiefdom.games.the_builders.state import BuildersState

COINS_PER_POINT = 10  # B18


def score(state: "BuildersState") -> Result:
    breakdown: list[list[Share]] = []
    for built, coins in zip(state.built, state.coins, strict=True):
        buildings = [card for card in built if card < FIRST_MACHINE]
        machines = [card for card in built if card >= FIRST_MACHINE]
        breakdown.append(
            [
                Share("buildings", sum(POINTS[card] for card in buildings), buildings),
                Share("machines", sum(POINTS[card] for card in machines), machines),
                Share("coins", coins // COINS_PER_POINT),
            ]
        )
    scores = [sum(share.points for share in shares) for shares in breakdown]
    if state.actor is not None:
        return Result(scores, breakdown)
    # B18: most points; then more of them from cards; then more coins; then shared.
    ranks = list(zip(scores, state.points, state.coins, strict=True))
    winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    return Result(scores, breakdown, winners, state.ended_by)
