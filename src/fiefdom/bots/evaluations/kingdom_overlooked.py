"""What the estimate of Kingdom Builder overlooks: what it is worth not to be tied to a terrain, and tiles used well.

Only who plans whole turns asks: the former levels look at the estimate alone and so stay what they were.
"""

from functools import lru_cache

from fiefdom.games.kingdom_builder.board.layout import Layout, spaces_of
from fiefdom.games.kingdom_builder.board.terrain import SWAMP
from fiefdom.games.kingdom_builder.play.state import SUPPLY, KingdomState

# In gold, with the whole game before it. By regression of the final lead on what the estimate overlooks.
FREE = 1.4  # a terrain that one is not obliged to build on at one's own
SOON_FREE = 0.9  # one with a space or two at one's own: once they are built on it is free
FEW = 3
SPREAD = 2.0  # more for a free terrain, for each card that wants settlements away from one's own (K33, K39)
# By games of planners with other figures: who plans a whole turn makes more of a tile than who sees one decision.
BUILDS = 0.9
MOVES = 1.1


def overlooked(state: KingdomState) -> list[float]:
    """By seat; less and less towards the end."""
    left = 0.0 if state.actor is None or state.ending else min(state.supply) / SUPPLY
    layout, free = state.layout, state.free
    return [
        left * (_freedom(layout, near & free) + _tiles(layout, tiles))
        for near, tiles in zip(state.near, state.tiles, strict=True)
    ]


@lru_cache(maxsize=1 << 15)
def _freedom(layout: Layout, frontier: int) -> float:
    counts = [(frontier & terrain).bit_count() for terrain in layout.terrain[:SWAMP]]
    spread = sum([1 for goal in layout.goals if goal.even or goal.apart])
    soon = sum([1 for count in counts if 0 < count < FEW])
    return counts.count(0) * (FREE + SPREAD * spread) + SOON_FREE * soon


@lru_cache(maxsize=1 << 12)
def _tiles(layout: Layout, held: int) -> float:
    kinds = [layout.kinds[space].kind for space in spaces_of(held & ~layout.one_shot)]
    return BUILDS * kinds.count("build") + MOVES * kinds.count("move")
