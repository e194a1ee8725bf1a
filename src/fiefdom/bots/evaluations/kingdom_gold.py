"""The gold of Kingdom Builder that a seat has for itself: by its settlements, and paid while the game ran."""

from functools import lru_cache

from fiefdom.games.kingdom_builder.board.layout import Layout
from fiefdom.games.kingdom_builder.expansions.goal import Kingdom
from fiefdom.games.kingdom_builder.play.state import KingdomState


@lru_cache(maxsize=1 << 15)
def alone(layout: Layout, own: int) -> int:
    """What a player's settlements score whatever the others do; asked again and again for the same ones."""
    kingdom = Kingdom(layout, (own,), 0)
    gold = 0
    for space in layout.scored_spaces:
        if space.score and not space.rivals:
            gold += space.score(kingdom)[0]
    for goal in layout.scored:
        if not goal.rivals:
            gold += goal.score(kingdom)[0]
    for task in layout.tasks:
        gold += task.score(kingdom)[0]
    return gold


def paid(state: KingdomState, seat: int) -> int:
    """What was paid while the game ran."""
    return sum([source[seat] for source in state.gold]) if state.gold else 0
