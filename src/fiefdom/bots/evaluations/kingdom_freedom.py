"""What it is worth in Kingdom Builder not to be tied to a terrain, beyond what the estimate says.

Only who plans whole turns asks: the former levels look at the estimate alone and so stay what they were.
"""

from functools import lru_cache

from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.play.state import SUPPLY, KingdomState

# In gold, with the whole game before it. By regression of the final lead on what the estimate overlooks.
FREE = 1.4  # a terrain that one is not obliged to build on at one's own
SOON_FREE = 0.9  # one with a space or two at one's own: once they are built on it is free
FEW = 3
SPREAD = 2.0  # more for a free terrain, for each card that wants settlements away from one's own (K33, K39)


def freedom(state: KingdomState) -> list[float]:
    """By seat; less and less towards the end."""
    left = 0.0 if state.actor is None or state.ending else min(state.supply) / SUPPLY
    return [left * _freedom(state.layout, near & state.free) for near in state.near]


@lru_cache(maxsize=1 << 15)
def _freedom(layout: Layout, frontier: int) -> float:
    counts = [(frontier & terrain).bit_count() for terrain in layout.terrain[:SWAMP]]
    spread = sum([1 for goal in layout.goals if goal.even or goal.apart])
    soon = sum([1 for count in counts if 0 < count < FEW])
    return counts.count(0) * (FREE + SPREAD * spread) + SOON_FREE * soon
